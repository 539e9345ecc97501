public import Foundation
public import ModuloModels
public import Observation

/// The contributions to a goal, and their rules.
///
/// A call that throws leaves the state, and the stored data, as they were.
@MainActor
public protocol ContributionStore: AnyObject, Observable, Sendable {
  /// The page of a goal's contributions that was last read, with what this store changed since. Newest first as read; a
  /// contribution made for that goal since is at the end.
  var contributions: [ContributionDomain] { get }

  /// Reads one page of a goal's contributions.
  func fetchAll(for goal: FinancialGoalDomain, page: Page) async throws(ContributionError)

  /// The contribution with this id, its amount in the goal's currency.
  ///
  /// - Throws: ``ContributionError/notFound``, also when it belongs to another goal.
  func findOne(by id: UUID, of goal: FinancialGoalDomain) async throws(ContributionError) -> ContributionDomain

  /// The contribution with this number or id, its amount in its goal's currency.
  ///
  /// - Throws: ``ContributionError/notFound``.
  func findOne(_ reference: NumberReference) async throws(ContributionError) -> ContributionDomain

  /// Creates a contribution. A draft that was stored already is not stored again: its contribution is returned.
  ///
  /// - Throws: ``ContributionError/missingAmount``, ``ContributionError/negativeAmount(_:)``,
  ///   ``ContributionError/goalNotFound``; ``ContributionError/belowZero(available:_:)`` when the total would fall
  ///   below zero and the draft doesn't allow it.
  @discardableResult
  func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain

  /// Moves money from one goal to another, in one step. A draft that was stored already moves nothing again: its move
  /// is returned.
  ///
  /// - Throws: ``ContributionError/sameGoal``, ``ContributionError/differentCurrencies(_:_:)``,
  ///   ``ContributionError/missingAmount``, ``ContributionError/negativeMove``, ``ContributionError/goalNotFound``;
  ///   ``ContributionError/belowZero(available:_:)`` when the source's total would fall below zero and the draft
  ///   doesn't allow it.
  @discardableResult
  func move(_ draft: ContributionMoveDraft) async throws(ContributionError) -> ContributionMoveDomain

  /// Changes a contribution in place.
  ///
  /// - Throws: As ``create(_:)``, but ``ContributionError/negativeChange(_:)`` for a negative amount, and
  ///   ``ContributionError/notFound``, also when it belongs to another goal.
  @discardableResult
  func update(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain

  /// Deletes a contribution of a goal.
  ///
  /// - Returns: The contribution as it was.
  /// - Throws: ``ContributionError/notFound``; ``ContributionError/belowZero(available:_:)``.
  @discardableResult
  func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool
  ) async throws(ContributionError) -> ContributionDomain

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

  /// Reconciles the list with contributions read elsewhere: removes, updates in place, appends. Observers are notified
  /// only of a change.
  func merge(_ fresh: [ContributionDomain])
}
