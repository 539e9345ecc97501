// Made by `architect mocks` from Modules/Repositories/Sources/Repositories/BlockGroup/BlockGroupRepository.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloRepositories

/// A mock of `BlockGroupRepository`: calls are answered by plan, else by its fake.
public final class MockBlockGroupRepository: BlockGroupRepository {
  /// What is planned for each requirement of `BlockGroupRepository`, and how it was called.
  public final class Mocked: Sendable {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `delete(by:)`.
    public let delete: SendableMockedRequirement<UUID, BlockGroupDeletionRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchAll()`.
    public let fetchAll: SendableMockedRequirement<Void, [BlockGroupRecord], RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchDeletion(of:)`.
    public let fetchDeletion:
      SendableMockedRequirement<NamedReference, BlockGroupDeletionRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchOne(matching:)`.
    public let fetchOne: SendableMockedRequirement<NamedReference, BlockGroupRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `fetchReset()`.
    public let fetchReset: SendableMockedRequirement<Void, BlockGroupResetRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `insert(_:)`.
    public let insert:
      SendableMockedRequirement<
        BlockGroupEntity, (group: BlockGroupRecord, default: BlockGroupRecord), RepositoryError, AsyncRequirement
      >
    /// Plans and calls of `move(_:to:)`.
    public let move:
      SendableMockedRequirement<
        (reference: NamedReference, position: Int), (groups: [BlockGroupRecord], id: UUID), RepositoryError,
        AsyncRequirement
      >
    /// Plans and calls of `reset()`.
    public let reset: SendableMockedRequirement<Void, BlockGroupResetRecord, RepositoryError, AsyncRequirement>
    /// Plans and calls of `update(name:of:)`.
    public let update:
      SendableMockedRequirement<(name: String, id: UUID), BlockGroupRecord, RepositoryError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      delete = SendableMockedRequirement("BlockGroupRepository.delete(by:)", log)
      fetchAll = SendableMockedRequirement("BlockGroupRepository.fetchAll()", log)
      fetchDeletion = SendableMockedRequirement("BlockGroupRepository.fetchDeletion(of:)", log)
      fetchOne = SendableMockedRequirement("BlockGroupRepository.fetchOne(matching:)", log)
      fetchReset = SendableMockedRequirement("BlockGroupRepository.fetchReset()", log)
      insert = SendableMockedRequirement("BlockGroupRepository.insert(_:)", log)
      move = SendableMockedRequirement("BlockGroupRepository.move(_:to:)", log)
      reset = SendableMockedRequirement("BlockGroupRepository.reset()", log)
      update = SendableMockedRequirement("BlockGroupRepository.update(name:of:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BlockGroupRepository)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BlockGroupRepository)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func delete(by id: UUID) async throws(RepositoryError) -> BlockGroupDeletionRecord {
    if let answer = try await mocked.delete.answer(id) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id)
  }

  public func fetchAll() async throws(RepositoryError) -> [BlockGroupRecord] {
    if let answer = try await mocked.fetchAll.answer(()) { return answer }
    return try await mocked.fetchAll.fallback(fake).fetchAll()
  }

  public func fetchDeletion(of reference: NamedReference) async throws(RepositoryError) -> BlockGroupDeletionRecord {
    if let answer = try await mocked.fetchDeletion.answer(reference) { return answer }
    return try await mocked.fetchDeletion.fallback(fake).fetchDeletion(of: reference)
  }

  public func fetchOne(matching reference: NamedReference) async throws(RepositoryError) -> BlockGroupRecord {
    if let answer = try await mocked.fetchOne.answer(reference) { return answer }
    return try await mocked.fetchOne.fallback(fake).fetchOne(matching: reference)
  }

  public func fetchReset() async throws(RepositoryError) -> BlockGroupResetRecord {
    if let answer = try await mocked.fetchReset.answer(()) { return answer }
    return try await mocked.fetchReset.fallback(fake).fetchReset()
  }

  public func insert(_ group: BlockGroupEntity) async throws(RepositoryError) -> (
    group: BlockGroupRecord, default: BlockGroupRecord
  ) {
    if let answer = try await mocked.insert.answer(group) { return answer }
    return try await mocked.insert.fallback(fake).insert(group)
  }

  @discardableResult
  public func move(_ reference: NamedReference, to position: Int) async throws(RepositoryError) -> (
    groups: [BlockGroupRecord], id: UUID
  ) {
    if let answer = try await mocked.move.answer((reference, position)) { return answer }
    return try await mocked.move.fallback(fake).move(reference, to: position)
  }

  public func reset() async throws(RepositoryError) -> BlockGroupResetRecord {
    if let answer = try await mocked.reset.answer(()) { return answer }
    return try await mocked.reset.fallback(fake).reset()
  }

  @discardableResult
  public func update(name: String, of id: UUID) async throws(RepositoryError) -> BlockGroupRecord {
    if let answer = try await mocked.update.answer((name, id)) { return answer }
    return try await mocked.update.fallback(fake).update(name: name, of: id)
  }
}
