import Foundation
import PersistenceKit
import Testing

/// Predicates that are put together in a loop.
@Suite(.temporaryFolder) struct LongPredicateTests {
  private typealias Book = Library.Book

  @Test(arguments: Engine.allCases)
  func `five hundred conditions are one predicate`(_ engine: Engine) throws {
    let unwanted = (1...500).map { pages in #Predicate<Book> { $0.pages != pages } }
    let wanted = (501...1_000).map { pages in #Predicate<Book> { $0.pages == pages } }
    let all = unwanted.reduce(Predicate<Book>.true) { $0 && $1 }
    let any = wanted.reduce(Predicate<Book>.false) { $1 || $0 }
    let found = try titles(all && any, on: engine)
    #expect(found == ["Long"])
  }

  @Test func `more conditions than SQLite takes are refused`() {
    let conditions = (1...2_000).map { pages in #Predicate<Book> { $0.pages != pages } }
    let all = conditions.reduce(Predicate<Book>.true) { $0 && $1 }
    let error = failure { _ = try titles(all, on: .sqlite) }
    guard case .unsupported(let construct, _) = error else {
      Issue.record("not refused: \(String(describing: error))")
      return
    }
    #expect(construct == "a predicate of so many conditions")
  }

  private func titles(_ predicate: Predicate<Book>, on engine: Engine) throws -> [String] {
    let container = try engine.library(
      shelves: [Library.Shelf(id: UUID(1), name: "top")],
      books: [
        Book(id: UUID(1), title: "Long", pages: 600, shelf: UUID(1)),
        Book(id: UUID(2), title: "Short", pages: 60, shelf: UUID(1)),
        Book(id: UUID(3), title: "Endless", pages: 1_600, shelf: UUID(1)),
      ])
    return try container.read { try $0.fetch(FetchDescriptor(predicate: predicate)) }.map(\.title)
  }
}
