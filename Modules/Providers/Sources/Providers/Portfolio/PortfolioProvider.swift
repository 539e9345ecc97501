public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// All accounts together for screens, and the exchange rates, with the user's intents passed on to the store.
@MainActor
public protocol PortfolioProvider: AnyObject, Observable, Sendable {
  /// The rates last read, with the changes since: by currency, day descending, number descending.
  var exchangeRates: [ExchangeRateDomain] { get }

  /// The value of all accounts on a day.
  ///
  /// - Parameter currency: The currency of the figures; `nil` for the one that all accounts share.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func portfolio(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain

  /// The value of all accounts on each day up to one.
  ///
  /// - Parameter currency: As for ``portfolio(on:in:without:)``.
  func series(
    through day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries

  /// The value of all accounts on a day and on each day before, and that of each account: one snapshot, whatever is
  /// written meanwhile.
  ///
  /// - Parameter currency: As for ``portfolio(on:in:without:)``.
  /// - Returns: `nil` where there is no account.
  func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain?

  /// Reads every rate.
  func fetchRates() async throws(ExchangeRateError)

  /// The rate with this number or id.
  func findRate(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Records the value of one unit of a currency from a day on.
  func create(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Deletes a rate; returns it as it was.
  @discardableResult
  func deleteRate(by id: UUID) async throws(ExchangeRateError) -> ExchangeRateDomain
}

private enum PortfolioProviderKey: DependencyKey {
  typealias Value = any PortfolioProvider
}

extension DependencyValues {
  /// The provider of the portfolio; `AppComposition` registers it.
  public var portfolioProvider: any PortfolioProvider {
    get { self[PortfolioProviderKey.self] }
    set { self[PortfolioProviderKey.self] = newValue }
  }
}
