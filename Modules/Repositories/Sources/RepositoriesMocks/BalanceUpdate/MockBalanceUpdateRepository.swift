public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositories

/// Balance updates in memory: the same rules as the default, with a log of the calls and failures on demand.
public struct MockBalanceUpdateRepository: BalanceUpdateRepository {
  /// Every call, and the failures on demand.
  public let log: CallLog
  private let base: DefaultBalanceUpdateRepository

  /// - Parameter manager: Share one with the accounts' repository.
  public init(manager: MockDataContextManager, log: CallLog = CallLog()) {
    self.log = log
    base = DefaultBalanceUpdateRepository(storage: InMemoryRepository(manager: manager))
  }

  public func fetchAll(for accountID: UUID, page: Page) async throws(RepositoryError) -> [BalanceUpdateEntity] {
    try log.record("fetchAll")
    return try await base.fetchAll(for: accountID, page: page)
  }

  public func fetchOne(by id: UUID) async throws(RepositoryError) -> BalanceUpdateEntity? {
    try log.record("fetchOne")
    return try await base.fetchOne(by: id)
  }

  public func fetchOne(matching reference: BalanceReference) async throws(RepositoryError) -> BalanceUpdateRecord? {
    try log.record("fetchOne")
    return try await base.fetchOne(matching: reference)
  }

  public func insert(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try log.record("insert")
    return try await base.insert(update)
  }

  @discardableResult
  public func update(_ update: BalanceUpdateEntity) async throws(RepositoryError) -> BalanceUpdateEntity {
    try log.record("update")
    return try await base.update(update)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> BalanceUpdateEntity {
    try log.record("delete")
    return try await base.delete(by: id)
  }

  public func insertAll(
    rows:
      @escaping @Sendable (
        _ accounts: [FinancialAccountEntity], _ insertDay: ([BalanceUpdateEntity]) throws -> [RowOutcome]
      ) throws -> Void
  ) async throws(RepositoryError) {
    try log.record("insertAll")
    try await base.insertAll(rows: rows)
  }

  public func forEach(
    of accountID: UUID?, _ take: @escaping @Sendable (BalanceUpdateRecord) throws -> Void
  ) async throws(RepositoryError) {
    try log.record("forEach")
    try await base.forEach(of: accountID, take)
  }
}
