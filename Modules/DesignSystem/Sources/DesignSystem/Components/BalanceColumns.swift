public import ModuloModels
public import TerminalKit

/// Balances over a range of days as a filled line. Where it has no room, or nothing is to be drawn, it is a table.
public struct BalanceColumns: View {
  private let chart: BalanceChartUIModel

  public init(_ chart: BalanceChartUIModel) {
    self.chart = chart
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard !chart.points.isEmpty else { return [] }
    guard !environment.isAccessible, let drawing = BalanceDrawing(chart, environment) else {
      return BalanceTable(chart).lines(in: environment)
    }
    let latest = chart.rows.suffix(1).map { BalanceTable.cells($0, environment.theme).joined(separator: "  ") }
    return Text("\(chart.label)").lines(in: environment) + drawing.lines
      + latest.flatMap { Text($0).lines(in: environment) }
  }
}

/// The same balances as a table, in place of a drawing; of many it shows the last of each month or year.
public struct BalanceTable: View {
  private let chart: BalanceChartUIModel

  public init(_ chart: BalanceChartUIModel) {
    self.chart = chart
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard !chart.points.isEmpty else { return [] }
    let table = Table(
      [Table.Column(), Table.Column(alignment: .trailing)], rows: chart.rows.map { Self.cells($0, environment.theme) },
      spacing: Spacing.small)
    return Text("\(chart.label)").lines(in: environment) + table.lines(in: environment)
  }

  static func cells(_ row: BalanceChartUIModel.Row, _ theme: Theme) -> [TerminalText] {
    [TerminalText(row.date), theme.balance(row.amount, isNegative: row.isNegative)]
  }
}
