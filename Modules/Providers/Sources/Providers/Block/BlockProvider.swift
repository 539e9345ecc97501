public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Blocks and their groups for screens: in order, with what is selected, and with the user's intents passed on to the
/// store.
@MainActor
public protocol BlockProvider: AnyObject, Observable, Sendable {
  /// The groups that were last read, in order.
  var groups: [BlockGroupDomain] { get }

  /// The group that is selected: the saved one, else the default one; `nil` before the first read.
  var selectedGroup: BlockGroupDomain? { get }

  /// The blocks of a group that were last read, in order.
  func blocks(of groupID: UUID) -> [BlockDomain]

  /// Reads every group and every block as of a day.
  func fetchAll(on day: CalendarDay) async throws(BlockError)

  /// The one block with this number, id, name or prefix of a name, with or without its group.
  func findOne(_ reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// Creates a block, the last one of its group.
  func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// Changes a block; what was tracked of it stays.
  func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// Moves a block to a place, from 0, in its own group or another one; `nil` for its own group, and for the last
  /// place.
  func move(_ id: UUID, to groupID: UUID?, at position: Int?, on day: CalendarDay) async throws(BlockError)

  /// Deletes a block with what was tracked of it; returns it as it was, and the running session that is gone with it.
  @discardableResult
  func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(BlockError) -> (block: BlockDomain, stopped: TrackingState?)

  /// The one group with this number, id, name or prefix of a name.
  func findGroup(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain

  /// Creates a group, the last one.
  func createGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Renames a group.
  func updateGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Moves a group to a place among the others, from 0.
  func moveGroup(_ id: UUID, to position: Int) async throws(BlockGroupError)

  /// Deletes a group with all below it; returns it as it was, and the running session that is gone with it.
  @discardableResult
  func deleteGroup(by id: UUID) async throws(BlockGroupError) -> (group: BlockGroupDomain, stopped: TrackingState?)

  /// Deletes every group with all below it; returns how many groups and blocks there were, and the running session that
  /// is gone with them.
  @discardableResult
  func reset() async throws(BlockGroupError) -> (groups: Int, blocks: Int, stopped: TrackingState?)
}

private enum BlockProviderKey: DependencyKey { typealias Value = any BlockProvider }

extension DependencyValues {
  /// The provider of blocks; `AppComposition` registers it.
  public var blockProvider: any BlockProvider {
    get { self[BlockProviderKey.self] }
    set { self[BlockProviderKey.self] = newValue }
  }
}
