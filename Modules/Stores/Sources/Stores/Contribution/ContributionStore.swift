public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with contributions.
///
/// A call that throws leaves the state, and the stored data, as they were. What a call returns of a goal holds for the
/// day that the caller names.
@MainActor
public protocol ContributionOperations: AnyObject, Sendable {
  /// Reads one page of the contributions of a goal, or of all goals for `nil`.
  ///
  /// - Parameter filter: Which of them are wanted.
  /// - Returns: The page, read in one snapshot with the goals.
  /// - Throws: ``Failure/reference(_:_:)`` when the reference names none.
  @discardableResult
  func fetchAll(
    of goal: NamedReference?, matching filter: EntryFilter, on today: CalendarDay, page: Page
  ) async throws(ContributionError) -> ContributionListDomain

  /// The contribution with this number or id, and its goal.
  ///
  /// - Throws: ``ReferenceProblem/missing``.
  func findOne(
    _ reference: NumberReference, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Creates a contribution. A draft that was stored already is not stored again: its contribution is returned.
  ///
  /// - Returns: The contribution, and its goal as it is now.
  /// - Throws: ``ContributionRule/missingAmount``, ``ContributionRule/negativeAmount(_:)``,
  ///   ``ReferenceProblem/missing``; ``ContributionRule/belowZero(available:)`` when the total would fall
  ///   below zero, ``ContributionRule/accountShort(_:)`` when an account would be short by it, and the draft doesn't
  ///   allow it.
  @discardableResult
  func create(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Moves money from one goal to another, in one step. A draft that was stored already moves nothing again: its move
  /// is returned.
  ///
  /// - Throws: ``ContributionRule/sameGoal``, ``ContributionRule/differentCurrencies(_:_:)``,
  ///   ``ContributionRule/missingAmount``, ``ContributionRule/negativeMove``, ``ReferenceProblem/missing``;
  ///   ``ContributionRule/belowZero(available:)`` when the source's total would fall below zero and the draft
  ///   doesn't allow it.
  @discardableResult
  func move(
    _ draft: ContributionMoveDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionMoveDomain

  /// Changes a contribution in place, by what the draft and its original differ in.
  ///
  /// - Returns: The contribution and its goal as they are now.
  /// - Throws: As ``create(_:on:)``, but ``ContributionRule/negativeChange(_:)`` for a negative amount, and
  ///   ``ReferenceProblem/missing``, also when it belongs to another goal.
  @discardableResult
  func update(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Deletes a contribution of a goal.
  ///
  /// - Returns: The contribution as it was, and its goal as it is now.
  /// - Throws: ``ReferenceProblem/missing``; ``ContributionRule/belowZero(available:)``.
  @discardableResult
  func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Imports the rows of a file into a goal: all of them, or none. Rows that were imported before, and rows of amount
  /// zero, are skipped. Equal rows of one file are different rows. Memory doesn't grow with the file.
  ///
  /// - Parameter onProgress: Called with the number of rows read so far, away from the main actor, every thousand rows.
  /// - Returns: The outcomes of the rows.
  /// - Throws: ``ContributionImportError``; nothing was imported.
  func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport
}

/// The contributions to a goal, and their rules.
@MainActor
public protocol ContributionStore: ContributionOperations, CachingStore, Observable {
  /// The page of contributions that was last read, with what this store changed since. Newest first as read; one that was
  /// made since for the page's goal, for any goal where it is of all, is at the end.
  var rows: [ContributionDomain] { get }
}
