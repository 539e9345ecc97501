import Foundation
import ModuloModels

/// How far balances reach away from the baseline in a chart of so many columns and rows.
struct BalancePlot {
  /// The rows above the baseline, and those below it; a side on which nothing is has none.
  let above: Int
  let below: Int
  private let baseline: Decimal
  private let isDebt: Bool
  private let unitAbove: Decimal
  private let unitBelow: Decimal
  private let amounts: [Decimal]

  init(_ chart: BalanceChartUIModel, columns: Int, rows: Int) {
    baseline = chart.baseline
    isDebt = chart.isDebt
    amounts = Self.amounts(of: chart, columns: columns)
    let high = max(0, chart.highest - chart.baseline)
    let low = max(0, chart.baseline - chart.lowest)
    let hasAbove = amounts.contains { $0 > chart.baseline }
    let hasBelow = amounts.contains { $0 < chart.baseline }
    switch (hasAbove, hasBelow) {
    case (true, true):
      below = min(max(1, (low / (high + low) * Decimal(rows)).nearestInt), rows - 1)
      above = rows - below
    case (true, false): (above, below) = (rows, 0)
    case (false, true): (above, below) = (0, rows)
    case (false, false): (above, below) = isDebt ? (0, 1) : (1, 0)
    }
    unitAbove = above > 0 ? high / Decimal(above) : 0
    unitBelow = below > 0 ? low / Decimal(below) : 0
  }

  /// The amount at the end of the days of each column.
  private static func amounts(of chart: BalanceChartUIModel, columns: Int) -> [Decimal] {
    var next = 0
    var latest: Decimal = 0
    return (0..<columns).map { column in
      let end = chart.span * (column + 1) / columns
      while next < chart.points.count, chart.points[next].day <= end {
        latest = chart.points[next].amount
        next += 1
      }
      return latest
    }
  }

  /// Whether the amount of a column is above the baseline; one that equals it is drawn where the others are.
  func isAbove(_ column: Int) -> Bool {
    amounts[column] == baseline ? above > 0 && !(isDebt && below > 0) : amounts[column] > baseline
  }

  /// How many steps the amount of a column reaches away from the baseline; at least one, so that every day shows.
  func steps(_ column: Int, perRow: Int) -> Int {
    let unit = isAbove(column) ? unitAbove : unitBelow
    guard unit > 0 else { return 1 }
    return max(1, (abs(amounts[column] - baseline) / unit * Decimal(perRow)).nearestInt)
  }
}
