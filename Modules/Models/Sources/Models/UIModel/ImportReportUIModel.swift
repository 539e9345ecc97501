/// What an import did with the rows of a file: text, ready for display.
public struct ImportReportUIModel: Equatable, Sendable {
  /// How many rows were read, imported and skipped.
  public let summary: String
  /// What is said of rows that were skipped, or imported with a warning: one text for each kind that there is.
  public let remarks: [String]
}

extension ImportReport {
  /// What an import did, as its screen shows it.
  public func toUIModel(_ format: FormatContext) -> ImportReportUIModel {
    ImportReportUIModel(
      summary: format.strings.count.rows(read: read, imported: imported, skipped: skipped, format),
      remarks: RowOutcome.allCases.compactMap { remark($0, format) })
  }

  private func remark(_ outcome: RowOutcome, _ format: FormatContext) -> String? {
    let lines = lines(outcome)
    guard lines.count > 0, let words = outcome.words(format.strings) else { return nil }
    return words(lines.count, format.number(lines.count), lines.list(format))
  }
}

extension RowOutcome {
  /// What is said of rows with this outcome; `nil` when there is nothing to say.
  fileprivate func words(_ strings: Strings) -> (@Sendable (_ count: Int, _ number: String, _ lines: String) -> String)?
  {
    switch self {
    case .imported: nil
    case .alreadyImported: strings.importing.alreadyImported
    case .zeroAmount: strings.importing.zeroAmounts
    case .sameDay: strings.importing.sameDay
    }
  }
}

extension RowLines {
  /// How many lines are listed where a person reads them.
  private static let mostListed = 10

  fileprivate func list(_ format: FormatContext) -> String {
    let listed = Array(first.prefix(Self.mostListed))
    return format.strings.importing.lines(listed, listed.count == count)
  }
}
