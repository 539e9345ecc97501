public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored goals. Every method is one transaction, and every read one consistent snapshot.
public protocol FinancialGoalRepository: Sendable {
  /// Every goal with its totals, in insertion order. The cost grows with the goals and their months, not with their
  /// contributions.
  ///
  /// - Parameter day: Any day of the month whose net the totals carry.
  func fetchAll(on day: CalendarDay) async throws(RepositoryError) -> [FinancialGoalRecord]

  /// The goal that `reference` names.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchOne(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialGoalRecord

  /// A goal with its months and one page of its contributions.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchDetailed(
    matching reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> FinancialGoalDetailedRecord

  /// Every goal with its months and one page of its contributions, in insertion order. The cost grows with the goals,
  /// their months and the page.
  func fetchAllDetailed(on day: CalendarDay, page: Page) async throws(RepositoryError) -> [FinancialGoalDetailedRecord]

  /// Stores a goal. One that is stored already, by its id, is returned as it is.
  ///
  /// - Returns: The goal with its number, and its totals on the day.
  /// - Throws: ``RepositoryError/duplicate(_:)`` with `.name` when one of the same name is there.
  func insert(_ goal: FinancialGoalEntity, on day: CalendarDay) async throws(RepositoryError) -> FinancialGoalRecord

  /// Changes a goal that is there already, by its id: name, emoji, amount, start and end.
  ///
  /// - Parameter original: The goal before the edit: what is equal in both stays as it is stored. `nil` changes all.
  /// - Returns: The goal as it is now.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/duplicate(_:)`` with `.name`;
  ///   ``RepositoryError/forbidden(_:)`` with `.endBeforeStart`; ``StorageError/internalError(detail:)`` for another
  ///   currency, in which its contributions would mean something else.
  @discardableResult
  func update(
    _ goal: FinancialGoalEntity, since original: FinancialGoalEntity?, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialGoalRecord

  /// Archives a goal, or brings it back. Nothing else of it changes.
  ///
  /// - Returns: The goal as it is now.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  @discardableResult
  func setArchived(
    _ isArchived: Bool, matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> FinancialGoalRecord

  /// The goal that `reference` names as its deletion would find it, with what it has.
  ///
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``.
  func fetchDeletion(
    matching reference: NamedReference, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialGoalRecord>

  /// Deletes a goal, every contribution to it, its plans and its links to accounts.
  ///
  /// - Returns: The goal as it was, with what it had.
  /// - Throws: ``RepositoryError/notFound``.
  @discardableResult
  func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(RepositoryError) -> OwnerDeletion<FinancialGoalRecord>
}

extension FetchDescriptor<FinancialGoalEntity> {
  /// Every goal, in insertion order.
  static var goals: Self { FetchDescriptor() }

  /// The goals with these ids.
  static func goals(with ids: [UUID]) -> Self { FetchDescriptor(predicate: #Predicate { ids.contains($0.id) }) }

  /// The goals that are meant.
  static func matching(_ meaning: NamedReference.Meaning) -> Self {
    switch meaning {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    case .name(let key):
      // Every string that begins with the key is in this half-open range, which an index can answer.
      { end in FetchDescriptor(predicate: #Predicate { $0.nameKey >= key && $0.nameKey < end }) }(key + "\u{10FFFF}")
    case .part(let key): FetchDescriptor(predicate: #Predicate { $0.nameKey.localizedStandardContains(key) })
    }
  }
}
