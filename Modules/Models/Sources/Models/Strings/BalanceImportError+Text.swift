import ModuloUtilities

extension BalanceImportError {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.contributionImport
    return switch self {
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): words.rejected(format.number(report.errorCount), report.list(format))
    case .storage(let error): error.text(format)
    }
  }
}

extension BalanceImportReport {
  /// A line for each error that is named, and how many there are beyond.
  fileprivate func list(_ format: FormatContext) -> String {
    let words = format.strings.error.contributionImport
    let named = errors.map { "  " + format.titled(words.place($0.line, $0.column), $0.reason.text(format)) }
    let further = errorCount - errors.count
    return (further > 0 ? named + ["  " + words.further(format.number(further))] : named).joined(separator: "\n")
  }
}

extension BalanceRowProblem {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.balance
    let shared = format.strings.error.contributionImport
    return switch self {
    case .csv(let error): error.text(format)
    case .date(let text): shared.date(text.singleLine)
    case .amount(let text, let error): shared.amount(text.singleLine, error.text(format))
    case .missingBalance: words.missingBalance
    case .unknownAccount(let text): words.unknownAccount(text.singleLine)
    case .otherCurrency(let found, let expected): words.otherCurrency(found.singleLine, expected.code)
    }
  }
}
