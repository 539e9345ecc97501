import Foundation
public import ModuloUtilities

/// All accounts with their balances by day, and the history of the portfolio, read in one snapshot.
public struct PortfolioReportRecord: Equatable, Sendable {
  /// The accounts in insertion order, without their updates.
  public let accounts: [FinancialAccountDetailedRecord]
  /// Every day and part with at least one update: by part, oldest first.
  public let days: [PortfolioDayEntity]
  /// The rates into every currency: by currency, oldest first.
  public let rates: [ExchangeRateEntity]

  /// Creates a record from rows of one snapshot.
  public init(
    accounts: [FinancialAccountDetailedRecord], days: [PortfolioDayEntity], rates: [ExchangeRateEntity]
  ) {
    self.accounts = accounts
    self.days = days
    self.rates = rates
  }
}

extension PortfolioReportRecord {
  /// The value of all accounts together, its history, and each account with its days.
  ///
  /// - Returns: `nil` without a currency of the figures.
  /// - Throws: ``RepositoryError/damaged(_:)``, when an account, a part or a rate has an invalid value.
  public func toDomain(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) throws(RepositoryError) -> PortfolioReportDomain? {
    var details: [FinancialAccountDetailedDomain] = []
    for account in accounts { details.append(try account.toDetailed()) }
    let history = PortfolioHistoryRecord(days: days, rates: rates)
    let whole = PortfolioRecord(accounts: accounts.map(\.record), history: history)
    guard let portfolio = try whole.toDomain(on: day, in: currency, without: exclusions) else { return nil }
    return PortfolioReportDomain(
      portfolio: portfolio, series: try history.toDomain(through: day, in: portfolio.currency, without: exclusions),
      accounts: details)
  }
}
