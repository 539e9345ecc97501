import DependencyKit
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloStores
import ModuloStoresMocks
import Testing

/// Plans as screens ask for them.
@MainActor
@Suite struct RecurringPlanProviderTests {
  private let provider: any RecurringPlanProvider
  private let storage: MockStorage

  init() throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples, accounts: FinancialAccountEntity.samples)
    try storage.insert(RecurringPlanEntity.samples.reversed())
    provider = FakeRecurringPlanProvider.fake(on: storage)
    self.storage = storage
  }

  @Test func `they stand by their numbers`() async throws {
    try await provider.fetchAll(of: nil)
    #expect(provider.recurringPlans.map(\.number) == [1, 2])
  }

  @Test func `a screen finds the provider that was registered`() {
    var values = DependencyValues()
    values.recurringPlanProvider = provider
    #expect(values.recurringPlanProvider === provider)
    values.recurringPlanProvider = FakeRecurringPlanProvider.fake(on: storage)
    #expect(values.recurringPlanProvider !== provider)
  }
}
