public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// What can be done with accounts.
///
/// Every read is one snapshot, taken for a day that the caller names. A call that throws leaves the state as it was.
@MainActor
public protocol FinancialAccountOperations: AnyObject, Sendable {
  /// Reads every account with its balance on a day.
  ///
  /// - Parameter currency: The one in which balances of other currencies are compared, at the rates of the day; without
  ///   any, each currency is ordered by itself.
  func fetchAll(on day: CalendarDay, in currency: ReportingCurrency) async throws(FinancialAccountError)

  /// The one account that the reference names.
  ///
  /// Digits are looked up as a number first, then as an exact name. They match no prefix of a name, so that the number
  /// of a deleted account never names another.
  ///
  /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)`` when the text
  ///   is a prefix of several names and equals none.
  func findOne(_ reference: NamedReference, on day: CalendarDay) async throws(FinancialAccountError)
    -> FinancialAccountDomain

  /// An account with its balance on every day that has one, and one page of its updates.
  ///
  /// - Throws: As ``findOne(_:on:)``.
  func findOneDetailed(
    _ reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain

  /// Creates an account, with the opening balance where the draft has one, and appends it. A draft that was stored
  /// already is not stored again: its account is returned.
  ///
  /// - Throws: The first rule that the draft breaks: a provider, a balance not below zero, a name that no other account
  ///   has.
  @discardableResult
  func create(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain

  /// Changes an account in place, by what the draft and its original differ in; its balances stay, and a balance in the
  /// draft is ignored.
  ///
  /// - Throws: As ``create(_:on:)``, ``ReferenceProblem/notFound(_:)``, and
  ///   ``FinancialAccountRule/changesAssetToLiability(from:to:)``.
  @discardableResult
  func update(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain

  /// The account that a reference names as its deletion would find it, with what goes with it.
  ///
  /// - Throws: As ``findOne(_:on:)``.
  func findDeletion(
    of reference: NamedReference, on day: CalendarDay
  ) async throws(FinancialAccountError) -> OwnerDeletion<FinancialAccountDomain>

  /// Deletes an account with its balance updates, plans and links to goals, and with them its share of every day's total.
  ///
  /// - Returns: The account as it was, with its balance, and what went with it.
  /// - Throws: ``ReferenceProblem/notFound(_:)``.
  @discardableResult
  func delete(
    by id: UUID, on day: CalendarDay
  ) async throws(FinancialAccountError) -> OwnerDeletion<FinancialAccountDomain>
}

extension FinancialAccountOperations {
  /// Reads every account as it is on a day, for an order that compares no balances.
  public func fetchAll(on day: CalendarDay) async throws(FinancialAccountError) {
    try await fetchAll(on: day, in: .shared(orElse: nil))
  }
}

/// The user's accounts, and their rules.
@MainActor
public protocol FinancialAccountStore: FinancialAccountOperations, CachingStore, Observable {
  /// The accounts as they were last read, in insertion order, with what this store changed since.
  var rows: [FinancialAccountDomain] { get }

  /// The order of the accounts by balance, in the currency and at the rates of the last read.
  var order: FinancialAccountOrder { get }
}
