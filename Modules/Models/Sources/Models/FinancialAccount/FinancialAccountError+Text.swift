import ModuloUtilities

extension FinancialAccountError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.account
    let currency = format.strings.error.goal
    return switch self {
    case .missingProvider: words.missingProvider
    case .unusableName(let error): error.text(format)
    case .missingAmount: AmountReadingError.empty.text(format)
    case .negativeAmount(let type): type.isDebt ? words.negativeOwed : words.negativeBalance
    case .otherSide(let type): type.isDebt ? words.balanceOfDebt : words.owedOfAsset
    case .changesSide(let from, let to):
      words.changesSide(format.strings.account.type(from), format.strings.account.type(to))
    case .unreadableAmount(let error): error.text(format)
    case .unreadableDay(let error): error.text(format)
    case .unknownCurrency(let code): currency.unknownCurrency(code.singleLine)
    case .missingCurrency: words.missingCurrency
    case .duplicateName(let name): words.duplicateName(name.singleLine)
    case .unreadableReference(let text): words.unreadableReference(text.singleLine)
    case .notFound(let reference): words.notFound(reference.singleLine)
    case .ambiguous(let reference, let candidates):
      words.ambiguous(reference.singleLine, candidates.lines)
    case .storage(let error): error.text(format)
    }
  }
}
