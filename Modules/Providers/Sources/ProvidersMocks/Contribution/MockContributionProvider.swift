public import Foundation
public import ModuloModels
public import ModuloProviders
public import ModuloStoresMocks
public import Observation

/// Contributions on the doubles of the layers below, for tests of features and for the mock composition.
@MainActor
public final class MockContributionProvider: ContributionProvider, Observable {
  /// The double below; its log notes the calls and plans the failures.
  public let store: MockContributionStore
  private let base: DefaultContributionProvider

  public init(store: MockContributionStore) {
    self.store = store
    base = DefaultContributionProvider(store: store)
  }

  public var contributions: [ContributionDomain] { base.contributions }

  public func fetchAll(for goal: FinancialGoalDomain, page: Page) async throws(ContributionError) {
    try await base.fetchAll(for: goal, page: page)
  }

  public func findOne(
    by id: UUID, of goal: FinancialGoalDomain
  ) async throws(ContributionError) -> ContributionDomain {
    try await base.findOne(by: id, of: goal)
  }

  public func findOne(_ reference: ContributionReference) async throws(ContributionError) -> ContributionDomain {
    try await base.findOne(reference)
  }

  public func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await base.create(draft)
  }

  public func move(_ draft: ContributionMoveDraft) async throws(ContributionError) -> ContributionMoveDomain {
    try await base.move(draft)
  }

  public func update(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await base.update(draft)
  }

  @discardableResult
  public func delete(
    by id: UUID, of goal: FinancialGoalDomain, allowsNegativeTotal: Bool
  ) async throws(ContributionError) -> ContributionDomain {
    try await base.delete(by: id, of: goal, allowsNegativeTotal: allowsNegativeTotal)
  }

  public func importAll(
    _ file: ContributionImport, into goal: FinancialGoalDomain,
    onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(ContributionImportError) -> ContributionImportReport {
    try await base.importAll(file, into: goal, onProgress: onProgress)
  }
}
