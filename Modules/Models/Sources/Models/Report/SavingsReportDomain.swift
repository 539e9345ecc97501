public import Foundation
public import ModuloUtilities

/// Every goal with its months and its latest contributions, from one snapshot.
public struct SavingsReportDomain: Equatable, Sendable {
  /// The page of contributions shown for each goal.
  public static let contributions = Page(limit: 5)

  /// The day of the figures.
  public let today: CalendarDay
  /// In insertion order, archived ones among them.
  public let goals: [FinancialGoalDetailedDomain]

  /// Creates a report of goals that one snapshot has read.
  public init(today: CalendarDay, goals: [FinancialGoalDetailedDomain]) {
    self.today = today
    self.goals = goals
  }

  /// The goals that aren't archived, in the order of the list.
  public var active: [FinancialGoalDetailedDomain] { goals.filter { !$0.goal.isArchived } }
  /// The archived goals, in the order of the list.
  public var archived: [FinancialGoalDetailedDomain] { goals.filter(\.goal.isArchived) }

  /// The totals of the goals that aren't archived, one for each currency, by its code.
  public var totals: [SavingsTotal] {
    let goals = Dictionary(grouping: active.map(\.goal)) { $0.currency }
    return goals.sorted { $0.key.code < $1.key.code }.map { SavingsTotal($1, in: $0, on: today) }
  }
}

/// The total of the goals of one currency.
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
  public let remainingThisMonth: Money

  /// - Parameter goals: All in `currency`.
  public init(_ goals: [FinancialGoalDomain], in currency: Currency, on today: CalendarDay) {
    goalCount = goals.count
    goalAmount = goals.map(\.goalAmount).sum(in: currency)
    currentAmount = goals.map(\.currentAmount).sum(in: currency)
    remainingAmount = goals.map(\.openAmount).sum(in: currency)
    remainingThisMonth = goals.dueThisMonth(in: currency, on: today)
  }

  /// The share that is saved: at most 1, below zero when the savings are.
  public var progressRatio: Decimal {
    goalAmount.isPositive ? min(currentAmount.decimal / goalAmount.decimal, 1) : 0
  }

  /// The currency of all amounts.
  public var currency: Currency { goalAmount.currency }
}
