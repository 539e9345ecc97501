import Foundation
import ModuloModels
import ModuloUtilities

/// JSON output of the overview: the totals of all goals, and of all accounts, and today's blocks.
enum OverviewJSON {
  /// - Parameters:
  ///   - portfolio: What the accounts are worth; `nil` where there are none, or no sum of them can be made.
  ///   - day: Today; `nil` where it can't be read.
  ///   - now: The moment up to which the running session counts.
  static func overview(
    _ overview: SavingsOverviewDomain, _ portfolio: PortfolioDomain?, _ day: DayDomain?, at now: Instant
  ) -> JSONValue {
    func goals(_ goals: [FinancialGoalDomain]) -> JSONValue {
      .array(goals.map { .object(GoalJSON.members(of: $0, on: overview.today)) })
    }
    return .object(
      schema + [
        .init("on", JSONValue(overview.today)), .init("goalCount", JSONValue(overview.goalCount)),
        .init("archivedCount", JSONValue(overview.archivedCount)),
        .init("currencies", .array(overview.currencies.map(currency))),
        .init("deadlines", goals(overview.deadlines)), .init("overdue", goals(overview.overdue)),
        .init("portfolio", PortfolioJSON.summary(portfolio)),
        .init("running", TrackingJSON.members(of: day?.running, at: now)),
        .init("today", DayJSON.summary(day, at: now)),
      ])
  }

  private static func currency(_ sums: CurrencyOverviewDomain) -> JSONValue {
    let total = sums.total
    return [
      "currency": .string(total.currency.code), "goalCount": JSONValue(total.goalCount),
      "target": JSONValue(total.goalAmount), "current": JSONValue(total.currentAmount),
      "remaining": JSONValue(total.remainingAmount), "progress": .number(total.progressRatio.rounded(scale: 4)),
      "dueThisMonth": JSONValue(total.dueThisMonth), "plannedCount": JSONValue(sums.plannedCount),
      "behind": JSONValue(sums.behind), "ahead": JSONValue(sums.ahead),
    ]
  }
}
