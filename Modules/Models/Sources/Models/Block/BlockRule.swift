import ModuloUtilities

/// Why a block could not be found, made, changed or deleted.
public typealias BlockError = Failure<BlockRule>

/// A rule of blocks that an operation would break.
public enum BlockRule: NamedRule {
  /// The name is empty.
  case missingName
  /// The group has a block of this name.
  case duplicateName(String)
  /// There is no such place: the group has so many.
  case noSuchPlace(count: Int)
  /// The text names no icon, or several.
  case icon(PaletteError)
  /// The text names no colour, or several.
  case color(PaletteError)
}

extension Noun {
  /// A block of activity.
  public static let block = Noun("block", "blocks", .masculine("bloc", "blocs"), isNamed: true, owner: .group)
}

extension BlockRule {
  public static var noun: Noun { .block }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingName: language("A block needs a name.", "Un bloc doit avoir un nom.")
    case .duplicateName(let name):
      language(
        "There is a block named \"\(name.legible)\" in this group already.",
        "Il y a déjà un bloc nommé « \(name.legible) » dans ce groupe.")
    case .noSuchPlace(let count): Self.noSuchPlace(format.number(max(0, count - 1)), language)
    case .icon(.unknown(let text)): Self.unknownIcon(text.legible, language)
    case .color(.unknown(let text)): Self.unknownColor(text.legible, language)
    case .icon(.ambiguous(let text, let names)):
      language(
        "\"\(text.legible)\" could be several icons:\n\(names.lines)",
        "« \(text.legible) » peut désigner plusieurs icônes :\n\(names.lines)")
    case .color(.ambiguous(let text, let names)):
      language(
        "\"\(text.legible)\" could be several colours:\n\(names.lines)",
        "« \(text.legible) » peut désigner plusieurs couleurs :\n\(names.lines)")
    }
  }

  private static func noSuchPlace(_ last: String, _ language: Language) -> String {
    language(
      "There is no such place in the group: the last one is \(last).",
      "Cette place n’existe pas dans le groupe : la dernière est \(last).")
  }

  private static func unknownIcon(_ text: String, _ language: Language) -> String {
    language(
      "There is no icon \"\(text)\". Give its number, from 0 to \(BlockIcon.all.count - 1), or its name.",
      "Il n’y a pas d’icône « \(text) ». Donnez son numéro, de 0 à \(BlockIcon.all.count - 1), ou son nom.")
  }

  private static func unknownColor(_ text: String, _ language: Language) -> String {
    language(
      "There is no colour \"\(text)\". Give its number, from 0 to \(BlockColor.all.count - 1), or its name.",
      "Il n’y a pas de couleur « \(text) ». Donnez son numéro, de 0 à \(BlockColor.all.count - 1), ou son nom.")
  }
}

extension [String] {
  /// A line for each, as a message lists them.
  fileprivate var lines: String { map { "  \($0)" }.joined(separator: "\n") }
}
