import Foundation
import Testing

@testable import PersistenceKit

@Suite struct ChecksumTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
  }

  @Test func `inserts and updates keep it right`() throws {
    try container.write { context in
      try context.update(
        Vault.Safe(id: .fixed(10), ownerID: .fixed(2), label: "", weight: -0.0, isOpen: true, photo: Data()))
      try context.update(Vault.Coin(id: .fixed(100), number: 77, mint: "日本, and a longer text", value: .max / 4))
      try context.insert(Vault.Coin(id: .fixed(200), number: 5_000, mint: "e\u{301}", value: 1))
    }
    let faults = try container.check()
    #expect(faults.isEmpty)
    let coins = try Vault.Coin.everything(in: container).map(\.number)
    let expected: [Int64] = [1, 2, 3, 4, 5_000]
    #expect(coins == expected)
  }

  @Test func `upserts and changes in place keep it right`() throws {
    try container.write { context in
      try context.upsert(Vault.Safe(id: .fixed(10), ownerID: .fixed(2), label: "", weight: -0.0, photo: Data()))
      try context.upsert(Vault.Coin(id: .fixed(100), number: 77, mint: "日本", value: 3))
      try context.upsert(Vault.Coin(id: .fixed(200), number: 5_000, mint: "e\u{301}", value: 1))
      try context.update(Vault.Coin.self, for: .fixed(101)) { ($0.mint, $0.safeID) = ("O\u{308}", nil) }
      try context.update(Vault.Safe.self, for: .fixed(10)) { ($0.weight, $0.photo, $0.note) = (7, nil, "") }
    }
    let faults = try container.check()
    #expect(faults.isEmpty)
    let coins = try Vault.Coin.everything(in: container).map(\.number)
    let expected: [Int64] = [1, 2, 3, 4, 5_000]
    #expect(coins == expected)
  }

  @Test func `a batch delete renews it of what stays`() throws {
    try container.write { context in
      _ = try context.delete(model: Vault.Owner.self, where: #Predicate { $0.name != "" })
    }
    let coins = try Vault.Coin.everything(in: container)
    let areFree = coins.allSatisfy { $0.safeID == nil }
    #expect(areFree)
    let faults = try container.check()
    #expect(faults.isEmpty)
  }

  @Test(arguments: [
    "id = x'00112233445566778899AABBCCDDEEFF'", "owner_id = (SELECT max(id) FROM owner)", "guest_id = NULL",
    "label = 'big '", "label = 'bif'", "weight = 12.500000000000002", "is_open = 1", "photo = x'0103'", "photo = NULL",
    "note = NULL", "note = 'behind the mirror.'", "checksum = checksum + 1",
  ])
  func `a column that is changed past the kit is reported`(_ change: String) throws {
    try folder.sql("UPDATE safe SET \(change)")
    // Its coins may have lost it.
    let faults = try container.check().filter { if case .dangling = $0 { false } else { true } }
    let expected = [IntegrityFault.checksum(table: "safe", number: 1)]
    #expect(faults == expected)
  }

  @Test func `a nullified child keeps a right one`() throws {
    try container.write { try $0.delete(Vault.Owner.self, for: .fixed(2)) }
    let guest = try Vault.Safe.everything(in: container).first?.guestID
    #expect(guest == nil)
    let faults = try container.check()
    #expect(faults.isEmpty)
  }

  @Test func `so does one after a cascade`() throws {
    try container.write { try $0.delete(Vault.Owner.self, for: .fixed(1)) }
    let coins = try Vault.Coin.everything(in: container)
    let areFree = coins.allSatisfy { $0.safeID == nil }
    #expect(areFree)
    #expect(coins.count == 4)
    let faults = try container.check()
    #expect(faults.isEmpty)
  }

  @Test func `a table with a column of that name is a misuse`() throws {
    let error = thrown { try ModelContainer(for: Sealed.self, configuration: .inMemory) }
    let expected = PersistenceError.misuse("the table sealed has a column named checksum, which its checksums need")
    #expect(error == expected)
  }

  @Test func `an older table gets it, and a row that is inserted past the kit is a fault`() throws {
    let old = try TemporaryFolder()
    let first = try ModelContainer(for: Plain.self, configuration: .league(old.file()))
    try first.write { context in
      for id in 1...1_200 { try context.insert(Plain(id: Int64(id), text: "row \(id)")) }
    }
    first.close()
    let second = try ModelContainer(for: Checked.self, configuration: .league(old.file(), schemaVersion: 2))
    try second.write { try $0.insert(Checked(id: 2_000, text: "new", extra: 1)) }
    let faults = try second.check()
    #expect(faults.isEmpty)
    try old.sql("INSERT INTO item (id, text) VALUES (9000, 'past the kit')")
    let found = try second.check()
    let expected = [IntegrityFault.checksum(table: "item", number: 1_202)]
    #expect(found == expected)
  }

  @Test func `a migration seals the tables that it makes`() throws {
    let old = try TemporaryFolder()
    let first = try ModelContainer(for: Plain.self, configuration: .league(old.file()))
    try first.write { context in
      for id in 1...5 { try context.insert(Plain(id: Int64(id), text: "row \(id)")) }
    }
    first.close()
    let container = try ModelContainer(for: Plan.self, configuration: .league(old.file()))
    let texts = try Renamed.everything(in: container).map(\.title)
    let expected = (1...5).map { "row \($0)" } + ["copied"]
    #expect(texts == expected)
    let faults = try container.check()
    #expect(faults.isEmpty)
  }
}

