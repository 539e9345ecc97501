import Foundation
import Testing

@testable import PersistenceKit

/// Observations of a database in whose place a restore puts another file.
@Suite(.temporaryFolder, .timeLimit(.minutes(10))) struct ObservationRestoreTests {
  private typealias Shelf = Library.Shelf

  private let url = TemporaryFolder.current.newPlace(for: "library.store")
  private let backup = TemporaryFolder.current.file("backup.store")
  private let models = Library.models + [HistoryStep.self]

  /// A library with a shelf, of which there is a backup, and another shelf since.
  private func open(allowsSave: Bool = true) throws -> ModelContainer {
    let writing = try ModelContainer(for: models, configuration: ModelConfiguration(url: url, history: .test))
    try writing.write { _ = try $0.insert(Shelf(id: UUID(1), name: "Hall")) }
    try writing.backUp(to: backup)
    try writing.write { _ = try $0.insert(Shelf(id: UUID(2), name: "Attic")) }
    if allowsSave { return writing }
    writing.close()
    return try ModelContainer(for: models, configuration: ModelConfiguration(url: url, allowsSave: false))
  }

  private func restore() async throws {
    try await ModelContainer.restore(
      from: backup, for: models, configuration: ModelConfiguration(url: url, history: .test))
  }

  private func count(in container: ModelContainer) throws(PersistenceError) -> Int {
    try container.read { try $0.fetchCount(FetchDescriptor<Shelf>()) }
  }

  private func failureToCount(in container: ModelContainer) -> PersistenceError? {
    failure { _ = try count(in: container) }
  }

  private func names(_ shelves: [Shelf]?) -> [String]? { shelves?.map(\.name).sorted() }

  @Test(arguments: [true, false])
  func `an iteration goes on with the restored data`(_ allowsSave: Bool) async throws {
    let container = try open(allowsSave: allowsSave)
    var iterator = container.observe(FetchDescriptor<Shelf>()).makeAsyncIterator()
    let before = try await iterator.next()
    try await restore()
    let restored = try await iterator.next()
    #expect(names(before) == ["Attic", "Hall"])
    #expect(names(restored) == ["Hall"])
  }

  @Test func `what is written then is heard as before, of this container and of others`() async throws {
    let container = try open()
    var iterator = container.observe(FetchDescriptor<Shelf>()).makeAsyncIterator()
    _ = try await iterator.next()
    try await restore()
    _ = try await iterator.next()
    try await container.write { _ = try $0.insert(Shelf(id: UUID(3), name: "Cellar")) }
    let own = try await iterator.next()
    let other = try ModelContainer(for: models, configuration: ModelConfiguration(url: url, history: .test))
    try await other.write { _ = try $0.insert(Shelf(id: UUID(4), name: "Loft")) }
    let foreign = try await iterator.next()
    #expect(names(own) == ["Cellar", "Hall"])
    #expect(names(foreign) == ["Cellar", "Hall", "Loft"])
  }

  @Test func `a token from before it isn't a place in the history any more`() async throws {
    let container = try open()
    let changes = container.changes()
    let token = try await container.read { try $0.historyToken() }
    try await restore()
    for await change in changes where change.isForeign { break }
    let page = try await container.read { try $0.history(after: token) }
    guard case .restarted(let next) = page else {
      Issue.record("the history goes on: \(page)")
      return
    }
    #expect(next.number == 1)
  }

  @Test func `a restore waits for a read that is running`() async throws {
    let container = try open()
    var iterator = container.observe(FetchDescriptor<Shelf>()).makeAsyncIterator()
    _ = try await iterator.next()
    async let restored: Void = restore()
    let found = try await container.read { context in
      let first = try context.fetchCount(FetchDescriptor<Shelf>())
      usleep(600_000)
      return [first, try context.fetchCount(FetchDescriptor<Shelf>())]
    }
    try await restored
    #expect(found[0] == found[1])
  }

  @Test func `what a killed restore has left says nothing`() async throws {
    let container = try open()
    let store = try #require(container.engine as? SQLiteStore)
    let notice = URL(filePath: url.path + "-restoring")
    try Data().write(to: notice)
    let isPosted = RestoreNotice.isPosted(for: url.path)
    let hasGivenWay = store.giveWay()
    try FileManager.default.removeItem(at: notice)
    #expect(!isPosted)
    #expect(!hasGivenWay)
  }

  @Test func `a file that can't be opened then is asked for again by the next call`() async throws {
    let container = try open()
    let store = try #require(container.engine as? SQLiteStore)
    let elsewhere = TemporaryFolder.current.file("elsewhere.store")
    let poster = RestoreNotice(for: url.path)
    let waiting = Task.detached { store.giveWay() }
    // It has closed its connections when the log is gone.
    while FileManager.default.fileExists(atPath: url.path + "-wal") { try await Task.sleep(for: .milliseconds(5)) }
    try FileManager.default.moveItem(at: url, to: elsewhere)
    try Data("no database".utf8).write(to: url)
    withExtendedLifetime(poster) {}
    _ = consume poster
    let hasGivenWay = await waiting.value
    let failure = failureToCount(in: container)
    try FileManager.default.removeItem(at: url)
    try FileManager.default.moveItem(at: elsewhere, to: url)
    let count = try count(in: container)
    #expect(hasGivenWay)
    #expect(failure == .notADatabase(path: url.path))
    #expect(count == 2)
  }
}
