import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// What a provider of the data as a whole does.
@MainActor
@Suite struct DataProviderTests {
  @Test func `intents are passed on`() async throws {
    let storage = try storage()
    let provider = MockDataProvider.mock(on: MockDataSafety(manager: storage.manager), storage)
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

  @Test func `failures are passed on`() async throws {
    let storage = try storage()
    let safety = MockDataSafety(manager: storage.manager)
    safety.log.failNext(with: .busy)
    let provider = MockDataProvider.mock(on: safety, storage)
    await #expect(throws: DataError.storage(.busy)) { try await provider.deleteAll() }
  }

  private func storage() throws -> MockStorage {
    try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
  }
}
