public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the rows of a store, and passes intents on to it.
@MainActor
public final class DefaultContributionProvider: ContributionProvider, Observable {
  private let store: any ContributionStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any ContributionStore) {
    self.store = store
  }

  public var contributions: [ContributionDomain] {
    store.contributions.sorted { $0.key > $1.key }
  }

  @discardableResult
  public func fetchAll(
    of goal: NamedReference, on today: CalendarDay, page: Page
  ) async throws(ContributionError) -> (goal: FinancialGoalDomain, offset: Int) {
    try await store.fetchAll(of: goal, on: today, page: page)
  }

  public func findOne(
    _ reference: NumberReference, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    try await store.findOne(reference, on: today)
  }

  public func create(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    try await store.create(draft, on: today)
  }

  public func move(
    _ draft: ContributionMoveDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionMoveDomain {
    try await store.move(draft, on: today)
  }

  public func update(
    _ draft: ContributionDraft, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    try await store.update(draft, on: today)
  }

  @discardableResult
  public func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool, on today: CalendarDay
  ) async throws(ContributionError) -> ContributionDetailedDomain {
    try await store.delete(by: id, of: goal, allowsNegativeTotal: allowsNegativeTotal, on: today)
  }

  public func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport {
    try await store.importAll(file, into: goal, onProgress: onProgress)
  }
}
