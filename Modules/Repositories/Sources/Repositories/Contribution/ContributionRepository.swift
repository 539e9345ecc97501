public import Foundation
public import ModuloModels
public import ModuloUtilities
import PersistenceKit

/// The stored contributions. Every method is one transaction, and a rule that reads before it writes does both in it.
///
/// `minimum` is the least that the goal's total may be after the change, in minor units; `nil` allows any. A change
/// that leaves the total below it, and lower than before, throws ``RepositoryError/belowMinimum(totalMinor:)``. One that
/// leaves an account shorter than it was, of those that the goal is tied to, throws ``RepositoryError/forbidden(_:)``
/// with ``FundingRule/short(_:)``, unless that is allowed; an import and a deletion are never refused for it. The
/// goals of the results have the net of the month of `day`.
public protocol ContributionRepository: Sendable {
  /// One page of the contributions of the goal that `reference` names, of all goals for `nil`, newest first: day
  /// descending, number descending.
  ///
  /// - Returns: The contributions that the filter takes, with their goals and what all pages add up to.
  /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/ambiguous(_:)``; ``RepositoryError/damaged(_:)`` for a goal of
  ///   an unknown currency, where amounts are asked for.
  func fetchAll(
    of reference: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(RepositoryError) -> ContributionListRecord

  /// The contribution that `reference` means, with its goal.
  ///
  /// - Throws: ``RepositoryError/notFound``.
  func fetchOne(
    matching reference: NumberReference, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord

  /// Stores a contribution. One that is stored already, by its id, is returned as it is.
  ///
  /// - Returns: The contribution with its number, and its goal as it is now.
  /// - Throws: ``RepositoryError/notFound`` when its goal isn't there; ``RepositoryError/duplicate(_:)`` with `.id` for the
  ///   id of another goal's contribution.
  func insert(
    _ contribution: ContributionEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord

  /// Takes money out of one goal and puts it into another: both, or neither. `minimum` is about the goal that it is
  /// taken out of. A move that is stored already, by the id of the withdrawal, is returned as it is.
  ///
  /// - Returns: The two contributions with their numbers, and their goals as they are now.
  /// - Throws: ``RepositoryError/notFound`` when one of the goals isn't there;
  ///   ``StorageError/internalError(detail:)`` when the goals' currencies differ, as the minor units would mean
  ///   something else.
  func move(
    _ move: ContributionMoveEntity, keepingTotalAtLeast minimum: Int64?, allowingShort allowsShort: Bool,
    on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionMoveRecord

  /// Changes a contribution that is there already, by its id: name, amount, type and day.
  ///
  /// - Parameter original: The contribution before the edit: what is equal in both stays as it is stored. `nil` changes
  ///   all.
  /// - Returns: The contribution and its goal as they are now.
  /// - Throws: ``RepositoryError/notFound``, also when it belongs to another goal.
  @discardableResult
  func update(
    _ contribution: ContributionEntity, since original: ContributionEntity?, keepingTotalAtLeast minimum: Int64?,
    allowingShort allowsShort: Bool, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord

  /// Deletes a contribution of a goal. Its import key is free again.
  ///
  /// - Returns: The contribution as it was, and its goal as it is now.
  /// - Throws: ``RepositoryError/notFound``, also when it belongs to another goal.
  @discardableResult
  func delete(
    by id: UUID, of goalID: UUID, keepingTotalAtLeast minimum: Int64?, on day: CalendarDay
  ) async throws(RepositoryError) -> ContributionRecord

  /// Stores all the contributions that `rows` passes, or none of them.
  ///
  /// - Parameters:
  ///   - goalID: The goal they belong to.
  ///   - rows: Called once, away from the caller's actor, with the function that stores one contribution. A given
  ///     import key is the content of the row; the function adds the position among the rows of this call with the same
  ///     content, from 0. A row is skipped, as ``RowOutcome/alreadyImported``, when the goal had a contribution with
  ///     that key before. It is also skipped when one with a key of the old form, made of day, amount and name, has
  ///     these in common with it and matches no other row of this call. A row that is stored with the day and the
  ///     amount of a contribution made by hand is ``RowOutcome/typedBefore``, with the number of that one. Memory
  ///     doesn't grow with the rows.
  /// - Returns: The goal, and whether the rows together have reached it.
  /// - Throws: ``RepositoryError/notFound`` when the goal isn't there; whatever ``RepositoryError`` `rows` throws,
  ///   after everything was undone; ``StorageError/cancelled`` when the task was.
  @discardableResult
  func insertAll(
    into goalID: UUID, keepingTotalAtLeast minimum: Int64?,
    rows: @escaping @Sendable (_ insert: (ContributionEntity) throws -> RowResult) throws -> Void
  ) async throws(RepositoryError) -> ContributionInsertion
}

extension FetchDescriptor<ContributionEntity> {
  /// The contribution that a reference means.
  static func matching(_ reference: NumberReference) -> Self {
    switch reference {
    case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
    case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
    }
  }
}
