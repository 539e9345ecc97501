import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct EngineSavepointTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book

  private struct Interruption: Error {}

  private func names(in container: ModelContainer) throws -> [String] {
    try container.read { try $0.fetch(FetchDescriptor<Shelf>()).map(\.name) }
  }

  @Test(arguments: Engine.allCases)
  func `what a savepoint throws undoes its own part, and the rest goes on`(_ engine: Engine) throws {
    let container = try engine.library()
    let found = try container.write { context in
      try context.insert(Shelf(id: UUID(1), name: "A"))
      let found = failure {
        try context.savepoint { part in
          try part.insert(Shelf(id: UUID(2), name: "B"))
          throw Interruption()
        }
      }
      try context.insert(Shelf(id: UUID(3), name: "C"))
      return found
    }
    let left = try names(in: container)
    let expected = PersistenceError.thrown(Interruption())
    #expect(found == expected)
    #expect(left == ["A", "C"])
  }

  @Test(arguments: Engine.allCases)
  func `savepoints nest to any depth, and each undoes its own`(_ engine: Engine) throws {
    let container = try engine.library()
    /// Adds a shelf at each depth; every third depth fails.
    func nest(_ depth: UInt64, in context: borrowing ModelContext) throws {
      try context.insert(Shelf(id: UUID(depth), name: "\(depth)"))
      if depth < 8 { _ = failure { try context.savepoint { try nest(depth + 1, in: $0) } } }
      if depth == 6 { throw Interruption() }
    }
    try container.write { try nest(1, in: $0) }
    let left = try names(in: container)
    #expect(left == ["1", "2", "3", "4", "5"])
  }

  @Test(arguments: Engine.allCases)
  func `a savepoint gives back the numbers and the sums`(_ engine: Engine) throws {
    let container = try engine.library(shelves: [Shelf(id: UUID(1), name: "A")])
    let number = try container.write { context in
      try context.insert(Book(id: UUID(10), price: 1, shelf: UUID(1)))
      _ = failure {
        try context.savepoint { part in
          try part.insert(Book(id: UUID(11), price: 2, shelf: UUID(1)))
          _ = try part.totals(of: Library.prices, in: 0)
          try part.insert(Book(id: UUID(12), price: 4, shelf: UUID(1)))
          throw Interruption()
        }
      }
      return try context.insert(Book(id: UUID(13), price: 8, shelf: UUID(1)))
    }
    let total = try container.read { try $0.total(of: Library.prices, for: UUID(1), in: 0) }
    let expected = RollupTotal(sum: 9, count: 2, sumInBucket: 0)
    #expect(number == 2)
    #expect(total == expected)
  }

  @Test(arguments: Engine.allCases)
  func `sums that don't fit fail alone when a savepoint finds it out`(_ engine: Engine) throws {
    let container = try engine.library(shelves: [Shelf(id: UUID(1), name: "A")])
    let found = try container.write { context in
      try context.insert(Book(id: UUID(10), price: 1, shelf: UUID(1)))
      return failure {
        try context.savepoint { part in
          try part.insert(Book(id: UUID(11), price: .max, shelf: UUID(1)))
          _ = try part.totals(of: Library.prices, in: 0)
        }
      }
    }
    let total = try container.read { try $0.total(of: Library.prices, for: UUID(1), in: 0).sum }
    let expected = PersistenceError.overflow(table: "shelf_year")
    #expect(found == expected)
    #expect(total == 1)
  }

  @Test(arguments: Engine.allCases)
  func `a delete that overflows a sum leaves nothing of itself`(_ engine: Engine) throws {
    let container = try engine.library(
      shelves: [Shelf(id: UUID(1), name: "A")],
      books: [
        Book(id: UUID(10), price: .max, shelf: UUID(1)), Book(id: UUID(11), price: -2, shelf: UUID(1)),
        Book(id: UUID(12), price: 2, shelf: UUID(1)),
      ])
    let found = try container.write { context in failure { try context.delete(Book.self, for: UUID(11)) } }
    let total = try container.read { try $0.total(of: Library.prices, for: UUID(1), in: 0) }
    let expected = PersistenceError.overflow(table: "shelf_year")
    let expectedTotal = RollupTotal(sum: .max, count: 3, sumInBucket: 0)
    #expect(found == expected)
    #expect(total == expectedTotal)
  }

  @Test(arguments: Engine.allCases)
  func `a refused statement leaves nothing of itself`(_ engine: Engine) throws {
    let container = try engine.library(
      shelves: [Shelf(id: UUID(1), name: "A")], books: [Book(id: UUID(10), price: 1, shelf: UUID(1))])
    let refused = try container.write { context in
      [
        failure { _ = try context.insert(Book(id: UUID(10), price: 2, shelf: UUID(1))) },
        failure { try context.update(Book(id: UUID(10), pages: -1, price: 4, shelf: UUID(1))) },
        failure { _ = try context.upsert(Book(id: UUID(10), price: 8, shelf: UUID(9))) },
        failure { _ = try context.update(Book.self, for: UUID(10)) { ($0.price, $0.title) = (16, "") } },
        failure { _ = try context.upsert(Book(id: UUID(11), title: "", price: 32, shelf: UUID(1))) },
      ].compactMap(\.self).count
    }
    let total = try container.read { try $0.total(of: Library.prices, for: UUID(1), in: 2000) }
    let expected = RollupTotal(sum: 1, count: 1, sumInBucket: 1)
    #expect(refused == 5)
    #expect(total == expected)
  }
}
