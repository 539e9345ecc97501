public import Foundation

/// The parser of decimal numbers, typed or from a file: of amounts, by ``AmountReader``, and of rates.
///
/// A number is ASCII digits, or digits of one other script, with at most one decimal mark. `.` is always a decimal
/// mark, and so is the one that the locale uses. Digits may be grouped in threes, all groups by the same mark: a space
/// of any width or an apostrophe anywhere, otherwise the mark that the locale groups with, and also `.` where `,` is
/// the decimal mark. Where the locale groups so, and in a file whose commas group, the groups before the last one may be of two:
/// `1,23,456`. White space around the number and one sign in front of it are allowed; `.5` is, `5.` is not.
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

  /// The scalars that may stand among the digits.
  let marks: Set<Unicode.Scalar>

  private let decimalMarks: Set<Unicode.Scalar>
  private let grouping: DigitGrouping
  /// The only decimal mark, where it is ASCII and never groups.
  private let plainByte: UInt8?

  /// A reader of numbers typed in the locale, with at most so many decimals (0 to 18).
  public init(locale: Locale, decimals: Int) {
    let decimalMark = locale.decimalSeparator?.onlyScalar ?? "."
    self.init(
      decimals: decimals, decimalMarks: [decimalMark, "."],
      grouping: DigitGrouping(locale: locale, alsoByPoint: decimalMark == ","))
  }

  /// A reader of a file whose decimal mark is known, with at most so many decimals (0 to 18). The mark that is not the
  /// decimal one groups, so that no number has two readings.
  public init(decimalMark: DecimalMark, decimals: Int) {
    self.init(
      decimals: decimals, decimalMarks: [decimalMark.scalar], grouping: DigitGrouping(mark: decimalMark.other.scalar))
  }

  private init(decimals: Int, decimalMarks: Set<Unicode.Scalar>, grouping: DigitGrouping) {
    self.decimals = decimals
    self.decimalMarks = decimalMarks
    self.grouping = grouping
    marks = grouping.marks.union(decimalMarks).union([".", ","])
    let only = decimalMarks.count == 1 ? decimalMarks.first : nil
    plainByte = only.flatMap { $0.isASCII && !grouping.marks.contains($0) ? UInt8($0.value) : nil }
  }

  /// The number that the text writes. A negative one is returned as such: whether it may be is the caller's rule.
  public func read(_ text: String) throws(AmountReadingError) -> Decimal { decimal(try readUnits(text)) }

  /// The number that the text writes, in units of the last decimal: 123450 for `1,234.50` and two decimals.
  public func readUnits(_ text: String) throws(AmountReadingError) -> Int64 {
    if let units = plainUnits(text) { return units }
    return try units(of: try TypedAmount(text, marks: marks), in: text)
  }

  /// The number of digits with the decimal mark or without, as nearly all rows of a file have it; nil for any other text,
  /// and for one that is refused.
  func plainUnits(_ text: String) -> Int64? {
    guard let plainByte else { return nil }
    var (units, digits, fraction): (Int64, Int, Int?) = (0, 0, nil)
    var isNegative = false
    for byte in text.utf8 {
      if byte.isDigit {
        if digits == 18 { return nil }
        units = units * 10 + Int64(byte & 0x0F)
        digits += 1
        if let count = fraction { fraction = count + 1 }
      } else if byte == plainByte, fraction == nil {
        fraction = 0
      } else if byte == UInt8(ascii: "-"), digits == 0, fraction == nil, !isNegative {
        isNegative = true
      } else {
        return nil
      }
    }
    let missing = decimals - (fraction ?? 0)
    guard digits > 0, fraction != 0, 0...18 - digits ~= missing else { return nil }
    for _ in 0..<missing { units *= 10 }
    return isNegative ? -units : units
  }

  /// The same of a part of a text, which has neither white space around it nor a sign.
  func readUnits(
    _ scalars: ArraySlice<Unicode.Scalar>, isNegative: Bool, in text: String
  ) throws(AmountReadingError) -> Int64 {
    try units(of: try TypedAmount(scalars, isNegative: isNegative, in: text, marks: marks), in: text)
  }

  private func units<Units: FixedWidthInteger & SignedInteger>(
    of typed: TypedAmount, in text: String, limit: Decimal
  ) throws(AmountReadingError) -> Units {
    guard let reading = try reading(of: typed, in: text) else {
      throw .notANumber(text, column: typed.lastMarkColumn)
    }
    guard let units: Units = try units(of: reading, typed) else { throw .outOfRange(limit: limit) }
    return units
  }

  private func units(of typed: TypedAmount, in text: String) throws(AmountReadingError) -> Int64 {
    try units(of: typed, in: text, limit: decimal(.max))
  }

  private func decimal(_ units: Int64) -> Decimal {
    // Building the value from its parts takes nanoseconds, dividing takes microseconds.
    Decimal(sign: .plus, exponent: -decimals, significand: Decimal(units))
  }
}

