import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct EngineWritingTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book
  private typealias Loan = Library.Loan

  private struct Interruption: Error {}

  /// Two shelves, one above the other, three books, and a loan of the second.
  private func library(_ engine: Engine) throws -> ModelContainer {
    try engine.library(
      shelves: [Shelf(id: UUID(1), name: "A"), Shelf(id: UUID(2), name: "B", room: "attic", above: UUID(1))],
      books: [
        Book(id: UUID(10), pages: 10, price: 1, shelf: UUID(1)),
        Book(id: UUID(11), pages: 20, price: 2, shelf: UUID(1)),
        Book(id: UUID(12), pages: 30, price: 4, shelf: UUID(2)),
      ],
      loans: [Loan(id: UUID(20), book: UUID(11))])
  }

  private func prices(in container: ModelContainer) throws -> [UUID: Int64] {
    try container.read { try $0.totals(of: Library.prices, in: 0).mapValues(\.sum) }
  }

  private func count<Model: PersistentModel>(_ type: Model.Type, in container: ModelContainer) throws -> Int {
    try container.read { try $0.fetchCount(FetchDescriptor<Model>()) }
  }

  private func violation(_ kind: Constraint.Kind, _ table: String, _ column: String) -> PersistenceError {
    .constraint(Constraint(kind: kind, table: table, columns: [column]))
  }

  // MARK: - Upsert

  @Test(arguments: Engine.allCases)
  func `an upsert adds a row, or replaces the one with its id, which keeps its number`(_ engine: Engine) throws {
    let container = try library(engine)
    let (added, replaced) = try container.write { context in
      (try context.upsert(Shelf(id: UUID(3), name: "C")), try context.upsert(Shelf(id: UUID(1), number: 9, name: "Z")))
    }
    let stored = try container.read { try $0.model(Shelf.self, for: UUID(1)) }
    let expected = Shelf(id: UUID(1), number: 1, name: "Z")
    #expect(added == 3)
    #expect(replaced == 1)
    #expect(stored == expected)
  }

  @Test(arguments: Engine.allCases)
  func `an upsert of a known row uses up no number`(_ engine: Engine) throws {
    let container = try library(engine)
    let number = try container.write { context in
      for _ in 0..<5 { try context.upsert(Shelf(id: UUID(1), name: "A")) }
      for _ in 0..<5 { try context.upsert(Loan(id: UUID(20), book: UUID(10))) }
      return [
        try context.upsert(Shelf(id: UUID(3), name: "C")), try context.upsert(Loan(id: UUID(21), book: UUID(10))),
      ]
    }
    let expected: [Int64] = [3, 2]
    #expect(number == expected)
  }

  @Test(arguments: Engine.allCases)
  func `an upsert resolves no conflict but the key's`(_ engine: Engine) throws {
    let container = try library(engine)
    let (adding, replacing, unknown) = (
      failure { try container.write { _ = try $0.upsert(Shelf(id: UUID(3), name: "B")) } },
      failure { try container.write { _ = try $0.upsert(Shelf(id: UUID(1), name: "B")) } },
      failure { try container.write { _ = try $0.upsert(Book(id: UUID(10), shelf: UUID(99))) } }
    )
    let (name, shelf) = (violation(.unique, "shelf", "name"), violation(.foreignKey, "book", "shelf_id"))
    #expect(adding == name)
    #expect(replacing == name)
    #expect(unknown == shelf)
  }

  @Test(arguments: Engine.allCases)
  func `an upsert moves a row between the sums of its rollups`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { context in
      try context.upsert(Book(id: UUID(10), price: 8, shelf: UUID(2)))
      try context.upsert(Book(id: UUID(13), price: 16, shelf: UUID(2)))
    }
    let found = try prices(in: container)
    let expected = [UUID(1): Int64(2), UUID(2): 28]
    #expect(found == expected)
  }

  // MARK: - Change in place

  @Test(arguments: Engine.allCases)
  func `a change returns the new model as it was stored`(_ engine: Engine) throws {
    let container = try library(engine)
    let (changed, stored) = try container.write { context in
      let changed = try context.update(Book.self, for: UUID(10)) {
        ($0.title, $0.added) = ("Cafe\u{301}", Date(timeIntervalSince1970: 0.0004))
      }
      return (changed, try context.model(Book.self, for: UUID(10)))
    }
    let title = Array(changed.title.unicodeScalars)
    let expected = Array("Caf\u{E9}".unicodeScalars)
    #expect(changed == stored)
    #expect(title == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a change moves a row between the sums of its rollups`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { context in
      _ = try context.update(Book.self, for: UUID(10)) { ($0.price, $0.shelf) = (8, UUID(2)) }
      _ = try context.update(Book.self, for: UUID(11)) { $0.title = "Same price" }
    }
    let found = try prices(in: container)
    let expected = [UUID(1): Int64(2), UUID(2): 12]
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a change whose closure writes the row by itself keeps the sums exact`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { context in
      _ = try context.update(Book.self, for: UUID(10)) { book in
        try context.update(Book(id: UUID(10), pages: 50, price: 64, shelf: UUID(2)))
        book.title = "Both"
      }
    }
    let (found, book) = (try prices(in: container), try container.read { try $0.model(Book.self, for: UUID(10)) })
    let expected = [UUID(1): Int64(2), UUID(2): 68]
    let columns = [book?.title, book?.pages.description]
    #expect(found == expected)
    #expect(columns == ["Both", "50"])
  }

  @Test(arguments: Engine.allCases)
  func `a change of the number is a mistake`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { _ = try $0.update(Shelf.self, for: UUID(1)) { $0.number = 7 } } }
    let expected = PersistenceError.misuse("a change of a row of shelf can't change its number")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a change of the id is a mistake`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure {
      try container.write {
        _ = try $0.update(Shelf.self, for: UUID(1)) { $0 = Shelf(id: UUID(7), number: 1, name: "A") }
      }
    }
    let expected = PersistenceError.misuse("a change of a row of shelf can't change its id")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `what isn't there can't be changed, and what its closure throws is passed on`(_ engine: Engine) throws {
    let container = try library(engine)
    let missing = failure { try container.write { _ = try $0.update(Shelf.self, for: UUID(9)) { $0.name = "Z" } } }
    let thrown = failure {
      try container.write { _ = try $0.update(Shelf.self, for: UUID(1)) { _ in throw Interruption() } }
    }
    let (notFound, interruption) = (PersistenceError.notFound(table: "shelf"), PersistenceError.thrown(Interruption()))
    #expect(missing == notFound)
    #expect(thrown == interruption)
  }

  // MARK: - Batch delete

  @Test(arguments: Engine.allCases)
  func `a batch delete takes what matches, and counts it`(_ engine: Engine) throws {
    let container = try library(engine)
    let counts = try container.write { context in
      [
        try context.delete(model: Loan.self), try context.delete(model: Loan.self),
        try context.delete(model: Book.self, where: #Predicate { $0.pages >= 20 }),
      ]
    }
    let (left, found) = (try count(Book.self, in: container), try prices(in: container))
    let expected = [UUID(1): Int64(1)]
    #expect(counts == [1, 0, 2])
    #expect(left == 1)
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a row that one denies undoes the whole batch, and nothing else`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = try container.write { context in
      try context.insert(Shelf(id: UUID(3), name: "C"))
      return failure { _ = try context.delete(model: Book.self) }
    }
    let counts = [try count(Book.self, in: container), try count(Shelf.self, in: container)]
    let sums = try prices(in: container)
    let denied = violation(.foreignKey, "loan", "book_id")
    let expected = [UUID(1): Int64(3), UUID(2): 4]
    #expect(found == denied)
    #expect(counts == [3, 3])
    #expect(sums == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a batch delete of parents takes their sums along`(_ engine: Engine) throws {
    let container = try library(engine)
    let matched = try container.write { context in
      try context.delete(model: Shelf.self, where: #Predicate { $0.room == "attic" })
    }
    let (pages, sums) = (try container.read { try $0.totals(of: Library.pages, in: 0) }, try prices(in: container))
    let (expectedPages, expectedSums) = (
      [Library.Genre.novel: RollupTotal(sum: 30, count: 2, sumInBucket: 30)], [UUID(1): Int64(3)]
    )
    #expect(matched == 1)
    #expect(pages == expectedPages)
    #expect(sums == expectedSums)
  }

  @Test(arguments: Engine.allCases)
  func `nothing of this is possible in a read`(_ engine: Engine) throws {
    let container = try library(engine)
    let errors = [
      failure { _ = try container.read { try $0.upsert(Shelf(id: UUID(1), name: "A")) } },
      failure { _ = try container.read { try $0.update(Shelf.self, for: UUID(1)) { $0.name = "Z" } } },
      failure { _ = try container.read { try $0.delete(model: Shelf.self) } },
      failure { _ = try container.read { try $0.savepoint { _ in } } },
    ]
    let expected = Array(repeating: PersistenceError.readOnly, count: 4)
    #expect(errors == expected)
  }
}
