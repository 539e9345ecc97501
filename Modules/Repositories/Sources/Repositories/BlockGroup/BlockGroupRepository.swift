public import Foundation
public import ModuloModels
import PersistenceKit

/// The stored groups of blocks. Every method is one transaction, and every read one consistent snapshot.
///
/// There is always a default group. While none is stored, readers return the one that the repository was made with, and
/// the first write that needs it stores it, in the same transaction.
public protocol BlockGroupRepository: Sendable {
  /// Every group with the number of its blocks, in order of their positions.
  func fetchAll() async throws(RepositoryError) -> [BlockGroupRecord]

  /// The group that `reference` names.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchOne(matching reference: NamedReference) async throws(RepositoryError) -> BlockGroupRecord

  /// Stores a group after the last one, whatever its position; the default group is stored before the first other one.
  /// It is the selected group then. A group that is stored already, by its id, is returned as it is.
  ///
  /// - Returns: The group with its number and its position, and the default group, which is stored now.
  /// - Throws: ``RepositoryError/duplicate(_:)`` with `.name` when one of the same name is there.
  func insert(
    _ group: BlockGroupEntity
  ) async throws(RepositoryError) -> (group: BlockGroupRecord, default: BlockGroupRecord)

  /// Gives a group another name; nothing else of it changes.
  ///
  /// - Returns: The group as it is now.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/duplicate(_:)`` with `.name`.
  @discardableResult
  func update(name: String, of id: UUID) async throws(RepositoryError) -> BlockGroupRecord

  /// Moves a group to a place among the others, whose positions are counted from 0 again.
  ///
  /// - Parameter position: The place, from 0.
  /// - Returns: Every group, in the new order, and the id of the moved one.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``; ``RepositoryError/forbidden(_:)`` with
  ///   `.noSuchPlace`.
  @discardableResult
  func move(
    _ reference: NamedReference, to position: Int
  ) async throws(RepositoryError) -> (groups: [BlockGroupRecord], id: UUID)

  /// The group that `reference` names as its deletion would find it, with what goes with it. Nothing is stopped.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchDeletion(of reference: NamedReference) async throws(RepositoryError) -> BlockGroupDeletionRecord

  /// Deletes a group with its blocks and what was tracked and planned of them, and removes the running session of one of
  /// them.
  ///
  /// - Returns: The group as it was, and the removed session.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/forbidden(_:)`` with `.defaultGroup`.
  @discardableResult
  func delete(by id: UUID) async throws(RepositoryError) -> BlockGroupDeletionRecord

  /// What a reset would delete. Nothing is stopped. The cost grows with the blocks.
  func fetchReset() async throws(RepositoryError) -> BlockGroupResetRecord

  /// Deletes every group with all below it, and removes the saved ids and the running session. The tutorial's flag
  /// stays. The cost grows with the tracked times.
  ///
  /// - Returns: What was deleted, and the removed session.
  func reset() async throws(RepositoryError) -> BlockGroupResetRecord
}

extension FetchDescriptor<BlockGroupEntity> {
  /// Every group, in order of their positions.
  static var groups: Self { FetchDescriptor(sortBy: [SortDescriptor(\.position), SortDescriptor(\.number)]) }
}
