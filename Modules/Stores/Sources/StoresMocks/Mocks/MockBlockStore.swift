// Made by `architect mocks` from Modules/Stores/Sources/Stores/Block/BlockStore.swift; edits are lost.

public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// A mock of `BlockStore`: calls are answered by plan, else by its fake.
@MainActor
public final class MockBlockStore: BlockStore {
  /// What is planned for each requirement of `BlockStore`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
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
    /// Plans and calls of `groupRows`.
    public let groupRows: MockedRequirement<Void, [BlockGroupDomain], Never, SyncRequirement>
    /// Plans and calls of `invalidate()`.
    public let invalidate: MockedRequirement<Void, Void, Never, SyncRequirement>
    /// Plans and calls of `move(_:to:at:on:)`.
    public let move:
      MockedRequirement<
        (reference: BlockReference, group: NamedReference?, position: Int?, day: CalendarDay), BlockMoveDomain,
        BlockError, AsyncRequirement
      >
    /// Plans and calls of `rows`.
    public let rows: MockedRequirement<Void, [BlockDomain], Never, SyncRequirement>
    /// Plans and calls of `selection`.
    public let selection: MockedRequirement<Void, BlockSelection, Never, SyncRequirement>
    /// Plans and calls of `update(_:on:)`.
    public let update:
      MockedRequirement<(draft: BlockDraft, day: CalendarDay), BlockDetailedDomain, BlockError, AsyncRequirement>

    fileprivate init(_ log: MockLog) {
      self.log = log
      create = MockedRequirement("BlockStore.create(_:on:)", log)
      delete = MockedRequirement("BlockStore.delete(by:on:at:)", log)
      fetchAllChoosingOn = MockedRequirement("BlockStore.fetchAll(choosing:on:)", log)
      fetchAllOfOn = MockedRequirement("BlockStore.fetchAll(of:on:)", log)
      findDeletion = MockedRequirement("BlockStore.findDeletion(of:on:)", log)
      findOne = MockedRequirement("BlockStore.findOne(_:on:)", log)
      groupRows = MockedRequirement("BlockStore.groupRows", log)
      invalidate = MockedRequirement("BlockStore.invalidate()", log)
      move = MockedRequirement("BlockStore.move(_:to:at:on:)", log)
      rows = MockedRequirement("BlockStore.rows", log)
      selection = MockedRequirement("BlockStore.selection", log)
      update = MockedRequirement("BlockStore.update(_:on:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any BlockStore)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any BlockStore)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
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

  public var groupRows: [BlockGroupDomain] {
    if let answer = mocked.groupRows.answer(()) { return answer }
    return mocked.groupRows.fallback(fake).groupRows
  }

  public func invalidate() {
    if mocked.invalidate.answer(()) != nil { return }
    mocked.invalidate.fallback(fake).invalidate()
  }

  @discardableResult
  public func move(_ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay)
    async throws(BlockError) -> BlockMoveDomain
  {
    if let answer = try await mocked.move.answer((reference, group, position, day)) { return answer }
    return try await mocked.move.fallback(fake).move(reference, to: group, at: position, on: day)
  }

  public var rows: [BlockDomain] {
    if let answer = mocked.rows.answer(()) { return answer }
    return mocked.rows.fallback(fake).rows
  }

  public var selection: BlockSelection {
    if let answer = mocked.selection.answer(()) { return answer }
    return mocked.selection.fallback(fake).selection
  }

  @discardableResult
  public func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain {
    if let answer = try await mocked.update.answer((draft, day)) { return answer }
    return try await mocked.update.fallback(fake).update(draft, on: day)
  }
}
