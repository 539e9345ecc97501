import Foundation
import ModuloModels
import ModuloPersistenceMocks
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// What others put into the database.
@Suite(.temporaryFolder) struct ForeignTableTests {
  @Test func `a table of another program is named, and stops no check, no backup and no restore`() async throws {
    let url = temporaryDatabase()
    let configuration = ModelConfiguration(
      url: url, applicationID: ModuloMigrationPlan.applicationID, schemaVersion: ModuloMigrationPlan.newest.version,
      history: HistoryConfiguration { .mock })
    let models = ModuloMigrationPlan.newest.models + [ReplicaPosition.self]
    try ModelContainer(for: models, configuration: configuration).close()
    let safety = DefaultDataSafety(manager: DefaultDataContextManager(url: url))
    let check = try await safety.check()
    #expect(check == DataCheck(counts: .zero, foreign: ["_litestream_seq"]))
    let backup = url.deletingLastPathComponent().appendingPathComponent("mine.db")
    _ = try await safety.backUp(to: backup)
    _ = try await safety.restore(from: backup)
    let restored = try await safety.check()
    #expect(restored.foreign == ["_litestream_seq"])
  }
}

private struct ReplicaPosition: PersistentModel {
  let id: Int64

  static let schema = PersistenceKit.Schema<Self>("_litestream_seq", columns: [Column("id", \.id)])
}

extension ReplicaPosition {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0]) }
}
