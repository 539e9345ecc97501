import DependencyKit
import ModuloContribution
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Plans, and what is due of them.
  static let plan = Slice(
    commands: [PlanCommands.self, DueCommand.self], section: .saving,
    schemas: PlanJSON.schemas,
    french: GrammarPhrases.plans
  ) { values, storage in
    let store = DefaultRecurringPlanStore(
      repository: DefaultRecurringPlanRepository(storage: storage), uuid: values.uuid)
    values.recurringPlanProvider = store
    return [store]
  } register: {
    $0.registerRecurringPlan($1)
  }
}
