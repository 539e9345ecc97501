public import Foundation
import ModuloUtilities

/// What the goals in one currency look like together.
///
/// Every sum is one of amounts that were rounded to the currency before, so that it is what a person gets who adds up the
/// goals as they are listed.
public struct CurrencyOverviewDomain: Equatable, Sendable {
  public let currency: Currency
  public let goalCount: Int
  public let currentAmount: Decimal
  public let goalAmount: Decimal
  /// What is still to be saved; a goal with more than its amount makes up for no other.
  public let remainingAmount: Decimal
  /// What this month still has to bring.
  public let dueThisMonth: Decimal
  /// What lacks of the plans of the goals that are behind; see ``FinancialGoalDomain/planDeviation(on:)``.
  public let behind: Decimal
  /// By how much the goals that are ahead go beyond their plans. It is no part of ``behind``: one goal's savings don't
  /// belong to another.
  public let ahead: Decimal
  /// How many goals have a plan: an end that isn't before the start.
  public let plannedCount: Int

  /// - Parameter goals: Those in the currency, read for `today`.
  init(_ currency: Currency, of goals: [FinancialGoalDomain], on today: CalendarDay) {
    func sum(_ amounts: [Decimal]) -> Decimal { amounts.sum(in: currency) }
    let deviations = goals.compactMap { $0.planDeviation(on: today) }
    self.currency = currency
    goalCount = goals.count
    currentAmount = sum(goals.map(\.currentAmount))
    goalAmount = sum(goals.map(\.goalAmount))
    remainingAmount = sum(goals.map { max(0, $0.remainingAmount) })
    dueThisMonth = goals.dueThisMonth(in: currency, on: today)
    behind = sum(deviations.filter { $0 < 0 }.map { -$0 })
    ahead = sum(deviations.filter { $0 > 0 })
    plannedCount = deviations.count
  }

  /// The share that is saved, from 0 to 1; 0 for goals of nothing.
  public var progressRatio: Decimal {
    goalAmount > 0 ? min(max(0, 1 - remainingAmount / goalAmount), 1) : 0
  }
}

extension [FinancialGoalDomain] {
  /// What this month still has to bring for goals of one currency, each goal's amount rounded as it is shown.
  func dueThisMonth(in currency: Currency, on today: CalendarDay) -> Decimal {
    compactMap { $0.remainingThisMonth(on: today) }.sum(in: currency)
  }
}

extension [Decimal] {
  fileprivate func sum(in currency: Currency) -> Decimal { reduce(0) { $0 + $1.rounded(scale: currency.exponent) } }
}
