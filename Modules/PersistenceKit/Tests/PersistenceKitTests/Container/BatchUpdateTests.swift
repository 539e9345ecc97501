import Foundation
import PersistenceKit
import Testing

/// Changes of all rows that match, and of the row that has a unique value.
@Suite(.temporaryFolder) struct BatchUpdateTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book

  private let shelves = [Shelf(id: UUID(1), name: "Hall"), Shelf(id: UUID(2), name: "Attic", room: "attic")]

  private func library(on engine: Engine) throws -> ModelContainer {
    let container = try engine.recordedLibrary()
    try container.write { context in
      for shelf in shelves { try context.insert(shelf) }
      for number in 1...5 as ClosedRange<UInt64> {
        try context.insert(Book(id: UUID(10 + number), title: "B\(number)", price: Int64(number), shelf: UUID(1)))
      }
    }
    return container
  }

  @Test(arguments: Engine.allCases)
  func `the rows that match are changed, with their sums, and undone in one step`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let before = try LibraryState(of: container)
    let count = try container.write { try $0.update(Book.self, where: #Predicate { $0.price > 2 }) { $0.price += 10 } }
    let after = try LibraryState(of: container)
    let (prices, buckets) = (
      after.books.map(\.price), try container.read { try $0.buckets(of: Library.prices, for: UUID(1)) }
    )
    try container.undoLast()
    let undone = try LibraryState(of: container)
    #expect(count == 3)
    #expect(prices == [1, 2, 13, 14, 15])
    #expect(buckets.map(\.sum) == [45])
    #expect(undone == before)
  }

  @Test(arguments: Engine.allCases)
  func `no row is changed when one can't be`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let before = try LibraryState(of: container)
    let refused = try container.write { context in
      failure { try context.update(Book.self, where: nil) { $0.pages = $0.price == 4 ? 9_999 : 1 } }
    }
    let after = try LibraryState(of: container)
    let steps = try container.steps().count
    guard case .constraint = refused else {
      Issue.record("\(String(describing: refused))")
      return
    }
    #expect(after == before)
    #expect(steps == 1)
  }

  @Test(arguments: Engine.allCases)
  func `a row is replaced by a unique value, and keeps its id and its number`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let (stored, added) = try container.write { context in
      (
        try context.upsert(Shelf(id: UUID(3), name: "Hall", room: "attic"), by: \.name),
        try context.upsert(Shelf(id: UUID(4), name: "Roof"), by: \.name)
      )
    }
    let found = try LibraryState(of: container).shelves
    let expected = [
      Shelf(id: UUID(1), number: 1, name: "Hall", room: "attic"),
      Shelf(id: UUID(2), number: 2, name: "Attic", room: "attic"), Shelf(id: UUID(4), number: 3, name: "Roof"),
    ]
    #expect(found == expected)
    #expect([stored, added] == [expected[0], expected[2]])
  }

  @Test(arguments: Engine.allCases)
  func `a property without a unique index of its own is refused`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let book = Book(id: UUID(11), title: "B1", shelf: UUID(1))
    let refused = try container.write { context in failure { try context.upsert(book, by: \.title) } }
    #expect(refused == .misuse("book has no unique index of the property to upsert by"))
  }
}
