import Foundation
import Testing

@testable import PersistenceKit

/// What a file can bring along that would run with the program's own statements.
struct HostileSchema: Sendable, CustomTestStringConvertible {
  let sql: String
  /// How the refusal names it.
  let object: ForeignObject

  var testDescription: String { sql }

  static let all = triggers + views + indexes + replaced

  private static let tables = ["owner", "safe", "coin", "coin_mint"]

  /// Before and after every change of every table, those of rollups too.
  private static let triggers = tables.flatMap { table in
    ["BEFORE", "AFTER"].flatMap { moment in
      ["INSERT", "UPDATE", "DELETE"].map { change in
        HostileSchema(
          sql: "CREATE TRIGGER evil \(moment) \(change) ON \(table) BEGIN DELETE FROM coin WHERE number > 1; END",
          object: ForeignObject(kind: .trigger, name: "evil"))
      }
    }
  }

  private static let views = [
    HostileSchema(
      sql: "CREATE VIEW evil AS SELECT a.id FROM main.[coin] a, owner b WHERE load_extension('x') IS NULL",
      object: ForeignObject(kind: .view, name: "evil")),
    HostileSchema(
      sql: "CREATE VIEW evil AS SELECT 1 AS c FROM `safe`", object: ForeignObject(kind: .view, name: "evil")),
    HostileSchema(
      sql: "CREATE VIEW evil AS SELECT sum(value) FROM \"COIN\"", object: ForeignObject(kind: .view, name: "evil")),
    HostileSchema(
      sql: """
        CREATE TABLE bait (c); CREATE TRIGGER evil AFTER INSERT ON bait BEGIN UPDATE safe SET weight = 0; END
        """, object: ForeignObject(kind: .trigger, name: "evil")),
    HostileSchema(
      sql: """
        PRAGMA writable_schema = ON; INSERT INTO sqlite_master (type, name, tbl_name, rootpage, sql)
        VALUES ('trigger', 'sqlite_evil', 'coin', 0,
        'CREATE TRIGGER sqlite_evil AFTER INSERT ON coin BEGIN DELETE FROM coin; END')
        """, object: ForeignObject(kind: .trigger, name: "sqlite_evil")),
  ]

  private static let indexes = tables.prefix(3).flatMap { table in
    ["", "UNIQUE "].map { kind in
      HostileSchema(
        sql: "CREATE \(kind)INDEX evil ON \(table) (id, number)", object: ForeignObject(kind: .index, name: "evil"))
    }
  }

  /// A view in the place of a table, which can be read as that, and takes writes through its trigger.
  private static let replaced = tables.flatMap { table in
    let view = "ALTER TABLE \(table) RENAME TO away; CREATE VIEW \(table) AS SELECT * FROM away"
    let trigger = "CREATE TRIGGER evil INSTEAD OF INSERT ON \(table) BEGIN DELETE FROM away; END"
    return [view, "\(view); \(trigger)"].map { sql in
      HostileSchema(
        sql: "PRAGMA legacy_alter_table = ON; \(sql)", object: ForeignObject(kind: .view, name: table))
    }
  }
}

@Suite struct HostileSchemaTests {
  private let folder: TemporaryFolder
  private let configuration: ModelConfiguration

  init() throws {
    folder = try TemporaryFolder()
    configuration = .league(folder.file())
    try Vault.container(in: folder).close()
  }

  @Test func `there are forty of them`() {
    #expect(HostileSchema.all.count >= 40)
  }

  @Test(arguments: HostileSchema.all)
  func `it is refused by name wherever the file is opened, and by a restore`(_ hostile: HostileSchema) throws {
    try FileManager.default.copyItem(at: folder.file(), to: folder.file("backup.store"))
    try folder.sql(hostile.sql)
    try folder.sql(hostile.sql, in: "backup.store")
    let before = try Data(contentsOf: folder.file())
    let expected = PersistenceError.damaged(detail: hostile.object.description)
    for opening in openings {
      let error = thrown { try ModelContainer(for: Vault.models, configuration: opening) }
      #expect(error == expected)
    }
    let restored = thrown {
      try ModelContainer.restore(
        from: folder.file("backup.store"), for: Vault.models, configuration: .league(folder.file("new.store")))
    }
    let refusal = "\(try #require(restored))"
    let hasName = refusal.contains(hostile.object.name)
    #expect(hasName, "\(refusal)")
    let wasMade = FileManager.default.fileExists(atPath: folder.file("new.store").path)
    #expect(!wasMade)
    let faults = try Vault.check(folder)
    let isNamed = faults.contains(.foreign(hostile.object))
    #expect(isNamed)
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  @Test(arguments: HostileSchema.all)
  func `what another program adds to an open file doesn't run`(_ hostile: HostileSchema) throws {
    let container = try ModelContainer(for: Vault.models, configuration: configuration)
    defer { container.close() }
    _ = try container.read { try $0.fetch(FetchDescriptor<Vault.Coin>()) }
    let before = try Vault.Coin.everything(in: container).map(\.id)
    try folder.sql(hostile.sql)
    let added = Vault.Coin(id: .fixed(900), safeID: .fixed(10), mint: "A", value: 9)
    guard thrown(by: { try container.write { try $0.insert(added) } }) == nil else { return }
    let after = try Vault.Coin.everything(in: container).map(\.id)
    #expect(after == before + [added.id])
  }

  @Test func `an older file is refused before it is upgraded, and by a plan`() throws {
    try folder.sql("CREATE TRIGGER evil AFTER UPDATE ON coin BEGIN DELETE FROM safe; END")
    let before = try Data(contentsOf: folder.file())
    let expected = PersistenceError.damaged(detail: "the trigger evil isn't part of the schema")
    let stage = MigrationStage.lightweight(from: First.self, to: Second.self)
    let errors = [
      thrown { try ModelContainer(for: Vault.models, configuration: .league(folder.file(), schemaVersion: 2)) },
      thrown { try ModelContainer(route: MigrationRoute(stage), configuration: configuration) },
      thrown {
        try ModelContainer(
          for: Vault.models, configuration: .league(folder.file(), schemaVersion: 2, allowsSave: false))
      },
    ]
    #expect(errors == [expected, expected, expected])
    let older = try ModelContainer.check(for: Vault.models, configuration: .league(folder.file(), schemaVersion: 2))
    #expect(older == [.foreign(ForeignObject(kind: .trigger, name: "evil"))])
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  private var openings: [ModelConfiguration] {
    [
      configuration, .league(folder.file(), allowsSave: false), .league(folder.file(), discardsChanges: true),
    ]
  }
}

private enum First: VersionedSchema {
  static let version: Int32 = 1
  static let models = Vault.models
}

private enum Second: VersionedSchema {
  static let version: Int32 = 2
  static let models = Vault.models
}
