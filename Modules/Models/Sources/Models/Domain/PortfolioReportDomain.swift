/// The net worth with its series, and every account with its own, as they were in one moment.
public struct PortfolioReportDomain: Equatable, Sendable {
  public let portfolio: PortfolioDomain
  public let series: PortfolioSeries
  /// In insertion order; of their updates none is shown.
  public let accounts: [FinancialAccountDetailedDomain]

  public init(
    portfolio: PortfolioDomain, series: PortfolioSeries, accounts: [FinancialAccountDetailedDomain]
  ) {
    self.portfolio = portfolio
    self.series = series
    self.accounts = accounts
  }
}
