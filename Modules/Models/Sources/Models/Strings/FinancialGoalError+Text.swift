extension FinancialGoalError {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.goal
    return switch self {
    case .missingName: words.missingName
    case .missingAmount: words.missingAmount
    case .negativeAmount: words.negativeAmount
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unknownCurrency(let code): words.unknownCurrency(code)
    case .missingCurrency: words.missingCurrency
    case .endBeforeStart: words.endBeforeStart
    case .duplicateName(let name): words.duplicateName(name)
    case .notFound(let reference): words.notFound(reference)
    case .ambiguous(let reference, let candidates):
      words.ambiguous(reference, candidates.map { "  #\($0.number)  \($0.name)" }.joined(separator: "\n"))
    case .storage(let error): error.text(format)
    }
  }
}
