public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Contributions for screens: newest first, with the user's intents passed on to the store.
@MainActor
public protocol ContributionProvider: AnyObject, Observable, Sendable {
  /// The page last read, with the changes since: day descending, number descending.
  var contributions: [ContributionDomain] { get }

  /// Reads one page of a goal's contributions; returns the goal, read in the same snapshot, and the
  /// number of contributions before the page.
  @discardableResult
  func fetchAll(
    of goal: NamedReference, on today: CalendarDay, page: Page
  ) async throws(ContributionError) -> (goal: FinancialGoalDomain, offset: Int)

  /// The contribution with this number or id, and its goal.
  func findOne(
    _ reference: NumberReference, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Puts money in, or takes it out; returns the contribution and its goal as it is now.
  func create(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Moves money from one goal to another; returns both goals as they are now.
  func move(
    _ draft: ContributionMoveDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionMoveDomain

  /// Changes a contribution in place; returns it and its goal as they are now.
  func update(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Deletes a contribution; returns it as it was, and its goal as it is now.
  @discardableResult
  func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain

  /// Imports the rows of a file into a goal: all of them, or none. Every thousand rows, `onProgress` is called with the
  /// number read so far, away from the main actor.
  func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport
}

private enum ContributionProviderKey: DependencyKey { typealias Value = any ContributionProvider }

extension DependencyValues {
  /// The provider of contributions; `AppComposition` registers it.
  public var contributionProvider: any ContributionProvider {
    get { self[ContributionProviderKey.self] }
    set { self[ContributionProviderKey.self] = newValue }
  }
}
