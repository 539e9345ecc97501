// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/FinancialGoal/FinancialGoalRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `FinancialGoalRepository`: calls are answered by plan, else by its fake.
public final class MockFinancialGoalRepository: FinancialGoalRepository {
  /// What is planned for each requirement of `FinancialGoalRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:on:)`.
    public let delete:
      SendableMockedRequirement<
        (id: UUID, day: CalendarDay), OwnerDeletion<FinancialGoalRecord>, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchAll(on:)`.
    public let fetchAll:
      SendableMockedRequirement<CalendarDay, [FinancialGoalRecord], RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAllDetailed(on:page:)`.
    public let fetchAllDetailed:
      SendableMockedRequirement<
        (day: CalendarDay, page: Page), [FinancialGoalDetailedRecord], RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchDeletion(matching:on:)`.
    public let fetchDeletion:
      SendableMockedRequirement<
        (reference: NamedReference, day: CalendarDay), OwnerDeletion<FinancialGoalRecord>, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchDetailed(matching:on:page:)`.
    public let fetchDetailed:
      SendableMockedRequirement<
        (reference: NamedReference, day: CalendarDay, page: Page), FinancialGoalDetailedRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchOne(matching:on:)`.
    public let fetchOne:
      SendableMockedRequirement<
        (reference: NamedReference, day: CalendarDay), FinancialGoalRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insert(_:on:)`.
    public let insert:
      SendableMockedRequirement<
        (goal: FinancialGoalEntity, day: CalendarDay), FinancialGoalRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `setArchived(_:matching:on:)`.
    public let setArchived:
      SendableMockedRequirement<
        (isArchived: Bool, reference: NamedReference, day: CalendarDay), FinancialGoalRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `update(_:since:on:)`.
    public let update:
      SendableMockedRequirement<
        (goal: FinancialGoalEntity, original: FinancialGoalEntity?, day: CalendarDay), FinancialGoalRecord,
        RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("FinancialGoalRepository.delete(by:on:)", log)
      fetchAll = SendableMockedRequirement("FinancialGoalRepository.fetchAll(on:)", log)
      fetchAllDetailed = SendableMockedRequirement("FinancialGoalRepository.fetchAllDetailed(on:page:)", log)
      fetchDeletion = SendableMockedRequirement("FinancialGoalRepository.fetchDeletion(matching:on:)", log)
      fetchDetailed = SendableMockedRequirement("FinancialGoalRepository.fetchDetailed(matching:on:page:)", log)
      fetchOne = SendableMockedRequirement("FinancialGoalRepository.fetchOne(matching:on:)", log)
      insert = SendableMockedRequirement("FinancialGoalRepository.insert(_:on:)", log)
      setArchived = SendableMockedRequirement("FinancialGoalRepository.setArchived(_:matching:on:)", log)
      update = SendableMockedRequirement("FinancialGoalRepository.update(_:since:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any FinancialGoalRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any FinancialGoalRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> OwnerDeletion<
    FinancialGoalRecord
  > {
    if let answer = try await mocked.delete.answer((id, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, on: day)
  }

  public func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [FinancialGoalRecord] {
    if let answer = try await mocked.fetchAll.answer(day) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(on: day)
  }

  public func fetchAllDetailed(on day: CalendarDay, page: Page) async throws(RepositoryError)
    -> [FinancialGoalDetailedRecord]
  {
    if let answer = try await mocked.fetchAllDetailed.answer((day, page)) { return answer }
    return try await mocked.fetchAllDetailed.fallback(fake).fetchAllDetailed(on: day, page: page)
  }

  public func fetchDeletion(matching reference: NamedReference, on day: CalendarDay) async throws(RepositoryError)
    -> OwnerDeletion<FinancialGoalRecord>
  {
    if let answer = try await mocked.fetchDeletion.answer((reference, day)) { return answer }
    return try await mocked.fetchDeletion.fallback(fake).fetchDeletion(matching: reference, on: day)
  }

  public func fetchDetailed(matching reference: NamedReference, on day: CalendarDay, page: Page)
    async throws(RepositoryError) -> FinancialGoalDetailedRecord
  {
    if let answer = try await mocked.fetchDetailed.answer((reference, day, page)) { return answer }
    return try await mocked.fetchDetailed.fallback(fake).fetchDetailed(matching: reference, on: day, page: page)
  }

  public func fetchOne(matching reference: NamedReference, on day: CalendarDay) async throws(RepositoryError)
    -> FinancialGoalRecord
  {
    if let answer = try await mocked.fetchOne.answer((reference, day)) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference, on: day)
  }

  public func insert(_ goal: FinancialGoalEntity, on day: CalendarDay) async throws(RepositoryError)
    -> FinancialGoalRecord
  {
    if let answer = try await mocked.insert.answer((goal, day)) { return answer }
    return try await mocked.insert.fallback(fake).insert(goal, on: day)
  }

  @discardableResult
  public func setArchived(_ isArchived: Bool, matching reference: NamedReference, on day: CalendarDay)
    async throws(RepositoryError) -> FinancialGoalRecord
  {
    if let answer = try await mocked.setArchived.answer((isArchived, reference, day)) { return answer }
    return try await mocked.setArchived.fallback(fake).setArchived(isArchived, matching: reference, on: day)
  }

  @discardableResult
  public func update(_ goal: FinancialGoalEntity, since original: FinancialGoalEntity?, on day: CalendarDay)
    async throws(RepositoryError) -> FinancialGoalRecord
  {
    if let answer = try await mocked.update.answer((goal, original, day)) { return answer }
    return try await mocked.update.fallback(fake).update(goal, since: original, on: day)
  }
}
