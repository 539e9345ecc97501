public import Foundation
public import ModuloModels
public import ModuloStores
public import Observation

/// Sorts the rows of a store, and passes intents on to it.
@MainActor
public final class DefaultContributionProvider: ContributionProvider, Observable {
  private let store: any ContributionStore

  public init(store: any ContributionStore) {
    self.store = store
  }

  public var contributions: [ContributionDomain] {
    store.contributions.sorted { ($1.date, $1.number) < ($0.date, $0.number) }
  }

  public func fetchAll(for goal: FinancialGoalDomain, page: Page) async throws(ContributionError) {
    try await store.fetchAll(for: goal, page: page)
  }

  public func findOne(
    by id: UUID, of goal: FinancialGoalDomain
  ) async throws(ContributionError) -> ContributionDomain {
    try await store.findOne(by: id, of: goal)
  }

  public func findOne(_ reference: NumberReference) async throws(ContributionError) -> ContributionDomain {
    try await store.findOne(reference)
  }

  public func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await store.create(draft)
  }

  public func move(_ draft: ContributionMoveDraft) async throws(ContributionError) -> ContributionMoveDomain {
    try await store.move(draft)
  }

  public func update(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await store.update(draft)
  }

  @discardableResult
  public func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool
  ) async throws(ContributionError) -> ContributionDomain {
    try await store.delete(by: id, of: goal, allowsNegativeTotal: allowsNegativeTotal)
  }

  public func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport {
    try await store.importAll(file, into: goal, onProgress: onProgress)
  }
}
