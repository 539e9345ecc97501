public import Foundation

/// The parser of decimal numbers, typed or from a file: of amounts, by ``AmountReader``, and of rates.
///
/// A number is ASCII digits, or digits of one other script, with at most one decimal mark. `.` is always a decimal
/// mark, and so is the one that the locale uses. Digits may be grouped in threes, all groups by the same mark: a space
/// of any width or an apostrophe anywhere, otherwise the mark that the locale groups with, and also `.` where `,` is
/// the decimal mark. White space around the number and one sign in front of it are allowed; `.5` is, `5.` is not.
///
/// Exactly one of the readings that these rules permit must be left. A text with two is refused with both, and so is
/// one that breaks the rules only because it mixes up `.` and `,`:
///
/// | text       | en_US, ja_JP          | de_CH                 | fr_FR, de_DE          |
/// |------------|-----------------------|-----------------------|-----------------------|
/// | `1234.5`   | 1234.5                | 1234.5                | 1234.5                |
/// | `1234,5`   | 12345 or 1234.5?      | 12345 or 1234.5?      | 1234.5                |
/// | `1,23`     | 123 or 1.23?          | 123 or 1.23?          | 1.23                  |
/// | `1,234`    | 1234                  | 1234 or 1.234?        | 1.234                 |
/// | `1.234`    | 1.234                 | 1.234                 | 1.234 or 1234?        |
/// | `0.234`    | 0.234                 | 0.234                 | 0.234                 |
/// | `1,234.56` | 1234.56               | 1234.56 or 1.23456?   | 1234.56 or 1.23456?   |
/// | `1.234,56` | 1.23456 or 1234.56?   | 1.23456 or 1234.56?   | 1234.56               |
/// | `1 234,56` | not a number          | not a number          | 1234.56               |
/// | `1'234.50` | 1234.50               | 1234.50               | 1234.50               |
///
/// No more decimals may be written than the reader's number, zeros included, and the number in units of the last decimal
/// must fit 64 bits.
public struct DecimalReader: Hashable, Sendable {
  /// The largest number of decimals, 0 to 18.
  public let decimals: Int

  private let decimalMarks: Set<Unicode.Scalar>
  private let groupingMarks: Set<Unicode.Scalar>
  private let knownMarks: Set<Unicode.Scalar>

  /// A reader of numbers typed in the locale, with at most so many decimals (0 to 18).
  public init(locale: Locale, decimals: Int) {
    let decimalMark = locale.decimalSeparator?.onlyScalar ?? "."
    let groupingMarks = [locale.groupingSeparator?.onlyScalar, decimalMark == "," ? "." : nil].compactMap(\.self)
    self.init(decimals: decimals, decimalMarks: [decimalMark, "."], groupingMarks: groupingMarks)
  }

  /// A reader of a file whose decimal mark is known, with at most so many decimals (0 to 18). The mark that is not the
  /// decimal one groups, so that no number has two readings.
  public init(decimalMark: DecimalMark, decimals: Int) {
    self.init(decimals: decimals, decimalMarks: [decimalMark.scalar], groupingMarks: [decimalMark.other.scalar])
  }

  private init(decimals: Int, decimalMarks: Set<Unicode.Scalar>, groupingMarks: [Unicode.Scalar]) {
    self.decimals = decimals
    self.decimalMarks = decimalMarks
    self.groupingMarks = Self.alwaysGrouping.union(groupingMarks)
    knownMarks = self.groupingMarks.union(decimalMarks).union([".", ","])
  }

  /// The number that the text writes. A negative one is returned as such: whether it may be is the caller's rule.
  public func read(_ text: String) throws(AmountReadingError) -> Decimal { decimal(try readUnits(text)) }

  /// The number that the text writes, in units of the last decimal: 123450 for `1,234.50` and two decimals.
  func readUnits(_ text: String) throws(AmountReadingError) -> Int64 {
    let typed = try TypedAmount(text, marks: knownMarks)
    guard let reading = try reading(of: typed) else { throw .notANumber(text, column: typed.lastMarkColumn) }
    return try units(of: reading)
  }

  private func decimal(_ units: Int64) -> Decimal {
    // Building the value from its parts takes nanoseconds, dividing takes microseconds.
    Decimal(sign: .plus, exponent: -decimals, significand: Decimal(units))
  }

  /// U+00A0, U+2009 and U+202F are the spaces that programs group with; U+2019 is the typographic apostrophe.
  private static let alwaysGrouping: Set<Unicode.Scalar> = [" ", "\u{A0}", "\u{2009}", "\u{202F}", "'", "\u{2019}"]
}

extension DecimalReader {
  /// The only reading there is; `nil` for none.
  private func reading(of typed: TypedAmount) throws(AmountReadingError) -> TypedAmount.Reading? {
    let permitted = [decimalReading(of: typed), groupedReading(of: typed)].compactMap(\.self)
    if permitted.count == 1 { return permitted[0] }
    let possible = permitted.isEmpty ? typed.readingsByPointOrComma : permitted
    guard possible.count == 2 else { return nil }
    throw .ambiguous(first: possible[0].text(mark: plainMark), second: possible[1].text(mark: plainMark))
  }

  /// The decimal mark that never groups: a comma where it is one, because the point groups there.
  private var plainMark: Unicode.Scalar { decimalMarks.contains(",") ? "," : "." }

  /// The reading in which the last mark is the decimal one.
  private func decimalReading(of typed: TypedAmount) -> TypedAmount.Reading? {
    guard let last = typed.marks.last, decimalMarks.contains(last.scalar) else { return nil }
    let others = typed.marks.dropLast()
    guard others.first?.scalar != last.scalar, typed.groups(by: others, before: last.position, in: groupingMarks) else {
      return nil
    }
    return typed.reading(integerDigits: last.position)
  }

  /// The reading as a whole number, in which every mark groups.
  private func groupedReading(of typed: TypedAmount) -> TypedAmount.Reading? {
    guard typed.groups(by: typed.marks[...], before: typed.digits.count, in: groupingMarks) else { return nil }
    return typed.reading(integerDigits: typed.digits.count)
  }

  private func units(of reading: TypedAmount.Reading) throws(AmountReadingError) -> Int64 {
    let missing = decimals - reading.fraction.count
    guard missing >= 0 else { throw .tooManyDecimals(allowed: decimals) }
    var units: Int64 = 0
    for digit in reading.integer + reading.fraction + Array(repeating: 0, count: missing) {
      let (shifted, overflow) = units.multipliedReportingOverflow(by: 10)
      let (sum, carry) = shifted.addingReportingOverflow(Int64(reading.isNegative ? -digit : digit))
      guard !overflow, !carry else { throw .outOfRange(limit: decimal(.max)) }
      units = sum
    }
    return units
  }
}

extension String {
  fileprivate var onlyScalar: Unicode.Scalar? { unicodeScalars.count == 1 ? unicodeScalars.first : nil }
}
