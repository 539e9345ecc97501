import ExemplarModels
import ExemplarPersistence
import ExemplarPersistenceMocks
import ExemplarRepositories
import ExemplarRepositoriesMocks
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import PersistenceKit
import Testing

/// The repository of sample things that a contract is tried on.
struct SampleThingWorld: Sendable {
  let storage: any Storage
  let repository: any SampleThingRepository
}

/// Makes the repository anew for each test, with nothing stored but the samples of what a sample thing belongs to.
struct SampleThingSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () async throws -> SampleThingWorld

  /// Both must behave alike: the default on a real file, and the mock.
  static let all = [onDisk, mock]

  static let onDisk = SampleThingSubject(testDescription: "default") {
    let configuration = ModelConfiguration(
      url: TemporaryFolder.current.newPlace(for: "modulo.db"), applicationID: ExemplarPlan.applicationID,
      history: HistoryConfiguration { .mock })
    let container = try ModelContainer(for: ExemplarPlan.self, configuration: configuration)
    let storage = DefaultStorage(manager: OpenContainer(opened: container))
    return try await filled(storage, DefaultSampleThingRepository(storage: storage))
  }

  static let mock = SampleThingSubject(testDescription: "mock") {
    let storage = try MockStorage.exemplar()
    return try await filled(storage, FakeSampleThingRepository.fake(on: storage))
  }

  private static func filled(
    _ storage: any Storage, _ repository: any SampleThingRepository
  ) async throws -> SampleThingWorld {
    let accounts = FinancialAccountEntity.samples  // slice: owner
    try await storage.write { context in for account in accounts { try context.insert(account) } }  // slice: owner
    return SampleThingWorld(storage: storage, repository: repository)
  }
}

/// A container that a test has opened.
private struct OpenContainer: DataContextManager {
  let opened: ModelContainer

  func container() throws(PersistenceError) -> ModelContainer { opened }
  func readingContainer() throws(PersistenceError) -> ModelContainer { opened }
  func waitForData(atMost duration: Duration) async -> Bool { true }
  func close() { opened.close() }
}
