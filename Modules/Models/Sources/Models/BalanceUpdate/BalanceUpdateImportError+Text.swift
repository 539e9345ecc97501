import ModuloUtilities

extension BalanceUpdateImportError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): report.refusal(format)
    case .storage(let error): error.text(format)
    }
  }
}

extension BalanceUpdateRowProblem {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.balance
    let shared = format.strings.error.importing
    return switch self {
    case .csv(let error): error.text(format)
    case .date(let text): shared.date(text.singleLine)
    case .amount(let text, let error): error.text(ofRow: text, format)
    case .missingBalance: words.missingBalance
    case .missingAccount: words.missingAccount
    case .unknownAccount(let text, let candidates):
      candidates.isEmpty
        ? words.unknownAccount(text.singleLine)
        : words.inexactAccount(
          text.singleLine, candidates.map { "\($0.name.singleLine) (#\($0.number))" }.joined(separator: ", "))
    case .unknownOrder(let account): words.unknownOrder(account.singleLine)
    case .otherCurrency(let found, let expected): words.otherCurrency(found.singleLine, expected.code)
    }
  }
}
