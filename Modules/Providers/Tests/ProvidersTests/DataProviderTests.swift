import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// What every provider of the data as a whole does.
@MainActor
@Suite struct DataProviderTests {
  struct Subject: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @MainActor @Sendable (MockDataStore) -> any DataProvider

    static let all = [
      Subject(testDescription: "default") { DefaultDataProvider(store: $0) },
      Subject(testDescription: "mock") { MockDataProvider(store: $0) },
    ]
  }

  @Test(arguments: Subject.all) func `intents are passed on`(_ subject: Subject) async throws {
    let store = try store()
    let provider = subject.make(store)
    #expect(provider.location == nil)
    let samples = DataCounts(goals: 4, contributions: 23)
    let counts = try await provider.count()
    #expect(counts == samples)
    let check = try await provider.check()
    #expect(check == DataCheck(counts: samples))
    let backup = try await provider.backUp(to: "/backup")
    let export = try await provider.export(to: .file(path: "/export"))
    #expect([backup.path, export.path] == ["/backup", "/export"])
    let restoration = try await provider.restore(from: "/backup")
    #expect(restoration.counts == samples)
    let deleted = try await provider.deleteAll()
    #expect(deleted == samples)
    await #expect(throws: DataError.unreadableFile(.missing(name: "/none"))) {
      try await provider.importAll(from: .file(path: "/none"))
    }
  }

  @Test(arguments: Subject.all) func `failures are passed on`(_ subject: Subject) async throws {
    let store = try store()
    store.log.failNext(with: .busy)
    let provider = subject.make(store)
    await #expect(throws: DataError.storage(.busy)) { try await provider.deleteAll() }
  }

  private func store() throws -> MockDataStore {
    let manager = try MockDataContextManager(
      goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    return MockDataStore(
      repository: MockDataRepository(safety: MockDataSafety(manager: manager)),
      goals: MockFinancialGoalStore(repository: MockFinancialGoalRepository(manager: manager)),
      contributions: MockContributionStore(repository: MockContributionRepository(manager: manager)))
  }
}
