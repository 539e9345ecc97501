import ModuloUtilities

extension BalanceUpdateError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.balance
    return switch self {
    case .missingAmount: AmountReadingError.empty.text(format)
    case .negativeAmount(let type): FinancialAccountError.negativeAmount(type).text(format)
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unreadableReference(let text): words.unreadableReference(text.singleLine)
    case .lastUpdateCantBeDeleted: words.lastUpdate
    case .account(let error): error.text(format)
    case .accountNotFound: words.accountNotFound
    case .notFound: words.notFound
    case .storage(let error): error.text(format)
    }
  }
}
