import ModuloUtilities

extension FinancialGoalError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.goal
    return switch self {
    case .missingName: words.missingName
    case .notAnEmoji(let text): words.notAnEmoji(text.singleLine)
    case .unusableName(let error): error.text(format)
    case .missingAmount: words.missingAmount
    case .negativeAmount: words.negativeAmount
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unknownCurrency(let code): words.unknownCurrency(code.singleLine)
    case .missingCurrency: words.missingCurrency
    case .endBeforeStart: words.endBeforeStart
    case .duplicateName(let name): words.duplicateName(name.singleLine)
    case .unreadableReference(let text): words.unreadableReference(text.singleLine)
    case .notFound(let reference): words.notFound(reference.singleLine)
    case .ambiguous(let reference, let candidates):
      words.ambiguous(reference.singleLine, candidates.lines)
    case .storage(let error): error.text(format)
    }
  }
}
