public import ModuloModels
public import TerminalKit

/// The sums of a span as rows: name, hours of each column, blocks, hours, and what the time is worth where an hourly rate
/// is known.
public struct TimeSummaryTable: View {
  private let summary: TimeSummaryUIModel
  private let words: Strings

  /// Creates a table of sums, in their order.
  public init(_ summary: TimeSummaryUIModel, words: Strings) {
    self.summary = summary
    self.words = words
  }

  public var body: some View {
    let hasWorth = summary.rows.contains { $0.worth != nil }
    let titles = summary.columns + [words.time.total, words.time.time] + (hasWorth ? [words.hourlyRate.worth] : [])
    let columns =
      [Table.Column(minimumWidth: Spacing.shortestName)]
      + titles.map { Table.Column("\($0)", alignment: .trailing) }
    let cells = summary.rows.map { row in
      ([row.name] + row.cells + [row.output, row.time] + (hasWorth ? [row.worth ?? ""] : [])).map { TerminalText($0) }
    }
    return Table(columns, rows: cells).selectable()
  }
}
