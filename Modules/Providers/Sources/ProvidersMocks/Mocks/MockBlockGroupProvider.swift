// Made by `architect mocks` from Modules/Providers/Sources/Providers/BlockGroup/BlockGroupProvider.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `BlockGroupProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockBlockGroupProvider: BlockGroupProvider {
  /// What is planned for each requirement of `BlockGroupProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `create(_:)`.
    public let create: MockedRequirement<BlockGroupDraft, BlockGroupDomain, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `delete(by:at:)`.
    public let delete:
      MockedRequirement<(id: UUID, now: Instant), BlockGroupDeletionDomain, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `fetchAll()`.
    public let fetchAll: MockedRequirement<Void, Void, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `findDeletion(of:)`.
    public let findDeletion:
      MockedRequirement<NamedReference, BlockGroupDeletionDomain, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `findOne(_:)`.
    public let findOne: MockedRequirement<NamedReference, BlockGroupDomain, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `findReset()`.
    public let findReset: MockedRequirement<Void, BlockGroupResetDomain, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `groups`.
    public let groups: MockedRequirement<Void, [BlockGroupDomain], Never, SyncRequirement>
    /// Plans and calls of `move(_:to:)`.
    public let move:
      MockedRequirement<(reference: NamedReference, position: Int), BlockGroupDomain, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `reset(at:)`.
    public let reset: MockedRequirement<Instant, BlockGroupResetDomain, BlockGroupError, AsyncRequirement>
    /// Plans and calls of `update(_:)`.
    public let update: MockedRequirement<BlockGroupDraft, BlockGroupDomain, BlockGroupError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      create = MockedRequirement("BlockGroupProvider.create(_:)", log)
      delete = MockedRequirement("BlockGroupProvider.delete(by:at:)", log)
      fetchAll = MockedRequirement("BlockGroupProvider.fetchAll()", log)
      findDeletion = MockedRequirement("BlockGroupProvider.findDeletion(of:)", log)
      findOne = MockedRequirement("BlockGroupProvider.findOne(_:)", log)
      findReset = MockedRequirement("BlockGroupProvider.findReset()", log)
      groups = MockedRequirement("BlockGroupProvider.groups", log)
      move = MockedRequirement("BlockGroupProvider.move(_:to:)", log)
      reset = MockedRequirement("BlockGroupProvider.reset(at:)", log)
      update = MockedRequirement("BlockGroupProvider.update(_:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BlockGroupProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BlockGroupProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  @discardableResult
  public func create(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    if let answer = try await mocked.create.answer(draft) { return answer }
    return try await mocked.create.fallback(fake).create(draft)
  }

  @discardableResult
  public func delete(by id: UUID, at now: Instant) async throws(BlockGroupError) -> BlockGroupDeletionDomain {
    if let answer = try await mocked.delete.answer((id, now)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, at: now)
  }

  public func fetchAll() async throws(BlockGroupError) {
    if try await mocked.fetchAll.answer(()) != nil { return }
    try await mocked.fetchAll.fallback(fake).fetchAll()
  }

  public func findDeletion(of reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDeletionDomain {
    if let answer = try await mocked.findDeletion.answer(reference) { return answer }
    return try await mocked.findDeletion.fallback(fake).findDeletion(of: reference)
  }

  public func findOne(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain {
    if let answer = try await mocked.findOne.answer(reference) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference)
  }

  public func findReset() async throws(BlockGroupError) -> BlockGroupResetDomain {
    if let answer = try await mocked.findReset.answer(()) { return answer }
    return try await mocked.findReset.fallback(fake).findReset()
  }

  public var groups: [BlockGroupDomain] {
    if let answer = mocked.groups.answer(()) { return answer }
    return mocked.groups.fallback(fake).groups
  }

  @discardableResult
  public func move(_ reference: NamedReference, to position: Int) async throws(BlockGroupError) -> BlockGroupDomain {
    if let answer = try await mocked.move.answer((reference, position)) { return answer }
    return try await mocked.move.fallback(fake).move(reference, to: position)
  }

  @discardableResult
  public func reset(at now: Instant) async throws(BlockGroupError) -> BlockGroupResetDomain {
    if let answer = try await mocked.reset.answer(now) { return answer }
    return try await mocked.reset.fallback(fake).reset(at: now)
  }

  @discardableResult
  public func update(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    if let answer = try await mocked.update.answer(draft) { return answer }
    return try await mocked.update.fallback(fake).update(draft)
  }
}
