public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored blocks. Every method is one transaction, and every read one consistent snapshot.
///
/// `day` is the one whose times are the block's of today. There is always a default group, as for a
/// ``BlockGroupRepository``.
public protocol BlockRepository: Sendable {
  /// Every group, every block with its totals, and what is selected. The cost grows with the blocks and the times of
  /// the day, not with all that was tracked.
  func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> BlockListRecord

  /// The block that `reference` names, with its group, its days and every hourly rate. The cost of a name grows with the
  /// blocks.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchOne(
    matching reference: BlockReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BlockDetailedRecord

  /// Stores a block after the last one of its group, whatever its position and the group that it names. It is selected
  /// then, with its group. A block that is stored already, by its id, is returned as it is.
  ///
  /// - Parameters:
  ///   - group: The group to add it to; `nil` for the selected one, else the default one, which is stored with the first
  ///     block.
  ///   - takingNextColor: Whether it gets the next colour that the group doesn't have, whatever its own.
  /// - Returns: The block with its number and its position, and its group as it is now.
  /// - Throws: ``RepositoryError/owner(_:)`` for a group that isn't found; ``RepositoryError/duplicate(_:)`` with
  ///   `.name` when the group has a block of that name.
  func insert(
    _ block: BlockEntity, into group: NamedReference?, on day: CalendarDay, takingNextColor: Bool
  ) async throws(RepositoryError) -> BlockDetailedRecord

  /// Changes a stored block. Its number stays, and so does its position, unless it comes into another group, as the last
  /// one there. It is selected then, with its group.
  ///
  /// - Parameters:
  ///   - group: The group it is to be in; `nil` for the one it is in.
  ///   - change: Makes the changed block of the stored one, in the transaction.
  /// - Returns: The block and its group as they are now.
  /// - Throws: ``RepositoryError/notFound`` for an unknown block; ``RepositoryError/owner(_:)`` for a group that isn't
  ///   found; ``RepositoryError/duplicate(_:)`` with `.name`.
  @discardableResult
  func update(
    _ id: UUID, into group: NamedReference?, on day: CalendarDay,
    _ change: @escaping @Sendable (BlockEntity) -> BlockEntity
  ) async throws(RepositoryError) -> BlockDetailedRecord

  /// Moves a block to a place in its group or another one. The positions of both groups are counted from 0 again.
  ///
  /// - Parameters:
  ///   - group: The group to move it to; `nil` for its own.
  ///   - position: The place, from 0; `nil` for the last.
  /// - Returns: The block, the group that it was in, and everything in the new order.
  /// - Throws: As ``update(_:into:on:)``; ``RepositoryError/ambiguous(_:)`` for the block;
  ///   ``RepositoryError/forbidden(_:)`` with `.noSuchPlace`.
  @discardableResult
  func move(
    _ reference: BlockReference, to group: NamedReference?, at position: Int?, on day: CalendarDay
  ) async throws(RepositoryError) -> BlockMoveRecord

  /// The block that `reference` names as its deletion would find it, with what goes with it. Nothing is stopped.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchDeletion(
    of reference: BlockReference, on day: CalendarDay
  ) async throws(RepositoryError) -> BlockDeletionRecord

  /// Deletes a block with what was tracked and planned of it, and removes the running session where it is the block's.
  ///
  /// - Returns: The block as it was, and the removed session.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(by id: UUID, on day: CalendarDay) async throws(RepositoryError) -> BlockDeletionRecord
}

extension FetchDescriptor<BlockEntity> {
  /// Every block, in order of their positions, of all groups together.
  static var blocks: Self { FetchDescriptor(sortBy: [SortDescriptor(\.position), SortDescriptor(\.number)]) }

  /// The blocks of a group, in order of their positions.
  static func blocks(of groupID: UUID) -> Self {
    FetchDescriptor(
      predicate: #Predicate { $0.groupID == groupID }, sortBy: [SortDescriptor(\.position), SortDescriptor(\.number)])
  }
}
