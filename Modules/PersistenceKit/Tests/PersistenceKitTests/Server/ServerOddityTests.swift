import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

/// Servers and poolers that aren't as the engine would have them, and how long things may take.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerOddityTests {
  private typealias Shelf = Library.Shelf

  private let server: ServerFixture

  init() throws {
    server = try ServerFixture()
  }

  /// A server or a pooler that sends other bytes than the tests' own.
  private func altered(
    _ change: CuttingProxy.Change, _ body: (ModelConfiguration) throws -> Void
  ) throws {
    let folder = try TemporaryFolder(for: "p/")
    let proxy = try CuttingProxy(
      in: folder.url.path, before: server.cluster.folder, cutting: .never, changing: [change])
    defer { withExtendedLifetime(folder) { proxy.close() } }
    try body(server.configuration(behind: folder))
  }

  /// The first bytes of the message that tells the server's process, and those of another one.
  private static let pooler = CuttingProxy.Change(
    bytes: Array("K".utf8) + [0, 0, 0, 12, 0], others: Array("K".utf8) + [0, 0, 0, 12, 1])

  @Test func `behind a pooler nothing is kept for the session`() throws {
    try server.library().write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) }
    try altered(Self.pooler) { configuration in
      let container = try ModelContainer(for: Library.models, configuration: configuration)
      for id in 2...4 as ClosedRange<UInt64> {
        try container.write { _ = try $0.insert(Shelf(id: UUID(id), name: "\(id)")) }
      }
      let found = try container.read { context in
        let session = try #require(context.session as? PostgreSQLSession)
        let kept = try session.run("SELECT count(*) FROM pg_prepared_statements").values(at: 0)[0]
        #expect(kept == .integer(0))
        let path = try session.run("SELECT current_setting('search_path')").values(at: 0)[0]
        #expect(path == .text(server.address.book))
        return try context.fetchCount(FetchDescriptor<Shelf>())
      }
      #expect(found == 4)
      guard case .server(let address) = configuration.location else { return }
      let connection = try PostgreSQLConnection(address, timeout: .seconds(5))
      let path = try connection.run("SELECT current_setting('search_path')").values(at: 0)[0]
      #expect(path == .text("\"$user\", public"))
      #expect(connection.isPooled)
      try connection.listen(to: "a")
      #expect(!connection.isListening)
    }
  }

  @Test func `a server that knows no LISTEN is asked instead`() async throws {
    let folder = try TemporaryFolder(for: "p/")
    let change = CuttingProxy.Change(bytes: Array("LISTEN ".utf8), others: Array("LISTEM ".utf8), isOfProgram: true)
    let proxy = try CuttingProxy(
      in: folder.url.path, before: server.cluster.folder, cutting: .never, changing: [change])
    defer { withExtendedLifetime(folder) { proxy.close() } }
    let (writer, reader) = (
      try server.library(), try ModelContainer(for: Library.models, configuration: server.configuration(behind: folder))
    )
    let changes = reader.changes()
    try await writer.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) }
    var iterator = changes.makeAsyncIterator()
    let change1 = await iterator.next()
    #expect(change1?.isForeign == true)
    reader.close()
  }

  @Test func `an old server is refused with its version and the one that is needed`() throws {
    let version = try server.connection().run("SHOW server_version").values(at: 0)[0].text
    let old = "11" + version.dropFirst(2)
    try altered(CuttingProxy.Change(bytes: Array(version.utf8), others: Array(old.utf8))) { configuration in
      let error = failure { _ = try ModelContainer(for: Library.models, configuration: configuration) }
      guard case .cannotOpen(_, let reason) = error else {
        Issue.record("\(String(describing: error))")
        return
      }
      #expect(reason == "the server is PostgreSQL 11; 12 is needed")
    }
  }

  @Test func `a server with too many connections can be tried again later`() throws {
    try server.library().close()
    let role = "f" + server.address.book.suffix(12)
    try server.connection().execute("CREATE ROLE \(role) LOGIN CONNECTION LIMIT 1")
    try ServerMembers(of: server.address).invite(role, to: .write)
    let address = try ServerAddress(server.cluster.text(server.address.book, role: role))
    let only = try PostgreSQLConnection(address, timeout: .seconds(5))
    let error = failure {
      _ = try ModelContainer(for: Library.models, configuration: ModelConfiguration(location: .server(address)))
    }
    guard case .unreachable(_, let reason) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
    #expect(reason.contains("too many connections"))
    only.close()
  }

  // MARK: - Time

  @Test func `a statement has no limit but that of a lock, whatever the role has`() throws {
    let role = "t" + server.address.book.suffix(12)
    try server.library().close()
    try server.connection().execute(
      "CREATE ROLE \(role) LOGIN; ALTER ROLE \(role) SET statement_timeout = 1; ALTER ROLE \(role) SET lock_timeout = 1"
    )
    try ServerMembers(of: server.address).invite(role, to: .write)
    let address = try ServerAddress(server.cluster.text(server.address.book, role: role))
    let container = try ModelContainer(
      for: Library.models,
      configuration: ModelConfiguration(location: .server(address), busyTimeout: .milliseconds(700)))
    try container.write { context in
      let session = try #require(context.session as? PostgreSQLSession)
      try session.run("SELECT pg_sleep(0.05)")
      let settings = try session.run(
        """
        SELECT current_setting('statement_timeout'), current_setting('lock_timeout'), \
        current_setting('idle_in_transaction_session_timeout')
        """)
      let values = try settings.values(at: 0)
      #expect(values == [.text("0"), .text("700ms"), .text("2min")])
    }
  }

  @Test func `a program that was stopped while it wrote keeps nobody from writing for good`() throws {
    let container = try server.library()
    let attempts = Mutex(0)
    try container.write { context in
      let session = try #require(context.session as? PostgreSQLSession)
      try context.insert(Shelf(id: UUID(1), name: "A"))
      if attempts.withLock({
        $0 += 1; return $0
      }) == 1 {
        try session.connection.execute("SET LOCAL idle_in_transaction_session_timeout TO 20")
        Thread.sleep(forTimeInterval: 0.3)
      }
    }
    let found = try server.shelves(in: container)
    #expect(found == ["A"])
  }

  @Test func `members whose clocks differ have one order of their steps`() throws {
    let (early, late) = (Date(timeIntervalSince1970: 1_000_000_000), Date(timeIntervalSince1970: 2_000_000_000))
    func member(at date: Date) throws -> ModelContainer {
      var configuration = server.configuration()
      configuration.history = HistoryConfiguration {
        StepLabel(id: UUID(), date: date, author: "\(date)", words: "add")
      }
      return try ModelContainer(for: Library.models + [HistoryStep.self], configuration: configuration)
    }
    let (ahead, behind) = (try member(at: late), try member(at: early))
    for (place, container) in [ahead, behind, ahead].enumerated() {
      try container.write { _ = try $0.insert(Shelf(id: UUID(UInt64(place + 1)), name: "\(place + 1)")) }
    }
    let dates = try behind.steps().map(\.date)
    #expect(dates == [late, early, late])
    let second = try server.shelves(in: ahead.snapshot(asOf: .step(2)))
    #expect(second == ["1", "2"])
    let undone = try behind.undoLast()
    #expect(undone == 3)
    let left = try server.shelves(in: ahead)
    #expect(left == ["1", "2"])
  }

  // MARK: - Rows

  @Test func `rows come one by one, and a failure among them leaves the connection usable`() throws {
    let connection = try server.connection()
    var (sum, seen): (Int64, Int) = (0, 0)
    try connection.run("SELECT generate_series(1::int8, $1)", [.number(10_000)]) { row throws(PersistenceError) in
      sum += try row[0].number
    }
    #expect(sum == 50_005_000)
    let thrown = failure {
      try connection.run("SELECT generate_series(1::int8, 10)", []) { _ throws(PersistenceError) in
        seen += 1
        throw .readOnly
      }
    }
    #expect(thrown == .readOnly)
    #expect(seen == 1)
    seen = 0
    let failed = failure {
      try connection.run("SELECT 10 / (5 - n) FROM generate_series(1::int8, 10) AS n", []) {
        _ throws(PersistenceError) in
        seen += 1
      }
    }
    let isRefused = if case .misuse = failed { true } else { false }
    #expect(isRefused, "\(String(describing: failed))")
    #expect(seen == 4)
    let one = try connection.run("SELECT 1::int8").values(at: 0)
    #expect(one == [.integer(1)])
  }
}
