import ModuloModels
import ModuloModelsMocks
import ModuloRepositoriesMocks
import ModuloStores
import Testing

/// What a store asks of its repository, and what it makes of the answers.
@MainActor
@Suite struct FinancialGoalStoreCallTests {
  private let repository = MockFinancialGoalRepository()
  private var store: DefaultFinancialGoalStore { DefaultFinancialGoalStore(repository: repository) }

  @Test func `the repository's error is the goal's, and the arguments arrive`() async throws {
    repository.mocked.delete.plan(.throwing(.storage(.busy)))
    await #expect(throws: FinancialGoalError.storage(.busy)) {
      try await store.delete(by: Samples.id(1), on: Samples.today)
    }
    #expect(repository.mocked.delete.calls.map(\.id) == [Samples.id(1)])
    #expect(repository.mocked.log.calls == ["FinancialGoalRepository.delete(by:on:)"])
    try repository.mocked.log.verify()
  }

  @Test func `rows are shown once they are read, and not before`() async throws {
    let store = store
    repository.mocked.fetchAll.plan(.hanging)
    let reading = Task { try await store.fetchAll(on: Samples.today) }
    await repository.mocked.fetchAll.waitUntilHanging()
    #expect(store.rows == [])
    repository.mocked.fetchAll.resume(.returning([FinancialGoalRecord(goal: .japan, totals: .zero)]))
    try await reading.value
    #expect(store.rows.map(\.id) == [FinancialGoalEntity.japan.id])
    try repository.mocked.log.verify()
  }
}
