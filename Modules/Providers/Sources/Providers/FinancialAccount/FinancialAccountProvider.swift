public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// Accounts for screens: sorted, with the user's intents passed on to the store.
@MainActor
public protocol FinancialAccountProvider: AnyObject, Observable, Sendable {
  /// The accounts that were last read, sorted. Equal accounts are in insertion order.
  func financialAccounts(by sort: FinancialAccountSort) -> [FinancialAccountDomain]

  /// Reads every account as it is on a day.
  ///
  /// - Parameter currency: The one in which balances of other currencies are compared, at the rates of the day; without
  ///   any, each currency is ordered by itself.
  func fetchAll(on day: CalendarDay, in currency: ReportingCurrency) async throws(FinancialAccountError)

  /// The one account with this number, id, name or prefix of a name.
  func findOne(
    _ reference: NamedReference, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain

  /// An account with the series of its balances and one page of its updates.
  func findOneDetailed(
    _ reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain

  /// Creates an account, with its opening balance where the draft has one.
  func create(_ draft: FinancialAccountDraft, on day: CalendarDay) async throws(FinancialAccountError)
    -> FinancialAccountDomain

  /// Changes an account; its balances stay.
  func update(_ draft: FinancialAccountDraft, on day: CalendarDay) async throws(FinancialAccountError)
    -> FinancialAccountDomain

  /// Deletes an account and its balances; returns it as it was.
  @discardableResult
  func delete(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain
}

extension FinancialAccountProvider {
  /// Reads every account as it is on a day, for an order that compares no balances.
  public func fetchAll(on day: CalendarDay) async throws(FinancialAccountError) {
    try await fetchAll(on: day, in: .shared(orElse: nil))
  }
}

private enum FinancialAccountProviderKey: DependencyKey { typealias Value = any FinancialAccountProvider }

extension DependencyValues {
  /// The provider of accounts; `AppComposition` registers it.
  public var financialAccountProvider: any FinancialAccountProvider {
    get { self[FinancialAccountProviderKey.self] }
    set { self[FinancialAccountProviderKey.self] = newValue }
  }
}
