public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the rows of its stores, and passes intents on. It computes from the stores, so an observer of the provider
/// observes them.
@MainActor
@Observable
public final class DefaultFinancialAccountProvider: FinancialAccountProvider {
  @ObservationIgnored private let store: any FinancialAccountStore
  @ObservationIgnored private let rates: any ExchangeRateStore
  /// The currency in which balances are compared, and the day whose rates count.
  private var comparison: (currency: Currency?, day: CalendarDay) = (nil, .latest)

  /// - Parameter rates: The store of the rates with which balances of several currencies are compared.
  public init(store: any FinancialAccountStore, rates: any ExchangeRateStore) {
    self.store = store
    self.rates = rates
  }

  public func financialAccounts(by sort: FinancialAccountSort) -> [FinancialAccountDomain] {
    let accounts = store.financialAccounts
    return switch sort {
    case .balance: order.sorted(accounts)
    case .name: accounts.sorted { ($0.name.folded, $0.number) < ($1.name.folded, $1.number) }
    case .type: accounts.sorted { ($0.type.position, $0.number) < ($1.type.position, $1.number) }
    case .updated: accounts.sorted { ($1.latestDay, $0.number) < ($0.latestDay, $1.number) }
    }
  }

  public func fetchAll(on day: CalendarDay, in currency: Currency?) async throws(FinancialAccountError) {
    try await store.fetchAll(on: day)
    if currency != nil, store.financialAccounts.contains(where: { $0.currency != currency }) {
      do { try await rates.fetchAll() } catch { throw FinancialAccountError(error) }
    }
    comparison = (currency, day)
  }

  public func findOne(
    _ reference: String, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await store.findOne(NamedReference(reading: reference, throwing: FinancialAccountError.self), on: day)
  }

  public func findOne(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await store.findOne(by: id, on: day)
  }

  public func findOneDetailed(
    by id: UUID, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain {
    try await store.findOneDetailed(by: id, on: day, page: page)
  }

  public func create(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await store.create(draft, on: day)
  }

  public func update(
    _ draft: FinancialAccountDraft, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await store.update(draft, on: day)
  }

  @discardableResult
  public func delete(by id: UUID, on day: CalendarDay) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await store.delete(by: id, on: day)
  }
}

extension DefaultFinancialAccountProvider {
  private var order: FinancialAccountOrder {
    FinancialAccountOrder(in: comparison.currency, on: comparison.day, rates: rates.exchangeRates)
  }
}

extension FinancialAccountType {
  /// The position of the type among all.
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex }
}

extension FinancialAccountDomain {
  /// The day of the latest balance, or one before every day for an account without one.
  fileprivate var latestDay: Int { updated?.rawValue ?? .min }
}
