public import Foundation
public import ModuloUtilities

/// The total of the goals of one currency.
///
/// A monthly share is rounded before it is added, so that a sum equals that of the listed goals.
public struct SavingsTotal: Equatable, Sendable {
  /// The number of goals in the currency, archived ones not counted.
  public let goalCount: Int
  /// The sum of the target amounts.
  public let goalAmount: Money
  /// The sum of the amounts saved.
  public let currentAmount: Money
  /// The amount still to be saved; the surplus of a goal doesn't reduce it.
  public let remainingAmount: Money
  /// The amount still due this month: the sum of the amounts as the goals show them.
  public let dueThisMonth: Money

  /// - Parameter goals: All in `currency`.
  public init(_ goals: [FinancialGoalDomain], in currency: Currency, on today: CalendarDay) {
    goalCount = goals.count
    goalAmount = goals.map(\.goalAmount).sum(in: currency)
    currentAmount = goals.map(\.currentAmount).sum(in: currency)
    remainingAmount = goals.map(\.openAmount).sum(in: currency)
    dueThisMonth = goals.compactMap { $0.remainingThisMonth(on: today) }.sum(in: currency)
  }

  /// The share that is saved: 1 when nothing remains, below zero when the savings are; 0 when the goals' amounts are 0.
  public var progressRatio: Decimal {
    goalAmount.isPositive ? 1 - remainingAmount.decimal / goalAmount.decimal : 0
  }

  /// The currency of all amounts.
  public var currency: Currency { goalAmount.currency }
}
