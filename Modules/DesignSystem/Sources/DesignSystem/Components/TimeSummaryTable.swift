public import ModuloModels
public import TerminalKit

/// The sums of a span as rows: name, hours of each column, blocks, hours.
public struct TimeSummaryTable: View {
  private let summary: TimeSummaryUIModel
  private let words: TimeSummaryStrings

  /// Creates a table of sums, in their order.
  public init(_ summary: TimeSummaryUIModel, words: TimeSummaryStrings) {
    self.summary = summary
    self.words = words
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let titles = summary.columns + [words.total, words.time]
    let columns =
      [Table.Column(minimumWidth: Spacing.shortestName)]
      + titles.map { Table.Column("\($0)", alignment: .trailing) }
    let cells = summary.rows.map { ([$0.name] + $0.cells + [$0.output, $0.time]).map { TerminalText($0) } }
    return Table(columns, rows: cells).selectable().lines(in: environment)
  }
}
