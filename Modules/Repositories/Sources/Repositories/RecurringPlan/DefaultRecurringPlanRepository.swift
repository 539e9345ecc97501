public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Plans in a storage.
public struct DefaultRecurringPlanRepository: RecurringPlanRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(of owner: PlanOwnerReference?) async throws(RepositoryError) -> [RecurringPlanRecord] {
    try await storage.read { context in
      let list: FetchDescriptor<RecurringPlanEntity>
      switch owner {
      case .goal(let goal): list = .plans(ofGoal: try context.goal(goal).id)
      case .account(let account): list = .plans(ofAccount: try context.account(account).id)
      case nil: list = .plans
      }
      var owners = PlanOwners()
      return try context.fetch(list).map { try context.record(of: $0, among: &owners) }
    }
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> RecurringPlanRecord {
    try await storage.read { context in
      try context.record(of: try context.plan(reference))
    }
  }

  public func insert(_ plan: RecurringPlanEntity) async throws(RepositoryError) -> RecurringPlanRecord {
    try await storage.write { context in
      if let stored = try context.model(RecurringPlanEntity.self, for: plan.id) {
        return try context.record(of: stored)
      }
      var stored = plan
      stored.number = try context.insert(plan)
      return try context.record(of: stored)
    }
  }

  public func update(
    _ plan: RecurringPlanEntity, since original: RecurringPlanEntity?, successor: UUID, validFrom: CalendarDay?,
    on today: CalendarDay
  ) async throws(RepositoryError) -> RecurringPlanChangeRecord {
    try await storage.write { context in
      // An edit that is submitted again has made its plan already.
      if let made = try context.model(RecurringPlanEntity.self, for: successor) {
        let ended = try context.record(of: try context.plan(.id(plan.id)))
        return RecurringPlanChangeRecord(plan: try context.record(of: made), ended: ended)
      }
      let present = try context.plan(.id(plan.id))
      var changed = present
      changed.take(
        \.amountMinor, \.interval, \.unit, \.anchor, \.end, \.note, of: plan, since: original)
      let last = try context.fetch(.last(of: plan.id)).first?.day
      if changed.hasTerms(of: present) { return try context.replace(changed, keepingThrough: last) }
      let day = try changed.firstDay(after: last, validFrom: validFrom, today: today)
      return try context.change(present, to: changed, from: day, last: last, successor: successor)
    }
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> RecurringPlanRecord {
    try await storage.write { context in
      let record = try context.record(of: try context.plan(.id(id)))
      try context.delete(RecurringPlanEntity.self, for: id)
      return record
    }
  }

  public func fetchDue(on today: CalendarDay, limit: Int) async throws(RepositoryError) -> DueRecord {
    try await storage.read { context in try context.due(on: today, limit: limit) }
  }

  public func enter(
    _ selection: DueSelection, on today: CalendarDay, allowingShort allowsShort: Bool,
    id: @escaping @Sendable () -> UUID
  ) async throws(RepositoryError) -> [PlanOccurrenceRecord] {
    try await storage.write { context in
      let entries = try context.due(selection, on: today, entersContributions: true).map { record, day in
        let entered = try context.enter(day, of: record.plan, id: id(), on: today)
        let row = PlanOccurrenceEntity(
          id: id(), planID: record.plan.id, day: day, contributionID: entered.contribution.id)
        _ = try context.insert(row)
        return PlanOccurrenceRecord(plan: record, day: day, contribution: entered)
      }
      let added = entries.compactMap(\.contribution).map {
        ($0.contribution.goalID, Int128($0.contribution.signedMinor))
      }
      try context.keepFunded(Dictionary(added, uniquingKeysWith: +), allowingShort: allowsShort)
      return entries
    }
  }

  public func skip(
    _ selection: DueSelection, on today: CalendarDay, id: @escaping @Sendable () -> UUID
  ) async throws(RepositoryError) -> [PlanOccurrenceRecord] {
    try await storage.write { context in
      try context.due(selection, on: today, entersContributions: false).map { record, day in
        _ = try context.insert(PlanOccurrenceEntity(id: id(), planID: record.plan.id, day: day))
        return PlanOccurrenceRecord(plan: record, day: day)
      }
    }
  }
}

extension RecurringPlanEntity {
  /// The day from which other terms are valid: the one that is asked for, else today or the first day that is free.
  fileprivate func firstDay(
    after last: CalendarDay?, validFrom: CalendarDay?, today: CalendarDay
  ) throws(RepositoryError) -> CalendarDay {
    let free = last.flatMap { $0.adding(days: 1) } ?? start
    if let validFrom, let last, validFrom <= last { throw .forbidden(.plan(.enteredThrough(last))) }
    return max(validFrom ?? max(today, free), start)
  }
}

extension ModelContext {
  /// Stores a plan with the same terms.
  ///
  /// - Parameter last: The last stored occurrence, which has to stay one.
  fileprivate borrowing func replace(
    _ plan: RecurringPlanEntity, keepingThrough last: CalendarDay?
  ) throws -> RecurringPlanChangeRecord {
    if let end = plan.end, end < plan.start {
      throw RepositoryError.forbidden(.plan(.endBeforeStart(start: plan.start, end: end)))
    }
    if let end = plan.end, let last, end < last { throw RepositoryError.forbidden(.plan(.enteredThrough(last))) }
    try update(plan)
    return RecurringPlanChangeRecord(plan: try record(of: plan), ended: nil)
  }

  /// Gives a plan other terms from a day on: in place where it has no day before it.
  fileprivate borrowing func change(
    _ present: RecurringPlanEntity, to changed: RecurringPlanEntity, from day: CalendarDay, last: CalendarDay?,
    successor: UUID
  ) throws -> RecurringPlanChangeRecord {
    let before = try present.recurrence().last(onOrBefore: day.adding(days: -1) ?? .earliest)
    var next = changed
    next.start = day
    guard last != nil || (before.map { $0 < day } ?? false) else { return try replace(next, keepingThrough: nil) }
    if let end = next.end, end < day {
      throw RepositoryError.forbidden(.plan(.endBeforeStart(start: day, end: end)))
    }
    var ended = present
    ended.end = day.adding(days: -1)
    try update(ended)
    next = RecurringPlanEntity(
      id: successor, goalID: next.goalID, accountID: next.accountID, amountMinor: next.amountMinor,
      interval: next.interval, unit: next.unit, anchor: next.anchor, start: day, end: next.end, note: next.note)
    next.number = try insert(next)
    return RecurringPlanChangeRecord(plan: try record(of: next), ended: try record(of: ended))
  }

  /// Puts the contribution of a day into the plan's goal.
  fileprivate borrowing func enter(
    _ day: CalendarDay, of plan: RecurringPlanEntity, id: UUID, on today: CalendarDay
  ) throws -> ContributionRecord {
    guard let goalID = plan.goalID, let amount = plan.amountMinor else { throw RepositoryError.notFound }
    var contribution = ContributionEntity(
      id: id, goalID: goalID, name: plan.note, amountMinor: amount, type: ContributionType.add.rawValue, date: day)
    contribution.number = try insert(contribution)
    return try record(of: contribution, on: today).keepingTotal(atLeast: nil, changedBy: Int128(amount))
  }
}
