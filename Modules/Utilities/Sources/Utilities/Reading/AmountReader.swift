public import Foundation

/// The parser of amounts in a currency, typed or from a file.
///
/// It reads what a ``DecimalReader`` reads, and the amount must fit the currency: no more decimals written than it has,
/// zeros included, and minor units that can be stored.
public struct AmountReader: Hashable, Sendable {
  /// The currency of the amounts.
  public let currency: Currency

  private let numbers: DecimalReader

  /// A reader of amounts typed in the locale.
  public init(locale: Locale, currency: Currency) {
    self.currency = currency
    numbers = DecimalReader(locale: locale, decimals: currency.exponent)
  }

  /// A reader of a file whose decimal mark is known. The mark that is not the decimal one groups, so that no amount has
  /// two readings.
  public init(decimalMark: DecimalMark, currency: Currency) {
    self.currency = currency
    numbers = DecimalReader(decimalMark: decimalMark, decimals: currency.exponent)
  }

  /// The amount that the text writes: 1234.50 EUR for `1,234.50`. A negative one is returned as such: whether it may be
  /// is the caller's rule.
  public func read(_ text: String) throws(AmountReadingError) -> Money {
    Money(minorUnits: try numbers.readUnits(text), in: currency)
  }
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

/// Why a text is not a valid amount or number, with the values for a message.
public enum AmountReadingError: Error, Equatable, Sendable {
  /// There is nothing but white space.
  case empty
  /// In the text that was read, the character at this column, counted in Unicode scalars from 1, is invalid.
  case notANumber(String, column: Int)
  /// The text can be read as two numbers. Each is given as it can be typed without a second reading: in plain digits,
  /// and where it has decimals with a mark that the reader takes for nothing else. In the first one the point of the
  /// text was the decimal mark, or would be if there were one.
  case ambiguous(first: String, second: String)
  /// More decimals are written than the currency has, or than a number may have.
  case tooManyDecimals(allowed: Int)
  /// The amount is farther from zero than the limit, the most that 64 bits of its smallest unit can hold.
  case outOfRange(limit: Decimal)
}

extension AmountReadingError {
  /// The reading error of an amount that can't be stored.
  public init(_ error: MoneyRangeError) { self = .outOfRange(limit: error.limit.decimal) }
}
