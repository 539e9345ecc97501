import Foundation
import ModuloUtilities

/// How far the columns of some months reach away from zero, above and below it on the same scale.
struct MonthPlot {
  /// What a row stands for; 0 when no month moved anything.
  private let unit: Decimal

  /// - Parameter rows: All there are. A side with months on it has at least one.
  init(_ nets: [Decimal], rows: Int) {
    let highest = max(0, nets.max() ?? 0)
    let lowest = -min(0, nets.min() ?? 0)
    let span = highest + lowest
    let below = span == 0 ? 0 : Self.share(lowest / span, of: rows, hasOther: highest > 0)
    let above = rows - below
    unit = max(above == 0 ? 0 : highest / Decimal(above), below == 0 ? 0 : lowest / Decimal(below))
  }

  /// How many steps a net reaches away from zero, on its side; at least one unless it is 0.
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
