import Foundation
import PersistenceKit
import Testing

/// `x!` of nil satisfies nothing, whatever it stands in.
@Suite(.temporaryFolder) struct UnwrappedNilTests {
  private typealias Book = Library.Book

  // swift-format-ignore: NeverForceUnwrap
  // The construct itself is a forced unwrap.
  private static let predicates: [Predicate<Book>] = [
    #Predicate { $0.subtitle! == "A" }, #Predicate { !($0.subtitle! == "A") }, #Predicate { $0.subtitle! != "A" },
    #Predicate { $0.isSigned! ? $0.isRead : true }, #Predicate { !($0.isSigned! ? $0.isRead : false) },
    #Predicate { ($0.subtitle! == "A" ? 1 : 2) != 3 },
    #Predicate { $0.onShelf.books.allSatisfy { $0.subtitle! == "A" } },
    #Predicate { !$0.onShelf.books.allSatisfy { $0.subtitle! == "A" } },
    #Predicate { $0.onShelf.books.contains { $0.subtitle! == "A" } },
    #Predicate { !$0.onShelf.books.contains { $0.subtitle! == "A" } },
  ]

  @Test(arguments: Engine.allCases, predicates.indices)
  func `an unwrapped nil satisfies nothing`(_ engine: Engine, _ place: Int) throws {
    let container = try engine.library(
      shelves: [Library.Shelf(id: UUID(1), name: "top")],
      books: [Book(id: UUID(1), title: "Emma", subtitle: nil, isSigned: nil, shelf: UUID(1))])
    let descriptor = FetchDescriptor(predicate: Self.predicates[place])
    let found = try container.read { try $0.fetch(descriptor) }.map(\.title)
    #expect(found == [])
  }
}
