import ModuloUtilities

/// Why a block could not be found, made, changed or deleted.
public enum BlockError: Error, Equatable, Sendable {
  /// The name is empty.
  case missingName
  /// A new name breaks a rule for names; a stored name may stay.
  case unusableName(NameError)
  /// The group has a block of this name.
  case duplicateName(String)
  /// There is no such place: the group has so many.
  case noSuchPlace(count: Int)
  /// The text names no icon, or several.
  case icon(PaletteError)
  /// The text names no colour, or several.
  case color(PaletteError)
  /// The group of the block could not be found.
  case group(BlockGroupError)
  /// The text is not a valid reference.
  case unreadableReference(String)
  /// No block matches the text.
  case notFound(String)
  /// Several blocks match the text.
  case ambiguous(String, candidates: [Candidate])
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BlockError: NamedRowError {
  /// The error for a group that could not be found.
  public init(_ error: BlockGroupError) {
    if case .storage(let error) = error { self = .storage(error) } else { self = .group(error) }
  }
}

extension BlockError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.block
    return switch self {
    case .missingName: words.missingName
    case .unusableName(let error): error.text(format)
    case .duplicateName(let name): words.duplicateName(name.legible)
    case .noSuchPlace(let count): words.noSuchPlace(format.number(max(0, count - 1)))
    case .icon(.unknown(let text)): words.unknownIcon(text.legible)
    case .color(.unknown(let text)): words.unknownColor(text.legible)
    case .icon(.ambiguous(let text, let names)): words.ambiguousIcon(text.legible, names.lines)
    case .color(.ambiguous(let text, let names)): words.ambiguousColor(text.legible, names.lines)
    case .group(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .notFound(let reference): words.notFound(reference.legible)
    case .ambiguous(let reference, let candidates): words.ambiguous(reference.legible, candidates.lines)
    case .storage(let error): error.text(format)
    }
  }
}

extension [String] {
  /// A line for each, as a message lists them.
  fileprivate var lines: String { map { "  \($0)" }.joined(separator: "\n") }
}

struct BlockErrorStrings: Sendable {
  let language: Language

  var missingName: String { language("A block needs a name.", "Un bloc doit avoir un nom.") }

  func duplicateName(_ text: String) -> String {
    language(
      "There is a block named \"\(text)\" in this group already.",
      "Il y a déjà un bloc nommé « \(text) » dans ce groupe.")
  }

  func noSuchPlace(_ last: String) -> String {
    language(
      "There is no such place in the group: the last one is \(last).",
      "Cette place n’existe pas dans le groupe : la dernière est \(last).")
  }

  func unknownIcon(_ text: String) -> String {
    language(
      "There is no icon \"\(text)\". Give its number, from 0 to \(BlockIcon.all.count - 1), or its name.",
      "Il n’y a pas d’icône « \(text) ». Donnez son numéro, de 0 à \(BlockIcon.all.count - 1), ou son nom.")
  }

  func unknownColor(_ text: String) -> String {
    language(
      "There is no colour \"\(text)\". Give its number, from 0 to \(BlockColor.all.count - 1), or its name.",
      "Il n’y a pas de couleur « \(text) ». Donnez son numéro, de 0 à \(BlockColor.all.count - 1), ou son nom.")
  }

  /// The names are one line each.
  func ambiguousIcon(_ text: String, _ names: String) -> String {
    language("\"\(text)\" could be several icons:\n\(names)", "« \(text) » peut désigner plusieurs icônes :\n\(names)")
  }

  func ambiguousColor(_ text: String, _ names: String) -> String {
    language(
      "\"\(text)\" could be several colours:\n\(names)", "« \(text) » peut désigner plusieurs couleurs :\n\(names)")
  }

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name a block. Give its number, such as #12, its id, or its name.",
      "« \(text) » ne désigne aucun bloc. Donnez son numéro, comme #12, son id ou son nom.")
  }

  func notFound(_ text: String) -> String {
    language("There is no block \"\(text)\".", "Il n’y a pas de bloc « \(text) ».")
  }

  /// The candidates are one line each.
  func ambiguous(_ reference: String, _ candidates: String) -> String {
    language(
      "\"\(reference)\" could be several blocks:\n\(candidates)",
      "« \(reference) » peut désigner plusieurs blocs :\n\(candidates)")
  }
}

extension ErrorStrings {
  var block: BlockErrorStrings { BlockErrorStrings(language: language) }
}
