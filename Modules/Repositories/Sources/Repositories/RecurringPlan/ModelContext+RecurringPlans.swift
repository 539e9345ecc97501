import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// The goals and accounts of plans, each read once.
struct PlanOwners {
  fileprivate var owners: [UUID: RecurringPlanRecord.Owner] = [:]
}

extension ModelContext {
  /// The plan that a reference means, which has to be there.
  borrowing func plan(_ reference: NumberReference) throws -> RecurringPlanEntity {
    guard let plan: RecurringPlanEntity = try fetch(.matching(reference)).first else { throw RepositoryError.notFound }
    return plan
  }

  /// A plan with what it is of.
  borrowing func record(of plan: RecurringPlanEntity) throws -> RecurringPlanRecord {
    var owners = PlanOwners()
    return try record(of: plan, among: &owners)
  }

  /// The same, where several plans are of one goal or account.
  borrowing func record(of plan: RecurringPlanEntity, among owners: inout PlanOwners) throws -> RecurringPlanRecord {
    guard let id = plan.goalID ?? plan.accountID else { throw RepositoryError.notFound }
    let owner = try owners.owners[id] ?? (plan.goalID == nil ? .account(account(id)) : .goal(goal(id)))
    owners.owners[id] = owner
    return RecurringPlanRecord(plan: plan, owner: owner)
  }
}

extension ModelContext {
  /// What is due on a day.
  ///
  /// - Parameter limit: How many days of each plan to return.
  borrowing func due(on today: CalendarDay, limit: Int) throws -> DueRecord {
    let stored = try storedOccurrences(through: today)
    var owners = PlanOwners()
    var quietPlans = 0
    var plans: [DuePlanRecord] = []
    for plan in try fetch(.plans) {
      let record = try record(of: plan, among: &owners)
      if record.isQuiet {
        quietPlans += 1
        continue
      }
      let (days, count) = try dueDays(of: plan, on: today, stored: stored[plan.id] ?? 0, limit: limit)
      if count == 0 { continue }
      plans.append(
        DuePlanRecord(
          record: record, goal: try record.goal.map { try self.record(of: $0, on: today) }, days: days, count: count))
    }
    return DueRecord(plans: plans, quietPlans: quietPlans)
  }

  /// The days of a selection that are due, by plan and day.
  ///
  /// - Parameter entersContributions: Whether a plan of an account is refused, and left out of all plans.
  borrowing func due(
    _ selection: DueSelection, on today: CalendarDay, entersContributions: Bool
  ) throws -> [(RecurringPlanRecord, CalendarDay)] {
    let chosen = try selection.plans.map { try plan($0) }
    var owners = PlanOwners()
    var found: [(RecurringPlanRecord, CalendarDay)] = []
    var seen: Set<UUID> = []
    for plan in try chosen.isEmpty ? fetch(.plans) : chosen where seen.insert(plan.id).inserted {
      let record = try record(of: plan, among: &owners)
      if entersContributions, case .account(let account) = record.owner {
        if chosen.isEmpty { continue }
        throw RepositoryError.forbidden(.plan(.nothingToEnter(Int(plan.number), account: account.name.singleLine)))
      }
      let stored = try fetchCount(.occurrences(of: plan.id, through: today))
      let due = try record.isQuiet ? [] : dueDays(of: plan, on: today, stored: stored, limit: .max).days
      let days = selection.day.map { day in due.filter { $0 == day } } ?? due
      if days.isEmpty, !chosen.isEmpty {
        throw RepositoryError.forbidden(.plan(.notDue(Int(plan.number), selection.day)))
      }
      found += days.map { (record, $0) }
    }
    return found
  }

  /// The plans of a goal with what is open of them; empty for an archived goal, of which nothing is due.
  borrowing func openPlans(of goal: FinancialGoalEntity, on today: CalendarDay) throws -> [OpenPlanRecord] {
    if goal.isArchived { return [] }
    return try fetch(.plans(ofGoal: goal.id)).map { plan in
      let stored = try fetchCount(.occurrences(of: plan.id, through: today))
      return OpenPlanRecord(
        plan: plan, due: try dueDays(of: plan, on: today, stored: stored, limit: .max).days, today: today)
    }
  }

  /// How many occurrences of each plan are stored up to a day.
  private borrowing func storedOccurrences(through day: CalendarDay) throws(PersistenceError) -> [UUID: Int] {
    try summaries(of: \PlanOccurrenceEntity.number, by: \.planID, matching: #Predicate { $0.day <= day })
      .mapValues(\.count)
  }

  /// The first days of a plan that are due, and how many there are.
  private borrowing func dueDays(
    of plan: RecurringPlanEntity, on today: CalendarDay, stored: Int, limit: Int
  ) throws -> (days: [CalendarDay], count: Int) {
    let recurrence = try plan.recurrence()
    if let accountID = plan.accountID { return try dueBalance(of: accountID, plan, recurrence, on: today) }
    guard recurrence.start <= today else { return ([], 0) }
    // Every stored occurrence is a day of the plan: their number says how many are left, and none of them is read for a
    // plan that is up to date.
    let days = recurrence.occurrences(in: recurrence.start...today)
    let count = days.count - stored
    if count <= 0 { return ([], 0) }
    if stored == 0 { return (Array(days.prefix(limit)), count) }
    let entered: [CalendarDay] = try fetch(.occurrences(of: plan.id, through: today), properties: \.day)
    let known = Set(entered)
    return (Array(days.lazy.filter { !known.contains($0) }.prefix(limit)), count)
  }

  /// The last day of an account's plan, unless a balance of it or a later day exists, or it is skipped.
  private borrowing func dueBalance(
    of accountID: UUID, _ plan: RecurringPlanEntity, _ recurrence: Recurrence, on today: CalendarDay
  ) throws -> (days: [CalendarDay], count: Int) {
    guard let day = recurrence.last(onOrBefore: today) else { return ([], 0) }
    let latest: BalanceUpdateEntity? = try fetch(.updates(of: accountID, through: .latest, limit: 1)).first
    if let latest, latest.date >= day { return ([], 0) }
    let skipped = try fetch(.last(of: plan.id)).first
    return skipped.map { $0.day >= day } ?? false ? ([], 0) : ([day], 1)
  }
}

extension RecurringPlanRecord {
  /// Whether nothing is due because the goal is archived.
  fileprivate var isQuiet: Bool { goal?.isArchived ?? false }

  /// The goal that gets contributions; `nil` for a plan of an account.
  fileprivate var goal: FinancialGoalEntity? {
    if case .goal(let goal) = owner { goal } else { nil }
  }
}
