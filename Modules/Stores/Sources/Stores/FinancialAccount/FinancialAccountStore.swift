public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// The accounts a person keeps, and the rules about them.
///
/// Every read is one snapshot, taken for a day that the caller names. A call that throws leaves the state as it was.
@MainActor
public protocol FinancialAccountStore: AnyObject, Observable, Sendable {
  /// The accounts as they were last read, in insertion order, with what this store changed since.
  var financialAccounts: [FinancialAccountDomain] { get }

  /// Reads every account with its balance on a day.
  func fetchAll(on day: CalendarDay) async throws(FinancialAccountError)

  /// The one account that a person means.
  ///
  /// Digits are a number first. When no account has it, an account is meant that is called exactly so; not one whose
  /// name only begins so, or the number of an account that is gone could mean another.
  ///
  /// - Throws: ``FinancialAccountError/notFound(_:)``; ``FinancialAccountError/ambiguous(_:candidates:)`` when a name is
  ///   the beginning of several and none is called exactly so.
  func findOne(_ reference: NamedReference, on day: CalendarDay) async throws(FinancialAccountError)
    -> FinancialAccountDomain

  /// The account with this id.
  ///
  /// - Throws: ``FinancialAccountError/notFound(_:)``.
  func findOne(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain

  /// An account with its balance on every day that has one, and one page of its updates.
  ///
  /// - Throws: ``FinancialAccountError/notFound(_:)``.
  func findOneDetailed(
    by id: UUID, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain

  /// Makes an account, with the balance it starts with where the draft has one, and appends it. A draft that was stored
  /// already is not stored again: its account is returned.
  ///
  /// - Throws: The first rule that the draft breaks: a provider, a balance not below zero, a name that no other account
  ///   is called by.
  @discardableResult
  func create(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain

  /// Changes an account in place; its balances stay, and a balance in the draft counts for nothing.
  ///
  /// - Throws: As ``create(_:on:)``, ``FinancialAccountError/notFound(_:)``, and
  ///   ``FinancialAccountError/changesSide(from:to:)``.
  @discardableResult
  func update(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain

  /// Deletes an account and its balance updates: its money is gone from every day.
  ///
  /// - Returns: The account as it was, with what it had.
  /// - Throws: ``FinancialAccountError/notFound(_:)``.
  @discardableResult
  func delete(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain

  /// Takes in the accounts as they are by now, read elsewhere: those that are gone go, those that changed change in
  /// place, new ones follow, and one that is as it was is left alone. Nobody is notified when nothing changed.
  func merge(_ fresh: [FinancialAccountDomain])
}
