import Foundation
import PersistenceKit
import Testing

/// Predicates that are put together in a loop.
@Suite(.temporaryFolder) struct LongPredicateTests {
  private typealias Book = Library.Book

  @Test(arguments: Engine.allCases)
  func `a condition less than a thousand are one predicate`(_ engine: Engine) throws {
    let unwanted = (1...497).map { pages in #Predicate<Book> { $0.pages != pages } }
    let wanted = (501...1_000).map { pages in #Predicate<Book> { $0.pages == pages } }
    let all = unwanted.reduce(Predicate<Book>.true) { $0 && $1 }
    let any = wanted.reduce(Predicate<Book>.false) { $1 || $0 }
    let found = try titles(all && any, on: engine)
    #expect(found == ["Long"])
  }

  private static let refusal = PersistenceError.unsupported(
    construct: "a predicate of so many conditions",
    advice: "ask whether a captured array contains the value, or fetch in parts")

  // The first part of each is `true`.
  @Test(arguments: Engine.allCases, [999, 2_000, 50_000])
  func `a thousand conditions and more are refused before anything recurses`(_ engine: Engine, _ count: Int) {
    let conditions = (1...count).map { pages in #Predicate<Book> { $0.pages != pages } }
    let all = conditions.reduce(Predicate<Book>.true) { $0 && $1 }
    let any = conditions.reduce(Predicate<Book>.true) { $1 || $0 }
    let errors = [all, any].map { predicate in failure { _ = try titles(predicate, on: engine) } }
    let expected = [Self.refusal, Self.refusal]
    #expect(errors == expected)
  }

  @Test(arguments: Engine.allCases)
  func `negations of a negation are counted too`(_ engine: Engine) {
    let nested = (1...100_000).reduce(#Predicate<Book> { $0.pages > 1_000 }) { predicate, _ in !predicate }
    let error = failure { _ = try titles(nested, on: engine) }
    #expect(error == Self.refusal)
  }

  @Test(arguments: Engine.allCases)
  func `a delete by too many conditions changes nothing`(_ engine: Engine) throws {
    let conditions = (1...2_000).map { pages in #Predicate<Book> { $0.pages != pages } }
    let all = conditions.reduce(Predicate<Book>.true) { $0 && $1 }
    let container = try engine.library()
    let error = failure { _ = try container.write { try $0.delete(model: Book.self, where: all) } }
    #expect(error == Self.refusal)
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
