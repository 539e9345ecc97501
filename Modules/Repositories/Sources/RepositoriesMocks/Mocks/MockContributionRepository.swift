// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Contribution/ContributionRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `ContributionRepository`: calls are answered by plan, else by its fake.
public final class MockContributionRepository: ContributionRepository {
  /// What is planned for each requirement of `ContributionRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:of:keepingTotalAtLeast:on:)`.
    public let delete:
      SendableMockedRequirement<
        (id: UUID, goalID: UUID, minimum: Int64?, day: CalendarDay), ContributionRecord, RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `fetchAll(of:matching:on:page:)`.
    public let fetchAll:
      SendableMockedRequirement<
        (reference: NamedReference?, filter: EntryFilter, day: CalendarDay, page: Page), ContributionListRecord,
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchOne(matching:on:)`.
    public let fetchOne:
      SendableMockedRequirement<
        (reference: NumberReference, day: CalendarDay), ContributionRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insert(_:keepingTotalAtLeast:allowingShort:on:)`.
    public let insert:
      SendableMockedRequirement<
        (contribution: ContributionEntity, minimum: Int64?, allowsShort: Bool, day: CalendarDay), ContributionRecord,
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insertAll(into:keepingTotalAtLeast:rows:)`.
    public let insertAll:
      SendableMockedRequirement<
        (
          goalID: UUID, minimum: Int64?,
          rows: (@Sendable (_ insert: (ContributionEntity) throws -> RowResult) throws -> Void)
        ), ContributionInsertion, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `move(_:keepingTotalAtLeast:allowingShort:on:)`.
    public let move:
      SendableMockedRequirement<
        (move: ContributionMoveEntity, minimum: Int64?, allowsShort: Bool, day: CalendarDay), ContributionMoveRecord,
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `update(_:since:keepingTotalAtLeast:allowingShort:on:)`.
    public let update:
      SendableMockedRequirement<
        (
          contribution: ContributionEntity, original: ContributionEntity?, minimum: Int64?, allowsShort: Bool,
          day: CalendarDay
        ), ContributionRecord, RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("ContributionRepository.delete(by:of:keepingTotalAtLeast:on:)", log)
      fetchAll = SendableMockedRequirement("ContributionRepository.fetchAll(of:matching:on:page:)", log)
      fetchOne = SendableMockedRequirement("ContributionRepository.fetchOne(matching:on:)", log)
      insert = SendableMockedRequirement("ContributionRepository.insert(_:keepingTotalAtLeast:allowingShort:on:)", log)
      insertAll = SendableMockedRequirement("ContributionRepository.insertAll(into:keepingTotalAtLeast:rows:)", log)
      move = SendableMockedRequirement("ContributionRepository.move(_:keepingTotalAtLeast:allowingShort:on:)", log)
      update = SendableMockedRequirement(
        "ContributionRepository.update(_:since:keepingTotalAtLeast:allowingShort:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any ContributionRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any ContributionRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID, of goalID: UUID, keepingTotalAtLeast minimum: Int64?, on day: CalendarDay)
    async throws(RepositoryError) -> ContributionRecord
  {
    if let answer = try await mocked.delete.answer((id, goalID, minimum, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, of: goalID, keepingTotalAtLeast: minimum, on: day)
  }

  public func fetchAll(of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page)
    async throws(RepositoryError) -> ContributionListRecord
  {
    if let answer = try await mocked.fetchAll.answer((reference, filter, day, page)) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(of: reference, matching: filter, on: day, page: page)
  }

  public func fetchOne(matching reference: NumberReference, on day: CalendarDay) async throws(RepositoryError)
    -> ContributionRecord
  {
    if let answer = try await mocked.fetchOne.answer((reference, day)) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference, on: day)
  }

  public func insert(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    if let answer = try await mocked.insert.answer((contribution, minimum, allowsShort, day)) { return answer }
    return try await mocked.insert.fallback(fake).insert(
      contribution, keepingTotalAtLeast: minimum, allowingShort: allowsShort, on: day)
  }

  @discardableResult
  public func insertAll(
    into goalID: UUID, keepingTotalAtLeast minimum: Int64?,
    rows: @escaping @Sendable (_ insert: (ContributionEntity) throws -> RowResult) throws -> Void
  ) async throws(RepositoryError) -> ContributionInsertion {
    if let answer = try await mocked.insertAll.answer((goalID, minimum, rows)) { return answer }
    return try await mocked.insertAll.fallback(fake).insertAll(into: goalID, keepingTotalAtLeast: minimum, rows: rows)
  }

  public func move(
    _ move: ContributionMoveEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionMoveRecord {
    if let answer = try await mocked.move.answer((move, minimum, allowsShort, day)) { return answer }
    return try await mocked.move.fallback(fake).move(
      move, keepingTotalAtLeast: minimum, allowingShort: allowsShort, on: day)
  }

  @discardableResult
  public func update(
    _ contribution: ContributionEntity, since original: ContributionEntity?, keepingTotalAtLeast minimum: Int64?,
    allowingShort allowsShort: Bool, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord {
    if let answer = try await mocked.update.answer((contribution, original, minimum, allowsShort, day)) {
      return answer
    }
    return try await mocked.update.fallback(fake).update(
      contribution, since: original, keepingTotalAtLeast: minimum, allowingShort: allowsShort, on: day)
  }
}
