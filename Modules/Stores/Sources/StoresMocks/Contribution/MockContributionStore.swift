public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositoriesMocks
public import ModuloStores
public import Observation

/// Contributions on the doubles of the layer below: the rules of the default, a log of the calls, failures on demand.
@MainActor
@Observable
public final class MockContributionStore: ContributionStore {
  /// What the repository below was asked; plan its failures here.
  public var log: CallLog { repository.log }
  public var contributions: [ContributionDomain] { base.contributions }
  @ObservationIgnored private let repository: MockContributionRepository
  @ObservationIgnored private let base: DefaultContributionStore

  public init(repository: MockContributionRepository, uuid: UUIDGenerator = .incrementing) {
    self.repository = repository
    base = DefaultContributionStore(repository: repository, uuid: uuid)
  }

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

  @discardableResult
  public func create(_ draft: ContributionDraft) async throws(ContributionError) -> ContributionDomain {
    try await base.create(draft)
  }

  @discardableResult
  public func move(_ draft: ContributionMoveDraft) async throws(ContributionError) -> ContributionMoveDomain {
    try await base.move(draft)
  }

  @discardableResult
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

  public func merge(_ fresh: [ContributionDomain]) { base.merge(fresh) }
}
