public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts what a store holds, and passes intents on to it. It computes from the store, so whoever observes the provider
/// observes the store.
@MainActor
public final class DefaultFinancialAccountProvider: FinancialAccountProvider, Observable {
  private let store: any FinancialAccountStore

  public init(store: any FinancialAccountStore) {
    self.store = store
  }

  public func financialAccounts(by sort: AccountSort) -> [FinancialAccountDomain] {
    store.financialAccounts.sorted(by: sort.lists)
  }

  public func fetchAll(on day: CalendarDay) async throws(FinancialAccountError) {
    try await store.fetchAll(on: day)
  }

  public func findOne(
    _ reference: String, on day: CalendarDay
  ) async throws(FinancialAccountError) -> FinancialAccountDomain {
    try await store.findOne(reference, on: day)
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

extension AccountSort {
  /// Whether one account is listed before another; equal ones in the order in which they were made.
  fileprivate func lists(_ first: FinancialAccountDomain, before second: FinancialAccountDomain) -> Bool {
    if precedes(first, second) { return true }
    return precedes(second, first) ? false : first.number < second.number
  }

  private func precedes(_ first: FinancialAccountDomain, _ second: FinancialAccountDomain) -> Bool {
    switch self {
    case .balance: first.balance > second.balance
    case .name: first.name.folded < second.name.folded
    case .type: first.type.position < second.type.position
    case .updated: first.latestDay > second.latestDay
    }
  }
}

extension AccountType {
  /// Where the type stands among all.
  fileprivate var position: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.endIndex }
}

extension FinancialAccountDomain {
  /// The day of the latest balance, or one before every day for an account without one.
  fileprivate var latestDay: Int { updated?.rawValue ?? .min }
}
