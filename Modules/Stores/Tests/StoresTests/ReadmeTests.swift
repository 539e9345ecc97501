import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import Testing

@MainActor
@Suite struct ReadmeTests {
  @Test func `README example`() async throws {
    let draft = FinancialGoalDraft(
      id: Samples.id(50), name: "Bike", emoji: "🚲", goalAmount: .eur(800),
      startDate: Samples.today)
    let store = FakeFinancialGoalStore.fake(on: try MockStorage())
    try await store.create(draft, on: Samples.today)
    let name = store.rows.first?.name
    #expect(name == "Bike")
  }
}
