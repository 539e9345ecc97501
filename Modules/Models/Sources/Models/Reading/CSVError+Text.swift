public import ModuloUtilities

extension ByteSourceError {
  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.csv
    return switch self {
    case .missing(let name): words.missingFile(name.singleLine)
    case .permissionDenied(let name): words.filePermission(name.singleLine)
    case .ownFile(let name): words.ownFile(name.singleLine)
    case .unreadable(let name, let reason): words.unreadableFile(name.singleLine, reason.singleLine)
    }
  }
}

extension CSVError {
  /// The message without its place, which the caller adds.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.csv
    return switch self {
    case .unreadable(let error): error.text(format)
    case .strayQuote: words.strayQuote
    case .textAfterQuote: words.textAfterQuote
    case .unclosedQuote: words.unclosedQuote
    case .utf16: words.utf16
    case .binary: words.binary
    case .nul: words.nul
    case .invalidUTF8(_, let byteOffset): words.invalidUTF8(byteOffset)
    case .fieldTooLong(_, let limit): words.fieldTooLong(format.number(limit))
    case .rowTooLong(_, let limit): words.rowTooLong(format.number(limit))
    case .noHeader: words.noHeader
    case .missingColumn(let name, let available):
      words.missingColumn(
        name.singleLine, available.joined(separator: ", ").singleLine)
    case .duplicateColumn(let name): words.duplicateColumn(name.singleLine)
    case .shortRow(_, let expected, let found): words.shortRow(expected, found)
    case .extraField: words.extraField
    }
  }
}
