public import ModuloUtilities

/// A plan with what it is of, read in one snapshot.
public struct RecurringPlanRecord: Equatable, Sendable {
  /// What a plan is of.
  public enum Owner: Equatable, Sendable {
    /// The goal that gets contributions.
    case goal(FinancialGoalEntity)
    /// The account whose balance is due.
    case account(FinancialAccountEntity)
  }

  /// The row.
  public let plan: RecurringPlanEntity
  /// The goal or the account.
  public let owner: Owner

  /// Creates a record from rows of one snapshot.
  public init(plan: RecurringPlanEntity, owner: Owner) {
    self.plan = plan
    self.owner = owner
  }

  /// The plan in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toDomain() throws(RepositoryError) -> RecurringPlanDomain {
    let (recurrence, number) = (try plan.recurrence(), Int(plan.number))
    switch owner {
    case .goal(let entity):
      guard let amount = plan.amountMinor else { throw plan.damage("a contribution has an amount") }
      let goal = try entity.toDomain()
      return RecurringPlanDomain(
        id: plan.id, number: number,
        purpose: .contribution(goalID: goal.id, amount: Money(minorUnits: amount, in: goal.currency)),
        ownerTitle: goal.title, isQuiet: goal.isArchived, recurrence: recurrence, note: plan.note)
    case .account(let account):
      return RecurringPlanDomain(
        id: plan.id, number: number, purpose: .balance(accountID: account.id), ownerTitle: account.name.singleLine,
        recurrence: recurrence, note: plan.note)
    }
  }
}

extension [RecurringPlanRecord] {
  /// The plans in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toDomain() throws(RepositoryError) -> [RecurringPlanDomain] {
    try map { record throws(RepositoryError) in try record.toDomain() }
  }
}

/// What a change of a plan has left.
public struct RecurringPlanChangeRecord: Equatable, Sendable {
  /// The plan as it is now.
  public let plan: RecurringPlanRecord
  /// The plan that it followed on; `nil` where it was changed in place.
  public let ended: RecurringPlanRecord?

  /// Creates a record of what one transaction has left.
  public init(plan: RecurringPlanRecord, ended: RecurringPlanRecord?) {
    self.plan = plan
    self.ended = ended
  }

  /// The change in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toDomain() throws(RepositoryError) -> RecurringPlanChange {
    RecurringPlanChange(plan: try plan.toDomain(), ended: try ended?.toDomain())
  }
}

/// A plan of which something is due.
public struct DuePlanRecord: Equatable, Sendable {
  /// The plan.
  public let record: RecurringPlanRecord
  /// The goal with its totals; `nil` for a plan of an account, and where no days were asked for.
  public let goal: FinancialGoalRecord?
  /// The first days that are due, oldest first.
  public let days: [CalendarDay]
  /// How many are due in all.
  public let count: Int

  /// Creates a record from rows of one snapshot.
  public init(record: RecurringPlanRecord, goal: FinancialGoalRecord?, days: [CalendarDay], count: Int) {
    self.record = record
    self.goal = goal
    self.days = days
    self.count = count
  }

  /// The days of the plan, which is given in the domain's types.
  fileprivate func occurrences(of plan: RecurringPlanDomain) -> [DueOccurrence] {
    let isReached = goal?.isReached ?? false
    return days.map { DueOccurrence(plan: plan, day: $0, isGoalReached: isReached) }
  }
}

/// What is due, read in one snapshot.
public struct DueRecord: Equatable, Sendable {
  /// The plans of which something is due, by number.
  public let plans: [DuePlanRecord]
  /// The plans of archived goals, of which nothing is.
  public let quietPlans: Int

  /// Creates a record from rows of one snapshot.
  public init(plans: [DuePlanRecord], quietPlans: Int) {
    self.plans = plans
    self.quietPlans = quietPlans
  }

  /// What is due in the domain's types.
  ///
  /// - Parameter limit: How many of the days there are to be.
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toDomain(limit: Int) throws(RepositoryError) -> DueList {
    var days: [DueOccurrence] = []
    var sums: [Currency: Money] = [:]
    for due in plans {
      let plan = try due.record.toDomain()
      days += due.occurrences(of: plan)
      guard let amount = plan.purpose.amount else { continue }
      sums[amount.currency, default: .zero(in: amount.currency)] += amount * due.count
    }
    days.sort { ($0.day, $0.plan.number) < ($1.day, $1.plan.number) }
    return DueList(
      occurrences: Array(days.prefix(limit)), count: plans.reduce(0) { $0 + $1.count },
      contributionCount: plans.filter { $0.record.plan.goalID != nil }.reduce(0) { $0 + $1.count },
      amounts: sums.values.sorted { $0.currency.code < $1.currency.code }, quietPlans: quietPlans)
  }
}

/// A day of a plan that was skipped, or entered.
public struct PlanOccurrenceRecord: Equatable, Sendable {
  /// The plan.
  public let plan: RecurringPlanRecord
  /// Its day.
  public let day: CalendarDay
  /// The contribution that was entered, and its goal as it is now; `nil` where the day was skipped.
  public let contribution: ContributionRecord?

  /// Creates a record of what one transaction has left.
  public init(plan: RecurringPlanRecord, day: CalendarDay, contribution: ContributionRecord? = nil) {
    self.plan = plan
    self.day = day
    self.contribution = contribution
  }

  /// The day in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toOccurrence() throws(RepositoryError) -> DueOccurrence {
    DueOccurrence(plan: try plan.toDomain(), day: day, isGoalReached: contribution?.goal.isReached ?? false)
  }

  /// The entry in the domain's types; `nil` where the day was skipped.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
  public func toEntry() throws(RepositoryError) -> PlanEntry? {
    guard let contribution else { return nil }
    return PlanEntry(occurrence: try toOccurrence(), contribution: try contribution.toDomain())
  }
}

/// A plan of a goal with its days that are neither entered nor skipped.
public struct OpenPlanRecord: Equatable, Sendable {
  /// The row of the plan.
  public let plan: RecurringPlanEntity
  /// The days that are due, oldest first.
  public let due: [CalendarDay]
  /// The day of the record: every later day of the plan is open.
  public let today: CalendarDay

  /// Creates a record from rows of one snapshot.
  public init(plan: RecurringPlanEntity, due: [CalendarDay], today: CalendarDay) {
    (self.plan, self.due, self.today) = (plan, due, today)
  }
}

extension OpenPlanRecord {
  /// What the open days put in: what is due first, then what is to come; empty for a plan of an account.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for a row that says no days.
  func amounts(in currency: Currency) throws(RepositoryError) -> [PlannedRecurrence] {
    guard let minor = plan.amountMinor else { return [] }
    let (recurrence, amount) = (try plan.recurrence(), Money(minorUnits: minor, in: currency))
    return (recurrence.runs(of: due) + [recurrence.following(today)].compactMap(\.self)).map {
      PlannedRecurrence($0, amount: amount)
    }
  }
}

extension Recurrence {
  /// Recurrences that have these days of this one and no others, in order: one for each run of days without a gap.
  fileprivate func runs(of days: [CalendarDay]) -> [Recurrence] {
    var runs: [(first: CalendarDay, last: CalendarDay)] = []
    for day in days {
      if let last = runs.last?.last, next(after: last) == day {
        runs[runs.count - 1].last = day
      } else {
        runs.append((day, day))
      }
    }
    return runs.compactMap { part(from: $0.first, through: $0.last) }
  }

  /// The days after a day; nil for none.
  fileprivate func following(_ day: CalendarDay) -> Recurrence? {
    next(after: day).flatMap { part(from: $0, through: end) }
  }
}
