import Foundation
import Testing

@testable import PersistenceKit

/// What only a server can do, or fail at.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerTests {
  private typealias Shelf = Library.Shelf

  private let server: ServerFixture
  private var cluster: ServerCluster { server.cluster }
  private var address: ServerAddress { server.address }

  init() throws {
    server = try ServerFixture()
  }

  // MARK: - Opening

  @Test func `where no server listens, the address is named`() throws {
    let address = try ServerAddress("postgresql:///home?host=/nonexistent")
    let error = failure {
      _ = try ModelContainer(for: Library.models, configuration: ModelConfiguration(location: .server(address)))
    }
    guard case .unreachable(let path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(path == "postgresql:///home?book=book")
  }

  @Test func `a database that isn't there can't be opened, and an unknown role may not`() throws {
    let missing = try ServerAddress("postgresql://tester@/nowhere?host=\(cluster.folder)")
    let unknown = try ServerAddress("postgresql://nobody@/postgres?host=\(cluster.folder)")
    let errors = [missing, unknown].map { address in
      failure {
        _ = try ModelContainer(for: Library.models, configuration: ModelConfiguration(location: .server(address)))
      }
    }
    let isMissing = if case .cannotOpen = errors[0] { true } else { false }
    #expect(isMissing)
    #expect(errors[1] == .permission(path: unknown.description))
  }

  @Test func `a book that only reads isn't made`() throws {
    let error = failure { _ = try server.library(server.configuration(allowsSave: false)) }
    #expect(error == .missingBook(path: address.description))
  }

  @Test func `a schema with tables of others is left alone`() throws {
    let other = try server.connection()
    try other.execute("CREATE SCHEMA \(address.book.quoted); CREATE TABLE \(address.book.quoted).x (y int)")
    let error = failure { _ = try server.library() }
    #expect(error == .foreignApplication(path: address.description, found: 0))
  }

  @Test func `a book of another application, or of a newer program, is refused`() throws {
    try server.library(server.configuration(version: 3, applicationID: 7)).close()
    let (foreign, newer) = (
      failure { _ = try server.library(server.configuration(version: 3, applicationID: 8)) },
      failure { _ = try server.library(server.configuration(version: 2, applicationID: 7)) }
    )
    #expect(foreign == .foreignApplication(path: address.description, found: 7))
    #expect(newer == .newerSchema(path: address.description, found: 3, known: 2))
  }

  @Test func `a book that becomes newer is refused by each transaction`() throws {
    let container = try server.library()
    try server.connection().execute("UPDATE persistence_book SET schema_version = 9")
    let (read, write) = (
      failure { _ = try server.shelves(in: container) },
      failure { try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) } }
    )
    let expected = PersistenceError.newerSchema(path: address.description, found: 9, known: 1)
    #expect(read == expected)
    #expect(write == expected)
  }

  @Test func `another schema under the same version is a mismatch, or made anew`() throws {
    try ModelContainer(for: Drawer.self, configuration: server.configuration()).close()
    let refused = failure { _ = try ModelContainer(for: WideDrawer.self, configuration: server.configuration()) }
    #expect(refused == .schemaMismatch(model: "WideDrawer", name: "drawer", version: 1))
    var recreating = server.configuration()
    recreating.onSchemaMismatch = .recreate
    let container = try ModelContainer(for: WideDrawer.self, configuration: recreating)
    let count = try container.read { try $0.fetchCount(FetchDescriptor<WideDrawer>()) }
    #expect(count == 0)
  }

  @Test func `an older book gets the optional columns and the sums that it lacks`() throws {
    let old = try ModelContainer(for: Drawer.self, configuration: server.configuration())
    try old.write { context in
      for id in 1...3 { try context.insert(Drawer(id: Int64(id), size: 5)) }
    }
    old.close()
    let new = try ModelContainer(for: LabelledDrawer.self, configuration: server.configuration(version: 2))
    let (labels, total) = try new.read { context in
      (
        try context.fetch(FetchDescriptor<LabelledDrawer>()).map(\.label),
        try context.total(of: LabelledDrawer.sizes, for: 2, in: 0)
      )
    }
    #expect(labels == [nil, nil, nil])
    #expect(total == RollupTotal(sum: 5, count: 1, sumInBucket: 5))
    let faults = try new.check()
    #expect(faults.isEmpty)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a plan brings a book to where it brings a file`(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let server = ModelConfiguration(location: .server(address), applicationID: 0x434C_5542)
    let states = try [ModelConfiguration.club(folder.file()), server].map { configuration in
      var club = RandomClub(seed: seed)
      try club.make(in: configuration, people: 40)
      let container = try ModelContainer(for: Club.Plan.self, configuration: configuration)
      let sums = try container.read { try $0.totals(of: Club.V3.Person.byTeam, in: 3) }
      let faults = try container.check()
      #expect(faults.isEmpty, "seed \(seed)")
      let next = try container.write {
        try $0.insert(Club.V3.Person(id: .fixed(900), first: "N", points: 0, teamID: .fixed(1)))
      }
      return (try NewClub(container), sums, next)
    }
    #expect(states[0].0 == states[1].0, "seed \(seed)")
    #expect(states[0].1 == states[1].1, "seed \(seed)")
    #expect(states[0].2 == states[1].2, "seed \(seed)")
  }

  @Test func `a migration that fails leaves the book as it was`() throws {
    let first = try ModelContainer(for: Drawer.self, configuration: server.configuration())
    try first.write { try $0.insert(Drawer(id: 1, size: -5)) }
    first.close()
    let stage = MigrationStage.lightweight(from: DrawersV1.self, to: DrawersV2.self)
    let error = failure {
      _ = try ModelContainer(route: MigrationRoute(stage), configuration: server.configuration())
    }
    let isMigration = if case .migration = error { true } else { false }
    #expect(isMigration, "\(String(describing: error))")
    let again = try ModelContainer(for: Drawer.self, configuration: server.configuration())
    let sizes = try again.read { try $0.fetch(FetchDescriptor<Drawer>()).map(\.size) }
    #expect(sizes == [-5])
  }

  // MARK: - Rights and locks

  @Test func `a role without rights may not`() throws {
    try server.library().close()
    try server.connection().execute(
      "DO $$ BEGIN CREATE ROLE guest LOGIN; EXCEPTION WHEN duplicate_object THEN NULL; END $$")
    let guest = try ServerAddress("postgresql://guest@/postgres?host=\(cluster.folder)&book=\(address.book)")
    let error = failure {
      _ = try ModelContainer(for: Library.models, configuration: ModelConfiguration(location: .server(guest)))
    }
    let isRefused = if case .permission = error { true } else { false }
    #expect(isRefused, "\(String(describing: error))")
  }

  @Test func `a write that waits for another one for too long is busy`() throws {
    let container = try server.library(server.configuration(busyTimeout: .milliseconds(200)))
    let other = try server.connection()
    try other.beginWriting()
    let error = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) } }
    #expect(error == .busy)
    let found = try server.shelves(in: container)
    #expect(found.isEmpty)
    other.rollBack()
    try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) }
  }

  @Test func `a cancelled task stops a write that waits`() async throws {
    let container = try server.library(server.configuration(busyTimeout: .seconds(60)))
    let other = try server.connection()
    try other.beginWriting()
    let task = Task { try await container.write { try $0.insert(Shelf(id: UUID(1), name: "A")) } }
    try await Task.sleep(for: .milliseconds(200))
    task.cancel()
    let error = await asyncThrown { _ = try await task.value }
    #expect(error == .cancelled)
    other.rollBack()
  }

  @Test func `writers of two containers give out each number once`() async throws {
    let containers = [try server.library(), try server.library()]
    await withTaskGroup { group in
      for (place, container) in containers.enumerated() {
        group.addTask {
          for step in 0..<25 {
            let id = UUID(UInt64(place * 100 + step))
            await #expect(throws: Never.self) {
              try await container.write { try $0.insert(Shelf(id: id, name: id.uuidString)) }
            }
          }
        }
      }
    }
    let numbers = try await containers[0].read { try $0.fetch(FetchDescriptor<Shelf>()).map(\.number) }
    #expect(numbers == Array(1...50))
  }

  @Test func `a dry run leaves nothing, not even the book`() throws {
    var dry = server.configuration()
    dry.discardsChanges = true
    let container = try server.library(dry)
    try container.write { try $0.insert(Shelf(id: UUID(1), name: "A")) }
    let seen = try server.shelves(in: container)
    #expect(seen == ["A"])
    container.close()
    let error = failure { _ = try server.library(server.configuration(allowsSave: false)) }
    #expect(error == .missingBook(path: address.description))
  }

  // MARK: - Meaning

  @Test func `texts are in the order of their bytes, whatever the order of the database is`() throws {
    let folder = cluster.folder
    let other = try server.connection()
    let name = "icu\(address.book.suffix(8))"
    try other.execute(
      "CREATE DATABASE \(name) TEMPLATE template0 ENCODING 'UTF8' LOCALE_PROVIDER icu ICU_LOCALE 'en' LOCALE 'C'")
    let there = try ServerAddress("postgresql://tester@/\(name)?host=\(folder)")
    let container = try ModelContainer(
      for: Library.models, configuration: ModelConfiguration(location: .server(there)))
    let names = ["b", "B", "a", "é", "Z", "z", "A", "_"]
    try container.write { context in
      for (place, name) in names.enumerated() { try context.insert(Shelf(id: UUID(UInt64(place + 1)), name: name)) }
    }
    let low = "Z"
    let (sorted, above) = try container.read { context in
      (
        try context.fetch(FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name, comparator: .lexical)])).map(\.name),
        try context.fetchCount(FetchDescriptor<Shelf>(predicate: #Predicate { $0.name > low && low < "_" }))
      )
    }
    #expect(sorted == ["A", "B", "Z", "_", "a", "b", "z", "é"])
    #expect(above == 5)
    container.close()
  }

  @Test func `a calculation beyond a number with a fraction is unsupported, and the book goes on`() throws {
    let container = try server.library()
    try container.write { context in
      try context.insert(Shelf(id: UUID(1), name: "A"))
      try context.insert(Library.Book(id: UUID(2), rating: .greatestFiniteMagnitude, shelf: UUID(1)))
    }
    let error = failure {
      _ = try container.read {
        try $0.fetch(FetchDescriptor<Library.Book>(predicate: #Predicate { $0.rating * 10 > 0 }))
      }
    }
    let isUnsupported = if case .unsupported = error { true } else { false }
    #expect(isUnsupported, "\(String(describing: error))")
    let found = try server.shelves(in: container)
    #expect(found == ["A"])
  }

  @Test func `a row that was changed past the kit is damaged`() throws {
    let container = try ModelContainer(for: Vault.models, configuration: server.configuration())
    try container.write { try $0.insert(Vault.Coin(id: UUID(1), mint: "A", value: 3)) }
    try server.connection().execute("UPDATE coin SET value = 4")
    let error = failure { _ = try container.read { try $0.fetch(FetchDescriptor<Vault.Coin>()) } }
    let isDamaged = if case .damaged = error { true } else { false }
    #expect(isDamaged, "\(String(describing: error))")
    let faults = try container.check()
    #expect(faults.contains(.checksum(table: "coin", number: 1)))
  }

  @Test(arguments: [
    "ALTER TABLE persistence_book ALTER COLUMN token TYPE text",
    "ALTER TABLE persistence_book ALTER COLUMN application_id TYPE text",
    "UPDATE persistence_book SET schema_version = 3000000000",
    "UPDATE persistence_part SET kind = 'other' WHERE kind = 'table'",
  ])
  func `what the book says of itself is damaged where it can't be read`(_ change: String) throws {
    try server.library().close()
    try server.connection().execute(change)
    let error = failure { _ = try server.library() }
    let isDamaged = if case .damaged = error { true } else { false }
    #expect(isDamaged, "\(String(describing: error))")
  }

  @Test func `a unique index may have the number in it`() throws {
    let container = try ModelContainer(for: Line.self, configuration: server.configuration())
    let texts = try container.write { context in
      for id in 1...2 as ClosedRange<UInt64> { try context.insert(Line(id: UUID(id), text: "A")) }
      try context.update(Line.self, for: UUID(2)) { $0.text = "B" }
      return try context.fetch(FetchDescriptor<Line>()).map(\.text)
    }
    #expect(texts == ["A", "B"])
  }

  private struct Line: PersistentModel {
    var id: UUID
    var number: Int64 = 0
    var text: String

    static let schema = Schema<Line>(
      "line", columns: [Column("id", \.id), .number(\.number), Column("text", \.text)],
      indexes: [Index(\.text, \.number, isUnique: true)])

    init(id: UUID, text: String) { (self.id, self.text) = (id, text) }

    init(row: borrowing Row) throws(PersistenceError) {
      (id, number, text) = (try row[0], try row[1], try row[2])
    }
  }

  @Test func `an import of many rows is copied, and exported again as it was`() throws {
    let memory = try ModelContainer(for: Library.models, configuration: .inMemory)
    try memory.write { context in
      try context.insert(Shelf(id: UUID(1), name: "A"))
      for id in 2...3_000 as ClosedRange<UInt64> {
        try context.insert(Library.Book(id: UUID(id), subtitle: "\(id)", price: Int64(id), shelf: UUID(1)))
      }
    }
    var document = Data()
    try memory.exportDocument { document += $0 }
    let container = try server.library()
    var parts = [document]
    let summary = try container.importDocument { parts.popLast() }
    var again = Data()
    try container.exportDocument { again += $0 }
    #expect(summary.rows["book"] == 2_999)
    #expect(again == document)
    let faults = try container.check()
    #expect(faults.isEmpty)
  }
}

private struct Drawer: PersistentModel {
  var id: Int64
  var size: Int64

  static let schema = Schema<Drawer>("drawer", columns: [Column("id", \.id), Column("size", \.size)])

  init(id: Int64, size: Int64) { (self.id, self.size) = (id, size) }
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], size: try row[1]) }
}

private struct WideDrawer: PersistentModel {
  var id: Int64
  var size: Int64

  static let schema = Schema<WideDrawer>(
    "drawer", columns: [Column("id", \.id), Column("size", \.size, check: .positive)])

  init(row: borrowing Row) throws(PersistenceError) { (id, size) = (try row[0], try row[1]) }
}

private struct LabelledDrawer: PersistentModel {
  var id: Int64
  var label: String?
  var size: Int64

  static let sizes = Rollup<LabelledDrawer, Int64>("drawer_sizes", by: \.id, bucket: { _ in 0 }, value: { $0.size })
  static let schema = Schema<LabelledDrawer>(
    "drawer", columns: [Column("id", \.id), Column("label", \.label), Column("size", \.size)],
    indexes: [Index(\.label)], rollups: [sizes])

  init(row: borrowing Row) throws(PersistenceError) { (id, label, size) = (try row[0], try row[1], try row[2]) }
}

private enum DrawersV1: VersionedSchema {
  static let version: Int32 = 1
  static let models: [any PersistentModel.Type] = [Drawer.self]
}

private enum DrawersV2: VersionedSchema {
  static let version: Int32 = 2
  static let models: [any PersistentModel.Type] = [WideDrawer.self]
}
