import Foundation
public import ModuloModels
public import TerminalKit

/// One page of months as columns on a zero line, as high and as wide as there is room, and the amounts below it; a table
/// where the width is too small, and in accessible output. A forecast is a dotted column after the latest month, where it
/// has room, and a line of text.
public struct MonthColumnChart: PrimitiveView {
  private let chart: MonthChartUIModel

  /// Creates a chart; without months it has no lines.
  public init(_ chart: MonthChartUIModel) {
    self.chart = chart
  }

  public func block(in environment: EnvironmentValues) -> TextBlock { content(in: environment).block(in: environment) }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    if axis == .vertical, !chart.months.isEmpty, picture(in: environment) != nil {
      return LayoutLengths(Spacing.chartRows, nil)
    }
    let block = content(in: environment).block(in: environment)
    return axis == .horizontal ? LayoutLengths(0, block.width) : LayoutLengths(block.height, block.height)
  }

  @ViewBuilder private func content(in environment: EnvironmentValues) -> some View {
    if chart.months.isEmpty {
      EmptyView()
    } else if let picture = picture(in: environment) {
      VStack {
        Text("\(chart.label)")
        picture
        MonthSelection(chart)
        MonthForecast(chart)
      }
    } else {
      MonthTable(chart)
    }
  }

  /// The columns, with that of the forecast where it has room; `nil` where there is none for them.
  private func picture(in environment: EnvironmentValues) -> MonthColumns? {
    if environment.isAccessible { return nil }
    return [true, false].lazy.map { MonthColumns(chart, showsForecast: $0) }.first { $0.hasRoom(in: environment) }
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
