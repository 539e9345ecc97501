// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/FinancialAccount/FinancialAccountRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `FinancialAccountRepository`: calls are answered by plan, else by its fake.
public final class MockFinancialAccountRepository: FinancialAccountRepository {
  /// What is planned for each requirement of `FinancialAccountRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:on:)`.
    public let delete:
      SendableMockedRequirement<
        (id: UUID, day: CalendarDay), OwnerDeletion<FinancialAccountRecord>, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(on:in:)`.
    public let fetchAll:
      SendableMockedRequirement<
        (day: CalendarDay, base: String?), (accounts: [FinancialAccountRecord], rates: [ExchangeRateEntity]),
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchDeletion(matching:on:)`.
    public let fetchDeletion:
      SendableMockedRequirement<
        (reference: NamedReference, day: CalendarDay), OwnerDeletion<FinancialAccountRecord>, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchDetailed(matching:on:page:)`.
    public let fetchDetailed:
      SendableMockedRequirement<
        (reference: NamedReference, day: CalendarDay, page: Page), FinancialAccountDetailedRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchOne(matching:on:)`.
    public let fetchOne:
      SendableMockedRequirement<
        (reference: NamedReference, day: CalendarDay), FinancialAccountRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insert(_:opening:on:)`.
    public let insert:
      SendableMockedRequirement<
        (account: FinancialAccountEntity, opening: BalanceUpdateEntity?, day: CalendarDay), FinancialAccountRecord,
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `update(_:since:on:)`.
    public let update:
      SendableMockedRequirement<
        (account: FinancialAccountEntity, original: FinancialAccountEntity?, day: CalendarDay), FinancialAccountRecord,
        RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("FinancialAccountRepository.delete(by:on:)", log)
      fetchAll = SendableMockedRequirement("FinancialAccountRepository.fetchAll(on:in:)", log)
      fetchDeletion = SendableMockedRequirement("FinancialAccountRepository.fetchDeletion(matching:on:)", log)
      fetchDetailed = SendableMockedRequirement("FinancialAccountRepository.fetchDetailed(matching:on:page:)", log)
      fetchOne = SendableMockedRequirement("FinancialAccountRepository.fetchOne(matching:on:)", log)
      insert = SendableMockedRequirement("FinancialAccountRepository.insert(_:opening:on:)", log)
      update = SendableMockedRequirement("FinancialAccountRepository.update(_:since:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any FinancialAccountRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any FinancialAccountRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> OwnerDeletion<
    FinancialAccountRecord
  > {
    if let answer = try await mocked.delete.answer((id, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, on: day)
  }

  public func fetchAll(on day: CalendarDay, in base: String?) async throws(RepositoryError) -> (
    accounts: [FinancialAccountRecord], rates: [ExchangeRateEntity]
  ) {
    if let answer = try await mocked.fetchAll.answer((day, base)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(on: day, in: base)
  }

  public func fetchDeletion(matching reference: NamedReference, on day: CalendarDay) async throws(RepositoryError)
    -> OwnerDeletion<FinancialAccountRecord>
  {
    if let answer = try await mocked.fetchDeletion.answer((reference, day)) { return answer }
    return try await mocked.fetchDeletion.fallback(fake).fetchDeletion(matching: reference, on: day)
  }

  public func fetchDetailed(matching reference: NamedReference, on day: CalendarDay, page: Page)
    async throws(RepositoryError) -> FinancialAccountDetailedRecord
  {
    if let answer = try await mocked.fetchDetailed.answer((reference, day, page)) { return answer }
    return try await mocked.fetchDetailed.fallback(fake).fetchDetailed(matching: reference, on: day, page: page)
  }

  public func fetchOne(matching reference: NamedReference, on day: CalendarDay) async throws(RepositoryError)
    -> FinancialAccountRecord
  {
    if let answer = try await mocked.fetchOne.answer((reference, day)) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference, on: day)
  }

  public func insert(_ account: FinancialAccountEntity, opening: BalanceUpdateEntity?, on day: CalendarDay)
    async throws(RepositoryError) -> FinancialAccountRecord
  {
    if let answer = try await mocked.insert.answer((account, opening, day)) { return answer }
    return try await mocked.insert.fallback(fake).insert(account, opening: opening, on: day)
  }

  @discardableResult
  public func update(_ account: FinancialAccountEntity, since original: FinancialAccountEntity?, on day: CalendarDay)
    async throws(RepositoryError) -> FinancialAccountRecord
  {
    if let answer = try await mocked.update.answer((account, original, day)) { return answer }
    return try await mocked.update.fallback(fake).update(account, since: original, on: day)
  }
}
