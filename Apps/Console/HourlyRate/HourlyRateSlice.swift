import DependencyKit
import ModuloProviders
import ModuloRepositories
import ModuloStores
import ModuloTimeSummary

extension Slice {
  /// Hourly rates, and a month of money and time.
  static let hourlyRate = Slice(
    commands: [HourlyRateCommands.self], section: .time, schemas: HourlyRateJSON.schemas,
    french: GrammarPhrases.hourlyRates
  ) { values, storage in
    values.hourlyRateProvider = DefaultHourlyRateStore(
      repository: DefaultHourlyRateRepository(storage: storage, defaultGroup: values.defaultGroup))
    return []
  } register: {
    $0.registerHourlyRate($1)
  }
}
