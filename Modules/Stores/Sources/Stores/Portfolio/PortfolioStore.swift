public import ModuloModels
public import ModuloUtilities

/// What can be done with all accounts together. Every figure is of one snapshot.
@MainActor
public protocol PortfolioOperations: AnyObject, Sendable {
  /// The value of all accounts together on a day. The cost grows with the accounts and the days, not with the balance
  /// updates.
  ///
  /// - Throws: ``FinancialAccountRule/missingCurrency`` without a currency of the figures.
  func portfolio(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain

  /// The value of all accounts together, where there are any: as ``portfolio(on:in:without:)``.
  ///
  /// - Returns: `nil` where there is no account.
  func overview(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain?

  /// The net worth day by day, up to a day. The cost grows with the days, and without a currency with the accounts.
  ///
  /// - Throws: ``FinancialAccountRule/missingCurrency`` without a currency of the figures.
  func series(
    through day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries

  /// The value of all accounts together on a day and on each day before, and that of each account. The cost grows with
  /// the balance updates.
  ///
  /// - Returns: `nil` where there is no account.
  /// - Throws: ``FinancialAccountRule/missingCurrency`` without a currency of the figures.
  func report(
    on day: CalendarDay, in currency: ReportingCurrency, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain?
}

/// The value of all accounts together.
@MainActor
public protocol PortfolioStore: PortfolioOperations {}
