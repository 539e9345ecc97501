public import ModuloModels
public import ModuloUtilities
public import Observation

/// What all accounts together are worth, and the exchange rates that bring them together.
///
/// A call that throws leaves the state, and the stored data, as they were.
@MainActor
public protocol PortfolioStore: AnyObject, Observable, Sendable {
  /// The exchange rates as they were last read, with what this store changed since: by currency, the newest first as
  /// read; one set since stands at the end.
  var exchangeRates: [ExchangeRateDomain] { get }

  /// What all accounts together are worth on a day. The cost grows with the accounts and the days, not with the balance
  /// updates.
  ///
  /// - Parameter currency: That of the figures; `nil` for the one that all accounts share.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func portfolio(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain

  /// The net worth from day to day, through a day. The cost grows with the days, and without a currency with the
  /// accounts.
  ///
  /// - Parameter currency: That of the figures; `nil` for the one that all accounts share.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func series(
    through day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries

  /// What all accounts together are worth on a day, the same of each day before, and of each account: one snapshot, so
  /// that all figures agree. The cost grows with the balance updates.
  ///
  /// - Parameter currency: That of the figures; `nil` for the one that all accounts share.
  /// - Returns: `nil` where there is no account.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain?

  /// Reads every exchange rate.
  func fetchAllRates() async throws(ExchangeRateError)

  /// Sets what a currency is worth on a day; a rate that is there for that day is replaced.
  ///
  /// - Returns: The rate as it is now.
  /// - Throws: ``ExchangeRateError/sameCurrency(_:)``; ``ExchangeRateError/notPositive``.
  @discardableResult
  func setRate(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Deletes the rate that a person means.
  ///
  /// - Returns: The rate as it was.
  /// - Throws: ``ExchangeRateError/notFound``.
  @discardableResult
  func deleteRate(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Takes in the rates as they are by now, read elsewhere: those that are gone go, those that changed change in place,
  /// new ones follow. Nobody is notified when nothing changed.
  func merge(_ fresh: [ExchangeRateDomain])
}
