import Foundation
import PersistenceKit
import Testing

/// The blocks of SafeKeeping.md.
@Suite struct SafeKeepingExamples {
  private let folder: TemporaryFolder
  private let configuration: ModelConfiguration
  private let seed = Seed(id: UUID(1), variety: "Kelvedon Wonder", packets: 2)

  init() throws {
    folder = try TemporaryFolder()
    configuration = ModelConfiguration(url: folder.file("allotment.store"))
  }

  @Test func `a sound database has no faults`() async throws {
    defer { withExtendedLifetime(self) {} }
    let container = try container()
    let faults = try await container.check()
    for fault in faults { print(fault) }
    container.close()
    let findings = try await ModelContainer.check(for: [Seed.self], configuration: configuration)
    #expect(faults == [])
    #expect(findings == [])
  }

  @Test func `the limit of the check at opening is the program's`() throws {
    defer { withExtendedLifetime(self) {} }
    let first = try container()
    defer { first.close() }
    var patient = configuration
    patient.structureCheckLimit = 16 << 20
    let allotment = try ModelContainer(for: Seed.self, configuration: patient)
    let seeds = try allotment.read { try $0.fetch(FetchDescriptor<Seed>()) }
    #expect(seeds.count == 1)
  }

  @Test func `what is sound in a damaged database is exported`() async throws {
    defer { withExtendedLifetime(self) {} }
    let (container, rescued) = (try container(), folder.file("rescued.json"))
    try OtherProgram(folder.file("allotment.store")).run("UPDATE seed SET packets = 9")
    let summary = try await container.exportDocument(to: rescued, omittingDamage: true)
    for fault in summary.omittedRows { print(fault) }
    #expect(summary == TransferSummary(rows: ["seed": 0], omittedRows: [.checksum(table: "seed", number: 1)]))
  }

  @Test func `what is lost after a backup comes back`() async throws {
    defer { withExtendedLifetime(self) {} }
    let (container, backup) = (try container(), folder.file("backup.store"))
    try await container.backUp(to: backup)
    try await container.write { [seed] in try $0.delete(Seed.self, for: seed.id) }
    container.close()
    let replaced = try await ModelContainer.restore(from: backup, for: [Seed.self], configuration: configuration)
    let again = try ModelContainer(for: Seed.self, configuration: configuration)
    let count = try await again.read { try $0.fetchCount(FetchDescriptor<Seed>()) }
    let name = replaced?.lastPathComponent
    #expect(count == 1)
    #expect(name == "allotment.store.before-restore")
  }

  @Test func `a checkpoint empties the log`() async throws {
    defer { withExtendedLifetime(self) {} }
    let container = try container()
    try await container.checkpoint()
    let log = folder.file("allotment.store-wal").path
    let size = try FileManager.default.attributesOfItem(atPath: log)[.size] as? Int
    #expect(size == 0)
  }

  @Test func `a database that is open isn't replaced`() async throws {
    defer { withExtendedLifetime(self) {} }
    let (container, backup) = (try container(), folder.file("backup.store"))
    try await container.backUp(to: backup)
    let waiting = ModelConfiguration(url: folder.file("allotment.store"), busyTimeout: .zero)
    let error = thrown { try ModelContainer.restore(from: backup, for: [Seed.self], configuration: waiting) }
    container.close()
    #expect(error == .busy)
  }

  @Test func `a document is what the article shows, and reads back`() async throws {
    defer { withExtendedLifetime(self) {} }
    let (container, document) = (try container(), folder.file("allotment.json"))
    let exported = try await container.exportDocument(to: document)
    let copy = try ModelContainer(for: Seed.self, configuration: .inMemory)
    let imported = try await copy.importDocument(from: document)
    let (text, shown) = (try String(contentsOf: document, encoding: .utf8), try Self.shownDocument())
    #expect(text == shown)
    #expect(imported == exported)
    #expect(imported.rowCount == 1)
  }

  /// A database with one row.
  private func container() throws -> ModelContainer {
    let container = try ModelContainer(for: Seed.self, configuration: configuration)
    try container.write { try $0.insert(seed) }
    return container
  }

  private static func shownDocument() throws -> String {
    let page = try String(contentsOf: Article.catalogue.appending(path: "SafeKeeping.md"), encoding: .utf8)
    let block = try #require(page.firstMatch(of: /```json\n((?s).*?)```/))
    return String(block.1)
  }
}

struct Seed: PersistentModel {
  let id: UUID
  var variety: String
  var packets: Int

  static let schema = Schema<Seed>(
    "seed", columns: [Column("id", \.id), Column("variety", \.variety), Column("packets", \.packets)],
    isChecksummed: true)
}

extension Seed {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], variety: try row[1], packets: try row[2])
  }
}
