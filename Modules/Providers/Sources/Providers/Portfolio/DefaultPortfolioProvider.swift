public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// Passes the figures of a store on.
@MainActor
public final class DefaultPortfolioProvider: PortfolioProvider {
  private let store: any PortfolioStore

  /// Creates a provider on a store.
  public init(store: any PortfolioStore) {
    self.store = store
  }

  public func portfolio(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain {
    try await store.portfolio(on: day, in: currency, without: exclusions)
  }

  public func overview(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain? {
    try await store.overview(on: day, in: currency, without: exclusions)
  }

  public func series(
    through day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries {
    try await store.series(through: day, in: currency, without: exclusions)
  }

  public func report(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain? {
    try await store.report(on: day, in: currency, without: exclusions)
  }
}
