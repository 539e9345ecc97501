import ModuloUtilities

extension ContributionError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.contribution
    return switch self {
    case .missingAmount: words.missingAmount
    case .negativeAmount(.add): words.negativeAdd
    case .negativeAmount(.remove): words.negativeRemove
    case .negativeChange(.add): words.negativeChangedAdd
    case .negativeChange(.remove): words.negativeChangedRemove
    case .negativeMove: words.negativeMove
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.singleLine)
    case .belowZero(let available): words.belowZero(format.amount(available))
    case .sameGoal: words.sameGoal
    case .differentCurrencies(let source, let target): words.differentCurrencies(source.code, target.code)
    case .goal(let error): error.text(format)
    case .goalNotFound: words.goalNotFound
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}
