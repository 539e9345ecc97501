public import DependencyKit
public import Foundation
public import ModuloModels
public import Observation

/// Contributions for screens: newest first, with the user's intents passed on to the store.
@MainActor
public protocol ContributionProvider: AnyObject, Observable, Sendable {
  /// The page last read, with the changes since: day descending, number descending.
  var contributions: [ContributionDomain] { get }

  /// Reads one page of a goal's contributions.
  func fetchAll(for goal: FinancialGoalDomain, page: Page) async throws(ContributionError)

  /// The contribution with this id.
  func findOne(by id: UUID, of goal: FinancialGoalDomain) async throws(ContributionError) -> ContributionDomain

  /// The contribution with this number or id.
  func findOne(_ reference: NumberReference) async throws(ContributionError) -> ContributionDomain

  /// Puts money in, or takes it out.
  func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain

  /// Moves money from one goal to another.
  func move(_ draft: ContributionMoveDraft) async throws(ContributionError) -> ContributionMoveDomain

  /// Changes a contribution in place.
  func update(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain

  /// Deletes a contribution; returns it as it was.
  @discardableResult
  func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool
  ) async throws(ContributionError) -> ContributionDomain

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
