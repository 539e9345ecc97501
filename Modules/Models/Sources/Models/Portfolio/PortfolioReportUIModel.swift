import ModuloUtilities

/// The net worth as the report shows it: text, ready for display.
public struct PortfolioReportUIModel: Equatable, Sendable {
  public let portfolio: PortfolioUIModel
  public let chart: BalanceChartUIModel
  /// The note on balances that are missing in a part of the series.
  public let chartNote: String?
  /// In the order of the portfolio.
  public let accounts: [FinancialAccountDetailedUIModel]
}

extension PortfolioReportDomain {
  /// The net worth as the report shows it, over all of its days.
  public func toUIModel(_ format: FormatContext) -> PortfolioReportUIModel {
    let details = Dictionary(accounts.map { ($0.account.id, $0) }, uniquingKeysWith: { first, _ in first })
    return PortfolioReportUIModel(
      portfolio: portfolio.toUIModel(format),
      chart: series.chart(range: .max, on: portfolio.on).toUIModel(format, portfolio.currency),
      chartNote: series.note(format),
      accounts: portfolio.accounts.compactMap { details[$0.id] }.map {
        $0.toUIModel(format, on: portfolio.on, range: .max, page: Page(limit: 0))
      })
  }
}
