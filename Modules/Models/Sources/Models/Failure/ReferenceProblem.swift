import ModuloUtilities

/// Why a reference names no single row.
public enum ReferenceProblem: Equatable, Sendable {
  /// The text is not a valid reference.
  case unreadable(String)
  /// No row matches the text.
  case notFound(String)
  /// Several rows match the text.
  case ambiguous(String, candidates: [Candidate])
  /// The row isn't there, or isn't any more.
  case missing
}

extension ReferenceProblem {
  /// The message for the user.
  func text(of noun: Noun, _ format: FormatContext) -> String {
    let (language, french) = (format.language, noun.french)
    switch self {
    case .unreadable(let text):
      return language(
        "\"\(text.legible)\" doesn't name \(noun.indefinite). Give its number, such as #12, "
          + (noun.isNamed ? "its id, or its name." : "or its id."),
        "« \(text.legible) » ne désigne \(french.none). Donnez son numéro, comme #12, "
          + (noun.isNamed ? "son id ou son nom." : "ou son id."))
    case .notFound(let reference):
      let text = language(
        "There is no \(noun.name) \"\(reference.legible)\".",
        "Il n’y a pas \(french.partitive) « \(reference.legible) ».")
      return noun.advice.map { format.advised(text, $0) } ?? text
    case .ambiguous(let reference, let candidates):
      return language(
        "\"\(reference.legible)\" could be several \(noun.plural):\n",
        "« \(reference.legible) » peut désigner plusieurs \(french.plural) :\n") + candidates.lines
    case .missing:
      return noun.isNamed
        ? language("The \(noun.name) no longer exists.", "\(french.definite) n’existe plus.")
        : language("There is no such \(noun.name).", "\(french.this) n’existe pas.")
    }
  }
}
