import ModuloModels
import ModuloPersistence
import ModuloPersistenceMocks
import PersistenceKit

extension DefaultDataContextManager {
  /// The owner of an empty book on the tests' own server, with a history whose steps all have the label of a double.
  static func onServer(
    label: @escaping @Sendable () -> StepLabel? = { .mock }
  ) throws -> DefaultDataContextManager {
    try ServerBooks.shared.use(for: "modulo") { address, isNew in
      if isNew {
        let configuration = ModelConfiguration(
          location: .server(try ServerAddress(address)), applicationID: ModuloMigrationPlan.applicationID,
          history: HistoryConfiguration { nil })
        try ModelContainer(for: ModuloMigrationPlan.self, configuration: configuration).close()
      }
      return try DefaultDataContextManager(place: DataPlace(address), label: label)
    }
  }
}

extension DefaultStorage {
  /// The storage of an empty book on the tests' own server.
  static func onServer() throws -> DefaultStorage { DefaultStorage(manager: try DefaultDataContextManager.onServer()) }
}

/// What a contract is tried on besides, where a server is installed.
func ifServer<Subject>(_ subject: Subject) -> [Subject] { ServerCluster.isInstalled ? [subject] : [] }
