public import ModuloUtilities

/// The sums over all goals on one day. Archived goals are only counted.
public struct SavingsOverviewDomain: Equatable, Sendable {
  /// The number of days ahead in which deadlines are listed.
  public static let deadlineDays = 30

  public let today: CalendarDay
  public let goalCount: Int
  public let archivedCount: Int
  /// The sums of each currency, by its code; money of different currencies is never added up.
  public let currencies: [CurrencyOverviewDomain]
  /// Goals that end from today to ``deadlineDays`` days on and aren't reached; the soonest first.
  public let deadlines: [FinancialGoalDomain]
  /// Goals whose end is past and that weren't reached; the latest first.
  public let overdue: [FinancialGoalDomain]

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
