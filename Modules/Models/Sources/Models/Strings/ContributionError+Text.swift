extension ContributionError {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.contribution
    return switch self {
    case .missingAmount: words.missingAmount
    case .negativeAmount(.add): words.negativeAdd
    case .negativeAmount(.remove): words.negativeRemove
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .belowZero(let available, let currency): words.belowZero(format.amount(available, currency))
    case .goalNotFound: words.goalNotFound
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}
