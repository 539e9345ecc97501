import DependencyKit
import ModuloProviders
import ModuloRepositories
import ModuloStores
import ModuloTimeSummary

extension Slice {
  /// Targets of time, and days off.
  static let target = Slice(
    commands: [TargetCommands.self], section: .time,
    schemas: TargetJSON.schemas,
    french: GrammarPhrases.targets
  ) { values, storage in
    values.timeTargetProvider = DefaultTimeTargetStore(
      repository: DefaultTimeTargetRepository(storage: storage), uuid: values.uuid)
    return []
  } register: {
    $0.registerTimeTarget($1)
  }
}
