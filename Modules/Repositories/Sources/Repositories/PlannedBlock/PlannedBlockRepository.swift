public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored plans for blocks, and what was tracked beside them. Every method is one transaction, and every read one
/// consistent snapshot. Nothing here writes what was tracked.
public protocol PlannedBlockRepository: Sendable {
  /// The plans of some days, by their starts. The cost grows with the plans of those days.
  ///
  /// - Parameter filter: Whose plans they are.
  /// - Throws: ``RepositoryError/notFound`` and ``RepositoryError/ambiguous(_:)`` for the block or the group of the filter.
  func fetchAll(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>
  ) async throws(RepositoryError) -> [PlannedBlockDetailedRecord]

  /// The plan that a reference means.
  ///
  /// - Throws: ``RepositoryError/notFound``.
  func fetchOne(matching reference: NumberReference) async throws(RepositoryError) -> PlannedBlockDetailedRecord

  /// The plans of some days, and the times that were tracked on them. The cost grows with both.
  ///
  /// - Parameter filter: Which blocks are compared.
  /// - Throws: As ``fetchAll(of:in:)``.
  func fetchComparison(
    of filter: TimeFilter, in days: ClosedRange<CalendarDay>
  ) async throws(RepositoryError) -> PlannedComparisonRecord

  /// Stores a plan. One that is there by its id is returned, and nothing is stored.
  ///
  /// - Throws: ``RepositoryError/owner(_:)`` without the block; ``RepositoryError/forbidden(_:)`` with `.plannedBlock`:
  ///   the first rule that the plan breaks, ``PlannedBlockRule/overlap(_:)`` among them.
  func insert(_ draft: PlannedBlockDraft, at now: Instant) async throws(RepositoryError) -> PlannedBlockDetailedRecord

  /// Changes a plan.
  ///
  /// - Throws: ``RepositoryError/notFound``; as ``insert(_:at:)``.
  @discardableResult
  func update(
    _ change: PlannedBlockChange, matching reference: NumberReference, at now: Instant
  ) async throws(RepositoryError) -> PlannedBlockChangeRecord

  /// Copies the plans of a day to another day, all of them or none. Copies that are there by their ids are returned, and
  /// nothing is stored.
  ///
  /// - Parameter id: The ids of the copies are derived from it.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.plannedBlock`: ``PlannedBlockRule/nothingPlanned(_:)``,
  ///   ``PlannedBlockRule/times(_:on:)``, and the first rule that a copy breaks.
  @discardableResult
  func copy(
    _ day: CalendarDay, to target: CalendarDay, id: UUID, at now: Instant
  ) async throws(RepositoryError) -> [PlannedBlockDetailedRecord]

  /// Deletes a plan.
  ///
  /// - Returns: The plan as it was.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(by id: UUID) async throws(RepositoryError) -> PlannedBlockDetailedRecord
}

extension FetchDescriptor<PlannedBlockEntity> {
  /// The plans of some days, by their starts.
  static func plannedBlocks(in days: ClosedRange<CalendarDay>) -> Self {
    let (first, last) = (days.lowerBound, days.upperBound)
    return FetchDescriptor(
      predicate: #Predicate { $0.day >= first && $0.day <= last },
      sortBy: [SortDescriptor(\.day), SortDescriptor(\.start), SortDescriptor(\.number)])
  }

  /// The plans of a block.
  static func plannedBlocks(of blockID: UUID) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.blockID == blockID })
  }

  /// The plan that a reference means.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }

  /// The first plan that overlaps with a time, but for the one with an id.
  static func overlapping(_ span: TimeSpan, besides id: UUID) -> Self {
    let (start, end) = (span.start, span.end)
    return FetchDescriptor(
      predicate: #Predicate { $0.start < end && $0.end > start && $0.id != id }, sortBy: [SortDescriptor(\.start)],
      fetchLimit: 1)
  }
}
