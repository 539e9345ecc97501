public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with blocks.
///
/// Every read is one snapshot, taken for a day that the caller names: the one whose times are a block's of today. A
/// call that throws leaves the state as it was. There is always a default group; looking stores none, and the first
/// write that needs it does.
@MainActor
public protocol BlockOperations: AnyObject, Sendable {
  /// Reads every group and every block with its totals. The cost doesn't grow with what was tracked.
  ///
  /// - Parameter group: A group to choose of them; `nil` for none.
  /// - Returns: The group that the reference names; `nil` without one.
  /// - Throws: ``Failure/reference(_:_:)`` for a group that isn't found: then nothing is shown.
  @discardableResult
  func fetchAll(of group: NamedReference?, on day: CalendarDay) async throws(BlockError) -> BlockGroupDomain?

  /// Reads every group and every block, and chooses a block of them.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``: then nothing is shown.
  func fetchAll(choosing block: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDomain

  /// The one block that the reference names, with its group.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
  func findOne(_ reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain

  /// Creates a block, the last one of its group, and selects both. A draft that was stored already is not stored again:
  /// its block is returned.
  ///
  /// - Throws: The first rule that the draft breaks: a name of at most ``BlockDraft/nameLimit`` characters, which no
  ///   other block of the group has; ``Failure/reference(_:_:)`` for a group that isn't found.
  @discardableResult
  func create(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain

  /// Changes a block in place, or as the last one of another group. What the draft doesn't give stays as it is stored
  /// then. The block and its group are selected.
  ///
  /// - Throws: As ``create(_:on:)``, and ``ReferenceProblem/notFound(_:)``. A stored name may stay, whatever it is.
  @discardableResult
  func update(_ draft: BlockDraft, on day: CalendarDay) async throws(BlockError) -> BlockDetailedDomain

  /// Moves a block to a place, from 0, in its own group or another one; `nil` for its own group, and for the last
  /// place. Everything is shown in the new order.
  ///
  /// - Returns: The block and its group as they are now, and the group that it was in.
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``; ``Failure/reference(_:_:)``;
  ///   ``BlockRule/duplicateName(_:)``; ``BlockRule/noSuchPlace(count:)``.
  @discardableResult
  func move(
    _ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay
  ) async throws(BlockError) -> BlockMoveDomain

  /// The block that a reference names as its deletion would find it, with what goes with it.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
  func findDeletion(of reference: BlockReference, on day: CalendarDay) async throws(BlockError) -> BlockDeletionDomain

  /// Deletes a block with what was tracked and planned of it.
  ///
  /// - Parameter now: The moment up to which a running session of it counts.
  /// - Returns: The block as it was, and the running session of it, which is gone too.
  /// - Throws: ``ReferenceProblem/notFound(_:)``.
  @discardableResult
  func delete(
    by id: UUID, on day: CalendarDay, at now: Instant
  ) async throws(BlockError) -> BlockDeletionDomain
}

/// The user's blocks, what is selected of them, and their rules.
@MainActor
public protocol BlockStore: BlockOperations, CachingStore, Observable {
  /// The groups as they were last read with the blocks, in no order.
  var groupRows: [BlockGroupDomain] { get }

  /// The blocks as they were last read, with what this store changed since, in no order.
  var rows: [BlockDomain] { get }

  /// What is selected, as it was saved when it was last read, with what this store changed since.
  var selection: BlockSelection { get }
}
