public import ModuloModels
public import TerminalKit

/// Balances over a range of days, as an area chart as wide as there is room; a table where the width is too small, and
/// in accessible output.
public struct BalanceAreaChart: PrimitiveView {
  private let chart: BalanceChartUIModel

  /// Creates a chart; without points it has no lines.
  public init(_ chart: BalanceChartUIModel) {
    self.chart = chart
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard !chart.points.isEmpty else { return TextBlock() }
    guard !environment.isAccessible, let renderer = BalanceAreaChartRenderer(chart, environment) else {
      return BalanceTable(chart).block(in: environment)
    }
    let latest = chart.rows.suffix(1).map { BalanceTable.cells($0, environment.theme).joined(separator: "  ") }
    return VStack {
      Text("\(chart.label)")
      TextBlock(renderer.lines)
      for line in latest { Text(line) }
    }.block(in: environment)
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

/// Renders an area chart of balances as lines of text, from the highest amount down to the days.
struct BalanceAreaChartRenderer {
  private let chart: BalanceChartUIModel
  private let environment: EnvironmentValues
  private let scale: BalanceAreaChartScale
  private let glyphs: ChartGlyphs
  private let scaleWidth: Int
  private let columns: Int
  /// The height of each column, in steps of its side.
  private let steps: [Int]

  /// - Returns: `nil` where the width is too small.
  init?(_ chart: BalanceChartUIModel, _ environment: EnvironmentValues) {
    let amounts = [chart.scale.highest, chart.scale.baseline, chart.scale.lowest]
    let scaleWidth = amounts.map { environment.adapting(TerminalText($0)).width }.max() ?? 0
    columns = environment.width.map { $0 - scaleWidth - Spacing.small } ?? Spacing.chartWidth
    guard columns >= Spacing.narrowestChart else { return nil }
    self.scaleWidth = scaleWidth
    self.chart = chart
    self.environment = environment
    let scale = BalanceAreaChartScale(chart, columns: columns, rows: Spacing.chartRows)
    let glyphs = ChartGlyphs(environment.characterSet)
    steps = (0..<columns).map { scale.steps($0, perRow: glyphs.steps(isAbove: scale.isAbove($0))) }
    self.scale = scale
    self.glyphs = glyphs
  }

  var lines: [TerminalText] {
    let above = (0..<scale.above).reversed().map { row($0, isAbove: true) }
    let below = (0..<scale.below).map { row($0, isAbove: false) }
    return above + [ground] + below + days
  }
}

extension BalanceAreaChartRenderer {
  private var theme: Theme { environment.theme }

  /// One row; rows count from 0 away from the baseline, on both sides.
  private func row(_ row: Int, isAbove: Bool) -> TerminalText {
    let isLabelled = row == (isAbove ? scale.above : scale.below) - 1
    let label = isLabelled ? (isAbove ? chart.scale.highest : chart.scale.lowest) : ""
    let cells = (0..<columns).map { column in
      guard scale.isAbove(column) == isAbove else { return " " }
      return glyphs.cell(steps[column], row: row, isAbove: isAbove)
    }
    let token: ColorToken = isAbove && !chart.isDebt ? .accent : .negative
    return line(label, isLabelled ? glyphs.tick : glyphs.side, theme.text(cells.joined(), token))
  }

  /// The line that says where the area begins.
  private var ground: TerminalText {
    let side = scale.below > 0 ? (scale.above > 0 ? glyphs.crossing : glyphs.tick) : glyphs.corner
    return line(chart.scale.baseline, side, TerminalText(String(repeating: glyphs.ground, count: columns)))
  }

  /// The days that have room, each where it begins; the last moves to the left rather than be cut.
  private var days: [TerminalText] {
    let labels = chart.ticks.compactMap { tick -> (column: Int, text: TerminalText)? in
      let label = environment.adapting(theme.text(tick.label, .secondary))
      let column = min(tick.day * columns / max(1, chart.span + 1), columns - label.width)
      return column >= 0 ? (column, label) : nil
    }
    let kept = TickLabels.thinned(labels, gap: 1) { $0.column..<$0.column + $0.text.width }
    let text = kept.reduce(TerminalText("")) { $0.padded(to: $1.column) + $1.text }
    return text.width == 0 ? [] : [line("", " ", text)]
  }

  private func line(_ label: String, _ side: String, _ cells: TerminalText) -> TerminalText {
    let label = environment.adapting(theme.text(label, .secondary)).padded(to: scaleWidth, alignment: .trailing)
    return (label + " " + TerminalText(side) + cells).trimmed
  }
}
