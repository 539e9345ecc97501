public import Foundation
public import ModuloUtilities

/// A balance from a day on, until the next point.
public struct BalancePoint: Equatable, Sendable {
  public let date: CalendarDay
  public let amount: Decimal

  public init(date: CalendarDay, amount: Decimal) {
    self.date = date
    self.amount = amount
  }
}
