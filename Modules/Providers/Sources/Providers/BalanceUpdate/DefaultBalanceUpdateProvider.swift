public import Foundation
public import ModuloModels
public import ModuloStores
public import Observation

/// Sorts the rows of a store, and passes intents on to it.
@MainActor
public final class DefaultBalanceUpdateProvider: BalanceUpdateProvider, Observable {
  private let store: any BalanceUpdateStore

  public init(store: any BalanceUpdateStore) {
    self.store = store
  }

  public var balanceUpdates: [BalanceUpdateDomain] {
    store.balanceUpdates.sorted { ($1.date, $1.number) < ($0.date, $0.number) }
  }

  public func fetchAll(for account: FinancialAccountDomain, page: Page) async throws(BalanceUpdateError) {
    try await store.fetchAll(for: account, page: page)
  }

  public func findOne(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await store.findOne(by: id, of: account)
  }

  public func findOne(_ reference: NumberReference) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await store.findOne(reference)
  }

  public func create(_ draft: BalanceUpdateDraft) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await store.create(draft)
  }

  @discardableResult
  public func delete(
    by id: UUID, of account: FinancialAccountDomain
  ) async throws(BalanceUpdateError) -> BalanceUpdateDomain {
    try await store.delete(by: id, of: account)
  }

  public func importAll(
    _ file: BalanceUpdateImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport {
    try await store.importAll(file, onProgress: onProgress)
  }

  public func exportAll(
    of account: FinancialAccountDomain?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    try await store.exportAll(of: account, write: write)
  }
}
