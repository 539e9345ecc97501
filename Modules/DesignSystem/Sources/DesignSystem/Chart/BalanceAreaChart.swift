public import ModuloModels
public import TerminalKit

/// Balances over a range of days: the days, the picture of them, and the amount that is read or the latest one; a table
/// where the width is too small, and in accessible output.
public struct BalanceAreaChart: PrimitiveView {
  private let chart: BalanceChartUIModel

  /// Creates a chart; without points it has no lines.
  public init(_ chart: BalanceChartUIModel) {
    self.chart = chart
  }

  public func block(in environment: EnvironmentValues) -> TextBlock { content(in: environment).block(in: environment) }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    let area = BalanceArea(chart)
    guard axis == .vertical, area.hasRoom(in: environment) else {
      let block = content(in: environment).block(in: environment)
      return axis == .horizontal ? LayoutLengths(0, block.width) : LayoutLengths(block.height, block.height)
    }
    return LayoutLengths(Spacing.chartRows, nil)
  }

  @ViewBuilder private func content(in environment: EnvironmentValues) -> some View {
    if BalanceArea(chart).hasRoom(in: environment) {
      VStack {
        Text("\(chart.label)")
        BalanceArea(chart)
        if let line = reading(in: environment) { Text(line) }
      }
    } else {
      BalanceTable(chart)
    }
  }

  /// The point that is read, else the latest one.
  private func reading(in environment: EnvironmentValues) -> TerminalText? {
    let row = chart.reading?.row ?? chart.rows.last
    let text = row.map { BalanceTable.cells($0, environment.theme).joined(separator: "  ") }
    return chart.reading == nil ? text : text.map { Icon.pointer.text(before: $0, in: environment) }
  }
}

/// The same balances as a table: every point, or the last of each month or year where there are many.
public struct BalanceTable: View {
  @Environment(\.theme) private var theme
  private let chart: BalanceChartUIModel

  /// Creates a table; without points it has no lines.
  public init(_ chart: BalanceChartUIModel) {
    self.chart = chart
  }

  public var body: some View {
    if !chart.points.isEmpty {
      VStack {
        Text("\(chart.label)")
        Table(
          [Table.Column(), Table.Column(alignment: .trailing)], rows: chart.rows.map { Self.cells($0, theme) },
          spacing: Spacing.small)
      }
    }
  }

  static func cells(_ row: BalanceChartUIModel.Row, _ theme: Theme) -> [TerminalText] {
    [TerminalText(row.date), theme.balance(row.amount, isNegative: row.isNegative)]
  }
}
