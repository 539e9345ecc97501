// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/HourlyRate/HourlyRateRepository.swift; edits are lost.

public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `HourlyRateRepository`: calls are answered by plan, else by its fake.
public final class MockHourlyRateRepository: HourlyRateRepository {
  /// What is planned for each requirement of `HourlyRateRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(matching:)`.
    public let delete: SendableMockedRequirement<NumberReference, HourlyRateRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAll()`.
    public let fetchAll: SendableMockedRequirement<Void, [HourlyRateRecord], RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchMonth(_:)`.
    public let fetchMonth: SendableMockedRequirement<CalendarMonth, WorthMonthRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchOne(matching:)`.
    public let fetchOne: SendableMockedRequirement<NumberReference, HourlyRateRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `set(_:of:)`.
    public let set:
      SendableMockedRequirement<
        (rate: HourlyRateEntity, owner: HourlyRateOwnerReference), HourlyRateChangeRecord, RepositoryError,
        AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("HourlyRateRepository.delete(matching:)", log)
      fetchAll = SendableMockedRequirement("HourlyRateRepository.fetchAll()", log)
      fetchMonth = SendableMockedRequirement("HourlyRateRepository.fetchMonth(_:)", log)
      fetchOne = SendableMockedRequirement("HourlyRateRepository.fetchOne(matching:)", log)
      set = SendableMockedRequirement("HourlyRateRepository.set(_:of:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any HourlyRateRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any HourlyRateRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(matching reference: NumberReference) async throws(RepositoryError) -> HourlyRateRecord {
    if let answer = try await mocked.delete.answer(reference) { return answer }
    return try await mocked.delete.fallback(fake).delete(matching: reference)
  }

  public func fetchAll() async throws(RepositoryError) -> [HourlyRateRecord] {
    if let answer = try await mocked.fetchAll.answer(()) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll()
  }

  public func fetchMonth(_ month: CalendarMonth) async throws(RepositoryError) -> WorthMonthRecord {
    if let answer = try await mocked.fetchMonth.answer(month) { return answer }
    return try await mocked.fetchMonth.fallback(fake).fetchMonth(month)
  }

  public func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> HourlyRateRecord {
    if let answer = try await mocked.fetchOne.answer(reference) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference)
  }

  public func set(_ rate: HourlyRateEntity, of owner: HourlyRateOwnerReference) async throws(RepositoryError)
    -> HourlyRateChangeRecord
  {
    if let answer = try await mocked.set.answer((rate, owner)) { return answer }
    return try await mocked.set.fallback(fake).set(rate, of: owner)
  }
}
