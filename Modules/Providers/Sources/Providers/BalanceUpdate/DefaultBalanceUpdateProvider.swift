public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the rows of a store, and passes intents on to it.
@MainActor
public final class DefaultBalanceUpdateProvider: BalanceUpdateProvider, Observable {
  private let store: any BalanceUpdateStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any BalanceUpdateStore) {
    self.store = store
  }

  public var balanceUpdates: [BalanceUpdateDomain] {
    store.balanceUpdates.sorted { $0.key > $1.key }
  }

  @discardableResult
  public func fetchAll(
    of account: NamedReference, on day: CalendarDay, page: Page
  ) async throws(BalanceUpdateError) -> (account: FinancialAccountDomain, offset: Int) {
    try await store.fetchAll(of: account, on: day, page: page)
  }

  public func findOne(
    _ reference: NumberReference, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    try await store.findOne(reference, on: day)
  }

  public func create(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    try await store.create(draft, on: day)
  }

  public func update(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    try await store.update(draft, on: day)
  }

  @discardableResult
  public func delete(
    by id: UUID, of account: FinancialAccountDomain, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain {
    try await store.delete(by: id, of: account, on: day)
  }

  public func importAll(
    _ file: BalanceUpdateImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport {
    try await store.importAll(file, onProgress: onProgress)
  }

  public func exportAll(
    of account: NamedReference?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int {
    try await store.exportAll(of: account, write: write)
  }
}
