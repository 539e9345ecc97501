public import Foundation
public import ModuloModels
public import ModuloProviders
public import ModuloStoresMocks
public import ModuloUtilities
public import Observation

/// All accounts together, on the doubles of the layers below, for tests of features and for the mock composition.
@MainActor
public final class MockPortfolioProvider: PortfolioProvider, Observable {
  /// The double below; its log notes the calls and plans the failures.
  public let store: MockPortfolioStore
  private let base: DefaultPortfolioProvider

  public init(store: MockPortfolioStore, accounts: MockFinancialAccountStore) {
    self.store = store
    base = DefaultPortfolioProvider(store: store, accounts: accounts)
  }

  public var exchangeRates: [ExchangeRateDomain] { base.exchangeRates }

  public func portfolio(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain {
    try await base.portfolio(on: day, in: currency, without: exclusions)
  }

  public func series(
    through day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries {
    try await base.series(through: day, in: currency, without: exclusions)
  }

  public func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain? {
    try await base.report(on: day, in: currency, without: exclusions)
  }

  public func fetchRates() async throws(ExchangeRateError) { try await base.fetchRates() }

  public func findRate(_ reference: ExchangeRateReference) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await base.findRate(reference)
  }

  public func create(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await base.create(draft)
  }

  @discardableResult
  public func deleteRate(by id: UUID) async throws(ExchangeRateError) -> ExchangeRateDomain {
    try await base.deleteRate(by: id)
  }
}
