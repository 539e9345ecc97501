public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with groups of blocks.
///
/// A call that throws leaves the state as it was. There is always a default group; looking stores none, and the first
/// write that needs it does.
@MainActor
public protocol BlockGroupOperations: AnyObject, Sendable {
  /// Reads every group with the number of its blocks.
  func fetchAll() async throws(BlockGroupError)

  /// The one group that the reference names.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
  func findOne(_ reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDomain

  /// Creates a group, the last one, and selects it. A draft that was stored already is not stored again: its group is
  /// returned.
  ///
  /// - Throws: The first rule that the draft breaks: a name of at most ``BlockGroupDraft/nameLimit`` characters, which
  ///   no other group has.
  @discardableResult
  func create(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Renames a group.
  ///
  /// - Throws: As ``create(_:)``, and ``ReferenceProblem/notFound(_:)``. A stored name may stay, whatever it is.
  @discardableResult
  func update(_ draft: BlockGroupDraft) async throws(BlockGroupError) -> BlockGroupDomain

  /// Moves a group to a place among the others, from 0. Every group is shown in the new order.
  ///
  /// - Returns: The group as it is now.
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``;
  ///   ``BlockGroupRule/noSuchPlace(count:)``.
  @discardableResult
  func move(_ reference: NamedReference, to position: Int) async throws(BlockGroupError) -> BlockGroupDomain

  /// The group that a reference names as its deletion would find it, with what goes with it.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
  func findDeletion(of reference: NamedReference) async throws(BlockGroupError) -> BlockGroupDeletionDomain

  /// Deletes a group with its blocks and what was tracked and planned of them.
  ///
  /// - Parameter now: The moment up to which a running session of one of the blocks counts.
  /// - Returns: The group as it was, and that session, which is gone too.
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``BlockGroupRule/defaultGroup(_:)``.
  @discardableResult
  func delete(by id: UUID, at now: Instant) async throws(BlockGroupError) -> BlockGroupDeletionDomain

  /// What a reset would delete.
  func findReset() async throws(BlockGroupError) -> BlockGroupResetDomain

  /// Deletes every group with all below it, what is selected and the running session.
  ///
  /// - Parameter now: The moment up to which the running session counts.
  /// - Returns: What was deleted.
  @discardableResult
  func reset(at now: Instant) async throws(BlockGroupError) -> BlockGroupResetDomain
}

/// The user's groups of blocks, and their rules.
@MainActor
public protocol BlockGroupStore: BlockGroupOperations, CachingStore, Observable {
  /// The groups as they were last read, with what this store changed since, in no order.
  var rows: [BlockGroupDomain] { get }
}
