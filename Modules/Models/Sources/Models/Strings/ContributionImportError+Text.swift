import ModuloUtilities

extension ContributionImportError {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error
    return switch self {
    case .unusableOption(let option, let value):
      words.contributionImport.unusableOption(option.rawValue, value.singleLine)
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): words.contributionImport.rejected(format.number(report.errorCount), report.list(format))
    case .belowZero(let available, let currency):
      words.contribution.belowZero(format.amount(available, currency))
    case .goalNotFound: words.contribution.goalNotFound
    case .storage(let error): error.text(format)
    }
  }
}

extension ContributionImportReport {
  /// A line for each error that is named, and how many there are beyond.
  fileprivate func list(_ format: FormatContext) -> String {
    let words = format.strings.error.contributionImport
    let named = errors.map { "  " + format.titled(words.place($0.line, $0.column), $0.reason.text(format)) }
    let further = errorCount - errors.count
    return (further > 0 ? named + ["  " + words.further(format.number(further))] : named).joined(separator: "\n")
  }
}

extension ContributionRowProblem {
  /// What is said about it.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.contributionImport
    return switch self {
    case .csv(let error): error.text(format)
    case .date(let text): words.date(text.singleLine)
    case .amount(let text, let error): words.amount(text.singleLine, error.text(format))
    case .missingAmount: words.missingAmount
    case .twoAmounts: words.twoAmounts
    case .negativeAmount(let text): words.negativeAmount(text.singleLine)
    case .otherCurrency(let found, let expected): words.otherCurrency(found.singleLine, expected.code)
    }
  }
}
