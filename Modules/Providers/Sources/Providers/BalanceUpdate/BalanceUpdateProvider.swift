public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Balance updates for screens: newest first, with the user's intents passed on to the store.
@MainActor
public protocol BalanceUpdateProvider: AnyObject, Observable, Sendable {
  /// The page last read, with the changes since: day descending, number descending.
  var balanceUpdates: [BalanceUpdateDomain] { get }

  /// Reads one page of an account's updates; returns the account, read in the same snapshot, and the
  /// number of updates before the page.
  @discardableResult
  func fetchAll(
    of account: NamedReference, on day: CalendarDay, page: Page
  ) async throws(BalanceUpdateError) -> (account: FinancialAccountDomain, offset: Int)

  /// The update with this number or id, and its account.
  func findOne(
    _ reference: NumberReference, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Records the balance of an account on a day; returns it and the account as it is now.
  func create(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Changes an update in place; returns it and its account as they are now.
  func update(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Deletes an update; returns it as it was, and its account as it is now. An account keeps its last one.
  @discardableResult
  func delete(
    by id: UUID, of account: FinancialAccountDomain, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Imports the rows of a file: all of them, or none. Every thousand rows, `onProgress` is called with the number read
  /// so far, away from the main actor.
  func importAll(
    _ file: BalanceUpdateImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport

  /// Writes the updates of one account, or of all for `nil`, in the form that an import reads; returns their number.
  /// `write` receives the next bytes, away from the main actor; an error it throws ends the export.
  func exportAll(
    of account: NamedReference?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int
}

private enum BalanceUpdateProviderKey: DependencyKey { typealias Value = any BalanceUpdateProvider }

extension DependencyValues {
  /// The provider of balances; `AppComposition` registers it.
  public var balanceUpdateProvider: any BalanceUpdateProvider {
    get { self[BalanceUpdateProviderKey.self] }
    set { self[BalanceUpdateProviderKey.self] = newValue }
  }
}
