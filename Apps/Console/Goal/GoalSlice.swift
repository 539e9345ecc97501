import CommandKit
import ModuloFinancialGoal
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Goals, and the overview and the report of all of them.
  static let goal = Slice(
    commands: [GoalCommands.self], section: .saving,
    shortcuts: [CommandShortcut("goals", for: GoalCommands.List.self, abstract: "List the goals.")],
    schemas: GoalJSON.schemas,
    french: GrammarPhrases.goals
  ) { values, storage in
    let store = DefaultFinancialGoalStore(repository: DefaultFinancialGoalRepository(storage: storage))
    values.financialGoalProvider = store
    return [store]
  } register: {
    $0.registerFinancialGoal($1)
  }
}
