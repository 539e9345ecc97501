// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/Block/BlockRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// A mock of `BlockRepository`: calls are answered by plan, else by its fake.
public final class MockBlockRepository: BlockRepository {
  /// What is planned for each requirement of `BlockRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:on:)`.
    public let delete:
      SendableMockedRequirement<(id: UUID, day: CalendarDay), BlockDeletionRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAll(on:)`.
    public let fetchAll: SendableMockedRequirement<CalendarDay, BlockListRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchDeletion(of:on:)`.
    public let fetchDeletion:
      SendableMockedRequirement<
        (reference: BlockReference, day: CalendarDay), BlockDeletionRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `fetchOne(matching:on:)`.
    public let fetchOne:
      SendableMockedRequirement<
        (reference: BlockReference, day: CalendarDay), BlockDetailedRecord, RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `insert(_:into:on:takingNextColor:)`.
    public let insert:
      SendableMockedRequirement<
        (block: BlockEntity, group: NamedReference?, day: CalendarDay, takingNextColor: Bool), BlockDetailedRecord,
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `move(_:to:at:on:)`.
    public let move:
      SendableMockedRequirement<
        (reference: BlockReference, group: NamedReference?, position: Int?, day: CalendarDay), BlockMoveRecord,
        RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `update(_:into:on:_:)`.
    public let update:
      SendableMockedRequirement<
        (id: UUID, group: NamedReference?, day: CalendarDay, change: (@Sendable (BlockEntity) -> BlockEntity)),
        BlockDetailedRecord, RepositoryError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("BlockRepository.delete(by:on:)", log)
      fetchAll = SendableMockedRequirement("BlockRepository.fetchAll(on:)", log)
      fetchDeletion = SendableMockedRequirement("BlockRepository.fetchDeletion(of:on:)", log)
      fetchOne = SendableMockedRequirement("BlockRepository.fetchOne(matching:on:)", log)
      insert = SendableMockedRequirement("BlockRepository.insert(_:into:on:takingNextColor:)", log)
      move = SendableMockedRequirement("BlockRepository.move(_:to:at:on:)", log)
      update = SendableMockedRequirement("BlockRepository.update(_:into:on:_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BlockRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BlockRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> BlockDeletionRecord {
    if let answer = try await mocked.delete.answer((id, day)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, on: day)
  }

  public func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> BlockListRecord {
    if let answer = try await mocked.fetchAll.answer(day) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll(on: day)
  }

  public func fetchDeletion(of reference: BlockReference, on day: CalendarDay) async throws(RepositoryError)
    -> BlockDeletionRecord
  {
    if let answer = try await mocked.fetchDeletion.answer((reference, day)) { return answer }
    return try await mocked.fetchDeletion.fallback(fake).fetchDeletion(of: reference, on: day)
  }

  public func fetchOne(matching reference: BlockReference, on day: CalendarDay) async throws(RepositoryError)
    -> BlockDetailedRecord
  {
    if let answer = try await mocked.fetchOne.answer((reference, day)) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference, on: day)
  }

  public func insert(_ block: BlockEntity, into group: NamedReference?, on day: CalendarDay, takingNextColor: Bool)
    async throws(RepositoryError) -> BlockDetailedRecord
  {
    if let answer = try await mocked.insert.answer((block, group, day, takingNextColor)) { return answer }
    return try await mocked.insert.fallback(fake).insert(block, into: group, on: day, takingNextColor: takingNextColor)
  }

  @discardableResult
  public func move(_ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay)
    async throws(RepositoryError) -> BlockMoveRecord
  {
    if let answer = try await mocked.move.answer((reference, group, position, day)) { return answer }
    return try await mocked.move.fallback(fake).move(reference, to: group, at: position, on: day)
  }

  @discardableResult
  public func update(
    _ id: UUID, into group: NamedReference?, on day: CalendarDay,
    _ change: @escaping @Sendable (BlockEntity) -> BlockEntity
  ) async throws(RepositoryError) -> BlockDetailedRecord {
    if let answer = try await mocked.update.answer((id, group, day, change)) { return answer }
    return try await mocked.update.fallback(fake).update(id, into: group, on: day, change)
  }
}
