import Foundation
import ModuloModels
import TerminalKit

/// Where the columns of a picture stand, in its own units. Whole numbers, so that the same months make the same bytes.
struct MonthGeometry {
  static let width = 440
  static let height = 200
  /// Above it there is room for the amount of the highest column.
  static let top = 22
  /// Below it stand the names.
  private static let bottom = 172
  private static let amountHeight = 18

  /// The rectangle of a column, and the place of its amount.
  struct Bar {
    let x: Int
    let y: Int
    let width: Int
    let height: Int
    let middle: Int
    let labelY: Int
  }

  /// Where zero is.
  let zero: Int
  /// Where the lowest column ends.
  let floor: Int
  /// Whether the amount of each column has room above or below it.
  let showsAmounts: Bool
  private let nets: [Decimal]
  private let columnWidth: Int
  private let unit: Decimal

  init(_ chart: MonthChartUIModel) {
    nets = chart.months.map(\.net)
    let highest = max(0, nets.max() ?? 0)
    let lowest = -min(0, nets.min() ?? 0)
    floor = lowest > 0 ? Self.bottom - Self.amountHeight : Self.bottom
    unit = highest + lowest > 0 ? Decimal(floor - Self.top) / (highest + lowest) : 0
    zero = Self.top + (highest * unit).nearestInt
    columnWidth = Self.width / max(4, chart.months.count)
    // In 12 units a letter is 7 wide, taken generously.
    let widest = chart.months.map { DisplayWidth.columns(of: $0.amount) }.max() ?? 0
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
