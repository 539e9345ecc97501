import ModuloUtilities

extension ContributionImportError: PresentableError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error
    return switch self {
    case .unusableOption(let option, let value):
      words.importing.unusableOption(option.rawValue, value.singleLine)
    case .unreadableFile(let error): error.text(format)
    case .rejected(let report): report.refusal(format)
    case .belowZero(let available):
      words.contribution.belowZero(format.amount(available))
    case .goal(let error): error.text(format)
    case .goalNotFound: words.contribution.goalNotFound
    case .storage(let error): error.text(format)
    }
  }
}

extension ContributionRowProblem {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.importing
    return switch self {
    case .csv(.invalidUTF8(let line, let byteOffset)):
      words.otherEncoding(CSVError.invalidUTF8(line: line, byteOffset: byteOffset).text(format))
    case .csv(let error): error.text(format)
    case .date(let text): words.date(text.singleLine)
    case .amount(let text, let error): error.text(ofRow: text, format)
    case .missingAmount: words.missingAmount
    case .twoAmounts: words.twoAmounts
    case .negativeAmount(let text): words.negativeAmount(text.singleLine)
    case .otherCurrency(let found, let expected): words.otherCurrency(found.singleLine, expected.code)
    }
  }
}
