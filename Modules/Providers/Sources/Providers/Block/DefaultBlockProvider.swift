public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts and counts the rows of a store, and passes intents on to it. It computes from the store, so an observer of the
/// provider observes the store.
@MainActor
public final class DefaultBlockProvider: BlockProvider, Observable {
  private let store: any BlockStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any BlockStore) {
    self.store = store
  }

  public var groups: [BlockGroupDomain] {
    let counts = Dictionary(grouping: store.blocks, by: \.groupID).mapValues(\.count)
    return store.groups.map { $0.counting(counts[$0.id] ?? 0) }.inOrder
  }

  public var selectedGroup: BlockGroupDomain? { groups.selected(store.selection.groupID) }

  public var selectedBlock: BlockDomain? { store.blocks.selected(store.selection.blockID) }

  public func blocks(of groupID: UUID) -> [BlockDomain] {
    store.blocks.filter { $0.groupID == groupID }.sorted { ($0.position, $0.number) < ($1.position, $1.number) }
  }

  @discardableResult
  public func fetchAll(
    of group: NamedReference?, on day: CalendarDay
  ) async throws(BlockError) -> BlockGroupDomain? {
    try await store.fetchAll(of: group, on: day)
  }

  public func fetchAll(choosing block: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    try await store.fetchAll(choosing: block, on: day)
  }

  public func findOne(
    _ reference: BlockReference, on day: CalendarDay
  ) async throws(BlockError) -> BlockDetailedDomain {
    try await store.findOne(reference, on: day)
  }

  public func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain {
    try await store.create(draft, on: day)
  }

  public func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain {
    try await store.update(draft, on: day)
  }

  @discardableResult
  public func move(
    _ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay
  ) async throws(BlockError) -> BlockMoveDomain {
    try await store.move(reference, to: group, at: position, on: day)
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay, at now: Instant
  ) async throws(BlockError) -> BlockDeletionDomain {
    try await store.delete(by: id, on: day, at: now)
  }
}

extension BlockGroupDomain {
  /// The group with another number of blocks.
  fileprivate func counting(_ count: Int) -> BlockGroupDomain {
    BlockGroupDomain(
      id: id, number: number, name: name, position: position, isDefault: isDefault, blockCount: count)
  }
}
