/// Why a text can't be the name of something new.
public enum NameError: Error, Equatable, Sendable {
  /// The character at this position, counted from 1, can't be seen: the name would look like another one.
  case invisibleCharacter(position: Int)
  /// The name has more Unicode scalars than the limit.
  case tooLong(limit: Int)
}
