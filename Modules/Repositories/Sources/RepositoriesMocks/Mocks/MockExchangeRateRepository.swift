// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/ExchangeRate/ExchangeRateRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories

/// A mock of `ExchangeRateRepository`: calls are answered by plan, else by its fake.
public final class MockExchangeRateRepository: ExchangeRateRepository {
  /// What is planned for each requirement of `ExchangeRateRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(matching:)`.
    public let delete: SendableMockedRequirement<NumberReference, ExchangeRateEntity, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAll()`.
    public let fetchAll: SendableMockedRequirement<Void, [ExchangeRateEntity], RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchOne(matching:)`.
    public let fetchOne:
      SendableMockedRequirement<NumberReference, ExchangeRateEntity?, RepositoryError, AsyncRequirement>
    /// Plans and calls of `set(_:)`.
    public let set:
      SendableMockedRequirement<ExchangeRateEntity, ExchangeRateChangeRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `setAll(days:)`.
    public let setAll:
      SendableMockedRequirement<
        (@Sendable (_ set: ([ExchangeRateEntity]) throws -> [RowOutcome]) throws -> Void), Void, RepositoryError,
        AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("ExchangeRateRepository.delete(matching:)", log)
      fetchAll = SendableMockedRequirement("ExchangeRateRepository.fetchAll()", log)
      fetchOne = SendableMockedRequirement("ExchangeRateRepository.fetchOne(matching:)", log)
      set = SendableMockedRequirement("ExchangeRateRepository.set(_:)", log)
      setAll = SendableMockedRequirement("ExchangeRateRepository.setAll(days:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any ExchangeRateRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any ExchangeRateRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity {
    if let answer = try await mocked.delete.answer(reference) { return answer }
    return try await mocked.delete.fallback(fake).delete(matching: reference)
  }

  public func fetchAll() async throws(RepositoryError) -> [ExchangeRateEntity] {
    if let answer = try await mocked.fetchAll.answer(()) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll()
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> ExchangeRateEntity? {
    if let answer = try await mocked.fetchOne.answer(reference) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference)
  }

  public func set(_ rate: ExchangeRateEntity) async throws(RepositoryError) -> ExchangeRateChangeRecord {
    if let answer = try await mocked.set.answer(rate) { return answer }
    return try await mocked.set.fallback(fake).set(rate)
  }

  public func setAll(days: @escaping @Sendable (_ set: ([ExchangeRateEntity]) throws -> [RowOutcome]) throws -> Void)
    async throws(RepositoryError)
  {
    if try await mocked.setAll.answer(days) != nil { return }
    try await mocked.setAll.fallback(fake).setAll(days: days)
  }
}
