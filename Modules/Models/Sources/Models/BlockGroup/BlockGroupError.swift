import ModuloUtilities

/// Why a group of blocks could not be found, made, changed or deleted.
public enum BlockGroupError: Error, Equatable, Sendable {
  /// The name is empty.
  case missingName
  /// A new name breaks a rule for names; a stored name may stay.
  case unusableName(NameError)
  /// Another group has this name, whatever its case.
  case duplicateName(String)
  /// There is no such place: the groups have so many.
  case noSuchPlace(count: Int)
  /// The default group can't be deleted.
  case defaultGroup(String)
  /// The text is not a valid reference.
  case unreadableReference(String)
  /// No group matches the text.
  case notFound(String)
  /// Several groups match the text.
  case ambiguous(String, candidates: [Candidate])
  /// The data could not be read or written.
  case storage(StorageError)
}

extension BlockGroupError: NamedRowError {}

extension BlockGroupError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.group
    return switch self {
    case .missingName: words.missingName
    case .unusableName(let error): error.text(format)
    case .duplicateName(let name): words.duplicateName(name.legible)
    case .noSuchPlace(let count): words.noSuchPlace(format.number(max(0, count - 1)))
    case .defaultGroup(let name): words.defaultGroup(name.legible)
    case .unreadableReference(let text): words.unreadableReference(text.legible)
    case .notFound(let reference): words.notFound(reference.legible)
    case .ambiguous(let reference, let candidates): words.ambiguous(reference.legible, candidates.lines)
    case .storage(let error): error.text(format)
    }
  }
}

struct BlockGroupErrorStrings: Sendable {
  let language: Language

  var missingName: String { language("A group needs a name.", "Un groupe doit avoir un nom.") }

  func duplicateName(_ text: String) -> String {
    language("There is a group named \"\(text)\" already.", "Il y a déjà un groupe nommé « \(text) ».")
  }

  func noSuchPlace(_ last: String) -> String {
    language("There is no such place: the last one is \(last).", "Cette place n’existe pas : la dernière est \(last).")
  }

  func defaultGroup(_ text: String) -> String {
    language(
      "\"\(text)\" is the default group, which can't be deleted.",
      "« \(text) » est le groupe par défaut, qui ne peut pas être supprimé.")
  }

  func unreadableReference(_ text: String) -> String {
    language(
      "\"\(text)\" doesn't name a group. Give its number, such as #12, its id, or its name.",
      "« \(text) » ne désigne aucun groupe. Donnez son numéro, comme #12, son id ou son nom.")
  }

  func notFound(_ text: String) -> String {
    language("There is no group \"\(text)\".", "Il n’y a pas de groupe « \(text) ».")
  }

  /// The candidates are one line each.
  func ambiguous(_ reference: String, _ candidates: String) -> String {
    language(
      "\"\(reference)\" could be several groups:\n\(candidates)",
      "« \(reference) » peut désigner plusieurs groupes :\n\(candidates)")
  }
}

extension ErrorStrings {
  var group: BlockGroupErrorStrings { BlockGroupErrorStrings(language: language) }
}
