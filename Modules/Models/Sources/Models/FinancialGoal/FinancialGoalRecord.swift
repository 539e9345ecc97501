import ModuloUtilities

/// A goal and its totals, read in one snapshot.
public struct FinancialGoalRecord: Equatable, Sendable {
  /// The row of the goal.
  public let goal: FinancialGoalEntity
  /// The totals of its contributions.
  public let totals: ContributionTotals

  /// Creates a record from a row and its totals of the same snapshot.
  public init(goal: FinancialGoalEntity, totals: ContributionTotals) {
    self.goal = goal
    self.totals = totals
  }
}

/// A goal with its months and one page of its contributions, read in one snapshot.
public struct FinancialGoalDetailedRecord: Equatable, Sendable {
  /// The goal with its totals.
  public let record: FinancialGoalRecord
  /// The months with at least one contribution, oldest first.
  public let months: [ContributionMonthEntity]
  /// Newest first: day descending, number descending.
  public let contributions: [ContributionEntity]
  /// The plans of the goal.
  public let plans: [OpenPlanRecord]
  /// Its links to accounts, and those beside them.
  public let fundings: FundingRecord
  /// What an hour of the user is worth on the day of the totals; `nil` where no rate holds.
  public let ownRate: HourlyRateEntity?

  /// Creates a record from rows of one snapshot.
  public init(
    record: FinancialGoalRecord, months: [ContributionMonthEntity], contributions: [ContributionEntity],
    plans: [OpenPlanRecord] = [], fundings: FundingRecord = .none, ownRate: HourlyRateEntity? = nil
  ) {
    self.record = record
    self.months = months
    self.contributions = contributions
    self.plans = plans
    self.fundings = fundings
    self.ownRate = ownRate
  }
}

extension FinancialGoalRecord {
  /// Whether the target is saved.
  public var isReached: Bool { totals.netMinor >= goal.goalAmountMinor }

  /// The goal with its totals, in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownCurrency(_:number:)``.
  public func toDomain() throws(RepositoryError) -> FinancialGoalDomain {
    try goal.toDomain(totals)
  }
}

extension [FinancialGoalRecord] {
  /// The goals with their totals.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownCurrency(_:number:)``.
  public func toDomain() throws(RepositoryError) -> [FinancialGoalDomain] {
    try map { (record) throws(RepositoryError) in try record.toDomain() }
  }
}

extension FinancialGoalDetailedRecord {
  /// The goal with its months, gaps filled, and its page of contributions.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)``, when the goal or one of the contributions has an invalid value.
  public func toDetailed() throws(RepositoryError) -> FinancialGoalDetailedDomain {
    let goal = try record.toDomain()
    let points = months.map {
      ContributionMonthDomain(month: $0.month, net: Money(minorUnits: $0.netMinor, in: goal.currency))
    }
    var page: [ContributionDomain] = []
    for contribution in contributions { page.append(try contribution.toDomain(of: record.goal)) }
    var plan: [PlannedRecurrence] = []
    for open in plans { plan += try open.amounts(in: goal.currency) }
    let hours = try ownRate.map { row throws(RepositoryError) in
      GoalHours(at: try row.rate(), from: row.start, of: goal)
    }
    return FinancialGoalDetailedDomain(
      goal: goal, months: points.withoutGaps, contributions: page, plan: plan,
      fundings: try fundings.toDomain().fundings(ofGoal: goal.id), ownHours: hours)
  }
}
