import Foundation
import ModuloModels

/// The vertical scale of an area chart: heights of its columns, away from the baseline.
struct BalanceAreaChartScale {
  /// Rows above the baseline; 0 when no amount is above it.
  let above: Int
  /// Rows below the baseline; 0 when no amount is below it.
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

  /// Whether the amount of a column is above the baseline; one that equals it counts for the side of the others.
  func isAbove(_ column: Int) -> Bool {
    amounts[column] == baseline ? above > 0 && !(isDebt && below > 0) : amounts[column] > baseline
  }

  /// The height of a column in steps, at least 1, so that every day shows.
  func steps(_ column: Int, perRow: Int) -> Int {
    let unit = isAbove(column) ? unitAbove : unitBelow
    guard unit > 0 else { return 1 }
    return max(1, (abs(amounts[column] - baseline) / unit * Decimal(perRow)).nearestInt)
  }
}
