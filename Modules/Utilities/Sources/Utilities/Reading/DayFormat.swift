/// The format of a file's days, as a pattern such as `dd/MM/yyyy`, `d.M.yy` or `yyyyMMdd`.
///
/// `yyyy` is a year in four digits and `yy` one in two; `MM` and `dd` are two digits, `M` and `d` one or two. Each of
/// the three occurs exactly once. Everything else is literal and can't be an ASCII letter, a digit or a quote. Nothing
/// is guessed: a text that isn't written just so is no day.
///
/// A year in two digits has two readings, one of the 1900s and one of the 2000s. A bank's file holds days from 1970 on,
/// and none after the year that follows the day on which it is read. The day is read when exactly one of the readings
/// is such a day, and refused otherwise: in 2026, `98` is 1998 and `26` is 2026, while `45` is refused with both.
public struct DayFormat: Hashable, Sendable {
  /// The pattern as given.
  public let pattern: String

  private let parts: [Part]
  private let today: CalendarDay?

  /// `yyyy-MM-dd`.
  public static let iso = DayFormat(
    pattern: "yyyy-MM-dd", parts: [.field(.year, 4), .literal("-"), .field(.month, 2), .literal("-"), .field(.day, 2)])

  /// The format that the pattern describes.
  ///
  /// - Parameter today: The day on which the file is read; without one, no year in two digits can be told.
  public init(_ pattern: String, readOn today: CalendarDay? = nil) throws(DayFormatError) {
    let parts = Part.parts(of: pattern.unicodeScalars[...])
    guard let parts, Part.areUsable(parts) else { throw .unusable(pattern: pattern) }
    self.init(pattern: pattern, parts: parts, today: today)
  }

  private init(pattern: String, parts: [Part], today: CalendarDay? = nil) {
    self.pattern = pattern
    self.parts = parts
    self.today = today
  }

  /// The day that the text writes in this format. Outer white space doesn't matter.
  public func read(_ text: String) throws(DayReadingError) -> CalendarDay {
    var rest = text.trimmed.utf8[...]
    var numbers = Numbers()
    for part in parts {
      guard part.take(from: &rest, into: &numbers) else { throw .notADay(text) }
    }
    guard rest.isEmpty else { throw .notADay(text) }
    guard numbers.isYearShort else {
      guard let day = numbers.day(in: numbers.year) else { throw .noSuchDay(text) }
      return day
    }
    let days = [1900, 2000].compactMap { numbers.day(in: $0 + numbers.year) }
    guard let first = days.first, let last = days.last else { throw .noSuchDay(text) }
    guard first != last else { return first }
    let possible = days.filter(isPossible)
    guard possible.count == 1 else { throw .ambiguous(text, first: first, second: last) }
    return possible[0]
  }

  /// Whether a file that is read today can hold the day.
  private func isPossible(_ day: CalendarDay) -> Bool {
    guard let today else { return true }
    return (1970...max(1970, today.year + 1)).contains(day.year)
  }
}

/// Why a pattern describes no way to write days.
public enum DayFormatError: Error, Equatable, Sendable {
  /// The pattern has an unknown letter, lacks or repeats a part, or lets two numbers run together.
  case unusable(pattern: String)
}

extension DayFormat {
  fileprivate enum Field: Unicode.Scalar {
    case year = "y"
    case month = "M"
    case day = "d"

    var widths: Set<Int> { self == .year ? [2, 4] : [1, 2] }
  }

  fileprivate struct Numbers {
    var year = 0
    /// Whether the year has two digits, and so one reading in each century.
    var isYearShort = false
    var month = 0
    var day = 0

    func day(in year: Int) -> CalendarDay? { CalendarDay(year: year, month: month, day: day) }
  }

  fileprivate enum Part: Hashable {
    case field(Field, Int)
    case literal(Unicode.Scalar)
  }
}

extension DayFormat.Part {
  /// The parts of a pattern, or nil when something in it has no meaning.
  static func parts(of pattern: Substring.UnicodeScalarView) -> [Self]? {
    var parts: [Self] = []
    var rest = pattern
    while let first = rest.first {
      let width = DayFormat.Field(rawValue: first) == nil ? 1 : rest.prefix { $0 == first }.count
      guard let part = Self(first, width: width) else { return nil }
      parts.append(part)
      rest = rest.dropFirst(width)
    }
    return parts
  }

  private init?(_ scalar: Unicode.Scalar, width: Int) {
    if let field = DayFormat.Field(rawValue: scalar) {
      guard field.widths.contains(width) else { return nil }
      self = .field(field, width)
    } else {
      let properties = scalar.properties
      guard !(scalar.isASCII && properties.isAlphabetic), properties.numericType == nil, scalar != "'" else {
        return nil
      }
      self = .literal(scalar)
    }
  }

  /// Whether each field is there once, and none of open width is followed by another.
  static func areUsable(_ parts: [Self]) -> Bool {
    let fields = parts.compactMap(\.field)
    let runTogether = zip(parts, parts.dropFirst()).contains { $0.isOfOpenWidth && $1.field != nil }
    return fields.count == 3 && Set(fields).count == 3 && !runTogether
  }

  private var field: DayFormat.Field? {
    guard case .field(let field, _) = self else { return nil }
    return field
  }

  private var isOfOpenWidth: Bool {
    guard case .field(_, 1) = self else { return false }
    return true
  }

  /// Takes what the part stands for from the front of the text; false when it isn't there.
  func take(from rest: inout Substring.UTF8View, into numbers: inout DayFormat.Numbers) -> Bool {
    switch self {
    case .literal(let scalar):
      guard let bytes = UTF8.encode(scalar), rest.starts(with: bytes) else { return false }
      rest.removeFirst(bytes.count)
      return true
    case .field(let field, let width):
      var (number, count) = (0, 0)
      while count < max(width, 2), let byte = rest.first, byte.isDigit {
        number = number * 10 + Int(byte & 0x0F)
        count += 1
        rest.removeFirst()
      }
      guard count >= width else { return false }
      switch field {
      case .year: (numbers.year, numbers.isYearShort) = (number, width == 2)
      case .month: numbers.month = number
      case .day: numbers.day = number
      }
      return true
    }
  }
}
