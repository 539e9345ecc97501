import DependencyKit
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Exchange rates.
  static let rate = Slice(
    commands: [RateCommands.self], section: .netWorth,
    schemas: RateJSON.schemas,
    french: GrammarPhrases.rates
  ) { values, storage in
    let store = DefaultExchangeRateStore(
      repository: DefaultExchangeRateRepository(storage: storage), uuid: values.uuid)
    values.exchangeRateProvider = store
    return [store]
  }
}
