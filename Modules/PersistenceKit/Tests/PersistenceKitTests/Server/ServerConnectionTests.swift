import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

/// Connections that are lost, and commits of others.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerConnectionTests {
  private typealias Shelf = Library.Shelf

  private let server: ServerFixture

  init() throws {
    server = try ServerFixture()
  }

  // MARK: - Lost connections

  /// The process of the connection that a transaction runs on.
  private func backend(of context: borrowing ModelContext) throws -> Int64 {
    let session = try #require(context.session as? PostgreSQLSession)
    guard case .integer(let process) = try session.run("SELECT pg_backend_pid()").values(at: 0)[0] else { return 0 }
    return process
  }

  private func end(_ process: Int64) throws {
    _ = try server.connection().run("SELECT pg_terminate_backend($1::int8::int)", [.number(process)])
  }

  @Test func `a connection that is lost between two transactions is made anew`() throws {
    let container = try server.library()
    let processes = try [container.write { try backend(of: $0) }, container.read { try backend(of: $0) }]
    for process in processes { try end(process) }
    try container.write { try $0.insert(Shelf(id: UUID(1), name: "A")) }
    let found = try server.shelves(in: container)
    #expect(found == ["A"])
  }

  @Test func `a connection that is lost in a write, the write is done again, once`() throws {
    let container = try server.library()
    let attempts = Mutex(0)
    try container.write { context in
      let attempt = attempts.withLock { count in
        count += 1
        return count
      }
      try context.insert(Shelf(id: UUID(UInt64(attempt)), name: "A"))
      if attempt == 1 { try end(backend(of: context)) }
      _ = try context.fetchCount(FetchDescriptor<Shelf>())
    }
    let (found, count) = (try container.read { try $0.fetch(FetchDescriptor<Shelf>()) }, attempts.withLock { $0 })
    #expect(found.map(\.id) == [UUID(2)])
    #expect(found.map(\.number) == [1])
    #expect(count == 2)
  }

  @Test func `what takes from outside what can't be taken twice is given up instead`() throws {
    let container = try server.library()
    let rows = Mutex(["A", "B", "C"])
    let error = failure {
      try container.write { context in
        context.forbidRepetition()
        while let name = rows.withLock({ $0.isEmpty ? nil : $0.removeFirst() }) {
          try context.insert(Shelf(id: UUID(), name: name))
          if name == "B" { try end(backend(of: context)) }
        }
      }
    }
    let isOfConnection = error?.isOfConnection == true
    #expect(isOfConnection, "\(String(describing: error))")
    let (left, found) = (rows.withLock { $0 }, try server.shelves(in: container))
    #expect(left.isEmpty || left == ["C"])
    #expect(found.isEmpty)
  }

  @Test func `an import during which the connection is lost imports nothing, and not what is left of the document`()
    throws
  {
    let source = try Engine.memory.library(shelves: (1...40).map { Shelf(id: UUID(UInt64($0)), name: "\($0)") })
    let document = Array(try Document.export(source).utf8)
    let container = try server.library()
    let starts = stride(from: 0, to: document.count, by: 64)
    let parts = Mutex(starts.map { Data(document[$0..<min($0 + 64, document.count)]) })
    let error = failure {
      try container.importDocument {
        let (part, isHalf) = parts.withLock { parts in
          (parts.isEmpty ? nil : parts.removeFirst(), parts.count == document.count / 128)
        }
        if isHalf { try endWriter() }
        return part
      }
    }
    let isOfConnection = error?.isOfConnection == true
    #expect(isOfConnection, "\(String(describing: error))")
    let found = try server.shelves(in: container)
    #expect(found.isEmpty)
  }

  /// Ends the connection that holds the lock of this test's book.
  private func endWriter() throws {
    let sql = """
      SELECT pid FROM pg_locks WHERE locktype = 'advisory' \
      AND ((classid::int8 << 32) | objid::int8) = $1
      """
    let found = try server.connection().run(sql, [.number(server.address.lock)])
    for row in 0..<found.count { try end(try found.values(at: row)[0].number) }
  }

  @Test func `a commit during which the connection is lost is asked for, and done again where it wasn't done`() throws {
    let container = try server.library()
    // The first commit ends its own connection before it is done.
    try server.connection().execute(
      """
      CREATE SEQUENCE attempts;
      CREATE FUNCTION fall() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN \
      IF nextval('attempts') = 1 THEN PERFORM pg_terminate_backend(pg_backend_pid()); END IF; RETURN NULL; END $$;
      CREATE CONSTRAINT TRIGGER fall AFTER INSERT ON "shelf" DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION fall()
      """)
    try container.write { try $0.insert(Shelf(id: UUID(1), name: "A")) }
    let found = try server.shelves(in: container)
    #expect(found == ["A"])
  }

  @Test func `each commit is written down by an id, in its own transaction`() throws {
    let container = try server.library()
    try container.write { try $0.insert(Shelf(id: UUID(1), name: "A")) }
    _ = failure {
      try container.write { context in
        try context.insert(Shelf(id: UUID(2), name: "B"))
        throw PersistenceError.misuse("undo")
      }
    }
    try container.write { _ in }
    let commits = try server.connection().run("SELECT token FROM persistence_commit").count
    #expect(commits == 1)
  }

  /// A library behind a proxy, which cuts the connection after that text.
  private func cutLibrary(
    after text: String, times: Int = 1, busyTimeout: Duration = .seconds(5)
  ) throws -> (ModelContainer, CuttingProxy, TemporaryFolder) {
    let folder = try TemporaryFolder(for: "p/")
    let proxy = try CuttingProxy(
      in: folder.url.path, before: server.cluster.folder, cutting: .after(text), times: times)
    let address = try ServerAddress("postgresql://tester@/postgres?host=\(folder.url.path)&book=\(server.address.book)")
    try server.library().close()
    let configuration = ModelConfiguration(location: .server(address), busyTimeout: busyTimeout)
    return (try ModelContainer(for: Library.models, configuration: configuration), proxy, folder)
  }

  @Test func `a commit whose answer is lost is found by its id, and not done twice`() throws {
    let (container, proxy, folder) = try cutLibrary(after: "COMMIT\0")
    defer { withExtendedLifetime(folder) { proxy.close() } }
    let attempts = Mutex(0)
    try container.write { context in
      attempts.withLock { $0 += 1 }
      try context.insert(Shelf(id: UUID(1), name: "A"))
    }
    let (count, left) = (attempts.withLock { $0 }, proxy.cutsLeft)
    let found = try server.shelves(in: server.library())
    #expect(left == 0)
    #expect(count == 1)
    #expect(found == ["A"])
  }

  @Test func `a connection that is lost again and again is given up, and nothing is half done`() throws {
    let (container, proxy, folder) = try cutLibrary(
      after: "INSERT INTO \"shelf\"", times: 100, busyTimeout: .milliseconds(300))
    defer { withExtendedLifetime(folder) { proxy.close() } }
    let error = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) } }
    let isOfConnection = error?.isOfConnection == true
    #expect(isOfConnection, "\(String(describing: error))")
    let found = try server.shelves(in: server.library())
    #expect(found.isEmpty)
  }

  @Test func `a commit that can't be asked for has an unknown outcome`() throws {
    let (container, proxy, folder) = try cutLibrary(after: "COMMIT\0", busyTimeout: .milliseconds(300))
    defer { withExtendedLifetime(folder) { proxy.close() } }
    let error = failure {
      try container.write { context in
        try context.insert(Shelf(id: UUID(1), name: "A"))
        proxy.refuse()
      }
    }
    let isUnknown = if case .outcomeUnknown = error { true } else { false }
    #expect(isUnknown, "\(String(describing: error))")
  }

  @Test(arguments: [false, true])
  func `a connection that is lost at any message of a write, the write is done once`(_ isReceived: Bool) throws {
    try server.library().close()
    // The first time nothing is cut, which tells how many messages there are.
    var (next, count) = (1, Int.max)
    var names: [String] = []
    while next <= count {
      let folder = try TemporaryFolder(for: "p/")
      let proxy = try CuttingProxy(
        in: folder.url.path, before: server.cluster.folder,
        cutting: count == .max ? .never : .message(next, isReceived: isReceived))
      defer { withExtendedLifetime(folder) { proxy.close() } }
      let name = "\(names.count)"
      let configuration = try server.configuration(behind: folder)
      do throws(PersistenceError) {
        let container = try ModelContainer(for: Library.models, configuration: configuration)
        try container.write { context in
          let id = UUID(UInt64(names.count + 1))
          _ = try context.insert(Shelf(id: id, name: "A"))
          _ = try context.update(Shelf.self, for: id) { $0.name = name }
        }
        names.append(name)
      } catch {
        // Only the first connection isn't tried again.
        #expect(error.isOfConnection, "\(next): \(error)")
      }
      if count == .max { count = proxy.messages } else { next += 1 }
      let found = try server.shelves(in: server.library())
      #expect(found == names, "\(next) of \(count)")
    }
    #expect(names.count > 4)
  }

  // MARK: - Observation

  @Test func `nobody is told of a commit unless somebody listens`() throws {
    let container = try server.library()
    let book = PostgreSQLBook(connection: try server.connection())
    let silent = try server.connection()
    try silent.execute("LISTEN \(book.channel.quoted)")
    try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "A")) }
    let isTold = try silent.waitForNotification(.milliseconds(100))
    #expect(!isTold)
    let listener = try server.connection()
    try listener.listen(to: book.channel)
    try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "B")) }
    let isHeard = try listener.waitForNotification(.seconds(10))
    #expect(isHeard)
  }

  @Test(arguments: [false, true])
  func `commits of others are noticed, told or not`(_ isDeaf: Bool) async throws {
    var configuration = server.configuration()
    configuration.isDeaf = isDeaf
    let (writer, reader) = (
      try server.library(),
      try PostgreSQLStore(
        models: Library.models, address: server.address, configuration: configuration, decoded: DecodedRows())
    )
    let listener = ChangeListener(to: reader.changes)
    reader.watchForeignCommits()
    try await writer.write { try $0.insert(Shelf(id: UUID(1), name: "A")) }
    let change = await listener.queue.next()
    #expect(change?.isForeign == true)
    reader.close()
  }

  @Test func `own commits aren't those of others`() async throws {
    let container = try server.library()
    let store = try #require(container.engine as? PostgreSQLStore)
    let listener = ChangeListener(to: store.changes)
    store.watchForeignCommits()
    for id in 1...20 as ClosedRange<UInt64> {
      try await container.write { try $0.insert(Shelf(id: UUID(id), name: "\(id)")) }
    }
    // Several looks at the book.
    try await Task.sleep(for: .milliseconds(300))
    store.close()
    let change = await listener.queue.next()
    #expect(change?.isForeign == false)
  }
}
