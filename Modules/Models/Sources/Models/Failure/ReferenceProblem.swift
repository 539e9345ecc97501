import ModuloUtilities

/// Why a reference names no single row.
public enum ReferenceProblem: Equatable, Sendable {
  /// The text is not a valid reference.
  case unreadable(String)
  /// No row matches the text; those whose names are near to it, the nearest first.
  case notFound(String, nearest: [Candidate] = [])
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
    case .notFound(let reference, let nearest):
      let text = language(
        "There is no \(noun.name) \"\(reference.legible)\".",
        "Il n’y a pas \(french.partitive) « \(reference.legible) ».")
      if let suggestion = Self.suggestion(nearest, language) { return "\(text) \(suggestion)" }
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

extension ReferenceProblem {
  /// The question whether one of the nearest rows was meant; `nil` for none.
  private static func suggestion(_ nearest: [Candidate], _ language: Language) -> String? {
    guard let first = nearest.first else { return nil }
    if nearest.count > 1 { return language("Did you mean:\n", "Vouliez-vous dire :\n") + nearest.lines }
    let (name, number) = (first.name.legible, first.number)
    return language("Did you mean \"\(name)\" (#\(number))?", "Vouliez-vous dire « \(name) » (#\(number)) ?")
  }
}
