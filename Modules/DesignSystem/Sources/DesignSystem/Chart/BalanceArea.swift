import Foundation
public import ModuloModels
public import TerminalKit

/// The picture of balances over a range of days: a line as wide and as high as there is room, the area between it and the
/// baseline, round figures at its left and days below it. A point that is read has a gap in the area, and a pointer.
///
/// In accessible output, and where it is too narrow, it has no lines: what it shows is said in words beside it.
public struct BalanceArea: PrimitiveView {
  private let chart: BalanceChartUIModel

  /// Creates a picture; without points it has no lines.
  public init(_ chart: BalanceChartUIModel) {
    self.chart = chart
  }

  public func block(in environment: EnvironmentValues) -> TextBlock {
    let rows = max(1, (environment.height ?? Spacing.chartRows + 1) - 1)
    let side = side(rows: rows, in: environment)
    let columns = environment.width.map { $0 - side.width } ?? Spacing.chartWidth
    guard isDrawn(in: environment), columns >= Spacing.narrowestChart else { return TextBlock() }
    let picture = environment.picture(columns: columns, rows: rows)
    let dots = Canvas { draw(on: &$0, in: picture) }.block(in: picture)
    let days = side.line(below: days(columns, in: environment))
    return TextBlock(side.lines(beside: dots.lines) + [days])
  }

  public func lengths(along axis: Axis, in environment: EnvironmentValues) -> LayoutLengths {
    if !hasRoom(in: environment) { return LayoutLengths(0, 0) }
    return LayoutLengths(axis == .vertical ? Spacing.lowestChart : 0, nil)
  }

  /// Whether the picture has lines in the width of an environment.
  func hasRoom(in environment: EnvironmentValues) -> Bool {
    let side = side(rows: Spacing.chartRows, in: environment)
    return isDrawn(in: environment)
      && environment.width.map { $0 - side.width >= Spacing.narrowestChart } ?? true
  }

  private func isDrawn(in environment: EnvironmentValues) -> Bool {
    !environment.isAccessible && !chart.points.isEmpty
  }
}

extension BalanceArea {
  private var scale: ChartScale { ChartScale(chart.lowest, chart.highest) }

  private func side(rows: Int, in environment: EnvironmentValues) -> ChartSide {
    ChartSide(chart.figures, scale, rows: rows, in: environment)
  }

  private func draw(on context: inout CanvasContext, in environment: EnvironmentValues) {
    let (scale, theme) = (scale, environment.theme)
    let (asset, debt) = (theme.color(.accent), theme.color(.negative))
    let ground = scale.row(of: chart.baseline, in: context.height)
    let reading = chart.reading.map { column(of: $0.day, among: context.width) }
    // In braille the dots of an area are apart, so that the line stands out.
    let step = environment.canvasStyle == .braille ? 2 : 1
    var (amount, row): (Decimal?, Int) = (nil, 0)
    for column in 0..<context.width {
      let (next, previous) = (chart.amount(atColumn: column, among: context.width), row)
      if next != amount { row = scale.row(of: next, in: context.height) }
      let color = chart.isDebt || next < 0 ? debt : asset
      for y in amount == nil ? row...row : min(previous, row)...max(previous, row) {
        context.dot(x: column, y: y, color)
      }
      amount = next
      let isGap = reading.map { abs($0 - column) <= step } ?? false
      guard column.isMultiple(of: step), !isGap else { continue }
      for y in min(row, ground)...max(row, ground) where y.isMultiple(of: step) { context.dot(x: column, y: y, color) }
    }
    if let reading {
      for y in stride(from: 0, to: context.height, by: 2) { context.dot(x: reading, y: y) }
    }
  }

  /// The days that have room, each where it begins; the last moves to the left rather than be cut. What is in the way of
  /// the pointer is left out.
  private func days(_ columns: Int, in environment: EnvironmentValues) -> TerminalText {
    let labels = chart.ticks.compactMap { tick -> (column: Int, text: TerminalText)? in
      let label = environment.adapting(environment.theme.text(tick.label, .secondary))
      let column = min(column(of: tick.day, among: columns), columns - label.width)
      return column >= 0 ? (column, label) : nil
    }
    var marks = TickLabels.thinned(labels, gap: 1) { $0.column..<$0.column + $0.text.width }
    if let reading = chart.reading {
      let place = column(of: reading.day, among: columns)
      marks.removeAll { $0.column - 1...$0.column + $0.text.width ~= place }
      marks.append((place, Icon.pointer.text(in: environment)))
      marks.sort { $0.column < $1.column }
    }
    return marks.reduce(TerminalText("")) { $0.padded(to: $1.column) + $1.text }
  }

  private func column(of day: Int, among columns: Int) -> Int { day * columns / max(1, chart.span + 1) }
}

extension BalanceChartUIModel {
  /// The amount at the end of the days of a column of a picture.
  fileprivate func amount(atColumn column: Int, among columns: Int) -> Decimal {
    let end = (span + 1) * (column + 1) / columns - 1
    return points[max(0, points.partitioningIndex { $0.day > end } - 1)].amount
  }
}

extension Array {
  /// The index of the first element with a property that all after it have too; the end for none.
  fileprivate func partitioningIndex(where holds: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if holds(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
