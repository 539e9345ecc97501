public import ModuloModels
public import TerminalKit

/// The sums of a span as rows: name, blocks, hours.
public struct TimeSummaryTable: View {
  private let rows: [TimeSummaryUIModel.Row]
  private let words: TimeSummaryStrings

  /// Creates a table of sums, in their order.
  public init(_ rows: [TimeSummaryUIModel.Row], words: TimeSummaryStrings) {
    self.rows = rows
    self.words = words
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    let columns = [
      Table.Column(minimumWidth: Spacing.shortestName), Table.Column("\(words.total)", alignment: .trailing),
      Table.Column("\(words.time)", alignment: .trailing),
    ]
    let cells = rows.map { [TerminalText($0.name), TerminalText($0.output), TerminalText($0.time)] }
    return Table(columns, rows: cells).selectable().lines(in: environment)
  }
}
