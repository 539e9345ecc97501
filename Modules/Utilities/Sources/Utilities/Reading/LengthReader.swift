public import Foundation

/// The parser of typed lengths of time: `90m`, `1h30`, `1h30m`, `1.5h`, `45 min`, `2 h`, `1 hour 30 minutes`.
///
/// Hours come before minutes and minutes before seconds, each at most once, with their unit whole or cut short, in
/// English or French. Two digits after the hours are minutes. The last number may have up to four decimals, after a
/// point or the decimal mark of the locale; the same length with the mark of another locale is shown and refused. A
/// number without a unit is refused, and so is `1:30`, with both lengths that it can be. Case and white space don't
/// matter.
public struct LengthReader: Hashable, Sendable {
  private let decimalMark: String

  /// A reader of lengths typed in the locale.
  public init(locale: Locale) { decimalMark = locale.decimalSeparator ?? "." }

  /// A reader of the lengths of a file whose decimal mark is known; a point is one too.
  public init(decimalMark: DecimalMark) { self.decimalMark = String(decimalMark.rawValue) }

  /// The length that the text writes, in whole milliseconds. A minus before it makes it negative.
  public func read(_ text: String) throws(LengthReadingError) -> Duration {
    .milliseconds(try milliseconds(of: text))
  }

  /// The same where the length has to be positive.
  ///
  /// - Throws: ``LengthReadingError/notPositive(_:)`` for zero, too.
  public func readPositive(_ text: String) throws(LengthReadingError) -> Duration {
    let length = try milliseconds(of: text)
    guard length > 0 else { throw .notPositive(text) }
    return .milliseconds(length)
  }

  func milliseconds(of text: String) throws(LengthReadingError) -> Int64 {
    var typed = try TypedLength(text)
    let isNegative = typed.takeMinus()
    try refuseTwoReadings(typed)
    var parts = try typed.parts()
    if let minutes = try typed.minutesAfterHours(parts) { parts.append(minutes) }
    let length = try sum(parts, of: typed)
    return isNegative ? -length : length
  }
}

extension LengthReader {
  /// Refuses what is two lengths by its shape.
  private func refuseTwoReadings(_ typed: TypedLength) throws(LengthReadingError) {
    let word = typed.rest
    if let match = word.wholeMatch(of: #/([0-9]{1,9}):([0-9]{2})/#) {
      throw .ambiguous(typed.text, first: "\(match.1)h\(match.2)m", second: "\(match.1)m\(match.2)s")
    }
    if word.wholeMatch(of: #/[0-9]{1,9}(?:[.,][0-9]+)?/#) != nil {
      throw .ambiguous(typed.text, first: word + "m", second: word + "h")
    }
    if let match = word.wholeMatch(of: #/([0-9]{1,9})\s*h\s*([0-5])/#) {
      throw .ambiguous(typed.text, first: "\(match.1)h0\(match.2)m", second: "\(match.1)h\(match.2)0m")
    }
  }

  private func sum(_ parts: [TypedLength.Part], of typed: TypedLength) throws(LengthReadingError) -> Int64 {
    var (total, overflow): (Int64, Bool) = (0, false)
    for (index, part) in parts.enumerated() {
      guard let length = part.milliseconds else { throw .outOfRange(typed.text) }
      if let mark = part.mark, mark.text != ".", mark.text != decimalMark {
        let reading = typed.rest.replacing(mark.text, with: ".")
        throw .otherDecimalMark(typed.text, column: mark.column, reading: reading)
      }
      if let mark = part.mark, index < parts.count - 1 { throw .notALength(typed.text, column: mark.column) }
      let isInOrder = index == 0 || part.unit < parts[index - 1].unit
      guard isInOrder else { throw .notALength(typed.text, column: part.column) }
      (total, overflow) = total.addingReportingOverflow(length)
      if overflow { throw .outOfRange(typed.text) }
    }
    guard total <= Self.longest else { throw .outOfRange(typed.text) }
    return total
  }

  /// The years 1 to 9999.
  private static let longest: Int64 = 10_000 * 366 * 86_400_000
}

extension Duration {
  /// The length as it can be typed: `1h30m`, with seconds where there are any, `0m` for none. Milliseconds are left out.
  public var typableText: String {
    let seconds = components.seconds
    let (whole, sign) = (seconds.magnitude, seconds < 0 ? "-" : "")
    let parts = [(whole / 3_600, "h"), (whole / 60 % 60, "m"), (whole % 60, "s")].filter { $0.0 > 0 }
    return parts.isEmpty ? "0m" : sign + parts.map { "\($0.0)\($0.1)" }.joined()
  }
}
