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
      .sorted { $0.total.currency.code < $1.total.currency.code }
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
public struct CurrencyOverviewDomain: Equatable, Sendable {
  /// The total of the goals that aren't archived.
  public let total: SavingsTotal
  /// The total shortfall of the goals that are behind their plans; see ``FinancialGoalDomain/planDeviation(on:)``.
  public let behind: Money
  /// The total surplus of the goals that are ahead of their plans. It is not offset against ``behind``: one goal's
  /// savings don't belong to another.
  public let ahead: Money
  /// The number of goals with a plan: an end that isn't before the start.
  public let plannedCount: Int

  /// - Parameter goals: Those in the currency, read for `today`.
  init(_ currency: Currency, of goals: [FinancialGoalDomain], on today: CalendarDay) {
    let deviations = goals.compactMap { $0.planDeviation(on: today) }
    total = SavingsTotal(goals, in: currency, on: today)
    behind = deviations.filter(\.isNegative).map(\.magnitude).sum(in: currency)
    ahead = deviations.filter(\.isPositive).sum(in: currency)
    plannedCount = deviations.count
  }
}
