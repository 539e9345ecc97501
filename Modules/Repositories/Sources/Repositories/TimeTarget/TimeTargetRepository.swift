public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored targets of time, and the days off. Every method is one transaction, and every read one consistent snapshot.
///
/// What was tracked is read from the derived sums, never from the stored times.
public protocol TimeTargetRepository: Sendable {
  /// The targets of every block and group that has one, with all days on which something was tracked of it, and all days
  /// off. The cost grows with those days.
  func fetchAll() async throws(RepositoryError) -> TimeTargetRecord

  /// The same of one block or group.
  ///
  /// - Throws: ``RepositoryError/notFound``, ``RepositoryError/unknownName(nearest:)``,
  ///   ``RepositoryError/ambiguous(_:)``; ``RepositoryError/forbidden(_:)`` with `.target`: ``TimeTargetRule`` `.noTarget`.
  func fetchOne(matching reference: TargetReference) async throws(RepositoryError) -> TimeTargetRecord

  /// Stores a target, in place of the one that begins on the same day. One that is stored already, by its id, is returned
  /// as it is.
  ///
  /// What the draft doesn't give is taken from the target that is valid on its first day.
  ///
  /// - Returns: The targets of the block or the group as they are now.
  /// - Throws: ``RepositoryError/notFound``, ``RepositoryError/unknownName(nearest:)``,
  ///   ``RepositoryError/ambiguous(_:)``; as ``TimeTargetDraft/terms(following:)``.
  func save(_ draft: TimeTargetDraft) async throws(RepositoryError) -> TimeTargetChangeRecord

  /// Ends a target with a day: nothing is the target from the next one on, until another one begins.
  ///
  /// - Returns: The targets of the block or the group as they are now.
  /// - Throws: As ``fetchOne(matching:)``; `.noTarget` too where there is none on the day.
  func end(
    _ reference: TargetReference, after lastDay: CalendarDay, id: UUID
  ) async throws(RepositoryError) -> TimeTargetChangeRecord

  /// The targets of a block or a group that ``delete(of:from:)`` would delete.
  ///
  /// - Throws: As it does.
  func fetchDeletion(
    of reference: TargetReference, from day: CalendarDay?
  ) async throws(RepositoryError) -> TimeTargetRecord

  /// Deletes the targets of a block or a group: the one that begins on a day, or all for `nil`. What was tracked stays,
  /// and the target before the deleted one is valid on.
  ///
  /// - Returns: What was deleted.
  /// - Throws: As ``fetchOne(matching:)``; `.noTargetFrom` where none begins on the day.
  @discardableResult
  func delete(of reference: TargetReference, from day: CalendarDay?) async throws(RepositoryError) -> TimeTargetRecord

  /// The days off, in order.
  func fetchDaysOff() async throws(RepositoryError) -> [DayOffEntity]

  /// Stores days off. A day that is off already has the share of its row now.
  ///
  /// - Returns: The number of days that were off already.
  func saveDaysOff(_ rows: [DayOffEntity]) async throws(RepositoryError) -> Int

  /// Deletes the days off in a span.
  ///
  /// - Returns: What was deleted, in order of the days.
  /// - Throws: ``RepositoryError/forbidden(_:)`` with `.target`: ``TimeTargetRule`` `.notOff` where none of the days is.
  @discardableResult
  func deleteDaysOff(in days: ClosedRange<CalendarDay>) async throws(RepositoryError) -> [DayOffEntity]
}

extension FetchDescriptor<TimeTargetEntity> {
  /// Every target, in order of their first days.
  static var targets: Self { FetchDescriptor(sortBy: [SortDescriptor(\.firstDay), SortDescriptor(\.number)]) }

  /// The targets of a block, in order of their first days.
  static func targets(ofBlock id: UUID) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.blockID == id }, sortBy: [SortDescriptor(\.firstDay)])
  }

  /// The targets of a group, in order of their first days.
  static func targets(ofGroup id: UUID) -> Self {
    FetchDescriptor(predicate: #Predicate { $0.groupID == id }, sortBy: [SortDescriptor(\.firstDay)])
  }
}

extension FetchDescriptor<DayOffEntity> {
  /// The days off in a span, in order.
  static func daysOff(in days: ClosedRange<CalendarDay>) -> Self {
    let (first, last) = (days.lowerBound, days.upperBound)
    return FetchDescriptor(
      predicate: #Predicate { $0.day >= first && $0.day <= last }, sortBy: [SortDescriptor(\.day)])
  }
}
