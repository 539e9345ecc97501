/// Why a text is not a valid new name.
public enum NameError: Error, Equatable, Sendable {
  /// The character at this position, counted from 1, is invisible: the name would look like another one.
  case invisibleCharacter(position: Int)
  /// The name has more Unicode scalars than the limit.
  case tooLong(limit: Int)
}
