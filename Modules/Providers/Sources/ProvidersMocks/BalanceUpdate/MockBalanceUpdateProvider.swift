public import Foundation
public import ModuloModels
public import ModuloProviders
public import ModuloStoresMocks
public import Observation

/// Balance updates on the doubles of the layers below, for tests of features and for the mock composition.
@MainActor
public final class MockBalanceUpdateProvider: BalanceUpdateProvider, Observable {
  /// The double below; its log notes the calls and plans the failures.
  public let store: MockBalanceUpdateStore
  private let base: DefaultBalanceUpdateProvider

  public init(store: MockBalanceUpdateStore) {
    self.store = store
    base = DefaultBalanceUpdateProvider(store: store)
  }

  public var balanceUpdates: [BalanceUpdateDomain] { base.balanceUpdates }

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

  public func create(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await base.create(draft)
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
}
