public import DependencyKit
public import ModuloModels
public import Observation

/// Exchange rates for screens: sorted, with the user's intents passed on to the store.
@MainActor
public protocol ExchangeRateProvider: AnyObject, Observable, Sendable {
  /// The rates last read, with the changes since: by currency, day descending, number descending.
  var exchangeRates: [ExchangeRateDomain] { get }

  /// Reads every rate.
  func fetchAll() async throws(ExchangeRateError)

  /// The rate with this number or id.
  func findOne(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Sets the value of one unit of a currency from a day on.
  func set(_ draft: ExchangeRateDraft) async throws(ExchangeRateError) -> ExchangeRateDomain

  /// Deletes a rate; returns it as it was.
  @discardableResult
  func delete(_ reference: NumberReference) async throws(ExchangeRateError) -> ExchangeRateDomain
}

private enum ExchangeRateProviderKey: DependencyKey { typealias Value = any ExchangeRateProvider }

extension DependencyValues {
  /// The provider of exchange rates; `AppComposition` registers it.
  public var exchangeRateProvider: any ExchangeRateProvider {
    get { self[ExchangeRateProviderKey.self] }
    set { self[ExchangeRateProviderKey.self] = newValue }
  }
}
