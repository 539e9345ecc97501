public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the rows of a store, and passes intents on to it. It computes from the store, so an observer of the provider
/// observes the store.
@MainActor
public final class DefaultFinancialAccountProvider: FinancialAccountProvider, Observable {
  private let store: any FinancialAccountStore

  /// Creates a provider on a store, whose state it presents.
  public init(store: any FinancialAccountStore) {
    self.store = store
  }

  public func financialAccounts(by sort: FinancialAccountSort) -> [FinancialAccountDomain] {
    let accounts = store.financialAccounts
    return switch sort {
    case .balance: store.order.sorted(accounts)
    case .name: accounts.sorted { ($0.name.folded, $0.number) < ($1.name.folded, $1.number) }
    case .type: accounts.sorted { ($0.type.position, $0.number) < ($1.type.position, $1.number) }
    case .updated: accounts.sorted { ($1.latestDay, $0.number) < ($0.latestDay, $1.number) }
    }
  }

  public func fetchAll(on day: CalendarDay, in currency: ReportingCurrency) async throws(FinancialAccountError) {
    try await store.fetchAll(on: day, in: currency)
  }

  public func findOne(
    _ reference: NamedReference, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await store.findOne(reference, on: day)
  }

  public func findOneDetailed(
    _ reference: NamedReference, on day: CalendarDay, page: Page
  ) async throws(FinancialAccountError) -> FinancialAccountDetailedDomain {
    try await store.findOneDetailed(reference, on: day, page: page)
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

extension FinancialAccountType {
  /// The position of the type among all.
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex }
}

extension FinancialAccountDomain {
  /// The day of the latest balance, or one before every day for an account without one.
  fileprivate var latestDay: Int { updated?.rawValue ?? .min }
}
