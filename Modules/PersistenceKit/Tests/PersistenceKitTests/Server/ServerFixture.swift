import Foundation
import Testing

@testable import PersistenceKit

/// A book of a test's own.
struct ServerFixture {
  typealias Shelf = Library.Shelf

  let cluster: ServerCluster
  let address: ServerAddress

  init() throws {
    cluster = try #require(ServerCluster.shared)
    address = try cluster.newAddress()
  }

  func configuration(
    version: Int32 = 1, applicationID: Int32 = 0, busyTimeout: Duration = .seconds(5), allowsSave: Bool = true
  ) -> ModelConfiguration {
    var configuration = ModelConfiguration(
      location: .server(address), applicationID: applicationID, schemaVersion: version, busyTimeout: busyTimeout,
      allowsSave: allowsSave)
    configuration.isDeaf = ServerCluster.isDeaf
    return configuration
  }

  /// The configuration of the book, reached by a proxy in that folder.
  func configuration(behind folder: TemporaryFolder) throws -> ModelConfiguration {
    var configuration = configuration()
    configuration.location = .server(
      try ServerAddress("postgresql://tester@/postgres?host=\(folder.url.path)&book=\(address.book)"))
    return configuration
  }

  func library(_ configuration: ModelConfiguration? = nil) throws -> ModelContainer {
    try ModelContainer(for: Library.models, configuration: configuration ?? self.configuration())
  }

  /// Another connection of the owner.
  func connection() throws -> PostgreSQLConnection {
    let connection = try PostgreSQLConnection(address, timeout: .seconds(5))
    try connection.execute("SET search_path TO \(address.book.quoted)")
    return connection
  }

  func shelves(in container: ModelContainer) throws -> [String] {
    try container.read { try $0.fetch(FetchDescriptor<Shelf>()).map(\.name) }
  }
}
