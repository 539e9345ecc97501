import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks

let manager = try MockDataContextManager(
  goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
let store: any FinancialGoalStore = MockFinancialGoalStore(repository: MockFinancialGoalRepository(manager: manager))
try await store.fetchAll(on: Samples.today)
let saved = store.financialGoals.map(\.currentAmount)
guard saved == [600, 1200, 2500, 3000] else { fatalError("saved \(saved)") }
print("Planner: \(store.financialGoals.count) goals")
