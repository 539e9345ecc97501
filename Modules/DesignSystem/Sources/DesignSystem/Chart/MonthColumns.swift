import Foundation
import ModuloModels
import TerminalKit

/// The picture of a page of months: columns that stand on zero or hang from it, with their names and amounts below.
struct MonthColumns: PrimitiveView {
  private let chart: MonthChartUIModel
  /// The months of the page, then that of the forecast.
  private let columns: [ContributionMonthUIModel]

  init(_ chart: MonthChartUIModel, showsForecast: Bool) {
    self.chart = chart
    columns = showsForecast ? chart.columns : chart.months
  }

  func block(in environment: EnvironmentValues) -> TextBlock {
    let below = [columns.map { TerminalText($0.shortLabel) }, amounts(environment.theme)] + pointer(environment)
    let rows = max(Spacing.lowestChart, environment.height.map { $0 - below.count } ?? Spacing.chartRows)
    let side = side(rows: rows, in: environment)
    let width = columnWidth(beside: side, in: environment)
    let picture = environment.picture(columns: columns.count * (width + 1), rows: rows)
    let dots = Canvas { draw(on: &$0, columnWidth: width, in: picture) }.block(in: picture)
    return TextBlock(
      side.lines(beside: dots.lines)
        + below.map { side.line(below: line($0, width: width, in: environment)) })
  }

  func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    axis == .vertical ? LayoutLengths(Spacing.lowestChart + 3, nil) : LayoutLengths(0, nil)
  }

  /// Whether every column is as wide as its name and its amount.
  func hasRoom(in environment: EnvironmentValues) -> Bool {
    let side = side(rows: Spacing.chartRows, in: environment)
    let least = side.width + columns.count * (narrowest(in: environment) + 1)
    return environment.width.map { least <= $0 } ?? true
  }
}

extension MonthColumns {
  private var scale: ChartScale {
    let nets = columns.map(\.net) + [0]
    return ChartScale(nets.min() ?? 0, nets.max() ?? 0)
  }

  private func side(rows: Int, in environment: EnvironmentValues) -> ChartSide {
    ChartSide(chart.figures, scale, rows: rows, in: environment)
  }

  /// The least columns of the terminal for one of the chart.
  private func narrowest(in environment: EnvironmentValues) -> Int {
    let texts = columns.flatMap { [$0.shortLabel, $0.amount] }
    return max(Spacing.chartColumn, texts.map { environment.adapting(TerminalText($0)).width }.max() ?? 0)
  }

  private func columnWidth(beside side: ChartSide, in environment: EnvironmentValues) -> Int {
    let least = narrowest(in: environment)
    guard let width = environment.width, !columns.isEmpty else { return least }
    return max(least, min(Spacing.widestColumn, (width - side.width) / columns.count - 1))
  }

  private func draw(on context: inout CanvasContext, columnWidth: Int, in environment: EnvironmentValues) {
    let theme = environment.theme
    let nets = columns.map(\.net)
    // A month that moved shows, however little: above zero and below it there is a row.
    let least = nets.contains { $0 > 0 } ? 1 : 0
    let most = context.height - (nets.contains { $0 < 0 } ? 2 : 1)
    let zero = max(least, min(scale.row(of: 0, in: context.height), most))
    for x in 0..<context.width { context.dot(x: x, y: zero, theme.color(.secondary)) }
    let dots = context.width / max(1, columns.count * (columnWidth + 1))
    for (index, month) in columns.enumerated() where month.net != 0 {
      let end = scale.row(of: month.net, in: context.height)
      let rows = month.net > 0 ? min(end, zero - 1)...max(0, zero - 1) : zero + 1...max(end, zero + 1)
      let start = index * (columnWidth + 1) + 1
      let color = theme.color(month.net < 0 ? .negative : .positive)
      for x in start * dots..<(start + columnWidth) * dots {
        for y in rows where index < chart.months.count || (x + y).isMultiple(of: 2) { context.dot(x: x, y: y, color) }
      }
    }
  }

  private func amounts(_ theme: Theme) -> [TerminalText] {
    columns.map { theme.text($0.amount, $0.net < 0 ? .negative : .positive) }
  }

  private func pointer(_ environment: EnvironmentValues) -> [[TerminalText]] {
    guard let selection = chart.selection else { return [] }
    let icon = Icon.pointer.text(in: environment)
    return [chart.months.indices.map { $0 == selection ? icon : "" }]
  }

  private func line(_ cells: [TerminalText], width: Int, in environment: EnvironmentValues) -> TerminalText {
    cells.map { TerminalText(" ") + environment.adapting($0).padded(to: width, alignment: .center) }.joined()
  }
}
