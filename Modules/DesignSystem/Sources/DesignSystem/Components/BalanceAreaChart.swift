public import ModuloModels
public import TerminalKit

/// Balances over a range of days, as an area chart; a table where the width is too small, and in accessible output.
public struct BalanceAreaChart: View {
  private let chart: BalanceChartUIModel

  /// Creates a chart; without points it has no lines.
  public init(_ chart: BalanceChartUIModel) {
    self.chart = chart
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard !chart.points.isEmpty else { return [] }
    guard !environment.isAccessible, let renderer = BalanceAreaChartRenderer(chart, environment) else {
      return BalanceTable(chart).lines(in: environment)
    }
    let latest = chart.rows.suffix(1).map { BalanceTable.cells($0, environment.theme).joined(separator: "  ") }
    return Text("\(chart.label)").lines(in: environment) + renderer.lines
      + latest.flatMap { Text($0).lines(in: environment) }
  }
}

/// The same balances as a table: every point, or the last of each month or year where there are many.
public struct BalanceTable: View {
  private let chart: BalanceChartUIModel

  /// Creates a table; without points it has no lines.
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
