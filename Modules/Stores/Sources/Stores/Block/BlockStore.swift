public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// The user's blocks with their groups, what is selected of them, and their rules.
///
/// Every read is one snapshot, taken for a day that the caller names: the one whose times are a block's of today. A
/// call that throws leaves the state as it was. There is always a default group; looking stores none, and the first
/// write that needs it does.
@MainActor
public protocol BlockStore: CachingStore, Observable {
  /// The groups as they were last read, in order, with what this store changed since.
  var groups: [BlockGroupDomain] { get }

  /// The blocks as they were last read, in the order of their groups, with what this store changed since.
  var blocks: [BlockDomain] { get }

  /// What is selected, as it was saved when it was last read, with what this store changed since.
  var selection: BlockSelection { get }

  /// Reads every group and every block with its totals. The cost doesn't grow with what was tracked.
  func fetchAll(on day: CalendarDay) async throws(BlockError)

  /// The one block that the reference names.
  ///
  /// - Throws: ``BlockError/notFound(_:)``; ``BlockError/ambiguous(_:candidates:)``.
  func findOne(_ reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// Creates a block, the last one of its group, and selects both. A draft that was stored already is not stored again: its block is
  /// returned.
  ///
  /// - Throws: The first rule that the draft breaks: a name of at most ``BlockDraft/nameLimit`` characters, which no
  ///   other block of the group has; ``BlockError/group(_:)`` for a group that is gone.
  @discardableResult
  func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// Changes a block in place, or as the last one of another group; without a group in the draft it keeps its own. The
  /// block and its group are selected then.
  ///
  /// - Throws: As ``create(_:on:)``, and ``BlockError/notFound(_:)``. A stored name may stay, whatever it is.
  @discardableResult
  func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// Moves a block to a place, from 0, in its own group or another one; `nil` for its own group, and for the last
  /// place.
  ///
  /// - Throws: ``BlockError/notFound(_:)``; ``BlockError/group(_:)``; ``BlockError/duplicateName(_:)``.
  func move(_ id: UUID, to groupID: UUID?, at position: Int?, on day: CalendarDay) async throws(BlockError)

  /// Deletes a block with what was tracked of it.
  ///
  /// - Returns: The block as it was, and the running session of it, which is gone too; `nil` without one.
  /// - Throws: ``BlockError/notFound(_:)``.
  @discardableResult
  func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(BlockError) -> (block: BlockDomain, stopped: TrackingState?)

  /// The one group that the reference names.
  ///
  /// - Throws: ``BlockGroupError/notFound(_:)``; ``BlockGroupError/ambiguous(_:candidates:)``.
  func findGroup(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain

  /// Creates a group, the last one, and selects it. A draft that was stored already is not stored again: its group is returned.
  ///
  /// - Throws: The first rule that the draft breaks: a name of at most ``BlockGroupDraft/nameLimit`` characters, which
  ///   no other group has.
  @discardableResult
  func createGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Renames a group.
  ///
  /// - Throws: As ``createGroup(_:)``, and ``BlockGroupError/notFound(_:)``. A stored name may stay, whatever it is.
  @discardableResult
  func updateGroup(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Moves a group to a place among the others, from 0.
  ///
  /// - Throws: ``BlockGroupError/notFound(_:)``.
  func moveGroup(_ id: UUID, to position: Int) async throws(BlockGroupError)

  /// Deletes a group with its blocks and what was tracked of them.
  ///
  /// - Returns: The group as it was, and the running session of one of its blocks, which is gone too; `nil` without
  ///   one.
  /// - Throws: ``BlockGroupError/notFound(_:)``; ``BlockGroupError/defaultGroup(_:)``.
  @discardableResult
  func deleteGroup(by id: UUID) async throws(BlockGroupError) -> (group: BlockGroupDomain, stopped: TrackingState?)

  /// Deletes every group with all below it, what is selected and the running session.
  ///
  /// - Returns: The number of groups and of blocks that were deleted, and the session; `nil` without one.
  @discardableResult
  func reset() async throws(BlockGroupError) -> (groups: Int, blocks: Int, stopped: TrackingState?)
}
