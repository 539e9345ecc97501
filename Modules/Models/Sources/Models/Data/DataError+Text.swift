import ModuloUtilities

extension DataError: PresentableError {
  /// The maximum number of faults listed.
  private static let listedFaults = 20

  /// The message for the user.
  public func text(_ format: FormatContext) -> String {
    let words = format.strings.error.data
    return switch self {
    case .noData(let path): words.noData(path.singleLine)
    case .faulty(let check): words.faulty(format.number(check.faults.count), Self.list(check.faults, format))
    case .alreadyExists(let path): format.strings.error.storage.alreadyExists(path.singleLine)
    case .unreadableFile(let error): error.text(format)
    case .unusableBackup(let path, let reason): words.unusableBackup(path.singleLine, reason.singleLine)
    case .invalidDocument(let name, let line, let column, let reason):
      words.invalidDocument(name.singleLine, line, column, reason.singleLine)
    case .account(let error): error.text(format)
    case .notEmpty: format.strings.error.storage.notEmpty
    case .outputFailed: words.outputFailed
    case .storage(let error): error.text(format)
    }
  }

  private static func list(_ faults: [DataFault], _ format: FormatContext) -> String {
    var lines = faults.prefix(listedFaults).map { "  " + $0.text(format) }
    let further = faults.count - lines.count
    if further > 0 { lines.append("  " + format.strings.error.importing.further(format.number(further))) }
    return lines.joined(separator: "\n")
  }
}

extension DataFault {
  /// The fault and its place.
  public func text(_ format: FormatContext) -> String {
    format.titled(format.strings.error.data.kind(kind), detail.singleLine)
  }
}
