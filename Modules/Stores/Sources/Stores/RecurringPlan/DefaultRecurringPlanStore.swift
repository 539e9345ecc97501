public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities
public import Observation

/// Keeps the plans of a repository, and checks the rules before anything is written.
@MainActor
public final class DefaultRecurringPlanStore: RecurringPlanStore, Observable {
  public var rows: [RecurringPlanDomain] { list.elements }
  private lazy var list = ObservableRows<RecurringPlanDomain>()
  private let repository: any RecurringPlanRepository
  private let uuid: UUIDGenerator

  /// - Parameter uuid: Generates the ids of what is entered or skipped.
  public init(repository: any RecurringPlanRepository, uuid: UUIDGenerator) {
    self.repository = repository
    self.uuid = uuid
  }

  public func fetchAll(of owner: PlanOwnerReference?) async throws(RecurringPlanError) {
    do {
      list.show(try await repository.fetchAll(of: owner).toDomain())
    } catch {
      throw Self.failure(error, listing: owner)
    }
  }

  private static func failure(
    _ error: RepositoryError, listing owner: PlanOwnerReference?
  ) -> RecurringPlanError {
    switch owner {
    case .goal(let goal): RecurringPlanError(FinancialGoalError(error, during: .reading(goal.text)))
    case .account(let account): RecurringPlanError(FinancialAccountError(error, during: .reading(account.text)))
    case nil: RecurringPlanError(error, during: .listing)
    }
  }

  public func findOne(_ reference: NumberReference) async throws(RecurringPlanError) -> RecurringPlanDomain {
    try await RecurringPlanError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchOne(matching: reference).toDomain()
    }
  }

  @discardableResult
  public func create(_ draft: RecurringPlanDraft) async throws(RecurringPlanError) -> RecurringPlanDomain {
    let entity = try draft.checked()
    let owner = entity.goalID == nil ? Noun.account : .goal
    let created = try await RecurringPlanError.during(.creating(owner)) { () throws(RepositoryError) in
      try await repository.insert(entity).toDomain()
    }
    if !list.replace(created) { list.append(created) }
    return created
  }

  @discardableResult
  public func update(
    _ draft: RecurringPlanDraft, on today: CalendarDay
  ) async throws(RecurringPlanError) -> RecurringPlanChange {
    let entity = try draft.checked()
    let original = try draft.original?.stored()
    let change = try await RecurringPlanError.during(.reading) { () throws(RepositoryError) in
      try await repository.update(
        entity, since: original, successor: draft.id, validFrom: draft.validFrom, on: today
      ).toDomain()
    }
    if let ended = change.ended { list.replace(ended) }
    if !list.replace(change.plan), change.ended != nil { list.append(change.plan) }
    return change
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RecurringPlanError) -> RecurringPlanDomain {
    let deleted = try await RecurringPlanError.during(.reading) { () throws(RepositoryError) in
      try await repository.delete(by: id).toDomain()
    }
    list.remove(id)
    return deleted
  }

  public func due(on today: CalendarDay, limit: Int) async throws(RecurringPlanError) -> DueList {
    try await RecurringPlanError.during(.listing) { () throws(RepositoryError) in
      try await repository.fetchDue(on: today, limit: limit).toDomain(limit: limit)
    }
  }

  @discardableResult
  public func enter(
    _ selection: DueSelection, on today: CalendarDay, allowingShort allowsShort: Bool
  ) async throws(RecurringPlanError) -> [PlanEntry] {
    try await RecurringPlanError.during(.reading) { () throws(RepositoryError) in
      var entries: [PlanEntry] = []
      for record in try await repository.enter(
        selection, on: today, allowingShort: allowsShort, id: { [uuid] in uuid() })
      {
        if let entry = try record.toEntry() { entries.append(entry) }
      }
      return entries
    }
  }

  @discardableResult
  public func skip(
    _ selection: DueSelection, on today: CalendarDay
  ) async throws(RecurringPlanError) -> [DueOccurrence] {
    try await RecurringPlanError.during(.reading) { () throws(RepositoryError) in
      var skipped: [DueOccurrence] = []
      for record in try await repository.skip(selection, on: today, id: { [uuid] in uuid() }) {
        skipped.append(try record.toOccurrence())
      }
      return skipped
    }
  }

  public func invalidate() { list.show([]) }
}
