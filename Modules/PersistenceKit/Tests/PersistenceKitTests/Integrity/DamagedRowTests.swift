import Foundation
import Testing

@testable import PersistenceKit

/// A row that isn't what its checksum says, as after a flipped bit.
@Suite struct DamagedRowTests {
  typealias Call = @Sendable (borrowing ModelContext) throws -> Void

  private let folder: TemporaryFolder
  private let container: ModelContainer
  private static let coin = PersistenceError.damaged(detail: "coin #3 isn't what its checksum says")
  private static let safe = PersistenceError.damaged(detail: "safe #1 isn't what its checksum says")

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
    try folder.sql("UPDATE coin SET value = 999 WHERE number = 3; UPDATE safe SET note = 'behind' WHERE number = 1")
  }

  static let reads: [(name: String, call: Call)] = [
    ("fetch", { _ = try $0.fetch(FetchDescriptor<Vault.Coin>()) }),
    ("predicate", { _ = try $0.fetch(FetchDescriptor<Vault.Coin>(predicate: #Predicate { $0.value > 500 })) }),
    ("by key", { _ = try $0.model(Vault.Coin.self, for: .fixed(102)) }),
    ("page", { _ = try $0.fetchPage(FetchDescriptor<Vault.Coin>(fetchLimit: 3)) }),
    ("enumerate", { try $0.enumerate(FetchDescriptor<Vault.Coin>(sortBy: [SortDescriptor(\.value)])) { _ in } }),
    ("offset", { _ = try $0.fetch(FetchDescriptor<Vault.Coin>(fetchLimit: 1, fetchOffset: 2)) }),
  ]

  @Test(arguments: reads.indices)
  func `it is read by nothing`(_ index: Int) throws {
    let error = thrown { try container.read(Self.reads[index].call) }
    #expect(error == Self.coin, "\(Self.reads[index].name)")
  }

  static let writes: [(name: String, error: PersistenceError, call: Call)] = [
    ("update", coin, { try $0.update(Vault.Coin(id: .fixed(102), mint: "A", value: 3)) }),
    ("upsert", coin, { try $0.upsert(Vault.Coin(id: .fixed(102), mint: "A", value: 3)) }),
    ("in place", coin, { try $0.update(Vault.Coin.self, for: .fixed(102)) { $0.mint = "B" } }),
    ("delete", coin, { try $0.delete(Vault.Coin.self, for: .fixed(102)) }),
    ("nullify", safe, { try $0.delete(Vault.Owner.self, for: .fixed(2)) }),
    (
      "update of a table without rollups", safe,
      { try $0.update(Vault.Safe(id: .fixed(10), ownerID: .fixed(1), label: "")) }
    ),
    ("upsert of one", safe, { try $0.upsert(Vault.Safe(id: .fixed(10), ownerID: .fixed(1), label: "")) }),
    ("in place of one", safe, { try $0.update(Vault.Safe.self, for: .fixed(10)) { $0.label = "small" } }),
  ]

  @Test(arguments: writes.indices)
  func `it is changed by nothing, and gets no right checksum`(_ index: Int) throws {
    let (name, expected, call) = Self.writes[index]
    let error = thrown { try container.write(call) }
    #expect(error == expected, "\(name)")
    let faults = try container.check().filter { if case .checksum = $0 { true } else { false } }
    #expect(faults == [.checksum(table: "safe", number: 1), .checksum(table: "coin", number: 3)], "\(name)")
  }

  @Test func `it is neither exported nor backed up`() throws {
    let exported = thrown { try container.exportDocument(to: folder.file("export.json")) }
    #expect(exported == Self.safe)
    let backup = thrown { try container.backUp(to: folder.file("backup.store")) }
    let isDamage = if case .damaged = backup { true } else { false }
    #expect(isDamage)
    let contents = try folder.contents().filter { !$0.hasPrefix("league.store") }
    #expect(contents == [])
  }

  @Test func `the other rows are read and changed as before`() throws {
    try container.write { context in
      try context.update(Vault.Coin.self, for: .fixed(101)) { $0.value = 7 }
      try context.insert(Vault.Coin(id: .fixed(300), mint: "C", value: 1))
      try context.delete(Vault.Coin.self, for: .fixed(100))
    }
    let values = try container.read { context in
      try context.fetch(FetchDescriptor<Vault.Coin>(predicate: #Predicate { $0.number != 3 })).map(\.value)
    }
    #expect(values == [7, 4, 1])
  }

  @Test func `one that no rollup counts can be deleted, and all rows can`() throws {
    try container.write { try $0.delete(model: Vault.Coin.self, where: nil) }
    try container.write { try $0.delete(Vault.Safe.self, for: .fixed(10)) }
    let faults = try container.check()
    #expect(faults == [])
  }

  @Test func `every row that is left can be deleted, the last parents first or not`() throws {
    try container.write { context in
      try context.delete(model: Vault.Coin.self, where: nil)
      try context.delete(model: Vault.Safe.self, where: nil)
      try context.delete(model: Vault.Owner.self, where: nil)
    }
    let faults = try container.check()
    #expect(faults == [])
  }

  @Test func `a plan that makes its table anew is refused, and the file stays as it was`() throws {
    container.close()
    let before = try Data(contentsOf: folder.file())
    let stage = MigrationStage.lightweight(from: First.self, to: Second.self)
    let error = thrown { try ModelContainer(route: MigrationRoute(stage), configuration: .league(folder.file())) }
    #expect(error == Self.safe)
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  @Test func `a text with a NUL is damage, not a mistake of the program`() throws {
    try folder.sql("UPDATE coin SET mint = cast(x'410042' AS TEXT) WHERE number = 1")
    let faults = try container.check()
    let isNamed = faults.contains(.undecodable(table: "coin", number: 1, column: "mint", detail: "expected text"))
    #expect(isNamed, "\(faults)")
    let summed = thrown { try container.read { try $0.summaries(of: \Vault.Coin.value, by: \.mint) } }
    #expect(summed == .decoding(table: "coin", column: "mint", number: 0, detail: "expected text"))
  }
}

private enum First: VersionedSchema {
  static let version: Int32 = 1
  static let models = Vault.models
}

/// The label of a safe can't be empty any more, so its table is made anew.
private enum Second: VersionedSchema {
  static let version: Int32 = 2
  static let models: [any PersistentModel.Type] = [Vault.Owner.self, Safe.self]

  struct Safe: PersistentModel {
    var id: UUID
    var ownerID: UUID
    var label: String

    static let schema = Schema<Safe>(
      "safe",
      columns: [Column("id", \.id), Column("owner_id", \.ownerID), Column("label", \.label, check: .nonEmpty)],
      relationships: [Relationship(\.ownerID, to: Vault.Owner.self, onDelete: .cascade)], isChecksummed: true)

    init(row: borrowing Row) throws(PersistenceError) { (id, ownerID, label) = (try row[0], try row[1], try row[2]) }
  }
}
