public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositories
public import ModuloUtilities

/// Goals in memory: the same rules as the default, with a log of the calls and failures on demand.
public struct MockFinancialGoalRepository: FinancialGoalRepository {
  /// Every call, and the failures on demand.
  public let log: CallLog
  private let base: DefaultFinancialGoalRepository

  /// - Parameter manager: Share one with the contributions' repository, whose rows make the totals.
  public init(manager: MockDataContextManager, log: CallLog = CallLog()) {
    self.log = log
    base = DefaultFinancialGoalRepository(storage: InMemoryRepository(manager: manager))
  }

  public func fetchAll(in month: CalendarMonth) async throws(RepositoryError) -> [FinancialGoalRecord] {
    try log.record("fetchAll")
    return try await base.fetchAll(in: month)
  }

  public func fetchAll(
    matching reference: FinancialGoalReference, in month: CalendarMonth
  ) async throws(RepositoryError) -> [FinancialGoalRecord] {
    try log.record("fetchAll")
    return try await base.fetchAll(matching: reference, in: month)
  }

  public func fetchDetailed(
    by id: UUID, in month: CalendarMonth, page: Page
  ) async throws(RepositoryError) -> FinancialGoalDetailedRecord? {
    try log.record("fetchDetailed")
    return try await base.fetchDetailed(by: id, in: month, page: page)
  }

  public func fetchAllDetailed(
    in month: CalendarMonth, page: Page
  ) async throws(RepositoryError) -> [FinancialGoalDetailedRecord] {
    try log.record("fetchAllDetailed")
    return try await base.fetchAllDetailed(in: month, page: page)
  }

  public func insert(_ goal: FinancialGoalEntity) async throws(RepositoryError) -> FinancialGoalEntity {
    try log.record("insert")
    return try await base.insert(goal)
  }

  @discardableResult
  public func update(
    _ goal: FinancialGoalEntity, in month: CalendarMonth
  ) async throws(RepositoryError) -> FinancialGoalRecord {
    try log.record("update")
    return try await base.update(goal, in: month)
  }

  @discardableResult
  public func setArchived(
    _ isArchived: Bool, by id: UUID, in month: CalendarMonth
  ) async throws(RepositoryError) -> FinancialGoalRecord {
    try log.record("setArchived")
    return try await base.setArchived(isArchived, by: id, in: month)
  }

  @discardableResult
  public func delete(by id: UUID, in month: CalendarMonth) async throws(RepositoryError) -> FinancialGoalRecord {
    try log.record("delete")
    return try await base.delete(by: id, in: month)
  }
}
