public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Says what is selected of the rows of a store, and passes intents on to it. It computes from the store, so an
/// observer of the provider observes the store.
@MainActor
public final class DefaultBlockProvider: BlockProvider, Observable {
  private let store: any BlockStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any BlockStore) {
    self.store = store
  }

  public var groups: [BlockGroupDomain] { store.groups }

  public var selectedGroup: BlockGroupDomain? { store.groups.selected(store.selection.groupID) }

  public func blocks(of groupID: UUID) -> [BlockDomain] { store.blocks.filter { $0.groupID == groupID } }

  public func fetchAll(on day: CalendarDay) async throws(BlockError) { try await store.fetchAll(on: day) }

  public func findOne(_ reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    try await store.findOne(reference, on: day)
  }

  public func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    try await store.create(draft, on: day)
  }

  public func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain {
    try await store.update(draft, on: day)
  }

  public func move(
    _ id: UUID, to groupID: UUID?, at position: Int?, on day: CalendarDay
  ) async throws(BlockError) {
    try await store.move(id, to: groupID, at: position, on: day)
  }

  @discardableResult
  public func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(BlockError) -> (block: BlockDomain, stopped: TrackingState?) {
    try await store.delete(by: id, on: day)
  }

  public func findGroup(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain {
    try await store.findGroup(reference)
  }

  public func createGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    try await store.createGroup(draft)
  }

  public func updateGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain {
    try await store.updateGroup(draft)
  }

  public func moveGroup(_ id: UUID, to position: Int) async throws(BlockGroupError) {
    try await store.moveGroup(id, to: position)
  }

  @discardableResult
  public func deleteGroup(
    by id: UUID
  ) async throws(BlockGroupError) -> (group: BlockGroupDomain, stopped: TrackingState?) {
    try await store.deleteGroup(by: id)
  }

  @discardableResult
  public func reset() async throws(BlockGroupError) -> (groups: Int, blocks: Int, stopped: TrackingState?) {
    try await store.reset()
  }
}
