import Foundation
import ModuloModels
import TerminalKit

/// Geometry of the SVG column chart of months, in SVG units. Whole numbers, so that the same months make the same bytes.
struct MonthColumnChartGeometry {
  static let width = 440
  static let height = 200
  /// The label of the highest column is above it.
  static let top = 22
  /// The names of the months are below it.
  private static let bottom = 172
  private static let amountHeight = 18

  /// The rectangle of a column, and the position of its label.
  struct Bar {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let middle: Int
    let labelY: Int
  }

  /// The y of zero.
  let zero: Int
  /// The y of the lowest amount.
  let floor: Int
  /// Whether every column is wide enough for the label of its amount.
  let showsAmounts: Bool
  private let nets: [Decimal]
  private let columnWidth: Int
  private let unit: Decimal

  init(_ chart: MonthChartUIModel) {
    let columns = chart.columns
    nets = columns.map(\.net)
    let highest = max(0, nets.max() ?? 0)
    let lowest = -min(0, nets.min() ?? 0)
    floor = lowest > 0 ? Self.bottom - Self.amountHeight : Self.bottom
    unit = highest + lowest > 0 ? Decimal(floor - Self.top) / (highest + lowest) : 0
    zero = Self.top + (highest * unit).nearestInt
    columnWidth = Self.width / max(4, columns.count)
    // In 12 units a letter is 7 wide, taken generously.
    let widest = columns.map { DisplayWidth.columns(of: $0.amount) }.max() ?? 0
    showsAmounts = widest * 7 <= columnWidth
  }

  func bar(_ index: Int) -> Bar {
    let net = nets[index]
    let length = net == 0 ? 0 : max(2, (abs(net) * unit).nearestInt)
    let width = min(48, columnWidth * 3 / 5)
    let middle = Self.width * (2 * index + 1) / (2 * max(1, nets.count))
    return Bar(
      x: middle - width / 2, y: net < 0 ? zero : zero - length, width: width, height: length, middle: middle,
      labelY: net < 0 ? zero + length + 14 : zero - length - 6)
  }
}

extension MonthChartUIModel {
  /// The months of the page, then that of the forecast.
  var columns: [ContributionMonthUIModel] { months + [continuation].compactMap(\.self) }
}