private enum PlainSchema: VersionedSchema {
  static let version: Int32 = 1
  static let models: [any PersistentModel.Type] = [Plain.self]
}

private enum CheckedSchema: VersionedSchema {
  static let version: Int32 = 2
  static let models: [any PersistentModel.Type] = [Checked.self]
}

private enum RenamedSchema: VersionedSchema {
  static let version: Int32 = 3
  static let models: [any PersistentModel.Type] = [Renamed.self]
}

private enum Plan: SchemaMigrationPlan {
  static let schemas: [any VersionedSchema.Type] = [PlainSchema.self, CheckedSchema.self, RenamedSchema.self]
  static let stages: [MigrationStage] = [
    .lightweight(from: PlainSchema.self, to: CheckedSchema.self),
    .custom(
      from: CheckedSchema.self, to: RenamedSchema.self,
      copies: [.copy(Checked.self, to: Renamed.self) { Renamed(id: $0.id, title: $0.text) }],
      willMigrate: { try $0.insert(Checked(id: 77, text: "copied", extra: nil)) }),
  ]
}

/// The same table in the version after that.
private struct Renamed: PersistentModel {
  var id: Int64
  var title: String

  static let schema = Schema<Renamed>(
    "item", columns: [Column("id", \.id), Column("title", \.title)], isChecksummed: true)
}

extension Renamed {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], title: try row[1]) }
}

private struct Sealed: PersistentModel {
  var id: Int64
  var checksum: Int64

  static let schema = Schema<Sealed>(
    "sealed", columns: [Column("id", \.id), Column("Checksum", \.checksum)], isChecksummed: true)
  init(row: borrowing Row) throws(PersistenceError) { (id, checksum) = (try row[0], try row[1]) }
}

private struct Plain: PersistentModel {
  var id: Int64
  var text: String

  static let schema = Schema<Plain>("item", columns: [Column("id", \.id), Column("text", \.text)])
}

extension Plain {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], text: try row[1]) }
}

/// The same table in a later version.
private struct Checked: PersistentModel {
  var id: Int64
  var text: String
  var extra: Int64?

  static let schema = Schema<Checked>(
    "item", columns: [Column("extra", \.extra), Column("id", \.id), Column("text", \.text)], isChecksummed: true)
}

extension Checked {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[1], text: try row[2], extra: try row[0])
  }
}
