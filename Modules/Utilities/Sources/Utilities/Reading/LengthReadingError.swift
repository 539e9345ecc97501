/// Why a text is no length of time. Each case but ``empty`` carries the text as it was given, and columns are counted in
/// Unicode scalars from 1.
public enum LengthReadingError: Error, Equatable, Sendable {
  /// There is nothing but white space.
  case empty
  /// The character at this column is invalid; that of the end where something lacks.
  case notALength(String, column: Int)
  /// The text can be read as two lengths, each as it can be typed: `90` without a unit, `1:30`, `1h5`.
  case ambiguous(String, first: String, second: String)
  /// The mark at this column isn't the decimal one here; the length that would be read if it were, as it can be typed.
  case otherDecimalMark(String, column: Int, reading: String)
  /// The length is zero or negative where a positive one is needed.
  case notPositive(String)
  /// The length is more than the calendar has.
  case outOfRange(String)

  /// The text as it was given.
  public var text: String {
    switch self {
    case .empty: ""
    case .notALength(let text, _), .ambiguous(let text, _, _), .otherDecimalMark(let text, _, _),
      .notPositive(let text), .outOfRange(let text):
      text
    }
  }
}
