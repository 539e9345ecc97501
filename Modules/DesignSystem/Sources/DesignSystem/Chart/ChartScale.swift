import Foundation
import ModuloUtilities

/// The places of amounts between the lower and the upper end of a chart.
struct ChartScale {
  private let lowest: Decimal
  private let span: Decimal

  /// The scale between two amounts.
  init(_ lowest: Decimal, _ highest: Decimal) {
    self.lowest = lowest
    span = highest - lowest
  }

  /// The row of an amount among some, counted from the top; beyond an end it is the last one. On a scale without
  /// extent, it is the one in the middle.
  func row(of amount: Decimal, in rows: Int) -> Int {
    guard span > 0 else { return rows / 2 }
    let share = min(max(0, (amount - lowest) / span), 1)
    return ((1 - share) * Decimal(rows - 1)).nearestInt
  }
}

extension Decimal {
  /// The nearest whole number, for counting rows and columns.
  var nearestInt: Int { NSDecimalNumber(decimal: rounded(scale: 0)).intValue }
}
