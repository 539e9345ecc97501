public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloPersistenceMocks
public import ModuloRepositoriesMocks
public import ModuloStores
public import Observation

/// Balance updates on the doubles of the layer below: the rules of the default, a log of the calls, failures on demand.
@MainActor
@Observable
public final class MockBalanceUpdateStore: BalanceUpdateStore {
  /// What the repository below was asked; plan its failures here.
  public var log: CallLog { repository.log }
  public var balanceUpdates: [BalanceUpdateDomain] { base.balanceUpdates }
  @ObservationIgnored private let repository: MockBalanceUpdateRepository
  @ObservationIgnored private let base: DefaultBalanceUpdateStore

  public init(repository: MockBalanceUpdateRepository, uuid: UUIDGenerator = .incrementing) {
    self.repository = repository
    base = DefaultBalanceUpdateStore(repository: repository, uuid: uuid)
  }

  public func fetchAll(for account: FinancialAccountDomain, page: Page) async throws(BalanceUpdateError) {
    try await base.fetchAll(for: account, page: page)
  }

  public func findOne(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await base.findOne(by: id, of: account)
  }

  public func findOne(_ reference: BalanceReference) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await base.findOne(reference)
  }

  @discardableResult
  public func create(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await base.create(draft)
  }

  @discardableResult
  public func update(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await base.update(draft)
  }

  @discardableResult
  public func delete(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await base.delete(by: id, of: account)
  }

  public func importAll(
    _ file: BalanceImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(BalanceImportError) -> BalanceImportReport {
    try await base.importAll(file, onProgress: onProgress)
  }

  public func exportAll(
    of account: FinancialAccountDomain?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    try await base.exportAll(of: account, write: write)
  }

  public func merge(_ fresh: [BalanceUpdateDomain]) { base.merge(fresh) }
}