extension DecimalReader {
  /// The largest number in a ratio; it is farther from zero than any rate.
  private static let ratioLimit = Decimal(sign: .plus, exponent: 18, significand: 1)

  /// The number that the text writes, or the two numbers with a slash between them: `0.92`, `1/0.92`. Each has as many
  /// digits before the mark as are needed, up to 10^18.
  ///
  /// A number by itself may be 0 or negative: whether it may be is the caller's rule. Beside a slash neither may.
  public func readRatio(_ text: String) throws(AmountReadingError) -> DecimalRatio {
    let scalars = Array(text.unicodeScalars)
    guard let slash = scalars.firstIndex(of: "/") else {
      return DecimalRatio(try exact(try TypedAmount(text, marks: marks), in: text))
    }
    let numerator = try readPart(scalars[..<slash], of: text)
    return DecimalRatio(numerator, over: try readPart(scalars[(slash + 1)...], of: text))
  }

  /// The number on one side of a slash, above zero.
  private func readPart(_ part: ArraySlice<Unicode.Scalar>, of text: String) throws(AmountReadingError) -> Decimal {
    guard let first = part.firstIndex(where: \.isVisible), let last = part.lastIndex(where: \.isVisible) else {
      throw .notANumber(text, column: max(1, part.startIndex))
    }
    let number = try exact(try TypedAmount(part[first...last], isNegative: false, in: text, marks: marks), in: text)
    if number == 0 { throw .notANumber(text, column: first + 1) }
    return number
  }

  private func exact(_ typed: TypedAmount, in text: String) throws(AmountReadingError) -> Decimal {
    let units: Int128 = try units(of: typed, in: text, limit: Self.ratioLimit)
    let number = Decimal(sign: .plus, exponent: -decimals, significand: Decimal(exactly: units))
    guard number.magnitude <= Self.ratioLimit else { throw .outOfRange(limit: Self.ratioLimit) }
    return number
  }
}

extension DecimalReader {
  /// The only reading there is; `nil` for none.
  private func reading(of typed: TypedAmount, in text: String) throws(AmountReadingError) -> TypedAmount.Reading? {
    let permitted = [decimalReading(of: typed), groupedReading(of: typed)].compactMap(\.self)
    if permitted.count == 1 { return permitted[0] }
    let possible = permitted.isEmpty ? typed.readingsByPointOrComma : permitted
    guard possible.count == 2 else { return nil }
    throw .ambiguous(text, first: possible[0].text(mark: plainMark), second: possible[1].text(mark: plainMark))
  }

  /// The decimal mark that never groups: a comma where it is one, because the point groups there.
  private var plainMark: Unicode.Scalar { decimalMarks.contains(",") ? "," : "." }

  /// The reading in which the last mark is the decimal one.
  private func decimalReading(of typed: TypedAmount) -> TypedAmount.Reading? {
    guard let last = typed.marks.last, decimalMarks.contains(last.scalar) else { return nil }
    let others = typed.marks.dropLast()
    guard others.first?.scalar != last.scalar, typed.groups(by: others, before: last.position, in: grouping) else {
      return nil
    }
    return typed.reading(integerDigits: last.position)
  }

  /// The reading as a whole number, in which every mark groups.
  private func groupedReading(of typed: TypedAmount) -> TypedAmount.Reading? {
    guard typed.groups(by: typed.marks[...], before: typed.digits.count, in: grouping) else { return nil }
    return typed.reading(integerDigits: typed.digits.count)
  }

  /// `nil` where the units don't fit.
  private func units<Units: FixedWidthInteger & SignedInteger>(
    of reading: TypedAmount.Reading, _ typed: TypedAmount
  ) throws(AmountReadingError) -> Units? {
    let missing = decimals - reading.fraction.count
    guard missing >= 0 else { throw .tooManyDecimals(allowed: decimals, readings: alternatives(to: reading, typed)) }
    var units: Units = 0
    for digit in reading.integer + reading.fraction + Array(repeating: 0, count: missing) {
      let (shifted, overflow) = units.multipliedReportingOverflow(by: 10)
      let (sum, carry) = shifted.addingReportingOverflow(Units(reading.isNegative ? -digit : digit))
      guard !overflow, !carry else { return nil }
      units = sum
    }
    return units
  }

  /// What could be meant by a number with too many decimals, each as it can be typed: the number cut off after those
  /// that it may have, and the whole number if its mark may group, else the number that is one unit farther from zero.
  private func alternatives(to reading: TypedAmount.Reading, _ typed: TypedAmount) -> [String] {
    let cut = reading.cut(decimals: decimals)
    let isCutExact = reading.fraction.dropFirst(decimals).allSatisfy { $0 == 0 }
    let groups = typed.marks.count == 1 && reading.fraction.count == 3 && 1...3 ~= reading.integer.count
    let other =
      groups && typed.digits[0] != 0
      ? typed.reading(integerDigits: typed.digits.count).text(mark: plainMark)
      : isCutExact ? nil : cut.next.text(mark: plainMark)
    return [cut.text(mark: plainMark), other].compactMap(\.self)
  }
}
