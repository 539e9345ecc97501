import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks

let storage = try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
let store: any FinancialGoalStore = FakeFinancialGoalStore.fake(on: storage)
try await store.fetchAll(on: Samples.today)
let saved = store.rows.map(\.currentAmount)
guard saved == [.usd(600), .usd(1200), .usd(2500), .usd(3000)] else { fatalError("saved \(saved)") }

// A failure that is planned, and what was asked until then.
storage.log.failNext("insert", with: .busy)
let draft = FinancialGoalDraft(
  id: Samples.id(5), name: "Bike", emoji: "", goalAmount: .eur(500), startDate: Samples.today)
do {
  try await store.create(draft, on: Samples.today)
  fatalError("made a goal")
} catch {
  let expected = ["FinancialGoalRepository.fetchAll", "FinancialGoalRepository.insert"]
  guard error == .storage(.busy), storage.log.operations == expected else {
    fatalError("\(error) after \(storage.log.operations)")
  }
}
print("Planner: \(store.rows.count) goals, none made while the storage is busy")
