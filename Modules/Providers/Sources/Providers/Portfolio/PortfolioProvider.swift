public import DependencyKit
public import ModuloModels
public import ModuloUtilities

/// All accounts together, for screens.
@MainActor
public protocol PortfolioProvider: AnyObject, Sendable {
  /// The value of all accounts on a day.
  ///
  /// - Throws: ``FinancialAccountError/missingCurrency`` without a currency of the figures.
  func portfolio(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain

  /// The value of all accounts on a day, where there are any: as ``portfolio(on:in:without:)``.
  ///
  /// - Returns: `nil` where there is no account.
  func overview(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain?

  /// The value of all accounts on each day up to one.
  ///
  /// - Parameter currency: As for ``portfolio(on:in:without:)``.
  func series(
    through day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries

  /// The value of all accounts on a day and on each day before, and that of each account: one snapshot, whatever is
  /// written meanwhile.
  ///
  /// - Parameter currency: As for ``portfolio(on:in:without:)``.
  /// - Returns: `nil` where there is no account.
  func report(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain?
}

private enum PortfolioProviderKey: DependencyKey { typealias Value = any PortfolioProvider }

extension DependencyValues {
  /// The provider of the portfolio; `AppComposition` registers it.
  public var portfolioProvider: any PortfolioProvider {
    get { self[PortfolioProviderKey.self] }
    set { self[PortfolioProviderKey.self] = newValue }
  }
}
