import Foundation
import ModuloUtilities

/// How high the columns of some months are: how many rows lie above zero and how many below, and how far a net reaches
/// into them. Above and below have the same scale.
struct MonthPlot {
  let rowsAbove: Int
  let rowsBelow: Int
  /// What a row stands for; 0 when no month moved anything.
  private let unit: Decimal

  /// - Parameter rows: All of them. A side with months on it has at least one.
  init(_ nets: [Decimal], rows: Int) {
    let highest = max(0, nets.max() ?? 0)
    let lowest = -min(0, nets.min() ?? 0)
    let span = highest + lowest
    rowsBelow = span == 0 ? 0 : Self.share(lowest / span, of: rows, hasOther: highest > 0)
    rowsAbove = span == 0 ? 1 : rows - rowsBelow
    unit = max(
      rowsAbove == 0 ? 0 : highest / Decimal(rowsAbove), rowsBelow == 0 ? 0 : lowest / Decimal(rowsBelow))
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
