/// A goal with the series of its months, and one page of its contributions.
public struct FinancialGoalDetailedDomain: Equatable, Sendable {
  public let goal: FinancialGoalDomain
  /// One point for every month from the oldest to the newest contribution.
  public let months: [ContributionMonthDomain]
  /// Newest first.
  public let contributions: [ContributionDomain]

  public init(
    goal: FinancialGoalDomain, months: [ContributionMonthDomain], contributions: [ContributionDomain]
  ) {
    self.goal = goal
    self.months = months
    self.contributions = contributions
  }
}
