public import DependencyKit
public import Foundation
public import ModuloModels
public import ModuloUtilities
public import Observation

/// All accounts together as screens ask for them, the rates that make one sum of them, and the intents of a person passed
/// on.
@MainActor
public protocol PortfolioProvider: AnyObject, Observable, Sendable {
  /// The rates that were last read, with what was changed since: by currency, day descending, number descending.
  var exchangeRates: [ExchangeRateDomain] { get }

  /// What all accounts are worth on a day.
  ///
  /// - Parameter currency: That of the figures; `nil` for the one that all accounts share.
  /// - Throws: ``FinancialAccountError/missingCurrency`` when none is given and none is shared.
  func portfolio(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioDomain

  /// What all accounts were worth on each day up to one.
  ///
  /// - Parameter currency: As for ``portfolio(on:in:without:)``.
  func series(
    through day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioSeries

  /// What all accounts are worth on a day, what they were worth on each day before, and the same of each account: all
  /// as it was in one moment, whatever is written meanwhile.
  ///
  /// - Parameter currency: As for ``portfolio(on:in:without:)``.
  /// - Returns: `nil` where there is no account.
  func report(
    on day: CalendarDay, in currency: Currency?, without exclusions: PortfolioExclusions
  ) async throws(FinancialAccountError) -> PortfolioReportDomain?

  /// Reads every rate.
  func fetchRates() async throws(ExchangeRateError)

  /// The rate that a person means by its number or its id.
  func findRate(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Notes what one unit of a currency is worth from a day on.
  func create(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Deletes a rate; returns it as it was.
  @discardableResult
  func deleteRate(by id: UUID) async throws(ExchangeRateError) -> ExchangeRateDomain
}

private enum PortfolioProviderKey: DependencyKey {
  typealias Value = any PortfolioProvider
}

extension DependencyValues {
  /// Who is asked for what accounts come to together; `AppComposition` registers it.
  public var portfolioProvider: any PortfolioProvider {
    get { self[PortfolioProviderKey.self] }
    set { self[PortfolioProviderKey.self] = newValue }
  }
}
