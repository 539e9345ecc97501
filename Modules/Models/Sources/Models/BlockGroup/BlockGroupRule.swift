import ModuloUtilities

/// Why a group of blocks could not be found, made, changed or deleted.
public typealias BlockGroupError = Failure<BlockGroupRule>

/// A rule of groups of blocks that an operation would break.
public enum BlockGroupRule: NamedRule {
  /// The name is empty.
  case missingName
  /// Another group has this name, whatever its case.
  case duplicateName(String)
  /// There is no such place: the groups have so many.
  case noSuchPlace(count: Int)
  /// The default group can't be deleted.
  case defaultGroup(String)
}

extension Noun {
  /// A group of blocks.
  public static let group = Noun("group", "groups", .masculine("groupe", "groupes"), isNamed: true)
}

extension BlockGroupRule {
  public static var noun: Noun { .group }

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let language = format.language
    return switch self {
    case .missingName: format.strings.of(.group).missingName
    case .duplicateName(let name): format.strings.of(.group).duplicateName(name)
    case .noSuchPlace(let count): Self.noSuchPlace(format.number(max(0, count - 1)), language)
    case .defaultGroup(let name):
      language(
        "\"\(name.legible)\" is the default group, which can't be deleted.",
        "« \(name.legible) » est le groupe par défaut, qui ne peut pas être supprimé.")
    }
  }

  private static func noSuchPlace(_ last: String, _ language: Language) -> String {
    language("There is no such place: the last one is \(last).", "Cette place n’existe pas : la dernière est \(last).")
  }
}
