import Foundation
public import ModuloModels
public import TerminalKit

/// One page of months as columns that stand on zero or hang from it, with their amounts below. Where they have no room,
/// or nothing is to be drawn, the page is a table.
public struct MonthColumns: View {
  private let chart: MonthChartUIModel

  public init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  public func lines(in environment: EnvironmentValues) -> [TerminalText] {
    guard !chart.months.isEmpty else { return [] }
    let drawing = MonthDrawing(chart, environment)
    let fits = environment.width.map { drawing.width <= $0 } ?? true
    guard fits, !environment.isAccessible else { return MonthTable(chart).lines(in: environment) }
    return Text("\(chart.label)").lines(in: environment) + drawing.lines + selection(in: environment)
  }

  private func selection(in environment: EnvironmentValues) -> [TerminalText] {
    MonthSelection(chart).lines(in: environment)
  }
}

/// The same page as a table, in place of a drawing.
public struct MonthTable: View {
  private let chart: MonthChartUIModel

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

/// The month that is pointed at, in words.
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
