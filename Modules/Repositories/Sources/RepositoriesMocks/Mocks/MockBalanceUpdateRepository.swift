// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/BalanceUpdate/BalanceUpdateRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `BalanceUpdateRepository`: calls are answered by plan, else by its fake.
public final class MockBalanceUpdateRepository: BalanceUpdateRepository {
  /// What is planned for each requirement of `BalanceUpdateRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:of:on:)`.
    public let delete:
      SendableMockedRequirement<
        (id: UUID, accountID: UUID, day: CalendarDay), BalanceUpdateRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:matching:on:page:)`.
    public let fetchAll:
      SendableMockedRequirement<
        (reference: NamedReference?, filter: EntryFilter, day: CalendarDay, page: Page),
        EntryList<BalanceUpdateEntity, FinancialAccountRecord>, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchOne(matching:on:)`.
    public let fetchOne:
      SendableMockedRequirement<
        (reference: NumberReference, day: CalendarDay), BalanceUpdateRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `forEach(of:_:)`.
    public let forEach:
      SendableMockedRequirement<
        (reference: NamedReference?, take: (@Sendable (BalanceUpdateEntity, FinancialAccountEntity) throws -> Void)),
        Void, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insert(_:on:)`.
    public let insertUpdateOn:
      SendableMockedRequirement<
        (update: BalanceUpdateEntity, day: CalendarDay), BalanceUpdateRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insert(_:on:)`.
    public let insertUpdatesOn:
      SendableMockedRequirement<
        (updates: [BalanceUpdateEntity], day: CalendarDay), [BalanceUpdateRecord], RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insertAll(rows:)`.
    public let insertAll:
      SendableMockedRequirement<
        (
          @Sendable (
            _ accounts: [FinancialAccountEntity], _ find: (UUID) throws -> BalanceUpdateEntity?,
            _ insertDay: ([BalanceUpdateEntity]) throws -> [RowResult]
          ) throws -> Void
        ), Void, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `update(_:since:on:)`.
    public let update:
      SendableMockedRequirement<
        (update: BalanceUpdateEntity, original: BalanceUpdateEntity?, day: CalendarDay), BalanceUpdateRecord,
        RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("BalanceUpdateRepository.delete(by:of:on:)", log)
      fetchAll = SendableMockedRequirement("BalanceUpdateRepository.fetchAll(of:matching:on:page:)", log)
      fetchOne = SendableMockedRequirement("BalanceUpdateRepository.fetchOne(matching:on:)", log)
      forEach = SendableMockedRequirement("BalanceUpdateRepository.forEach(of:_:)", log)
      insertUpdateOn = SendableMockedRequirement("BalanceUpdateRepository.insert(_:on:)", log)
      insertUpdatesOn = SendableMockedRequirement("BalanceUpdateRepository.insert(_:on:)", log)
      insertAll = SendableMockedRequirement("BalanceUpdateRepository.insertAll(rows:)", log)
      update = SendableMockedRequirement("BalanceUpdateRepository.update(_:since:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BalanceUpdateRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BalanceUpdateRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID, of accountID: UUID, on day: CalendarDay) async throws(RepositoryError)
    -> BalanceUpdateRecord
  {
    if let answer = try await mocked.delete.answer((id, accountID, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, of: accountID, on: day)
  }

  public func fetchAll(of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page)
    async throws(RepositoryError) -> EntryList<BalanceUpdateEntity, FinancialAccountRecord>
  {
    if let answer = try await mocked.fetchAll.answer((reference, filter, day, page)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: reference, matching: filter, on: day, page: page)
  }

  public func fetchOne(matching reference: NumberReference, on day: CalendarDay) async throws(RepositoryError)
    -> BalanceUpdateRecord
  {
    if let answer = try await mocked.fetchOne.answer((reference, day)) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference, on: day)
  }

  public func forEach(
    of reference: NamedReference?,
    _ take: @escaping @Sendable (BalanceUpdateEntity, FinancialAccountEntity) throws -> Void
  ) async throws(RepositoryError) {
    if try await mocked.forEach.answer((reference, take)) != nil { return }
    try await mocked.forEach.fallback(fake).forEach(of: reference, take)
  }

  public func insertAll(
    rows:
      @escaping @Sendable (
        _ accounts: [FinancialAccountEntity], _ find: (UUID) throws -> BalanceUpdateEntity?,
        _ insertDay: ([BalanceUpdateEntity]) throws -> [RowResult]
      ) throws -> Void
  ) async throws(RepositoryError) {
    if try await mocked.insertAll.answer(rows) != nil { return }
    try await mocked.insertAll.fallback(fake).insertAll(rows: rows)
  }

  public func insert(_ update: BalanceUpdateEntity, on day: CalendarDay) async throws(RepositoryError)
    -> BalanceUpdateRecord
  {
    if let answer = try await mocked.insertUpdateOn.answer((update, day)) { return answer }
    return try await mocked.insertUpdateOn.fallback(fake).insert(update, on: day)
  }

  public func insert(_ updates: [BalanceUpdateEntity], on day: CalendarDay) async throws(RepositoryError)
    -> [BalanceUpdateRecord]
  {
    if let answer = try await mocked.insertUpdatesOn.answer((updates, day)) { return answer }
    return try await mocked.insertUpdatesOn.fallback(fake).insert(updates, on: day)
  }

  @discardableResult
  public func update(_ update: BalanceUpdateEntity, since original: BalanceUpdateEntity?, on day: CalendarDay)
    async throws(RepositoryError) -> BalanceUpdateRecord
  {
    if let answer = try await mocked.update.answer((update, original, day)) { return answer }
    return try await mocked.update.fallback(fake).update(update, since: original, on: day)
  }
}
