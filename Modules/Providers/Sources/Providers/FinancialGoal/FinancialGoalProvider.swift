public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Goals for screens: sorted and filtered, with the user's intents passed on to the store.
@MainActor
public protocol FinancialGoalProvider: AnyObject, Observable, Sendable {
  /// The goals that were last read, sorted. In either direction, equal goals are newest first, and goals without the
  /// sorted value are last.
  ///
  /// - Parameter archived: Whether to return the archived goals, or the others.
  func financialGoals(by sort: FinancialGoalSort, reversed: Bool, archived: Bool) -> [FinancialGoalDomain]

  /// The overview of the goals last read.
  func overview(on today: CalendarDay) -> SavingsOverviewDomain

  /// Reads every goal.
  func fetchAll(on today: CalendarDay) async throws(FinancialGoalError)

  /// Reads every goal, and chooses one of them for each reference, in the same order.
  func fetchAll(
    choosing references: [NamedReference], on today: CalendarDay
  ) async throws(FinancialGoalError) -> [FinancialGoalDomain]

  /// The one goal with this number, id, name or prefix of a name.
  func findOne(
    _ reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// A goal with its months and one page of its contributions.
  func findOneDetailed(
    _ reference: NamedReference, on today: CalendarDay, page: Page
  ) async throws(FinancialGoalError) -> FinancialGoalDetailedDomain

  /// Every goal with its months and its latest contributions, read in one snapshot.
  func report(on today: CalendarDay) async throws(FinancialGoalError) -> SavingsReportDomain

  /// Creates a goal.
  func create(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Changes a goal; its contributions stay.
  func update(_ draft: FinancialGoalDraft, on today: CalendarDay) async throws(FinancialGoalError)
    -> FinancialGoalDomain

  /// Archives a goal, or restores it from the archive.
  func setArchived(
    _ isArchived: Bool, _ reference: NamedReference, on today: CalendarDay
  ) async throws(FinancialGoalError) -> FinancialGoalDomain

  /// Deletes a goal and its contributions; returns it as it was.
  @discardableResult
  func delete(by id: UUID, on today: CalendarDay) async throws(FinancialGoalError) -> FinancialGoalDomain
}

private enum FinancialGoalProviderKey: DependencyKey { typealias Value = any FinancialGoalProvider }

extension DependencyValues {
  /// The provider of goals; `AppComposition` registers it.
  public var financialGoalProvider: any FinancialGoalProvider {
    get { self[FinancialGoalProviderKey.self] }
    set { self[FinancialGoalProviderKey.self] = newValue }
  }
}
