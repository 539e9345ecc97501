import ModuloUtilities

/// What an import did with the rows of a file: text, ready for display.
public struct ImportReportUIModel: Equatable, Sendable {
  /// How many rows were read, imported and skipped.
  public let summary: String
  /// What is said of rows that were skipped, or imported with a warning: one text for each kind that there is. In which
  /// direction rows run follows, where it decides what counts.
  public let remarks: [String]
}

extension ImportReport {
  /// What an import did, as its screen shows it.
  public func toUIModel(_ format: FormatContext) -> ImportReportUIModel {
    ImportReportUIModel(
      summary: format.strings.count.rows(read: read, imported: imported, skipped: skipped, format),
      remarks: remarks(format).map(\.text) + FileOrder.allCases.compactMap { orderText($0, format) })
  }

  /// Whose rows run in this direction; `nil` when none do.
  private func orderText(_ order: FileOrder, _ format: FormatContext) -> String? {
    let accounts = orders.filter { $0.order == order }.map(\.account.singleLine)
    guard !accounts.isEmpty else { return nil }
    let words = format.strings.importing
    let list = accounts.prefix(10).joined(separator: ", ") + (accounts.count > 10 ? " …" : "")
    switch order {
    case .oldestFirst: return words.oldestFirst(list)
    case .newestFirst: return words.newestFirst(list)
    }
  }
}
