public import ModuloModels

/// The words of a host that says each advice by its name: `<listGoals>`.
public struct MockAdviceWords: AdviceWords {
  public init() {}

  /// The name of the case, with its values.
  public func text(_ advice: Advice, in language: Language) -> String {
    if case .clause(let clause) = advice { "<\(clause)>" } else { "<\(advice)>" }
  }
}
