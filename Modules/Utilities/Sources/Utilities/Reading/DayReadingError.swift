/// Why a text names no day. Each case carries the text as it was given.
public enum DayReadingError: Error, Equatable, Sendable {
  /// The text isn't written as a day. The column, counted in Unicode scalars from 1, is that of the first word that can't
  /// follow what is before it; that of the last one where a word lacks.
  case notADay(String, column: Int = 1)
  /// The text is written as a day that doesn't exist, such as 2026-02-30.
  case noSuchDay(String)
  /// The day is outside the years 1 to 9999.
  case outOfRange(String)
  /// The text can be read as two days, because day and month may be the other way round, or because the year has two
  /// digits and either century could be meant. The first one is what the locale would write so.
  case ambiguous(String, first: CalendarDay, second: CalendarDay)
  /// The text is a month where one day is meant; its first and its last day.
  case month(String, first: CalendarDay, last: CalendarDay)

  /// The text as it was given.
  public var text: String {
    switch self {
    case .notADay(let text, _), .noSuchDay(let text), .outOfRange(let text), .ambiguous(let text, _, _),
      .month(let text, _, _):
      text
    }
  }
}
