import Foundation
import Testing

@testable import PersistenceKit

/// How many ways to the server it takes to add rows, and how much memory to read them.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerInsertionTests {
  private let server: ServerFixture

  init() throws {
    server = try ServerFixture()
  }

  /// How many messages the body sends to the server.
  private func messages(_ body: (ModelContainer) throws -> Void) throws -> Int {
    let folder = try TemporaryFolder(for: "p/")
    let proxy = try CuttingProxy(in: folder.url.path, before: server.cluster.folder, cutting: .never)
    defer { withExtendedLifetime(folder) { proxy.close() } }
    let container = try ModelContainer(for: Library.models, configuration: server.configuration(behind: folder))
    let before = proxy.messages
    try body(container)
    return proxy.messages - before
  }

  @Test func `many rows are copied together, and a row that is refused is told at once`() throws {
    var (numbers, refused): ([Int64], PersistenceError?) = ([], nil)
    let count = try messages { container in
      try container.write { context in
        try context.insert(Library.Shelf(id: UUID(1), name: "A"))
        for id in 1...2_000 as ClosedRange<UInt64> {
          numbers.append(try context.insert(Library.Book(id: UUID(id), subtitle: "\(id)", shelf: UUID(1))))
        }
        refused = failure {
          _ = try context.insert(Library.Book(id: UUID(3_000), subtitle: "1999", shelf: UUID(1)))
        }
      }
    }
    let columns = ["shelf_id", "subtitle"]
    #expect(refused == .constraint(Constraint(kind: .unique, table: "book", columns: columns)))
    #expect(numbers == Array(1...2_000))
    #expect(count < 200)
    let container = try server.library()
    let rows = try container.read { try $0.fetchCount(FetchDescriptor<Library.Book>()) }
    let faults = try container.check()
    #expect(rows == 2_000)
    #expect(faults.isEmpty)
  }

  @Test func `rows from before are known where rows are copied`() throws {
    func insert(_ ids: ClosedRange<UInt64>) throws -> [UInt64] {
      try server.library().write { context in
        try context.upsert(Library.Shelf(id: UUID(1), name: "A"))
        return ids.filter { id in
          let book = Library.Book(id: UUID(id), subtitle: "\(id)", shelf: UUID(1))
          return failure { _ = try context.insert(book) } != nil
        }
      }
    }
    let first = try insert(300...600)
    let second = try insert(1...900)
    #expect(first.isEmpty)
    #expect(second == Array(300...600))
  }

  @Test func `what is read between two rows is whole`() throws {
    try server.library().write { context in
      try context.insert(Library.Shelf(id: UUID(1), name: "A"))
      for id in 1...400 as ClosedRange<UInt64> {
        try context.insert(Library.Book(id: UUID(id), shelf: UUID(1)))
        if id.isMultiple(of: 150) || id > 390 {
          let found = try context.fetchCount(FetchDescriptor<Library.Book>())
          #expect(found == Int(id))
        }
      }
    }
  }

  /// 100 MB are read, of which a row at a time is in memory.
  @Test func `the memory of rows that are read one by one doesn't grow with them`() async {
    await #expect(processExitsWith: .success) { [text = server.cluster.text("none") as String] in
      let connection = try PostgreSQLConnection(ServerAddress(text), timeout: .seconds(5))
      let sql = "SELECT repeat('x', 1000) FROM generate_series(1, $1)"
      var read = 0
      func readRows(_ count: Int64) throws -> Int {
        try connection.run(sql, [.number(count)]) { row throws(PersistenceError) in
          read += try row[0].text.utf8.count
        }
        return peakMemory()
      }
      let (first, second) = (try readRows(1_000), try readRows(100_000))
      try #require(read == 101_000_000)
      try #require(second - first < 8_000)
    }
  }
}

/// The most memory that the process had, in kB; 0 where the system doesn't say.
private func peakMemory() -> Int {
  let status = FileManager.default.contents(atPath: "/proc/self/status") ?? Data()
  let line = String(decoding: status, as: UTF8.self).split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
  return line?.split(separator: " ").dropLast().last.flatMap { Int($0) } ?? 0
}
