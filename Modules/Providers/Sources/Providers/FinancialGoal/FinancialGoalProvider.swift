public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Goals as screens ask for them: sorted and filtered, and the intents of a person passed on.
@MainActor
public protocol FinancialGoalProvider: AnyObject, Observable, Sendable {
  /// The goals that were last read, sorted. Whichever way round, equal goals stand newest first, and goals that lack what
  /// is sorted by stand at the end.
  ///
  /// - Parameter archived: Whether the archived goals are asked for, or the others.
  func financialGoals(by scope: FinancialGoalScope, reversed: Bool, archived: Bool) -> [FinancialGoalDomain]

  /// What the goals that were last read look like together.
  func overview(on today: CalendarDay) -> SavingsOverviewDomain

  /// Reads every goal.
  func fetchAll(on today: CalendarDay) async throws(FinancialGoalError)

  /// The one goal that a person means by a number, an id or the beginning of a name.
  ///
  /// - Throws: ``FinancialGoalError/unreadableReference(_:)`` for a text that can be none of these; no store is asked then.
  func findOne(_ reference: String, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// The goal with this id.
  func findOne(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// A goal with its months and one page of its contributions.
  func findOneDetailed(
    by id: UUID, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain

  /// Every goal with its months and its latest contributions, read in one moment.
  func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain

  /// Makes a goal.
  func create(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Changes a goal; what was saved stays.
  func update(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Puts a goal away, or back among the current ones.
  func setArchived(
    _ isArchived: Bool, by id: UUID, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// Deletes a goal and its contributions; returns it as it was.
  @discardableResult
  func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain
}

private enum FinancialGoalProviderKey: DependencyKey {
  typealias Value = any FinancialGoalProvider
}

extension DependencyValues {
  /// Who is asked for goals; `AppComposition` registers it.
  public var financialGoalProvider: any FinancialGoalProvider {
    get { self[FinancialGoalProviderKey.self] }
    set { self[FinancialGoalProviderKey.self] = newValue }
  }
}
