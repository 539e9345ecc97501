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
