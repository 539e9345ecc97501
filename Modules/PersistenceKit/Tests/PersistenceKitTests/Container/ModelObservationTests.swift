import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder, .timeLimit(.minutes(10))) struct ModelObservationTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book
  private typealias Reader = Library.Reader

  private let hall = Shelf(id: UUID(1), number: 1, name: "Hall")
  private let emma = Book(id: UUID(10), title: "Emma", shelf: UUID(1))

  @Test(arguments: Engine.allCases)
  func `an observation begins with what is there`(_ engine: Engine) async throws {
    let container = try engine.library(shelves: [hall])
    var iterator = container.observe(FetchDescriptor<Shelf>()).makeAsyncIterator()
    let found = try await iterator.next()
    #expect(found == [hall])
  }

  @Test(arguments: Engine.committing)
  func `it goes on with each commit to its models, and to no other`(_ engine: Engine) async throws {
    let container = try engine.library(shelves: [hall])
    var iterator = container.observe { try $0.fetchCount(FetchDescriptor<Reader>()) }.makeAsyncIterator()
    let first = try await iterator.next()
    try await container.write { [emma] in try $0.insert(emma) }
    try await container.write { _ = try $0.insert(Reader(id: UUID(101), name: "Ann")) }
    let second = try await iterator.next()
    #expect(first == 0)
    #expect(second == 1)
  }

  @Test(arguments: Engine.committing)
  func `the models of a predicate's relationships count too`(_ engine: Engine) async throws {
    let container = try engine.library(shelves: [hall], books: [emma])
    let inHall = FetchDescriptor<Book>(predicate: #Predicate { $0.onShelf.name == "Hall" })
    var iterator = container.observe(inHall).makeAsyncIterator()
    let first = try await iterator.next()?.map(\.title)
    try await container.write { [hall] in try $0.update(Shelf.self, for: hall.id) { $0.name = "Attic" } }
    let second = try await iterator.next()?.map(\.title)
    #expect(first == ["Emma"])
    #expect(second == [])
  }

  @Test(arguments: Engine.committing)
  func `commits that come meanwhile are one element, the last one`(_ engine: Engine) async throws {
    let container = try engine.library()
    var iterator = container.observe(FetchDescriptor<Reader>()).makeAsyncIterator()
    _ = try await iterator.next()
    for number in 1...20 as ClosedRange<UInt64> {
      try await container.write { _ = try $0.insert(Reader(id: UUID(number), name: "R")) }
    }
    let found = try await iterator.next()?.count
    container.close()
    let end = try await iterator.next()
    #expect(found == 20)
    #expect(end == nil)
  }

  @Test func `a commit of another container is followed`() async throws {
    let url = TemporaryFolder.current.newPlace(for: "engine.store")
    func open() throws -> ModelContainer {
      try ModelContainer(for: Library.models, configuration: ModelConfiguration(url: url))
    }
    let (container, other) = (try open(), try open())
    var iterator = container.observe(FetchDescriptor<Shelf>()).makeAsyncIterator()
    let before = try await iterator.next()
    try await other.write { [hall] in _ = try $0.insert(hall) }
    let after = try await iterator.next()
    #expect(before == [])
    #expect(after == [hall])
  }

  @Test(arguments: Engine.committing)
  func `an error ends it`(_ engine: Engine) async throws {
    let container = try engine.library(shelves: [hall])
    var iterator = container.observe { context in
      if try context.fetchCount(FetchDescriptor<Shelf>()) > 1 { throw PersistenceError.busy }
      return 1
    }.makeAsyncIterator()
    let first = try await iterator.next()
    try await container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "Attic")) }
    await #expect(throws: PersistenceError.busy) { try await iterator.next() }
    let end = try await iterator.next()
    #expect(first == 1)
    #expect(end == nil)
  }

  @Test(arguments: Engine.committing)
  func `it ends with its task, and keeps no container alive`(_ engine: Engine) async throws {
    var container: ModelContainer? = try engine.library()
    let observation = container?.observe(FetchDescriptor<Shelf>())
    let task = Task {
      var count = 0
      if let observation { for try await _ in observation { count += 1 } }
      return count
    }
    task.cancel()
    let cancelled = try await task.value
    weak let former = container
    container = nil
    var iterator = observation?.makeAsyncIterator()
    let end = try await iterator?.next()
    #expect(cancelled <= 1)
    #expect(former == nil)
    #expect(end == nil)
  }
}
