public import Foundation
public import ModuloModels
public import ModuloUtilities

/// What can be done with plans for blocks. Every result is of one snapshot, and a call that throws leaves the stored data as
/// they were. No plan tracks anything.
@MainActor
public protocol PlannedBlockOperations: AnyObject, Sendable {
  /// The plans of some days, by their starts. The cost grows with the plans of those days.
  ///
  /// - Parameter filter: Whose plans they are.
  /// - Throws: ``Failure/reference(_:_:)`` for the block or the group of the filter.
  func fetchAll(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>
  ) async throws(PlannedBlockError) -> [PlannedBlockDetailedDomain]

  /// The plan that a reference means.
  ///
  /// - Throws: ``Failure/missing``.
  func findOne(_ reference: NumberReference) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain

  /// Planned beside tracked time of some days: both, planned only, tracked only. The running session isn't included. The
  /// cost grows with the plans and the tracked times of those days.
  ///
  /// - Parameters:
  ///   - filter: Which blocks are compared.
  ///   - firstWeekday: The day on which a week begins.
  /// - Throws: ``Failure/reference(_:_:)`` for the block or the group of the filter.
  func comparison(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>, by grouping: TimeGrouping, firstWeekday: Weekday
  ) async throws(PlannedBlockError) -> PlannedComparison

  /// Plans a block.
  ///
  /// - Throws: ``Failure/reference(_:_:)`` for the block; ``PlannedBlockRule/endBeforeStart``,
  ///   ``PlannedBlockRule/pastDay(_:)``, ``PlannedBlockRule/past(_:)``, ``PlannedBlockRule/overMidnight(_:)``,
  ///   ``PlannedBlockRule/overlap(_:)``.
  @discardableResult
  func create(_ draft: PlannedBlockDraft, at now: Instant) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain

  /// Changes a plan.
  ///
  /// - Throws: ``Failure/missing``; as ``create(_:at:)``.
  @discardableResult
  func update(
    _ change: PlannedBlockChange, of reference: NumberReference, at now: Instant
  ) async throws(PlannedBlockError) -> PlannedBlockChanged

  /// Copies the plans of a day to another day, all of them or none: local times stay.
  ///
  /// - Parameter id: The ids of the copies are derived from it: the same copy again stores nothing twice.
  /// - Throws: ``PlannedBlockRule/nothingPlanned(_:)``; ``PlannedBlockRule/times(_:on:)``; as ``create(_:at:)``.
  @discardableResult
  func copy(
    _ day: CalendarDay, to target: CalendarDay, id: UUID, at now: Instant
  ) async throws(PlannedBlockError) -> [PlannedBlockDetailedDomain]

  /// Deletes a plan.
  ///
  /// - Returns: The plan as it was.
  /// - Throws: ``Failure/missing``.
  @discardableResult
  func delete(by id: UUID) async throws(PlannedBlockError) -> PlannedBlockDetailedDomain
}

/// The plans for blocks, and their rules.
@MainActor
public protocol PlannedBlockStore: PlannedBlockOperations {}
