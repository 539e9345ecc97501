import ModuloUtilities

/// Why a text is not a valid new name.
public enum NameError: Error, Equatable, Sendable {
  /// The character at this position, counted from 1, is invisible: the name would look like another one.
  case invisibleCharacter(position: Int)
  /// The name has more characters than the limit: Unicode scalars, or those that are seen for a block or a group.
  case tooLong(limit: Int)
}

extension NameError {
  /// The maximum length of a name in Unicode scalars: lists are as wide as their longest name.
  public static let limit = 200

  /// The first rule that a name breaks in the form in which it is stored, tidied and composed; `nil` for none.
  ///
  /// - Parameter characters: The maximum length in characters as they are seen; `nil` where there is only ``limit``.
  public init?(in name: String, upTo characters: Int? = nil) {
    if let position = name.firstInvisibleCharacter {
      self = .invisibleCharacter(position: position)
    } else if name.unicodeScalars.count > Self.limit {
      self = .tooLong(limit: Self.limit)
    } else if let characters, name.count > characters {
      self = .tooLong(limit: characters)
    } else {
      return nil
    }
  }
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
  let language: Language

  func invisibleCharacter(_ position: String) -> String {
    language(
      "The name has an invisible character at position \(position).",
      "Le nom a un caractère invisible à la position \(position).")
  }

  func tooLong(_ limit: String) -> String {
    language("The name is longer than \(limit) characters.", "Le nom a plus de \(limit) caractères.")
  }
}

extension ErrorStrings {
  var name: NameErrorStrings { NameErrorStrings(language: language) }
}
