import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct EngineDeleteRuleTests {
  private typealias Shelf = Library.Shelf
  private typealias Reader = Library.Reader
  private typealias Book = Library.Book
  private typealias Loan = Library.Loan

  /// Two shelves, one above the other; a book on each, one of them read and lent.
  private func library(_ engine: Engine) throws -> ModelContainer {
    try engine.library(
      shelves: [Shelf(id: UUID(1), name: "A"), Shelf(id: UUID(2), name: "B", above: UUID(1))],
      readers: [Reader(id: UUID(5), name: "Ann")],
      books: [
        Book(id: UUID(10), price: 7, shelf: UUID(1)),
        Book(id: UUID(11), price: 8, shelf: UUID(2), reader: UUID(5)),
      ],
      loans: [Loan(id: UUID(20), book: UUID(11), reader: UUID(5))])
  }

  @Test(arguments: Engine.allCases)
  func `cascade deletes what points to the row, and nullify lets it stay`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { try $0.delete(Shelf.self, for: UUID(1)) }
    let (shelves, books) = try container.read { context in
      (try context.fetch(FetchDescriptor<Shelf>()), try context.fetch(FetchDescriptor<Book>()))
    }
    let left = [Shelf(id: UUID(2), number: 2, name: "B", above: nil)]
    let titles = books.map(\.id)
    let expected = [UUID(11)]
    #expect(shelves == left)
    #expect(titles == expected)
  }

  @Test(arguments: Engine.allCases)
  func `deny names who still points to the row, and nothing is changed`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { try $0.delete(Book.self, for: UUID(11)) } }
    let afterCascade = failure { try container.write { try $0.delete(Shelf.self, for: UUID(2)) } }
    let counts = try container.read { context in
      [try context.fetchCount(FetchDescriptor<Shelf>()), try context.fetchCount(FetchDescriptor<Book>())]
    }
    let expected = PersistenceError.constraint(Constraint(kind: .foreignKey, table: "loan", columns: ["book_id"]))
    #expect(found == expected)
    #expect(afterCascade == expected)
    #expect(counts == [2, 2])
  }

  @Test(arguments: Engine.allCases)
  func `two rules of one parent work together`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { try $0.delete(Reader.self, for: UUID(5)) }
    let (reader, loans) = try container.read { context in
      (try context.model(Book.self, for: UUID(11))?.reader, try context.fetchCount(FetchDescriptor<Loan>()))
    }
    #expect(reader == nil)
    #expect(loans == 0)
  }

  @Test(arguments: Engine.allCases)
  func `a cascade takes its rows out of the rollups`(_ engine: Engine) throws {
    let container = try library(engine)
    try container.write { try $0.delete(Shelf.self, for: UUID(1)) }
    let (prices, pages) = try container.read { context in
      (try context.totals(of: Library.prices, in: 2000), try context.totals(of: Library.pages, in: 0))
    }
    let expectedPrices = [UUID(2): RollupTotal(sum: 8, count: 1, sumInBucket: 8)]
    let expectedPages = [Library.Genre.novel: RollupTotal(sum: 100, count: 1, sumInBucket: 100)]
    #expect(prices == expectedPrices)
    #expect(pages == expectedPages)
  }
}
