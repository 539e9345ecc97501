import Foundation
import PersistenceKit
import Testing

/// A predicate that stands more than once in another one: its variables are the same each time, its rows aren't.
@Suite(.temporaryFolder) struct RepeatedPredicateTests {
  private typealias Book = Library.Book

  private static let unread = #Predicate<Book> { $0.loans.contains { $0.reader == nil } }
  private static let lent = #Predicate<Book> { $0.borrower?.name == "Ann" }
  private static let subtitled = #Predicate<Book> { $0.subtitle.flatMap { $0 > "A" } ?? false }

  @Test(arguments: Engine.allCases)
  func `a predicate and itself is the predicate`(_ engine: Engine) throws {
    for predicate in [Self.unread, Self.lent, Self.subtitled] {
      let (once, twice) = (try titles(predicate, on: engine), try titles(predicate && predicate, on: engine))
      #expect(once == ["Emma"])
      #expect(twice == once)
    }
  }

  @Test(arguments: Engine.allCases)
  func `a predicate or not is everything, and with its opposite nothing`(_ engine: Engine) throws {
    for predicate in [Self.unread, Self.lent, Self.subtitled] {
      let all = try titles(predicate || !predicate, on: engine)
      let none = try titles(predicate && !predicate, on: engine)
      #expect(all == ["Emma", "Persuasion"])
      #expect(none == [])
    }
  }

  @Test(arguments: Engine.allCases)
  func `eight conditions in one`(_ engine: Engine) throws {
    let (one, other) = (Self.unread && Self.lent, Self.lent && Self.subtitled)
    let found = try titles(one && other && (one || !other) && !(!one || !other), on: engine)
    #expect(found == ["Emma"])
  }

  @Test func `a descriptor fetches by the predicate that it has now`() throws {
    var descriptor = FetchDescriptor(predicate: Self.lent)
    let first = try descriptor.sql()
    descriptor.predicate = Self.unread
    let second = try descriptor.sql()
    descriptor.predicate = nil
    let third = try descriptor.sql()
    let (unread, all) = (try FetchDescriptor(predicate: Self.unread).sql(), try FetchDescriptor<Book>().sql())
    #expect(first != second)
    #expect(second == unread)
    #expect(third == all)
  }

  private func titles(_ predicate: Predicate<Book>, on engine: Engine) throws -> [String] {
    let container = try engine.library(
      shelves: [Library.Shelf(id: UUID(1), name: "top")], readers: [Library.Reader(id: UUID(11), name: "Ann")],
      books: [
        Book(id: UUID(1), title: "Emma", subtitle: "B", shelf: UUID(1), reader: UUID(11)),
        Book(id: UUID(2), title: "Persuasion", shelf: UUID(1)),
      ],
      loans: [
        Library.Loan(id: UUID(21), book: UUID(1)), Library.Loan(id: UUID(22), book: UUID(2), reader: UUID(11)),
      ])
    return try container.read { try $0.fetch(FetchDescriptor(predicate: predicate)) }.map(\.title)
  }
}
