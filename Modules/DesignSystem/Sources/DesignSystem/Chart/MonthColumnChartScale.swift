import Foundation
import ModuloUtilities

/// The vertical scale of a column chart: heights of its columns, the same above zero as below.
struct MonthColumnChartScale {
  /// Amount per row; 0 when every net is 0.
  private let unit: Decimal

  /// - Parameter rows: Rows of both sides together; a side with months has at least one.
  init(_ nets: [Decimal], rows: Int) {
    let highest = max(0, nets.max() ?? 0)
    let lowest = -min(0, nets.min() ?? 0)
    let span = highest + lowest
    let below = span == 0 ? 0 : Self.share(lowest / span, of: rows, hasOther: highest > 0)
    let above = rows - below
    unit = max(above == 0 ? 0 : highest / Decimal(above), below == 0 ? 0 : lowest / Decimal(below))
  }

  /// The height of a net in steps, at least 1; 0 for a net of 0.
  func steps(of net: Decimal, perRow: Int) -> Int {
    guard unit > 0, net != 0 else { return 0 }
    return max(1, (abs(net) / unit * Decimal(perRow)).nearestInt)
  }

  private static func share(_ share: Decimal, of rows: Int, hasOther: Bool) -> Int {
    guard share > 0 else { return 0 }
    return min(max(1, (share * Decimal(rows)).nearestInt), hasOther ? rows - 1 : rows)
  }
}

extension Decimal {
  /// The nearest whole number, for counting rows and columns.
  var nearestInt: Int { NSDecimalNumber(decimal: rounded(scale: 0)).intValue }
}
