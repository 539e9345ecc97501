/// Why a text is not a valid new name.
public enum NameError: Error, Equatable, Sendable {
  /// The character at this position, counted from 1, is invisible: the name would look like another one.
  case invisibleCharacter(position: Int)
  /// The name has more characters than the limit: Unicode scalars, or those that are seen for a block or a group.
  case tooLong(limit: Int)
}

extension NameError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.name
    return switch self {
    case .invisibleCharacter(let position): words.invisibleCharacter(format.number(position))
    case .tooLong(let limit): words.tooLong(format.number(limit))
    }
  }
}

struct NameErrorStrings: Sendable {
  let invisibleCharacter: @Sendable (_ position: String) -> String
  let tooLong: @Sendable (_ limit: String) -> String
}

extension NameErrorStrings {
  static let english = NameErrorStrings(
    invisibleCharacter: { "The name has an invisible character at position \($0)." },
    tooLong: { "The name is longer than \($0) characters." })

  static let french = NameErrorStrings(
    invisibleCharacter: { "Le nom a un caractère invisible à la position \($0)." },
    tooLong: { "Le nom a plus de \($0) caractères." })
}
