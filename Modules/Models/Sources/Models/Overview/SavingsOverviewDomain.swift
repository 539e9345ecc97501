public import Foundation
public import ModuloUtilities

/// The sums over all goals on one day. Archived goals are only counted.
public struct SavingsOverviewDomain: Equatable, Sendable {
  /// The number of days ahead in which deadlines are listed.
  public static let deadlineDays = 30

  /// The day of the overview.
  public let today: CalendarDay
  /// The number of goals that aren't archived.
  public let goalCount: Int
  /// The number of archived goals.
  public let archivedCount: Int
  /// The sums of each currency, by its code; money of different currencies is never added up.
  public let currencies: [CurrencyOverviewDomain]
  /// Goals that end from today to ``deadlineDays`` days on and aren't reached; the soonest first.
  public let deadlines: [FinancialGoalDomain]
  /// Goals whose end is past and that weren't reached; the latest first.
  public let overdue: [FinancialGoalDomain]
  /// The goals of both lists.
  public var dueGoals: [FinancialGoalDomain] { deadlines + overdue }

  /// - Parameter goals: All of them, read for `today`.
  public init(of goals: [FinancialGoalDomain], on today: CalendarDay) {
    let active = goals.filter { !$0.isArchived }
    let open = active.filter { !$0.isReached && $0.endDate != nil }.sorted { $0.deadline < $1.deadline }
    self.today = today
    goalCount = active.count
    archivedCount = goals.count - active.count
    currencies = Dictionary(grouping: active, by: \.currency)
      .map { CurrencyOverviewDomain($0, of: $1, on: today) }
      .sorted { $0.currency.code < $1.currency.code }
    deadlines = open.filter { goal in
      goal.endDate.map { 0...Self.deadlineDays ~= today.days(until: $0) } ?? false
    }
    overdue = open.filter { goal in goal.endDate.map { $0 < today } ?? false }.reversed()
  }
}

extension FinancialGoalDomain {
  /// The end, and the number where two ends are the same; goals without an end come last.
  fileprivate var deadline: (Int, Int) { (endDate?.rawValue ?? .max, number) }
}

/// The sums over the goals in one currency.
///
/// A monthly share is rounded before it is added, so that a sum equals that of the listed goals.
public struct CurrencyOverviewDomain: Equatable, Sendable {
  /// The currency of every amount.
  public let currency: Currency
  /// The number of goals in the currency, archived ones not counted.
  public let goalCount: Int
  /// The sum of the amounts saved.
  public let currentAmount: Money
  /// The sum of the target amounts.
  public let goalAmount: Money
  /// The amount still to be saved; the surplus of one goal doesn't count for another.
  public let remainingAmount: Money
  /// The amount still due this month.
  public let dueThisMonth: Money
  /// The total shortfall of the goals that are behind their plans; see ``FinancialGoalDomain/planDeviation(on:)``.
  public let behind: Money
  /// The total surplus of the goals that are ahead of their plans. It is not offset against ``behind``: one goal's
  /// savings don't belong to another.
  public let ahead: Money
  /// The number of goals with a plan: an end that isn't before the start.
  public let plannedCount: Int

  /// - Parameter goals: Those in the currency, read for `today`.
  init(_ currency: Currency, of goals: [FinancialGoalDomain], on today: CalendarDay) {
    func sum(_ amounts: [Money]) -> Money { amounts.sum(in: currency) }
    let deviations = goals.compactMap { $0.planDeviation(on: today) }
    self.currency = currency
    goalCount = goals.count
    currentAmount = sum(goals.map(\.currentAmount))
    goalAmount = sum(goals.map(\.goalAmount))
    remainingAmount = sum(goals.map(\.openAmount))
    dueThisMonth = goals.dueThisMonth(in: currency, on: today)
    behind = sum(deviations.filter(\.isNegative).map(\.magnitude))
    ahead = sum(deviations.filter(\.isPositive))
    plannedCount = deviations.count
  }

  /// The share that is saved, from 0 to 1; 0 when the goals' amounts are 0.
  public var progressRatio: Decimal {
    goalAmount.isPositive ? max(0, 1 - remainingAmount.decimal / goalAmount.decimal) : 0
  }
}

extension [FinancialGoalDomain] {
  /// The amount still due this month for the goals of one currency, each goal's amount rounded as it is shown.
  func dueThisMonth(in currency: Currency, on today: CalendarDay) -> Money {
    compactMap { $0.remainingThisMonth(on: today) }.sum(in: currency)
  }
}
