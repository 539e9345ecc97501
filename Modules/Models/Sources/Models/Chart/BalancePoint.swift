public import ModuloUtilities

/// A balance from a day on, until the next point.
public struct BalancePoint: Equatable, Sendable {
  public let date: CalendarDay
  public let amount: Money

  public init(date: CalendarDay, amount: Money) {
    self.date = date
    self.amount = amount
  }
}
