public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Blocks for screens: in order under their groups, with what is selected, and with the user's intents passed on to the
/// store.
@MainActor
public protocol BlockProvider: AnyObject, Observable, Sendable {
  /// The groups that were last read with the blocks, in order, each with the number of its blocks.
  var groups: [BlockGroupDomain] { get }

  /// The group that is selected: the saved one, else the default one; `nil` before the first read.
  var selectedGroup: BlockGroupDomain? { get }

  /// The block that is selected: the one that was added, changed or started last; `nil` where it is gone, and before the
  /// first read.
  var selectedBlock: BlockDomain? { get }

  /// The blocks of a group that were last read, in order.
  func blocks(of groupID: UUID) -> [BlockDomain]

  /// Reads every group and every block as of a day; returns the group that a reference names, `nil` without one.
  @discardableResult
  func fetchAll(of group: NamedReference?, on day: CalendarDay) async throws(BlockError) -> BlockGroupDomain?

  /// Reads every group and every block as of a day; returns the block that a reference names.
  func fetchAll(choosing block: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// The one block with this number, id, name or prefix of a name, with or without its group; and its group.
  func findOne(_ reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain

  /// Creates a block, the last one of its group.
  func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain

  /// Changes a block; what was tracked of it stays.
  func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain

  /// Moves a block to a place, from 0, in its own group or another one; `nil` for its own group, and for the last
  /// place. Returns the block as it is now, and the group that it was in.
  @discardableResult
  func move(
    _ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay
  ) async throws(BlockError) -> BlockMoveDomain

  /// Deletes a block with what was tracked of it; returns it as it was, and the running session that is gone with it.
  @discardableResult
  func delete(
    by id: UUID, on day: CalendarDay, at now: Instant
  ) async throws(BlockError) -> BlockDeletionDomain
}

private enum BlockProviderKey: DependencyKey { typealias Value = any BlockProvider }

extension DependencyValues {
  /// The provider of blocks; `AppComposition` registers it.
  public var blockProvider: any BlockProvider {
    get { self[BlockProviderKey.self] }
    set { self[BlockProviderKey.self] = newValue }
  }
}
