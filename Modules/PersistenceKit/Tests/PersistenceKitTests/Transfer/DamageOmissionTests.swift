import Foundation
import Testing

@testable import PersistenceKit

/// An export of what is sound in a damaged database.
@Suite struct DamageOmissionTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try Vault.container(in: folder)
  }

  @Test func `a sound database is exported whole, by the same bytes`() throws {
    let whole = try Document.export(container)
    var data = Data()
    let summary = try container.exportDocument(omittingDamage: true) { data.append($0) }
    let isSame = data == Data(whole.utf8)
    #expect(isSame)
    #expect(summary.omittedRows == [])
    #expect(summary.rowCount == 7)
  }

  @Test func `a damaged row is left out and named, and the rest is imported`() throws {
    try folder.sql("UPDATE coin SET value = 999 WHERE number = 3")
    let (summary, copy) = try rescue()
    #expect(summary.omittedRows == [.checksum(table: "coin", number: 3)])
    #expect(summary.rows == ["owner": 2, "safe": 1, "coin": 3])
    let numbers = try Vault.Coin.everything(in: copy).map(\.number)
    #expect(numbers == [1, 2, 4])
    let next = try copy.write { try $0.insert(Vault.Coin(id: .fixed(900), mint: "A", value: 1)) }
    #expect(next == 5)
  }

  @Test func `so are the rows that point to one, and those that point to these`() throws {
    try folder.sql("UPDATE owner SET id = x'00112233445566778899AABBCCDDEEFF' WHERE number = 1")
    let (summary, copy) = try rescue()
    let coins = (1...4).map { IntegrityFault.dangling(table: "coin", number: Int64($0), column: "safe_id") }
    #expect(summary.omittedRows == [.dangling(table: "safe", number: 1, column: "owner_id")] + coins)
    let owners = try Vault.Owner.everything(in: copy)
    #expect(owners.count == 2)
  }

  @Test func `a row of a wrong class or text is left out like one with a wrong checksum`() throws {
    try folder.sql("UPDATE coin SET mint = cast(x'410042' AS TEXT) WHERE number = 1")
    try folder.sql("UPDATE owner SET id = x'0102' WHERE number = 2")
    let (summary, _) = try rescue()
    let named = summary.omittedRows.map(\.description)
    let isNamed =
      named.contains { $0.hasPrefix("owner #2, id") } && named.contains("coin #1 isn't what its checksum says")
    #expect(isNamed, "\(named)")
  }

  @Test func `a highest number that was damaged is that of the rows`() throws {
    try folder.sql("UPDATE sqlite_sequence SET seq = 9223372036854775807 WHERE name = 'coin'")
    let (_, copy) = try rescue()
    let next = try copy.write { try $0.insert(Vault.Coin(id: .fixed(900), mint: "A", value: 1)) }
    #expect(next == 5)
  }

  @Test func `without being asked, the first damaged row ends it, and no file is left`() throws {
    try folder.sql("UPDATE coin SET value = 999 WHERE number = 3")
    let error = thrown { try container.exportDocument(to: folder.file("out.json")) }
    #expect(error == .damaged(detail: "coin #3 isn't what its checksum says"))
    let isThere = FileManager.default.fileExists(atPath: folder.file("out.json").path)
    #expect(!isThere)
  }

  @Test func `in memory there is nothing to leave out`() throws {
    let memory = try ModelContainer(for: Vault.models, configuration: .inMemory)
    try memory.write { try $0.insert(Vault.Owner(id: .fixed(1), name: "Ada")) }
    let summary = try memory.exportDocument(omittingDamage: true) { _ in }
    #expect(summary == TransferSummary(rows: ["owner": 1, "safe": 0, "coin": 0]))
  }

  /// The document without what is damaged, imported into a new database, which has no fault.
  private func rescue() throws -> (summary: TransferSummary, copy: ModelContainer) {
    let url = folder.file("rescued.json")
    let summary = try container.exportDocument(to: url, omittingDamage: true)
    let copy = try ModelContainer(for: Vault.models, configuration: .league(folder.file("copy.store")))
    try copy.importDocument(from: url)
    let faults = try copy.check()
    #expect(faults == [])
    return (summary, copy)
  }
}
