import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import PersistenceKit
import Testing

/// The state of the tutorial: on disk and in memory alike.
@Suite(.temporaryFolder) struct TutorialRepositoryTests {
  @Test func `D39 the end of the tutorial is stored, once (REC)`() async throws {
    let manager = DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db"))
    let memory = try MockStorage()
    let subjects: [(storage: any Storage, tutorial: any TutorialRepository)] = [
      (DefaultStorage(manager: manager), DefaultTutorialRepository(storage: DefaultStorage(manager: manager))),
      (memory, FakeTutorialRepository.fake(on: memory)),
    ]
    for (storage, tutorial) in subjects {
      #expect(try await tutorial.isCompleted() == false)
      for _ in 0..<2 {
        try await tutorial.complete()
        #expect(try await tutorial.isCompleted())
      }
      let rows = try await storage.read { try $0.fetch(FetchDescriptor<KeyValueEntity>()) }
      #expect(rows.map(\.key) == ["isOnboardingCompleted"])
    }
  }
}
