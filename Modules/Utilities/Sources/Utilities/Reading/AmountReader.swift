public import Foundation

/// The parser of amounts in a currency, typed or from a file.
///
/// It reads what a ``DecimalReader`` reads, and the amount must fit the currency: no more decimals written than it has,
/// zeros included, and minor units that can be stored. Beside the digits there may be:
///
/// - the sign or the code of the amount's own currency, before or after it: `$3,000`, `5 USD`, `3 000 €`, `-$5`. That
///   of another currency is refused, and named;
/// - brackets or a trailing minus for an amount below zero: `(12.50)`, `12.50-`.
///
/// A person may type more than a file may hold:
///
/// - `k` for thousands: `3k`, `1.5k`. There is no other letter;
/// - sums: `12.50+3-1`, `12.50 - 3`. A minus between two numbers needs a space beside it, or a plus somewhere in the
///   text: `10-5` and `2026-11-02` are more often something else. A text that is a day is no amount.
public struct AmountReader: Hashable, Sendable {
  /// The currency of the amounts.
  public let currency: Currency

  private let numbers: DecimalReader
  /// Reads numbers of thousands, in the same smallest unit.
  private let thousands: DecimalReader
  private let signs: CurrencySigns
  private let isTyped: Bool

  /// A reader of amounts typed in the locale, sums among them.
  public init(locale: Locale, currency: Currency) {
    self.currency = currency
    numbers = DecimalReader(locale: locale, decimals: currency.exponent)
    thousands = DecimalReader(locale: locale, decimals: currency.exponent + 3)
    signs = CurrencySigns(currency, locale: locale)
    isTyped = true
  }

  /// A reader of a file whose decimal mark is known. The mark that is not the decimal one groups, so that no amount has
  /// two readings. A sign that several currencies have is taken for that of the amounts.
  public init(decimalMark: DecimalMark, currency: Currency) {
    self.currency = currency
    numbers = DecimalReader(decimalMark: decimalMark, decimals: currency.exponent)
    thousands = DecimalReader(decimalMark: decimalMark, decimals: currency.exponent + 3)
    signs = CurrencySigns(currency, locale: nil)
    isTyped = false
  }

  /// The amount that the text writes: 1234.50 EUR for `1,234.50`. A negative one is returned as such: whether it may be
  /// is the caller's rule.
  public func read(_ text: String) throws(AmountReadingError) -> Money {
    if !isTyped, let units = numbers.plainUnits(text) { return Money(minorUnits: units, in: currency) }
    return try reading(of: text).amount
  }

  /// The same with what was added up.
  public func reading(of text: String) throws(AmountReadingError) -> AmountReading {
    // The rows of a file are many, and nearly all of them have nothing but digits and marks.
    if !isTyped, text.isPlainNumber {
      let amount = Money(minorUnits: try numbers.readUnits(text), in: currency)
      return AmountReading(amount: amount, terms: [amount], isCalculated: false)
    }
    let sum = try TypedSum(text)
    if isTyped, sum.isDay { throw .day(text) }
    if !isTyped, let second = sum.terms.dropFirst().first { throw .notANumber(text, column: second.operatorColumn) }
    var typed: [TypedTerm] = []
    for term in sum.terms {
      typed.append(try TypedTerm(term, of: sum, marks: numbers.marks, signs: signs, allowsThousands: isTyped))
    }
    if let column = sum.bareMinusColumn { throw .bareMinus(text, column: column, reading: sum.spaced) }
    var terms: [Money] = []
    for term in typed { terms.append(try amount(of: term, in: sum)) }
    let amount = terms.sum(in: currency)
    // Each term fits 64 bits, and their sum may not.
    do { _ = try amount.storedMinorUnits() } catch { throw AmountReadingError(error) }
    let isCalculated = typed.count > 1 || typed.contains { $0.isInThousands }
    return AmountReading(amount: amount, terms: terms, isCalculated: isCalculated)
  }
}

extension AmountReader {
  /// The amount of a term. One of a sum is read without its sign: the plus or minus before it isn't part of it.
  private func amount(of term: TypedTerm, in sum: TypedSum) throws(AmountReadingError) -> Money {
    if sum.terms.count == 1 { return try amount(of: term, isNegative: term.isNegative, in: sum) }
    do {
      let magnitude = try amount(of: term, isNegative: false, in: sum)
      return term.isNegative ? -magnitude : magnitude
    } catch .ambiguous(_, let first, let second) {
      let digits = String(String.UnicodeScalarView(sum.scalars[term.digits]))
      throw .ambiguous(digits + (term.isInThousands ? "k" : ""), first: first, second: second)
    }
  }

  private func amount(
    of term: TypedTerm, isNegative: Bool, in sum: TypedSum
  ) throws(AmountReadingError) -> Money {
    let reader = term.isInThousands ? thousands : numbers
    do {
      let units = try reader.readUnits(sum.scalars[term.digits], isNegative: isNegative, in: sum.text)
      return Money(minorUnits: units, in: currency)
    } catch .ambiguous(let text, let first, let second) where term.isInThousands {
      throw .ambiguous(text, first: first + "k", second: second + "k")
    } catch .tooManyDecimals(let allowed, let readings) where term.isInThousands {
      throw .tooManyDecimals(allowed: allowed, readings: readings.map { $0 + "k" })
    } catch .outOfRange where term.isInThousands {
      throw .outOfRange(limit: Money(minorUnits: .max, in: currency).decimal)
    }
  }
}

extension String {
  /// Whether there is nothing but digits and marks after minuses, if there are any: more than one is refused as ever.
  fileprivate var isPlainNumber: Bool {
    utf8.drop { $0 == UInt8(ascii: "-") }
      .allSatisfy { $0.isDigit || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: ",") }
  }
}

/// What a text was read as: an amount, and how it came about, so that it can be shown before it is kept.
public struct AmountReading: Hashable, Sendable {
  /// The amount.
  public let amount: Money
  /// What was added up, in the order of the text; one term unless the text is a sum. A term that was taken off is
  /// negative.
  public let terms: [Money]
  /// Whether the text says something other than the digits of the amount: it is a sum, or has a `k`.
  public let isCalculated: Bool
}

/// The mark between the whole part of a number and its decimals, as a file's own convention.
public enum DecimalMark: Character, CaseIterable, Sendable {
  /// A point: `1.5`.
  case point = "."
  /// A comma: `1,5`.
  case comma = ","

  var scalar: Unicode.Scalar { self == .point ? "." : "," }

  var other: DecimalMark { self == .point ? .comma : .point }
}
