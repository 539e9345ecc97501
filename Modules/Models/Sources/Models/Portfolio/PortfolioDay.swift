public import ModuloUtilities

/// The change of all balances of one currency and one part on one day.
///
/// The running sums of the parts are the totals of every day, whatever is excluded. Their number is that of the days
/// with updates times that of the parts, whatever the number of updates.
public struct PortfolioDay: Equatable, Sendable {
  public let component: PortfolioComponent
  public let date: CalendarDay
  /// The change of the part's total from the day before; debts are below zero.
  public let net: Money

  public init(component: PortfolioComponent, date: CalendarDay, net: Money) {
    self.component = component
    self.date = date
    self.net = net
  }
}
