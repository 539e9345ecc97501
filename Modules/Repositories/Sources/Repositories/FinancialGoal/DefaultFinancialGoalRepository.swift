public import Foundation
public import ModuloModels
public import ModuloPersistence
public import ModuloUtilities
import PersistenceKit

/// Goals in a storage; their totals are read from the derived months, never from the contributions themselves.
public struct DefaultFinancialGoalRepository: FinancialGoalRepository {
  private let storage: any Storage

  /// Creates a repository on a storage. Nothing is read.
  public init(storage: any Storage) {
    self.storage = storage
  }

  public func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [FinancialGoalRecord] {
    try await storage.read { context in
      let totals = try context.totals(of: ContributionEntity.monthlyNet, in: day.month.rawValue)
      return try context.fetch(.goals).map { FinancialGoalRecord(goal: $0, totals: ContributionTotals(totals[$0.id])) }
    }
  }

  public func fetchOne(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialGoalRecord {
    try await storage.read { context in
      try context.record(of: try context.goal(reference), on: day)
    }
  }

  public func fetchDetailed(
    matching reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> FinancialGoalDetailedRecord {
    try await storage.read { context in
      try context.detailedRecord(
        of: try context.goal(reference), on: day, page: page, ownRate: try context.ownRate(on: day))
    }
  }

  public func fetchAllDetailed(
    on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> [FinancialGoalDetailedRecord] {
    try await storage.read { context in
      var records: [FinancialGoalDetailedRecord] = []
      let ownRate = try context.ownRate(on: day)
      for goal in try context.fetch(.goals) {
        records.append(try context.detailedRecord(of: goal, on: day, page: page, ownRate: ownRate))
      }
      return records
    }
  }

  public func insert(
    _ goal: FinancialGoalEntity, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialGoalRecord {
    try await storage.write { context in
      if let stored = try context.model(FinancialGoalEntity.self, for: goal.id) {
        return try context.record(of: stored, on: day)
      }
      var stored = goal
      stored.number = try context.insert(goal)
      return try context.record(of: stored, on: day)
    }
  }

  @discardableResult
  public func update(
    _ goal: FinancialGoalEntity, since original: FinancialGoalEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialGoalRecord {
    try await storage.write { context in
      var changed = try context.goal(goal.id)
      guard goal.currency == changed.currency else {
        throw RepositoryError.storage(
          .internalError(detail: "the currency of goal #\(changed.number) was to be changed"))
      }
      changed.take(\.name, \.emoji, \.goalAmountMinor, \.startDate, \.endDate, of: goal, since: original)
      if let end = changed.endDate, end < changed.startDate { throw RepositoryError.forbidden(.endBeforeStart) }
      try context.update(changed)
      return try context.record(of: changed, on: day)
    }
  }

  @discardableResult
  public func setArchived(
    _ isArchived: Bool, matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialGoalRecord {
    try await storage.write { context in
      var goal = try context.goal(reference)
      goal.isArchived = isArchived
      try context.update(goal)
      return try context.record(of: goal, on: day)
    }
  }

  public func fetchDeletion(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialGoalRecord> {
    try await storage.read { context in
      try context.deletion(of: try context.goal(reference), on: day)
    }
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialGoalRecord> {
    try await storage.write { context in
      let deletion = try context.deletion(of: try context.goal(id), on: day)
      try context.delete(FinancialGoalEntity.self, for: id)
      return deletion
    }
  }
}
