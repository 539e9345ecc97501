import ModuloUtilities

extension BalanceImportError {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    switch self {
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): report.refusal(format)
    case .storage(let error): error.text(format)
    }
  }
}

extension BalanceRowProblem {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.balance
    let shared = format.strings.error.importing
    return switch self {
    case .csv(let error): error.text(format)
    case .date(let text): shared.date(text.singleLine)
    case .amount(let text, let error): error.text(ofRow: text, format)
    case .missingBalance: words.missingBalance
    case .unknownAccount(let text): words.unknownAccount(text.singleLine)
    case .otherCurrency(let found, let expected): words.otherCurrency(found.singleLine, expected.code)
    }
  }
}
