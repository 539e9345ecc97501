public import DependencyKit
public import ModuloModels
public import ModuloStores
import ModuloUtilities
public import Observation

@_exported public import protocol ModuloStores.ExchangeRateOperations

/// Exchange rates for screens: sorted.
@MainActor
public protocol ExchangeRateProvider: ExchangeRateOperations, Observable {
  /// The rates last read, with the changes since: by currency, day descending, number descending.
  var exchangeRates: [ExchangeRateDomain] { get }
}

extension DefaultExchangeRateStore: ExchangeRateProvider {
  public var exchangeRates: [ExchangeRateDomain] {
    rows.sorted { first, second in
      if first.currency != second.currency { return first.currency.code < second.currency.code }
      return (second.date, second.number) < (first.date, first.number)
    }
  }
}

private enum ExchangeRateProviderKey: DependencyKey { typealias Value = any ExchangeRateProvider }

extension DependencyValues {
  /// The provider of exchange rates; `AppComposition` registers it.
  public var exchangeRateProvider: any ExchangeRateProvider {
    get { self[ExchangeRateProviderKey.self] }
    set { self[ExchangeRateProviderKey.self] = newValue }
  }
}
