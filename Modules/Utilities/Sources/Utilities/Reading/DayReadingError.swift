/// Why a text names no day. Each case carries the text as it was given.
public enum DayReadingError: Error, Equatable, Sendable {
  /// The text isn't written as a day.
  case notADay(String)
  /// The text is written as a day that doesn't exist, such as 2026-02-30.
  case noSuchDay(String)
  /// The day is outside the years 1 to 9999.
  case outOfRange(String)
}
