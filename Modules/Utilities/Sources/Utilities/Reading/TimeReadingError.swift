/// Why a text names no moment. Each case carries the text as it was given.
public enum TimeReadingError: Error, Equatable, Sendable {
  /// The text isn't written as a time. The column, counted in Unicode scalars from 1, is that of the first part that isn't
  /// understood.
  case notATime(String, column: Int = 1)
  /// The text is written as a day that doesn't exist, such as 2026-02-30.
  case noSuchDay(String)
  /// The moment is outside the years 1 to 9999.
  case outOfRange(String)
  /// The clocks were put forward over the time; the moments that could be meant, each as it can be typed.
  case skipped(String, first: String, second: String)
  /// The clocks were put back over the time, and show it twice; both moments, each as it can be typed.
  case ambiguous(String, first: String, second: String)
  /// The day before the time can be read as two days; both times, each as it can be typed.
  case ambiguousDay(String, first: String, second: String)
  /// An end that is either a time or the length since the start, as `10h30` is in French; each as it can be typed.
  case timeOrLength(String, time: String, length: String)
  /// An end that is a length, where nothing says since when.
  case lengthWithoutStart(String)
  /// The length since the start, or until now, is no usable one.
  case length(LengthReadingError)

  /// The text as it was given.
  public var text: String {
    switch self {
    case .notATime(let text, _), .noSuchDay(let text), .outOfRange(let text), .skipped(let text, _, _),
      .ambiguous(let text, _, _), .ambiguousDay(let text, _, _),
      .timeOrLength(let text, _, _), .lengthWithoutStart(let text):
      text
    case .length(let error): error.text
    }
  }
}
