public import Foundation
public import ModuloModels
public import ModuloStores
public import ModuloUtilities
public import Observation

/// Sorts the rows of a store, and passes intents on to it.
@MainActor
public final class DefaultPortfolioProvider: PortfolioProvider, Observable {
  private let store: any PortfolioStore

  public init(store: any PortfolioStore) {
    self.store = store
  }

  public var exchangeRates: [ExchangeRateDomain] {
    store.exchangeRates.sorted { first, second in
      if first.currency != second.currency { return first.currency.code < second.currency.code }
      return (second.date, second.number) < (first.date, first.number)
    }
  }

  public func portfolio(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain {
    try await store.portfolio(on: day, in: currency, without: exclusions)
  }

  public func series(
    through day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries {
    try await store.series(through: day, in: currency, without: exclusions)
  }

  public func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain? {
    try await store.report(on: day, in: currency, without: exclusions)
  }

  public func fetchRates() async throws(ExchangeRateError) { try await store.fetchAllRates() }

  public func findRate(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await store.fetchAllRates()
    guard let rate = store.exchangeRates.first(where: reference.means) else { throw .notFound }
    return rate
  }

  public func create(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await store.setRate(draft)
  }

  @discardableResult
  public func deleteRate(by id: UUID) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await store.deleteRate(.id(id))
  }
}

extension NumberReference {
  fileprivate func means(_ rate: ExchangeRateDomain) -> Bool {
    switch self {
    case .number(let number): rate.number == number
    case .id(let id): rate.id == id
    }
  }
}
