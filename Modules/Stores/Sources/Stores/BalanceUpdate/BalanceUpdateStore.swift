public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with balance updates.
///
/// A call that throws leaves the state, and the stored data, as they were. What a call returns of an account holds for
/// the day that the caller names.
@MainActor
public protocol BalanceUpdateOperations: AnyObject, Sendable {
  /// Reads one page of the updates of an account, or of all accounts for `nil`.
  ///
  /// - Parameter filter: Which of them are wanted.
  /// - Returns: The page, read in one snapshot with the accounts.
  /// - Throws: ``Failure/reference(_:_:)`` when the reference names none.
  @discardableResult
  func fetchAll(
    of account: NamedReference?, matching filter: EntryFilter, on day: CalendarDay, page: Page
  ) async throws(BalanceUpdateError) -> EntryList<BalanceUpdateDomain, FinancialAccountDomain>

  /// The update with this number or id, and its account.
  ///
  /// - Throws: ``ReferenceProblem/missing``.
  func findOne(
    _ reference: NumberReference, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Creates an update. A draft that was stored already is not stored again: its update is returned.
  ///
  /// - Returns: The update, and its account as it is now.
  /// - Throws: ``BalanceUpdateRule/negativeAmount(_:)``, ``InputProblem/amount(_:)``,
  ///   ``ReferenceProblem/missing``.
  @discardableResult
  func create(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Creates updates of different accounts, all or none. Drafts that were stored already are not stored again.
  ///
  /// - Returns: The updates with their accounts, in the order of the drafts.
  /// - Throws: As ``create(_:on:)-(BalanceUpdateDraft,_)``.
  @discardableResult
  func create(
    _ drafts: [BalanceUpdateDraft], on day: CalendarDay
  ) async throws(BalanceUpdateError) -> [BalanceUpdateDetailedDomain]

  /// Changes an update in place, by what the draft and its original differ in.
  ///
  /// - Returns: The update and its account as they are now.
  /// - Throws: As ``create(_:on:)``, and ``ReferenceProblem/missing``, also when it belongs to another account.
  @discardableResult
  func update(
    _ draft: BalanceUpdateDraft, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Deletes an update of an account.
  ///
  /// - Returns: The update as it was, and its account as it is now.
  /// - Throws: ``ReferenceProblem/missing``; ``BalanceUpdateRule/lastUpdateCantBeDeleted``.
  @discardableResult
  func delete(
    by id: UUID, of account: FinancialAccountDomain, on day: CalendarDay
  ) async throws(BalanceUpdateError) -> BalanceUpdateDetailedDomain

  /// Imports the rows of a file into the accounts they name: all of them, or none. Rows that were imported before are
  /// skipped; equal rows of one file are different rows. Of several balances of an account on one day the latest
  /// counts: the rows are stored in chronological order, which ``BalanceUpdateImport/order`` gives, or the account's days.
  /// Memory grows with the accounts, their months and the rows of one day, not with the file.
  ///
  /// - Parameter onProgress: Called with the number of rows read so far, away from the main actor, every thousand rows.
  /// - Returns: The outcomes of the rows.
  /// - Throws: ``BalanceUpdateImportError``; nothing was imported.
  func importAll(
    _ file: BalanceUpdateImport, onProgress: @escaping @Sendable (_ rowsRead: Int) -> Void
  ) async throws(BalanceUpdateImportError) -> BalanceUpdateImportReport

  /// Writes every update of an account, or of all of them, as a file that ``importAll(_:onProgress:)`` reads. Memory
  /// doesn't grow with the updates.
  ///
  /// - Parameters:
  ///   - account: `nil` for all accounts.
  ///   - write: Receives the next bytes, away from the main actor.
  /// - Returns: How many updates were written.
  /// - Throws: ``DataError/account(_:)`` when the reference names none; ``DataError/outputFailed`` when `write` threw;
  ///   ``DataError/storage(_:)``.
  func exportAll(
    of account: NamedReference?, write: @escaping @Sendable (_ bytes: [UInt8]) throws -> Void
  ) async throws(DataError) -> Int
}

/// The balance updates of an account, and their rules.
@MainActor
public protocol BalanceUpdateStore: BalanceUpdateOperations, CachingStore, Observable {
  /// The page of updates that was last read, with what this store changed since. Newest first as read; one that was made
  /// since for the page's account, for any account where it is of all, is at the end.
  var rows: [BalanceUpdateDomain] { get }
}
