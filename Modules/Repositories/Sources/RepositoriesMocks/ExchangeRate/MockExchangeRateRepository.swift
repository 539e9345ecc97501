public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositories

/// Exchange rates in memory: the same rules as the default, with a log of the calls and failures on demand.
public struct MockExchangeRateRepository: ExchangeRateRepository {
  /// Every call, and the failures on demand.
  public let log: CallLog
  private let base: DefaultExchangeRateRepository

  /// - Parameter manager: Share one with the accounts' repository, which reads the rates too.
  public init(manager: MockDataContextManager, log: CallLog = CallLog()) {
    self.log = log
    base = DefaultExchangeRateRepository(storage: InMemoryRepository(manager: manager))
  }

  public func fetchAll() async throws(RepositoryError) -> [ExchangeRateEntity] {
    try log.record("fetchAll")
    return try await base.fetchAll()
  }

  public func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateEntity {
    try log.record("set")
    return try await base.set(rate)
  }

  @discardableResult
  public func delete(
    matching reference: ExchangeRateReference
  ) async throws(RepositoryError) -> ExchangeRateEntity {
    try log.record("delete")
    return try await base.delete(matching: reference)
  }
}
