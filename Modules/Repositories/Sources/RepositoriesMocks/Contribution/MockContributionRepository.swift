public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositories

/// Contributions in memory: the same rules as the default, with a log of the calls and failures on demand.
public struct MockContributionRepository: ContributionRepository {
  /// Every call, and the failures on demand.
  public let log: CallLog
  private let base: DefaultContributionRepository

  /// - Parameter manager: Share one with the goals' repository.
  public init(manager: MockDataContextManager, log: CallLog = CallLog()) {
    self.log = log
    base = DefaultContributionRepository(storage: InMemoryRepository(manager: manager))
  }

  public func fetchAll(for goalID: UUID, page: Page) async throws(RepositoryError) -> [ContributionEntity] {
    try log.record("fetchAll")
    return try await base.fetchAll(for: goalID, page: page)
  }

  public func fetchOne(by id: UUID) async throws(RepositoryError) -> ContributionEntity? {
    try log.record("fetchOne")
    return try await base.fetchOne(by: id)
  }

  public func fetchOne(
    matching reference: ContributionReference
  ) async throws(RepositoryError) -> ContributionRecord? {
    try log.record("fetchOne")
    return try await base.fetchOne(matching: reference)
  }

  public func insert(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try log.record("insert")
    return try await base.insert(contribution, keepingTotalAtLeast: minimum)
  }

  public func move(
    _ move: ContributionMoveEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionMoveEntity {
    try log.record("move")
    return try await base.move(move, keepingTotalAtLeast: minimum)
  }

  @discardableResult
  public func update(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try log.record("update")
    return try await base.update(contribution, keepingTotalAtLeast: minimum)
  }

  @discardableResult
  public func delete(
    by id: UUID, keepingTotalAtLeast minimum: Int64?
  ) async throws(RepositoryError) -> ContributionEntity {
    try log.record("delete")
    return try await base.delete(by: id, keepingTotalAtLeast: minimum)
  }

  public func insertAll(
    into goalID: UUID, keepingTotalAtLeast minimum: Int64?,
    rows: @escaping @Sendable (_ insert: (ContributionEntity) throws -> Bool) throws -> Void
  ) async throws(RepositoryError) {
    try log.record("insertAll")
    try await base.insertAll(into: goalID, keepingTotalAtLeast: minimum, rows: rows)
  }
}
