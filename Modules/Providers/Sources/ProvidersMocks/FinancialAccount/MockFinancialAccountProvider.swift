public import Foundation
public import ModuloModels
public import ModuloProviders
public import ModuloStoresMocks
public import ModuloUtilities
public import Observation

/// Accounts on the doubles of the layers below, for tests of features and for the mock composition.
@MainActor
public final class MockFinancialAccountProvider: FinancialAccountProvider, Observable {
  /// The double below; its log notes the calls and plans the failures.
  public let store: MockFinancialAccountStore
  private let base: DefaultFinancialAccountProvider

  public init(store: MockFinancialAccountStore, portfolio: MockPortfolioStore) {
    self.store = store
    base = DefaultFinancialAccountProvider(store: store, portfolio: portfolio)
  }

  public func financialAccounts(by sort: AccountSort) -> [FinancialAccountDomain] {
    base.financialAccounts(by: sort)
  }

  public func fetchAll(on day: CalendarDay, in currency: Currency?) async throws(FinancialAccountError) {
    try await base.fetchAll(on: day, in: currency)
  }

  public func findOne(
    _ reference: String, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.findOne(reference, on: day)
  }

  public func findOne(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.findOne(by: id, on: day)
  }

  public func findOneDetailed(
    by id: UUID, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain {
    try await base.findOneDetailed(by: id, on: day, page: page)
  }

  public func create(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.create(draft, on: day)
  }

  public func update(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.update(draft, on: day)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await base.delete(by: id, on: day)
  }
}
