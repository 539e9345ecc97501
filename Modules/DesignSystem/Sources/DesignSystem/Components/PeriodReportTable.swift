public import ModuloModels
public import TerminalKit

/// A part of a report on a period: its rows, its sums in bold, and what is to be known of them.
public struct PeriodReportTable: View {
  @Environment(\.theme) private var theme
  private let section: PeriodReportUIModel.Section

  /// Creates a table with the heading of its part.
  public init(_ section: PeriodReportUIModel.Section) {
    self.section = section
  }

  public var body: some View {
    let columns =
      [Table.Column(minimumWidth: Spacing.shortestName)]
      + section.heads.map { Table.Column("\($0)", alignment: .trailing) }
    func cells(_ row: PeriodReportUIModel.Row) -> [TerminalText] {
      [TerminalText(row.name)] + row.cells.map { theme.balance($0.text, isNegative: $0.isNegative) }
    }
    let sums = section.totals.map { cells($0).map { $0.bold() } }
    return Section("\(section.title)") {
      Table(columns, rows: section.rows.map(cells) + sums)
      for note in section.notes { Text(theme.text(note, .secondary)) }
    }
  }
}
