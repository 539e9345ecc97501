import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import PersistenceKit

/// The goals and accounts of plans, each read once.
struct PlanOwners {
  fileprivate var owners: [UUID: RecurringPlanRecord.Owner] = [:]
  fileprivate var records: [UUID: FinancialGoalRecord] = [:]
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

  /// Every plan by its number, and what they are of: one statement for each kind, however many plans there are.
  borrowing func plansWithOwners() throws -> (plans: [RecurringPlanEntity], owners: PlanOwners) {
    let plans = try fetch(.plans)
    var owners = PlanOwners()
    let (goals, accounts) = (Set(plans.compactMap(\.goalID)), Set(plans.compactMap(\.accountID)))
    if !goals.isEmpty { for goal in try fetch(.goals(with: Array(goals))) { owners.owners[goal.id] = .goal(goal) } }
    if !accounts.isEmpty {
      for account in try fetch(.accounts(with: Array(accounts))) { owners.owners[account.id] = .account(account) }
    }
    return (plans, owners)
  }
}

extension ModelContext {
  /// What is due on a day.
  ///
  /// - Parameter limit: How many days of each plan to return; for 0 they are only counted, and no goal's totals are read.
  borrowing func due(on today: CalendarDay, limit: Int) throws -> DueRecord {
    let settled = try settledDays(through: today)
    let (rows, read) = try plansWithOwners()
    var owners = read
    var quietPlans = 0
    var plans: [DuePlanRecord] = []
    for plan in rows {
      let record = try record(of: plan, among: &owners)
      if record.isQuiet {
        quietPlans += 1
        continue
      }
      let (days, count) = try dueDays(of: plan, on: today, settled: settled[plan.id] ?? 0, limit: limit)
      if count == 0 { continue }
      let goal = days.isEmpty ? nil : try goalRecord(of: record, on: today, among: &owners)
      plans.append(DuePlanRecord(record: record, goal: goal, days: days, count: count))
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
    let (plans, read) = try chosen.isEmpty ? plansWithOwners() : (plans: chosen, owners: PlanOwners())
    var owners = read
    var found: [(RecurringPlanRecord, CalendarDay)] = []
    var seen: Set<UUID> = []
    for plan in plans where seen.insert(plan.id).inserted {
      let record = try record(of: plan, among: &owners)
      if entersContributions, case .account(let account) = record.owner {
        if chosen.isEmpty { continue }
        throw RepositoryError.forbidden(.plan(.nothingToEnter(Int(plan.number), account: account.name.singleLine)))
      }
      let settled = try settledDays(of: plan.id, through: today)
      let due = try record.isQuiet ? [] : dueDays(of: plan, on: today, settled: settled, limit: .max).days
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
      let settled = try settledDays(of: plan.id, through: today)
      return OpenPlanRecord(
        plan: plan, due: try dueDays(of: plan, on: today, settled: settled, limit: .max).days, today: today)
    }
  }

  /// The goal of a plan with its totals, read once for all its plans; `nil` for a plan of an account.
  private borrowing func goalRecord(
    of plan: RecurringPlanRecord, on today: CalendarDay, among owners: inout PlanOwners
  ) throws -> FinancialGoalRecord? {
    guard let goal = plan.goal else { return nil }
    let record = try owners.records[goal.id] ?? self.record(of: goal, on: today)
    owners.records[goal.id] = record
    return record
  }
}

extension ModelContext {
  /// How many days of each plan are stored up to a day. What the engine keeps counted is read, and the rows of later
  /// days alone, of which there are none but after a journey into another time zone.
  private borrowing func settledDays(through day: CalendarDay) throws(PersistenceError) -> [UUID: Int] {
    var counts = try totals(of: PlanOccurrenceEntity.settled, in: 0).mapValues(\.count)
    let later: [UUID] = try fetch(.occurrences(after: day), properties: \.planID)
    for plan in later { counts[plan, default: 0] -= 1 }
    return counts
  }

  /// The same of one plan.
  private borrowing func settledDays(of planID: UUID, through day: CalendarDay) throws(PersistenceError) -> Int {
    let count = try total(of: PlanOccurrenceEntity.settled, for: planID, in: 0).count
    return count == 0 ? 0 : count - (try fetchCount(.occurrences(of: planID, after: day)))
  }

  /// The first days of a plan that are due, and how many there are.
  private borrowing func dueDays(
    of plan: RecurringPlanEntity, on today: CalendarDay, settled: Int, limit: Int
  ) throws -> (days: [CalendarDay], count: Int) {
    let recurrence = try plan.recurrence()
    if let accountID = plan.accountID { return try dueBalance(of: accountID, plan, recurrence, on: today) }
    guard recurrence.start <= today else { return ([], 0) }
    // Every stored occurrence is a day of the plan: their number says how many are left, and none of them is read for a
    // plan that is up to date.
    let days = recurrence.occurrences(in: recurrence.start...today)
    let count = days.count - settled
    if count <= 0 { return ([], 0) }
    if limit == 0 { return ([], count) }
    if settled == 0 { return (Array(days.prefix(limit)), count) }
    return (Array(try openDays(of: plan.id, recurrence, on: today, count: count).prefix(limit)), count)
  }

  /// The days of a plan without a row, oldest first. The rows are read from the newest one on, and only until so many days
  /// are found: mostly what is due follows the last row.
  private borrowing func openDays(
    of planID: UUID, _ recurrence: Recurrence, on today: CalendarDay, count: Int
  ) throws -> [CalendarDay] {
    var open: [CalendarDay] = []
    var (day, bound) = (recurrence.last(onOrBefore: today), today)
    func take(after stored: CalendarDay?) {
      while open.count < count, let found = day, stored.map({ found > $0 }) ?? true {
        open.append(found)
        day = recurrence.previous(before: found)
      }
      if day == stored { day = stored.flatMap(recurrence.previous) }
    }
    while open.count < count {
      let page = FetchDescriptor<PlanOccurrenceEntity>.occurrences(of: planID, through: bound, newest: 100)
      let stored: [CalendarDay] = try fetch(page, properties: \.day)
      for day in stored { take(after: day) }
      guard stored.count == page.fetchLimit, let before = stored.last?.adding(days: -1) else {
        take(after: nil)
        break
      }
      bound = before
    }
    return open.reversed()
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
