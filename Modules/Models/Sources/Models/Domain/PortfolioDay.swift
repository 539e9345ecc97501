public import Foundation
public import ModuloUtilities

/// What all balances of one currency and one part moved by on one day.
///
/// The parts' running sums are the totals of every day, whatever is left out of them; there are as many as days with
/// updates, times the parts, and not as many as updates.
public struct PortfolioDay: Equatable, Sendable {
  public let currency: Currency
  public let component: PortfolioComponent
  public let date: CalendarDay
  /// What the part's total is higher by than the day before; debts are below zero.
  public let net: Decimal

  public init(currency: Currency, component: PortfolioComponent, date: CalendarDay, net: Decimal) {
    self.currency = currency
    self.component = component
    self.date = date
    self.net = net
  }
}
