import Foundation
import Testing

@testable import PersistenceKit

@Suite(.timeLimit(.minutes(10))) struct ForeignChangesTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
  }

  /// Whether the next change is foreign.
  private func next(_ changes: inout ModelChanges.Iterator) async -> Bool? { await changes.next()?.isForeign }

  @Test func `a commit of another container is foreign, and may have changed everything`() async throws {
    var changes = container.changes().makeAsyncIterator()
    let other = try ModelContainer.league(in: folder)
    try await other.write { _ = try $0.insert(Chapter(id: 1)) }
    let change = await changes.next()
    #expect(change?.isForeign == true)
    #expect(change?.includes(Team.self) == true)
  }

  @Test func `a commit through SQL is foreign`() async throws {
    var changes = container.changes().makeAsyncIterator()
    for number in 1...3 {
      try folder.sql("INSERT INTO chapter (id, pages) VALUES (\(number), 1)")
      let isForeign = await next(&changes)
      #expect(isForeign == true)
    }
  }

  @Test func `a commit before the iteration isn't seen`() async throws {
    try folder.sql("INSERT INTO chapter (id, pages) VALUES (1, 1)")
    var changes = container.changes().makeAsyncIterator()
    try await Task.sleep(for: .milliseconds(600))
    try await container.write { _ = try $0.insert(Chapter(id: 2)) }
    let isForeign = await next(&changes)
    #expect(isForeign == false)
  }

  @Test func `commits of others are heard by a container that writes without pause`() async throws {
    var changes = container.changes().makeAsyncIterator()
    for number in 1...20 {
      try folder.sql("INSERT INTO chapter (id, pages) VALUES (\(100 + number), 1)")
      try await container.write { _ = try $0.insert(Chapter(id: Int64(number))) }
      let isForeign = await next(&changes)
      #expect(isForeign == true)
    }
  }

  @Test func `a commit after the sequence is made is seen by its iteration`() async throws {
    let sequence = container.changes()
    try folder.sql("INSERT INTO chapter (id, pages) VALUES (1, 1)")
    var changes = sequence.makeAsyncIterator()
    let isForeign = await next(&changes)
    #expect(isForeign == true)
  }

  @Test func `own commits are never foreign`() async throws {
    var changes = container.changes().makeAsyncIterator()
    for number in 1...4 {
      try await container.write { _ = try $0.insert(Chapter(id: Int64(number))) }
      try await Task.sleep(for: .milliseconds(150))
      let isForeign = await next(&changes)
      #expect(isForeign == false)
    }
  }

  @Test func `a container that doesn't allow saving sees what others commit`() async throws {
    let reader = try ModelContainer(for: League.models, configuration: .league(folder.file(), allowsSave: false))
    var changes = reader.changes().makeAsyncIterator()
    for number in 1...2 {
      try await container.write { _ = try $0.insert(Chapter(id: Int64(number))) }
      let isForeign = await next(&changes)
      #expect(isForeign == true)
    }
  }

  @Test func `without listeners nothing is looked at, and the next one begins anew`() async throws {
    do {
      var changes = container.changes().makeAsyncIterator()
      try folder.sql("INSERT INTO chapter (id, pages) VALUES (1, 1)")
      _ = await next(&changes)
    }
    let engine = try #require(container.engine as? SQLiteStore)
    let deadline = ContinuousClock.now.advanced(by: .seconds(10))
    while engine.foreign.isLooking, ContinuousClock.now < deadline { try await Task.sleep(for: .milliseconds(20)) }
    let isLooking = engine.foreign.isLooking
    #expect(!isLooking)
    var changes = container.changes().makeAsyncIterator()
    try folder.sql("INSERT INTO chapter (id, pages) VALUES (2, 1)")
    let isForeign = await next(&changes)
    #expect(isForeign == true)
  }

  @Test func `a commit of another process is foreign`() async throws {
    var changes = container.changes().makeAsyncIterator()
    await #expect(processExitsWith: .success) { [path = folder.file().path as String] in
      let other = try ModelContainer(for: League.models, configuration: .league(URL(filePath: path)))
      try await other.write { _ = try $0.insert(Chapter(id: 1)) }
    }
    let isForeign = await next(&changes)
    #expect(isForeign == true)
  }
}
