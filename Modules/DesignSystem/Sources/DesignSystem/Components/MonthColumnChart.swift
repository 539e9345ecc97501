import Foundation
public import ModuloModels
public import TerminalKit

/// One page of months as a column chart with a zero line, and the amounts below it; a table where the width is too
/// small, and in accessible output.
public struct MonthColumnChart: View {
  private let chart: MonthChartUIModel

  /// Creates a chart; without months it has no lines.
  public init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard !chart.months.isEmpty else { return [] }
    let renderer = MonthColumnChartRenderer(chart, environment)
    let fits = environment.width.map { renderer.width <= $0 } ?? true
    guard fits, !environment.isAccessible else { return MonthTable(chart).lines(in: environment) }
    return Text("\(chart.label)").lines(in: environment) + renderer.lines + selection(in: environment)
  }

  private func selection(in environment: EnvironmentValues) -> [TerminalText] {
    MonthSelection(chart).lines(in: environment)
  }
}

/// The same page as a table.
public struct MonthTable: View {
  private let chart: MonthChartUIModel

  /// Creates a table; without months it has no lines.
  public init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard !chart.months.isEmpty else { return [] }
    let theme = environment.theme
    let rows = chart.months.map { month in
      [TerminalText(month.label), theme.text(month.amount, month.net < 0 ? .negative : .positive)]
    }
    let table = Table([Table.Column(), Table.Column(alignment: .trailing)], rows: rows, spacing: Spacing.small)
    return Text("\(chart.label)").lines(in: environment) + table.lines(in: environment)
      + MonthSelection(chart).lines(in: environment)
  }
}

/// The selected month, in words.
private struct MonthSelection: View {
  let chart: MonthChartUIModel

  init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard let index = chart.selection, let text = chart.selectionText else { return [] }
    let token: ColorToken = chart.months[index].net < 0 ? .negative : .positive
    return Text(Icon.pointer.text(before: environment.theme.text(text, token), in: environment)).lines(in: environment)
  }
}
