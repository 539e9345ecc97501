// Made by `architect mocks` from Modules/Providers/Sources/Providers/Block/BlockProvider.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `BlockProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockBlockProvider: BlockProvider {
  /// What is planned for each requirement of `BlockProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `blocks(of:)`.
    public let blocks: MockedRequirement<UUID, [BlockDomain], Never, SyncRequirement>
    /// Plans and calls of `create(_:on:)`.
    public let create:
      MockedRequirement<(draft: BlockDraft, day: CalendarDay), BlockDetailedDomain, BlockError, AsyncRequirement>
    /// Plans and calls of `delete(by:on:at:)`.
    public let delete:
      MockedRequirement<(id: UUID, day: CalendarDay, now: Instant), BlockDeletionDomain, BlockError, AsyncRequirement>
    /// Plans and calls of `fetchAll(choosing:on:)`.
    public let fetchAllChoosingOn:
      MockedRequirement<(block: BlockReference, day: CalendarDay), BlockDomain, BlockError, AsyncRequirement>
    /// Plans and calls of `fetchAll(of:on:)`.
    public let fetchAllOfOn:
      MockedRequirement<(group: NamedReference?, day: CalendarDay), BlockGroupDomain?, BlockError, AsyncRequirement>
    /// Plans and calls of `findDeletion(of:on:)`.
    public let findDeletion:
      MockedRequirement<
        (reference: BlockReference, day: CalendarDay), BlockDeletionDomain, BlockError, AsyncRequirement
      >
    /// Plans and calls of `findOne(_:on:)`.
    public let findOne:
      MockedRequirement<
        (reference: BlockReference, day: CalendarDay), BlockDetailedDomain, BlockError, AsyncRequirement
      >
    /// Plans and calls of `groups`.
    public let groups: MockedRequirement<Void, [BlockGroupDomain], Never, SyncRequirement>
    /// Plans and calls of `move(_:to:at:on:)`.
    public let move:
      MockedRequirement<
        (reference: BlockReference, group: NamedReference?, position: Int?, day: CalendarDay), BlockMoveDomain,
        BlockError, AsyncRequirement
      >
    /// Plans and calls of `selectedBlock`.
    public let selectedBlock: MockedRequirement<Void, BlockDomain?, Never, SyncRequirement>
    /// Plans and calls of `selectedGroup`.
    public let selectedGroup: MockedRequirement<Void, BlockGroupDomain?, Never, SyncRequirement>
    /// Plans and calls of `update(_:on:)`.
    public let update:
      MockedRequirement<(draft: BlockDraft, day: CalendarDay), BlockDetailedDomain, BlockError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      blocks = MockedRequirement("BlockProvider.blocks(of:)", log)
      create = MockedRequirement("BlockProvider.create(_:on:)", log)
      delete = MockedRequirement("BlockProvider.delete(by:on:at:)", log)
      fetchAllChoosingOn = MockedRequirement("BlockProvider.fetchAll(choosing:on:)", log)
      fetchAllOfOn = MockedRequirement("BlockProvider.fetchAll(of:on:)", log)
      findDeletion = MockedRequirement("BlockProvider.findDeletion(of:on:)", log)
      findOne = MockedRequirement("BlockProvider.findOne(_:on:)", log)
      groups = MockedRequirement("BlockProvider.groups", log)
      move = MockedRequirement("BlockProvider.move(_:to:at:on:)", log)
      selectedBlock = MockedRequirement("BlockProvider.selectedBlock", log)
      selectedGroup = MockedRequirement("BlockProvider.selectedGroup", log)
      update = MockedRequirement("BlockProvider.update(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BlockProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BlockProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func blocks(of groupID: UUID) -> [BlockDomain] {
    if let answer = mocked.blocks.answer(groupID) { return answer }
    return mocked.blocks.fallback(fake).blocks(of: groupID)
  }

  @discardableResult
  public func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain {
    if let answer = try await mocked.create.answer((draft, day)) { return answer }
    return try await mocked.create.fallback(fake).create(draft, on: day)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay, at now: Instant) async throws(BlockError) -> BlockDeletionDomain
  {
    if let answer = try await mocked.delete.answer((id, day, now)) { return answer }
    return try await mocked.delete.fallback(fake).delete(by: id, on: day, at: now)
  }

  public func fetchAll(choosing block: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    if let answer = try await mocked.fetchAllChoosingOn.answer((block, day)) { return answer }
    return try await mocked.fetchAllChoosingOn.fallback(fake).fetchAll(choosing: block, on: day)
  }

  @discardableResult
  public func fetchAll(of group: NamedReference?, on day: CalendarDay) async throws(BlockError) -> BlockGroupDomain? {
    if let answer = try await mocked.fetchAllOfOn.answer((group, day)) { return answer }
    return try await mocked.fetchAllOfOn.fallback(fake).fetchAll(of: group, on: day)
  }

  public func findDeletion(of reference: BlockReference, on day: CalendarDay) async throws(BlockError)
    -> BlockDeletionDomain
  {
    if let answer = try await mocked.findDeletion.answer((reference, day)) { return answer }
    return try await mocked.findDeletion.fallback(fake).findDeletion(of: reference, on: day)
  }

  public func findOne(_ reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain
  {
    if let answer = try await mocked.findOne.answer((reference, day)) { return answer }
    return try await mocked.findOne.fallback(fake).findOne(reference, on: day)
  }

  public var groups: [BlockGroupDomain] {
    if let answer = mocked.groups.answer(()) { return answer }
    return mocked.groups.fallback(fake).groups
  }

  @discardableResult
  public func move(_ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay)
    async throws(BlockError) -> BlockMoveDomain
  {
    if let answer = try await mocked.move.answer((reference, group, position, day)) { return answer }
    return try await mocked.move.fallback(fake).move(reference, to: group, at: position, on: day)
  }

  public var selectedBlock: BlockDomain? {
    if let answer = mocked.selectedBlock.answer(()) { return answer }
    return mocked.selectedBlock.fallback(fake).selectedBlock
  }

  public var selectedGroup: BlockGroupDomain? {
    if let answer = mocked.selectedGroup.answer(()) { return answer }
    return mocked.selectedGroup.fallback(fake).selectedGroup
  }

  @discardableResult
  public func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain {
    if let answer = try await mocked.update.answer((draft, day)) { return answer }
    return try await mocked.update.fallback(fake).update(draft, on: day)
  }
}
