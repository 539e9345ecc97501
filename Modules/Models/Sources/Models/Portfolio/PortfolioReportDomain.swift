/// The net worth with its series, and every account with its own, from one snapshot.
public struct PortfolioReportDomain: Equatable, Sendable {
  public let portfolio: PortfolioDomain
  public let series: PortfolioSeries
  /// The accounts in insertion order, without their updates.
  public let accounts: [FinancialAccountDetailedDomain]

  public init(
    portfolio: PortfolioDomain, series: PortfolioSeries, accounts: [FinancialAccountDetailedDomain]
  ) {
    self.portfolio = portfolio
    self.series = series
    self.accounts = accounts
  }
}
