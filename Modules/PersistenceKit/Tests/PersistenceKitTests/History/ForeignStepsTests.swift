import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder, .timeLimit(.minutes(10))) struct ForeignStepsTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book
  private typealias Reader = Library.Reader

  private let url = TemporaryFolder.current.newPlace(for: "library.store")

  private func open(labelled isLabelled: Bool = true) throws -> ModelContainer {
    let silent = HistoryConfiguration { nil }
    let history: HistoryConfiguration = isLabelled ? .test : silent
    return try ModelContainer(
      for: Library.models + [HistoryStep.self], configuration: ModelConfiguration(url: url, history: history))
  }

  private func addReader(_ number: UInt64, to container: ModelContainer) async throws {
    try await container.write { _ = try $0.insert(Reader(id: UUID(number), name: "R")) }
  }

  @Test func `the history tells what another container committed, from its second commit on`() async throws {
    let (container, other) = (try open(), try open())
    var changes = container.changes().makeAsyncIterator()
    try await addReader(1, to: other)
    let first = await changes.next()
    try await addReader(2, to: other)
    let second = await changes.next()
    try await other.write { _ = try $0.insert(Shelf(id: UUID(3), name: "Hall")) }
    let third = await changes.next()
    #expect(first?.isForeign == true)
    #expect(second?.tables == ["history_step", "reader"])
    #expect(third?.tables == ["history_step", "shelf"])
    #expect(second?.isForeign == false)
  }

  @Test func `rows that a delete takes along count`() async throws {
    let (container, other) = (try open(), try open())
    try await other.write { context in
      try context.insert(Shelf(id: UUID(1), name: "Hall"))
      try context.insert(Book(id: UUID(2), title: "Emma", shelf: UUID(1)))
    }
    var changes = container.changes().makeAsyncIterator()
    try await addReader(3, to: other)
    _ = await changes.next()
    try await other.write { try $0.delete(Shelf.self, for: UUID(1)) }
    let change = await changes.next()
    #expect(change?.tables == ["book", "history_step", "shelf"])
  }

  @Test func `a commit without a step may have changed everything`() async throws {
    let (container, other) = (try open(), try open())
    var changes = container.changes().makeAsyncIterator()
    try await addReader(1, to: other)
    _ = await changes.next()
    other.close()
    let silent = try open(labelled: false)
    try await addReader(2, to: silent)
    let unknown = await changes.next()
    silent.close()
    let again = try open()
    try await addReader(3, to: again)
    try await addReader(4, to: again)
    let change = await changes.next()
    #expect(unknown?.isForeign == true)
    #expect(change?.tables == ["history_step", "reader"])
  }

  @Test func `one's own commits beside others are told too`() async throws {
    let (container, other) = (try open(), try open())
    var changes = container.changes().makeAsyncIterator()
    try await addReader(1, to: other)
    _ = await changes.next()
    try await container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "Hall")) }
    try await addReader(3, to: other)
    var tables: Set<String> = []
    while !tables.isSuperset(of: ["shelf", "reader"]) {
      let change = try #require(await changes.next())
      tables.formUnion(try #require(change.tables))
    }
    #expect(tables == ["history_step", "reader", "shelf"])
  }

  @Test func `an observation passes over commits of others that it isn't about`() async throws {
    let (container, other) = (try open(), try open())
    let counts = container.observe { try $0.fetchCount(FetchDescriptor<Reader>()) }
    var iterator = counts.makeAsyncIterator()
    let first = try await iterator.next()
    try await addReader(1, to: other)
    let second = try await iterator.next()
    try await other.write { _ = try $0.insert(Shelf(id: UUID(2), name: "Hall")) }
    var changes = container.changes().makeAsyncIterator()
    try await addReader(3, to: other)
    _ = await changes.next()
    let third = try await iterator.next()
    #expect(first == 0)
    #expect(second == 1)
    #expect(third == 2)
  }
}
