import Foundation
public import ModuloModels
public import TerminalKit

/// One page of months as a column chart with a zero line, and the amounts below it; a table where the width is too
/// small, and in accessible output. A forecast is a dotted column after the latest month, where it has room, and a line
/// of text.
public struct MonthColumnChart: PrimitiveView {
  private let chart: MonthChartUIModel

  /// Creates a chart; without months it has no lines.
  public init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    guard !chart.months.isEmpty else { return TextBlock() }
    let renderers = [true, false].lazy.map { MonthColumnChartRenderer(chart, showsForecast: $0, environment) }
    let fitting = renderers.first { renderer in environment.width.map { renderer.width <= $0 } ?? true }
    guard let fitting, !environment.isAccessible else { return MonthTable(chart).block(in: environment) }
    return VStack {
      Text("\(chart.label)")
      TextBlock(fitting.lines)
      MonthSelection(chart)
      MonthForecast(chart)
    }.block(in: environment)
  }
}

/// The same page as a table.
public struct MonthTable: View {
  @Environment(\.theme) private var theme
  private let chart: MonthChartUIModel

  /// Creates a table; without months it has no lines.
  public init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  public var body: some View {
    if !chart.months.isEmpty {
      VStack {
        Text("\(chart.label)")
        Table([Table.Column(), Table.Column(alignment: .trailing)], rows: rows, spacing: Spacing.small)
        MonthSelection(chart)
        MonthForecast(chart)
      }
    }
  }

  private var rows: [[TerminalText]] {
    chart.months.map { month in
      [TerminalText(month.label), theme.text(month.amount, month.net < 0 ? .negative : .positive)]
    }
  }
}

/// The forecast, in words.
private struct MonthForecast: View {
  @Environment(\.theme) private var theme
  let chart: MonthChartUIModel

  init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  var body: some View {
    if let text = chart.continuationText { Text(theme.text(text, .secondary)) }
  }
}

/// The selected month, in words.
private struct MonthSelection: View {
  @Environment(\.self) private var environment
  let chart: MonthChartUIModel

  init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  var body: some View {
    if let index = chart.selection, let text = chart.selectionText {
      let token: ColorToken = chart.months[index].net < 0 ? .negative : .positive
      Text(Icon.pointer.text(before: environment.theme.text(text, token), in: environment))
    }
  }
}

/// Renders a column chart of months as lines of text, from the highest amount down to the names of the months.
struct MonthColumnChartRenderer {
  private let chart: MonthChartUIModel
  /// The months of the page, then that of the forecast.
  private let columns: [ContributionMonthUIModel]
  private let environment: EnvironmentValues
  private let scale: MonthColumnChartScale
  private let glyphs: ChartGlyphs
  private let scaleWidth: Int
  private let columnWidth: Int

  init(_ chart: MonthChartUIModel, showsForecast: Bool, _ environment: EnvironmentValues) {
    self.chart = chart
    self.environment = environment
    columns = showsForecast ? chart.columns : chart.months
    scale = MonthColumnChartScale(columns.map(\.net), rows: Spacing.chartRows)
    glyphs = ChartGlyphs(environment.characterSet)
    func widest(_ texts: [String]) -> Int { texts.map { environment.adapting(TerminalText($0)).width }.max() ?? 0 }
    scaleWidth = widest([chart.scale.highest, chart.scale.zero, chart.hasZeroLine ? chart.scale.lowest : ""])
    columnWidth = max(Spacing.chartColumn, widest(columns.flatMap { [$0.shortLabel, $0.amount] }))
  }

  /// Width of the widest line, in terminal columns.
  var width: Int { scaleWidth + Spacing.small + columns.count * (columnWidth + Spacing.tiny) }

  var lines: [TerminalText] {
    let above = rows(isAbove: true).reversed().map { row($0, isAbove: true) }
    let below = rows(isAbove: false).map { row($0, isAbove: false) }
    return above + [zero] + below + [names, amounts] + pointer
  }
}

extension MonthColumnChartRenderer {
  private var theme: Theme { environment.theme }

  /// One row of the columns; rows count from 0 away from zero, on both sides.
  private func row(_ row: Int, isAbove: Bool) -> TerminalText {
    let isLabelled = row == outermost(isAbove: isAbove)
    let label = isLabelled ? (isAbove ? chart.scale.highest : chart.scale.lowest) : ""
    let cells = columns.enumerated().map { index, month in
      let steps = scale.steps(of: month.net, perRow: glyphs.steps(isAbove: isAbove))
      let drawn = (month.net > 0) == isAbove ? glyphs.cell(steps, row: row, isAbove: isAbove) : " "
      let glyph = drawn != " " && index >= chart.months.count ? glyphs.forecast : drawn
      return cell(theme.text(String(repeating: glyph, count: Spacing.chartColumn), isAbove ? .positive : .negative))
    }
    return line(label, isLabelled ? glyphs.tick : glyphs.side, cells)
  }

  /// The rows that a column reaches; the scale may leave more room.
  private func rows(isAbove: Bool) -> Range<Int> { 0..<(outermost(isAbove: isAbove) ?? -1) + 1 }

  /// The row which the highest amount, or the lowest, reaches; its name stands there.
  private func outermost(isAbove: Bool) -> Int? {
    let perRow = glyphs.steps(isAbove: isAbove)
    let nets = columns.map(\.net)
    guard let net = isAbove ? nets.max() : nets.min(), isAbove ? net > 0 : net < 0 else { return nil }
    return (scale.steps(of: net, perRow: perRow) - 1) / perRow
  }

  /// The line that says where zero is: the ground, or a line between what is above and what is below.
  private var zero: TerminalText {
    let ground = String(repeating: glyphs.ground, count: columns.count * (columnWidth + Spacing.tiny))
    return line(chart.scale.zero, chart.hasZeroLine ? glyphs.crossing : glyphs.corner, [TerminalText(ground)])
  }

  private var names: TerminalText { line("", " ", columns.map { cell(TerminalText($0.shortLabel)) }) }

  private var amounts: TerminalText {
    line("", " ", columns.map { cell(theme.text($0.amount, $0.net < 0 ? .negative : .positive)) })
  }

  private var pointer: [TerminalText] {
    guard let selection = chart.selection else { return [] }
    let icon = Icon.pointer.text(in: environment)
    return [line("", " ", chart.months.indices.map { cell($0 == selection ? icon : "") })]
  }

  private func cell(_ text: TerminalText) -> TerminalText {
    TerminalText(" ") + environment.adapting(text).padded(to: columnWidth, alignment: .center)
  }

  private func line(_ label: String, _ side: String, _ cells: [TerminalText]) -> TerminalText {
    let label = environment.adapting(theme.text(label, .secondary)).padded(to: scaleWidth, alignment: .trailing)
    return (label + " " + TerminalText(side) + cells.joined()).trimmed
  }
}
