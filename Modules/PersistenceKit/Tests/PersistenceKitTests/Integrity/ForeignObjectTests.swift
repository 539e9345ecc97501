import Foundation
import Testing

@testable import PersistenceKit

/// Another program's tables in a database: a replication tool's, or those of a user with an SQL shell.
@Suite struct ForeignObjectTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
    try folder.sql(
      """
      CREATE TABLE _replica_seq (id INTEGER PRIMARY KEY, seq INTEGER); CREATE INDEX replica_index ON _replica_seq (seq);
      CREATE TABLE sqlitelike (c); CREATE VIEW latest AS SELECT max(seq) FROM _replica_seq;
      CREATE TRIGGER counted AFTER INSERT ON sqlitelike BEGIN UPDATE _replica_seq SET seq = seq + 1; END
      """)
  }

  private static let expected = [
    ForeignObject(kind: .table, name: "_replica_seq"), ForeignObject(kind: .view, name: "latest"),
    ForeignObject(kind: .table, name: "sqlitelike"),
  ]
  private static let names = ["_replica_seq", "counted", "latest", "replica_index", "sqlitelike"]

  @Test func `a check names them, and finds no fault`() throws {
    var told: [IntegrityEvent] = []
    let faults = try container.check { told.append($0) }
    #expect(faults == [])
    #expect(told == Self.expected.map(IntegrityEvent.foreign))
    container.close()
    var again: [IntegrityEvent] = []
    let closed = try ModelContainer.check(for: Vault.models, configuration: .league(folder.file())) { again.append($0) }
    #expect(closed == [])
    #expect(again == told)
  }

  @Test func `a backup has them, and is restored with them`() throws {
    let copy = folder.file("copy.store")
    var told: [IntegrityEvent] = []
    try container.backUp(to: copy) { told.append($0) }
    #expect(told == Self.expected.map(IntegrityEvent.foreign))
    container.close()
    try ModelContainer.restore(from: copy, for: Vault.models, configuration: .league(folder.file()))
    let names = try names()
    #expect(names == Self.names)
  }

  @Test func `an upgrade leaves them as they are`() throws {
    container.close()
    try ModelContainer(for: Vault.models, configuration: .league(folder.file(), schemaVersion: 2)).close()
    let names = try names()
    #expect(names == Self.names)
  }

  @Test func `so does a stage of a plan that only adds to a table`() throws {
    let stage = MigrationStage.lightweight(from: VaultVersion.First.self, to: VaultVersion.Second.self)
    container.close()
    try ModelContainer(route: MigrationRoute(stage), configuration: .league(folder.file())).close()
    let names = try names()
    #expect(names == Self.names)
  }

  @Test func `what a schema declares and what is there otherwise under its name is a fault`() throws {
    try folder.sql(
      """
      DROP INDEX coin_mint_index; CREATE INDEX coin_mint_index ON coin (value);
      DROP INDEX safe_owner_id_index; CREATE UNIQUE INDEX safe_owner_id_index ON safe (owner_id);
      DROP TABLE coin_mint; CREATE TABLE coin_mint (group_id TEXT, bucket INTEGER, net INTEGER, count INTEGER)
      """)
    let faults = try container.check().filter { if case .rollup = $0 { false } else { true } }
    let names = ["safe_owner_id_index", "coin_mint_index", "coin_mint"]
    #expect(faults == names.map { .different(name: $0) })
  }

  private func names() throws -> [String] {
    let other = try OtherProgram(folder.file())
    let list = Self.names.map { "'\($0)'" }.joined(separator: ", ")
    return try other.rows("SELECT name FROM sqlite_master WHERE name IN (\(list)) ORDER BY name", column: 0)
  }
}

private enum VaultVersion {
  enum First: VersionedSchema {
    static let version: Int32 = 1
    static let models = Vault.models
  }

  enum Second: VersionedSchema {
    static let version: Int32 = 2
    static let models = Vault.models
  }
}
