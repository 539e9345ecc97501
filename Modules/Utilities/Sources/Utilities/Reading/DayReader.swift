/// The parser of typed days: `YYYY-MM-DD`, `today`, `yesterday`, `tomorrow`, and a number of days, weeks or months from
/// today: `-3d`, `+2w`, `+3m`. Case and outer white space don't matter.
public struct DayReader: Hashable, Sendable {
  /// The day that relative forms count from.
  public let today: CalendarDay
  /// The words that are read beside the English ones.
  public let words: DayWords

  /// Creates a reader for words such as `yesterday`, which count from this day.
  public init(today: CalendarDay, words: DayWords = .english) {
    self.today = today
    self.words = words
  }

  /// The day that the text names.
  public func read(_ text: String) throws(DayReadingError) -> CalendarDay {
    let word = text.trimmed.lowercased()
    if let (year, month, day) = CalendarDay.components(of: word) {
      return try CalendarDay(year: year, month: month, day: day).orThrow(.noSuchDay(text))
    }
    guard let offset = words.offset(of: word) else { return try relative(word, in: text) }
    return try today.adding(days: offset).orThrow(.outOfRange(text))
  }
}

extension DayReader {
  private func relative(_ word: String, in text: String) throws(DayReadingError) -> CalendarDay {
    let digits = word.utf8.dropFirst().dropLast()
    guard let sign = word.first, "+-".contains(sign), !digits.isEmpty, digits.allSatisfy(\.isDigit) else {
      throw .notADay(text)
    }
    // A number with too many digits leads past year 9999 as surely as this one does.
    let count = Int(digits: digits) ?? farAway
    let signed = min(count, farAway) * (sign == "-" ? -1 : 1)
    switch word.last {
    case "d": return try today.adding(days: signed).orThrow(.outOfRange(text))
    case "w": return try today.adding(days: signed * 7).orThrow(.outOfRange(text))
    case "m": return try today.adding(months: signed).orThrow(.outOfRange(text))
    default: throw .notADay(text)
    }
  }
}

/// More days, weeks or months than the calendar has.
private let farAway = 10_000_000

extension Optional {
  fileprivate func orThrow(_ error: DayReadingError) throws(DayReadingError) -> Wrapped {
    guard let self else { throw error }
    return self
  }
}

/// Why a text names no day. Each case carries the text as it was given.
public enum DayReadingError: Error, Equatable, Sendable {
  /// The text isn't written as a day.
  case notADay(String)
  /// The text is written as a day that doesn't exist, such as 2026-02-30.
  case noSuchDay(String)
  /// The day is outside the years 1 to 9999.
  case outOfRange(String)
  /// The year has two digits, and either century could be meant.
  case ambiguous(String, first: CalendarDay, second: CalendarDay)

  /// The text as it was given.
  public var text: String {
    switch self {
    case .notADay(let text), .noSuchDay(let text), .outOfRange(let text), .ambiguous(let text, _, _): text
    }
  }
}
