import ModuloUtilities

/// The outcomes of the rows of an import: text, ready for display.
public struct ImportReportUIModel: Equatable, Sendable {
  /// The numbers of rows read, imported and skipped.
  public let summary: String
  /// The remarks on rows that were skipped, or imported with a warning: one for each outcome that occurs. Then the
  /// direction of the rows, where it decides which balance counts.
  public let remarks: [String]
}

extension ImportReport {
  /// The outcomes of the rows, as the import screen shows them.
  public func toUIModel(_ format: FormatContext) -> ImportReportUIModel {
    ImportReportUIModel(
      summary: format.strings.count.rows(read: read, imported: imported, skipped: skipped, format),
      remarks: remarks(format).map(\.text) + FileOrder.allCases.compactMap { orderText($0, format) })
  }

  /// The accounts whose rows run in this direction; `nil` when there are none.
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
