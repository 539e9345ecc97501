/// Why a text names no moment. Each case carries the text as it was given.
public enum TimeReadingError: Error, Equatable, Sendable {
  /// The text isn't written as a time.
  case notATime(String)
  /// The text is written as a day that doesn't exist, such as 2026-02-30.
  case noSuchDay(String)
  /// The moment is outside the years 1 to 9999.
  case outOfRange(String)
  /// The clocks were put forward over the time; the moments that could be meant, each as it can be typed.
  case skipped(String, first: String, second: String)
  /// The clocks were put back over the time, and show it twice; both moments, each as it can be typed.
  case ambiguous(String, first: String, second: String)
}
