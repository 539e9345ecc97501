import Foundation
import ModuloPersistenceMocks
import PersistenceKit
import Testing

@testable import ModuloPersistence

/// A database into which a replication tool has put a table, as the program sees it.
@Suite struct ForeignTableTests {
  private let modulo: Modulo

  init() throws {
    modulo = try Modulo()
    let configuration = ModelConfiguration(
      url: modulo.database, applicationID: ModuloMigrationPlan.applicationID,
      schemaVersion: ModuloMigrationPlan.newest.version, history: HistoryConfiguration { .mock })
    let models = ModuloMigrationPlan.newest.models + [ReplicaPosition.self]
    try ModelContainer(for: models, configuration: configuration).close()
  }

  @Test func `a check names the table, and finds no fault`() async throws {
    let answer = try await modulo("data", "check")
    #expect(answer.status == 0)
    let expected = """
      ✓ No faults found: 0 goals and 0 contributions
      _litestream_seq in the database isn't Modulo's; it is left as it is

      """
    #expect(answer.output == expected)
    let json = try await modulo("data", "check", "--json").json()
    let faults = try Schema(named: "data-check").faults(in: json)
    #expect(faults == [])
    #expect(json["foreign"] as? [String] == ["_litestream_seq"])
  }

  @Test func `backups are made and restored all the same`() async throws {
    let backup = modulo.folder.appendingPathComponent("savings.backup").path
    let made = try await modulo("data", "backup", backup)
    #expect(made.status == 0, "\(made.error)")
    let restored = try await modulo("data", "restore", backup, "--yes")
    #expect(restored.status == 0, "\(restored.error)")
  }
}

private struct ReplicaPosition: PersistentModel {
  let id: Int64

  static let schema = PersistenceKit.Schema<Self>("_litestream_seq", columns: [Column("id", \.id)])
}

extension ReplicaPosition {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0]) }
}
