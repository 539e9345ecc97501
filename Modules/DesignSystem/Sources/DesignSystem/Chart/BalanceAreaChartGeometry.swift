import Foundation
import ModuloModels
import TerminalKit

/// Geometry of the SVG area chart of balances, in SVG units. Whole numbers, so that the same balances make the same
/// bytes.
struct BalanceAreaChartGeometry {
  static let width = 440
  static let height = 200
  /// The label of the highest amount is above it.
  private static let top = 22
  /// The labels of the lowest amount and of the days are below it.
  private static let bottom = 158

  /// The y of the baseline, where the area begins.
  let baseline: Int
  /// The y of the lowest amount.
  let floor = BalanceAreaChartGeometry.bottom
  /// The points, at most one for each x: the last of several.
  let points: [(x: Int, y: Int)]
  private let chart: BalanceChartUIModel

  init(_ chart: BalanceChartUIModel) {
    self.chart = chart
    baseline = Self.y(chart.baseline, chart)
    points = chart.points.reduce(into: []) { points, point in
      let place = (x: Self.x(point.day, chart), y: Self.y(point.amount, chart))
      if points.last?.x == place.x { points.removeLast() }
      points.append(place)
    }
  }

  /// The line: an amount holds until the next point, and the last to the end.
  var line: String {
    guard let first = points.first else { return "" }
    let steps = points.dropFirst().map { "H\($0.x)V\($0.y)" }
    return "M\(first.x) \(first.y)" + steps.joined() + "H\(Self.width)"
  }

  /// The area between the line and the baseline.
  var area: String { points.first.map { line + "V\(baseline)H\($0.x)Z" } ?? "" }

  /// The labels that have room beside each other, each around its middle.
  var labels: [(x: Int, text: String)] {
    let labels = chart.ticks.map { tick in
      // In 13 units a letter is 8 wide; on a small page it is larger.
      let half = DisplayWidth.columns(of: tick.label) * 9 / 2
      return (x: min(max(half, Self.x(tick.day, chart)), Self.width - half), half: half, text: tick.label)
    }
    return TickLabels.thinned(labels, gap: Self.gap) { $0.x - $0.half..<$0.x + $0.half }.map { ($0.x, $0.text) }
  }

  private static let gap = 10

  private static func x(_ day: Int, _ chart: BalanceChartUIModel) -> Int { day * width / max(1, chart.span) }

  private static func y(_ amount: Decimal, _ chart: BalanceChartUIModel) -> Int {
    let span = chart.highest - chart.lowest
    guard span > 0 else { return (top + bottom) / 2 }
    let share = min(max(0, (amount - chart.lowest) / span), 1)
    return bottom - (share * Decimal(bottom - top)).nearestInt
  }
}
