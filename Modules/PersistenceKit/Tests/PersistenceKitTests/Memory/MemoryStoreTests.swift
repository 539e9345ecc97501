import Foundation
import Testing

@testable import PersistenceKit

@Suite struct MemoryStoreTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book

  private struct Interruption: Error {}

  private let shelf = Library.Shelf(id: UUID(1), name: "A")

  private func container(holding shelves: [Library.Shelf] = []) throws -> ModelContainer {
    let container = try ModelContainer(for: Library.models, configuration: .inMemory)
    try container.write { context in for shelf in shelves { try context.insert(shelf) } }
    return container
  }

  private func shelves(in container: ModelContainer) throws -> [String] {
    try container.read { try $0.fetch(FetchDescriptor<Shelf>()) }.map(\.name)
  }

  @Test func `what a write inserts is fetched with the number that it was given`() throws {
    let container = try container()
    let number = try container.write { [shelf] in try $0.insert(shelf) }
    let stored = try container.read { try $0.model(Shelf.self, for: UUID(1)) }
    let expected = Shelf(id: UUID(1), number: 1, name: "A")
    #expect(number == 1)
    #expect(stored == expected)
  }

  @Test func `a body that throws leaves nothing`() throws {
    let container = try container(holding: [shelf])
    #expect(throws: PersistenceError.self) {
      try container.write { context in
        try context.insert(Shelf(id: UUID(2), name: "B"))
        try context.delete(Shelf.self, for: UUID(1))
        throw Interruption()
      }
    }
    let names = try shelves(in: container)
    #expect(names == ["A"])
  }

  @Test func `a refused change leaves the rest of its transaction alone`() throws {
    let container = try container(holding: [shelf])
    let kind = try container.write { context -> Constraint.Kind? in
      try context.insert(Shelf(id: UUID(2), name: "B"))
      do throws(PersistenceError) {
        try context.insert(Shelf(id: UUID(3), name: "A"))
        return nil
      } catch {
        guard case .constraint(let constraint) = error else { throw error }
        return constraint.kind
      }
    }
    let names = try shelves(in: container)
    #expect(kind == .unique)
    #expect(names == ["A", "B"])
  }

  @Test func `a number is never used twice`() throws {
    let container = try container(holding: [shelf, Shelf(id: UUID(2), name: "B")])
    try container.write { context in
      try context.delete(Shelf.self, for: UUID(1))
      try context.delete(Shelf.self, for: UUID(2))
      try context.insert(Shelf(id: UUID(3), number: 1, name: "A"))
    }
    let next = try container.write { try $0.insert(Shelf(id: UUID(4), name: "C")) }
    #expect(next == 3)
  }

  @Test func `a number of one's own is kept, and the next ones follow it`() throws {
    let container = try container(holding: [Shelf(id: UUID(1), number: 7, name: "A"), Shelf(id: UUID(2), name: "B")])
    try container.write { try $0.insert(Shelf(id: UUID(3), number: 3, name: "C")) }
    let stored = try container.read { try $0.fetch(FetchDescriptor<Shelf>()) }
    let numbers = stored.map(\.number)
    let names = stored.map(\.name)
    #expect(numbers == [3, 7, 8])
    #expect(names == ["C", "A", "B"])
  }

  @Test func `after the last number there is no other`() throws {
    let container = try container(holding: [Shelf(id: UUID(1), number: .max, name: "A")])
    #expect(throws: PersistenceError.full) { try container.write { try $0.insert(Shelf(id: UUID(2), name: "B")) } }
  }

  @Test func `an update keeps the number`() throws {
    let container = try container(holding: [shelf])
    try container.write { try $0.update(Shelf(id: UUID(1), number: 40, name: "Z")) }
    let stored = try container.read { try $0.model(Shelf.self, for: UUID(1)) }
    let expected = Shelf(id: UUID(1), number: 1, name: "Z")
    #expect(stored == expected)
  }

  @Test func `a read keeps its snapshot while others write`() throws {
    let store = try MemoryStore(models: Library.models)
    let count = try store.read(cancellation: nil) { session throws(PersistenceError) in
      _ = try store.write(cancellation: nil) { [shelf] writing throws(PersistenceError) in try writing.insert(shelf) }
      return try session.fetchCount(FetchDescriptor<Shelf>())
    }
    let countAfter = try store.read(cancellation: nil) { session throws(PersistenceError) in
      try session.fetchCount(FetchDescriptor<Shelf>())
    }
    #expect(count == 0)
    #expect(countAfter == 1)
  }

  @Test func `a model comes back as a file would keep it`() throws {
    let container = try container(holding: [shelf])
    let book = Book(
      id: UUID(2), title: "Cafe\u{301}", added: Date(timeIntervalSince1970: 1.000_4), shelf: UUID(1))
    try container.write { try $0.insert(book) }
    let stored = try #require(try container.read { try $0.model(Book.self, for: UUID(2)) })
    let (scalars, added) = (stored.title.unicodeScalars.count, stored.added)
    let expected = Date(timeIntervalSince1970: 1)
    #expect(scalars == 4)
    #expect(added == expected)
  }

  @Test func `a model that the container wasn't opened with is refused`() throws {
    let container = try ModelContainer(for: Gauge.self, configuration: .inMemory)
    #expect(throws: PersistenceError.self) { try container.read { try $0.fetch(FetchDescriptor<Library.Reader>()) } }
  }

  @Test func `a closed store answers nothing`() throws {
    let container = try container(holding: [shelf])
    container.close()
    container.close()
    #expect(throws: PersistenceError.closed) { try container.read { try $0.fetchCount(FetchDescriptor<Shelf>()) } }
    #expect(throws: PersistenceError.closed) { try container.write { try $0.delete(Shelf.self, for: UUID(1)) } }
  }

  @Test func `a cancelled write leaves nothing`() throws {
    let store = try MemoryStore(models: Library.models)
    let cancellation = Cancellation()
    #expect(throws: PersistenceError.cancelled) {
      try store.write(cancellation: cancellation) { session throws(PersistenceError) in
        _ = try session.insert(Library.Shelf(id: UUID(1), name: "A"))
        cancellation.cancel()
      }
    }
    let count = try store.read(cancellation: nil) { session throws(PersistenceError) in
      try session.fetchCount(FetchDescriptor<Library.Shelf>())
    }
    #expect(count == 0)
  }
}
