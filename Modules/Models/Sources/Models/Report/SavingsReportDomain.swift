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
