public import Foundation

/// The parser of typed days. Case, accents and outer white space don't matter. The words are read in one language and
/// in English:
///
/// | written                                                        | is                                            |
/// |----------------------------------------------------------------|-----------------------------------------------|
/// | `2026-12-31`                                                   | that day                                      |
/// | `today`, `yesterday`, `tomorrow`                               | by the day that it is                         |
/// | `-3d`, `+2w`, `+3m`, `+1y`; `3 days ago`, `in 2 weeks`         | so many days, weeks, months, years from today |
/// | `friday`, `fri`                                                | the last or the next Friday, today included   |
/// | `last friday`, `next friday`                                   | the same, today not included                  |
/// | `31 dec 2026`, `dec 31, 2026`; `31 dec`, `dec 31`              | that day; the last or the next one            |
/// | `31/12/2026`, `12/31/2026`, `31.12.2026`, `2026/12/31`, `31/12`| the same in digits                            |
/// | `2027-08`, `aug 2027`                                          | the month's first or last day                 |
///
/// Whether it is the last day or the next one, and the first or the last of a month, is decided by what the day is for:
/// see ``DayPurpose``. A bare weekday includes today, and `last` and `next` don't, as with GNU `date`.
///
/// Nothing is guessed. Digits that are a day with the month first and another one with the day first are refused with
/// both, whatever the locale; with points there is only one order in a locale that writes points. A year in two digits
/// is read when one century alone is possible: 1970 to next year for what is past, this year and the 99 that follow for
/// an end.
public struct DayReader: Hashable, Sendable {
  /// The day that relative forms count from.
  public let today: CalendarDay
  /// What the day is for.
  public let purpose: DayPurpose
  /// The locale whose names and order of days are read.
  public let locale: Locale
  /// The words that are read beside the English ones.
  public let words: DayWords

  /// Creates a reader for words such as `yesterday`, which count from this day.
  public init(
    today: CalendarDay, for purpose: DayPurpose = .entry, locale: Locale, words: DayWords = .english
  ) {
    self.today = today
    self.purpose = purpose
    self.locale = locale
    self.words = words
  }

  /// The day that the text names.
  public func read(_ text: String) throws(DayReadingError) -> CalendarDay {
    let word = text.trimmed.lowercased()
    if let (year, month, day) = CalendarDay.components(of: word) {
      return try CalendarDay(year: year, month: month, day: day).orThrow(.noSuchDay(text))
    }
    if let offset = words.offset(of: word) { return try today.adding(days: offset).orThrow(.outOfRange(text)) }
    if let (count, unit) = Self.offset(of: word) { return try day(after: count, unit, in: text) }
    if let month = CalendarMonth(word) { return try day(of: month, in: text) }
    if let numeric = NumericDay(word) { return try numeric.day(in: text, for: self) }
    return try dayInWords(text)
  }
}

/// What a typed day is for, which decides what is meant where the text leaves the year or the day of the month out.
public enum DayPurpose: Hashable, Sendable {
  /// The day of something that happened: the last such day, today included. A month is too long.
  case entry
  /// The first day of a time: the last such day, today included. A month is its first day.
  case start
  /// The last day of a time that is looked back at: the last such day, today included. A month is its last day.
  case through
  /// The day by which something is to be done: the next such day, today included. A month is its last day.
  case end
}

extension DayReader {
  /// The count and the unit of `-3d`; nil for any other text.
  private static func offset(of word: String) -> (count: Int, unit: Int)? {
    let digits = word.utf8.dropFirst().dropLast()
    guard let sign = word.first, "+-".contains(sign), !digits.isEmpty, digits.allSatisfy(\.isDigit),
      let unit = word.last.flatMap({ Array("dwmy").firstIndex(of: $0) })
    else { return nil }
    // A number with too many digits leads past year 9999 as surely as this one does.
    let count = min(Int(digits: digits) ?? farAway, farAway)
    return (sign == "-" ? -count : count, unit)
  }

  /// - Parameter unit: 0 for days to 3 for years.
  private func day(after count: Int, _ unit: Int, in text: String) throws(DayReadingError) -> CalendarDay {
    let day =
      switch unit {
      case 0: today.adding(days: count)
      case 1: today.adding(days: count * 7)
      case 2: today.adding(months: count)
      default: today.adding(months: count * 12)
      }
    return try day.orThrow(.outOfRange(text))
  }

  private func day(of month: CalendarMonth, in text: String) throws(DayReadingError) -> CalendarDay {
    switch purpose {
    case .entry: throw .month(text, first: month.firstDay, last: month.lastDay)
    case .start: month.firstDay
    case .through, .end: month.lastDay
    }
  }
}

extension DayReader {
  private func dayInWords(_ text: String) throws(DayReadingError) -> CalendarDay {
    let typed = TypedWord.words(of: text)
    let forms = words.languages.flatMap(DayForm.forms)
    var furthest = 0
    // The locale's names take a while to look up, and are seldom needed.
    for names in [{ nil }, { LocaleDayNames(locale) }] as [() -> LocaleDayNames?] {
      let names = names()
      for form in forms {
        let (values, count) = form.match(typed, words, names)
        if let values { return try day(values, form.direction, in: text) }
        furthest = max(furthest, count)
      }
    }
    guard !typed.isEmpty else { throw .notADay(text) }
    throw .notADay(text, column: typed[min(furthest, typed.count - 1)].column)
  }

  private func day(
    _ values: DayForm.Values, _ direction: DayForm.Direction?, in text: String
  ) throws(DayReadingError) -> CalendarDay {
    if let weekday = values.weekday { return try nearest(weekday, direction).orThrow(.outOfRange(text)) }
    if let count = values.count, let unit = values.unit {
      return try day(after: direction == .past ? -count : count, unit, in: text)
    }
    guard let month = values.month else { throw .notADay(text) }
    if let day = values.day { return try self.day(values.year, month, day).orThrow(.noSuchDay(text)) }
    guard let whole = values.year.flatMap({ CalendarMonth(year: $0, month: month) }) else { throw .noSuchDay(text) }
    return try day(of: whole, in: text)
  }

  private func nearest(_ weekday: Weekday, _ direction: DayForm.Direction?) -> CalendarDay? {
    let ahead = weekday.days(since: today.weekday)
    return switch direction {
    case .future: today.adding(days: ahead == 0 ? 7 : ahead)
    case .past: today.adding(days: ahead - 7)
    case nil where purpose == .end: today.adding(days: ahead)
    case nil: today.adding(days: ahead == 0 ? 0 : ahead - 7)
    }
  }

  /// The day of a year; without one the last such day, or the next one for an end. Nil when there is none: 29 February
  /// of a common year.
  func day(_ year: Int?, _ month: Int, _ day: Int) -> CalendarDay? {
    if let year { return CalendarDay(year: year, month: month, day: day) }
    // Eight years hold a 29 February, also around 1900.
    let years = (0...8).map { purpose == .end ? today.year + $0 : today.year - $0 }
    return years.lazy.compactMap { CalendarDay(year: $0, month: month, day: day) }
      .first { purpose == .end ? $0 >= today : $0 <= today }
  }

  /// Whether a day with a year in two digits can be meant.
  func isPossible(_ day: CalendarDay) -> Bool {
    let years = purpose == .end ? today.year...today.year + 99 : 1970...max(1970, today.year + 1)
    return years.contains(day.year)
  }
}

/// More days, weeks, months or years than the calendar has.
private let farAway = 10_000_000

extension Optional {
  fileprivate func orThrow(_ error: DayReadingError) throws(DayReadingError) -> Wrapped {
    guard let self else { throw error }
    return self
  }
}
