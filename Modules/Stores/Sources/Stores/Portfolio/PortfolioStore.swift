public import ModuloModels
public import ModuloUtilities
public import Observation

/// The value of all accounts together, and the exchange rates to convert with.
///
/// A call that throws leaves the state, and the stored data, as they were.
@MainActor
public protocol PortfolioStore: AnyObject, Observable, Sendable {
  /// The exchange rates as they were last read, with what this store changed since: by currency, the newest first as
  /// read; one set since is at the end.
  var exchangeRates: [ExchangeRateDomain] { get }

  /// The value of all accounts together on a day. The cost grows with the accounts and the days, not with the balance
  /// updates.
  ///
  /// - Parameter currency: The currency of the figures; `nil` for the one that all accounts share.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func portfolio(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain

  /// The net worth day by day, up to a day. The cost grows with the days, and without a currency with the accounts.
  ///
  /// - Parameter currency: The currency of the figures; `nil` for the one that all accounts share.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func series(
    through day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries

  /// The value of all accounts together on a day and on each day before, and that of each account: one snapshot, so
  /// that all figures agree. The cost grows with the balance updates.
  ///
  /// - Parameter currency: The currency of the figures; `nil` for the one that all accounts share.
  /// - Returns: `nil` where there is no account.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain?

  /// Reads every exchange rate.
  func fetchAllRates() async throws(ExchangeRateError)

  /// Sets the rate of a currency on a day; an existing rate for that day is replaced.
  ///
  /// - Returns: The rate as it is now.
  /// - Throws: ``ExchangeRateError/sameCurrency(_:)``; ``ExchangeRateError/notPositive``.
  @discardableResult
  func setRate(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Deletes the rate with this number or id.
  ///
  /// - Returns: The rate as it was.
  /// - Throws: ``ExchangeRateError/notFound``.
  @discardableResult
  func deleteRate(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Reconciles the list with rates read elsewhere: removes, updates in place, appends. Observers are notified only of
  /// a change.
  func merge(_ fresh: [ExchangeRateDomain])
}
