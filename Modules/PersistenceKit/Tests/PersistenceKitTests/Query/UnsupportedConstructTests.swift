import Foundation
import Testing

@testable import PersistenceKit

@Suite(.temporaryFolder) struct UnsupportedConstructTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let predicate: Predicate<Library.Book>

    init(_ construct: String, _ predicate: Predicate<Library.Book>) {
      (testDescription, self.predicate) = (construct, predicate)
    }
  }

  @Test(arguments: [
    Example("a condition over a sequence's elements", #Predicate { book in [1, 2].contains { $0 < book.pages } }),
    Example("the whole rows of a Optional<Reader>", #Predicate { $0.borrower == nil }),
    Example("a property of filtered rows", #Predicate { $0.loans.filter { $0.reader == nil }.endIndex > 1 }),
    Example("a subscript", #Predicate { $0.loans[0].reader == nil }),
    Example("a property of UTF8View", #Predicate { $0.title.utf8.count > 3 }),
    Example("a cast", #Predicate { ($0.title as Any) is String }),
  ])
  func `a construct without a translation is named`(_ example: Example) {
    let found = construct(of: example.predicate)
    let expected = example.testDescription
    #expect(found == expected)
  }

  @Test func `a property without a column is named`() {
    let found = construct(of: #Predicate { $0.isLong })
    let expected = "a Bool of Book without a column"
    #expect(found == expected)
  }

  @Test func `a computed property of an enum isn't its raw value`() {
    let found = construct(of: #Predicate { $0.genre.title == "NOVEL" })
    let expected = "a property of Genre"
    #expect(found == expected)
  }

  @Test func `more values than a statement takes are refused`() {
    let pages = Array(0..<40_000)
    let found = construct(of: #Predicate { pages.contains($0.pages) })
    let expected = "more than 32764 captured values"
    #expect(found == expected)
  }

  @Test func `a captured NaN is refused`() {
    let rating = Double.nan
    let found = construct(of: #Predicate { $0.rating < rating })
    let expected = "a number that is NaN"
    #expect(found == expected)
  }

  @Test func `a sort by a property without a column is refused`() {
    let descriptor = FetchDescriptor<Library.Book>(sortBy: [SortDescriptor(\.title.count)])
    #expect(throws: PersistenceError.self) { try descriptor.rendered() }
  }

  private func construct(of predicate: Predicate<Library.Book>) -> String? {
    let found = Engine.allCases.map { engine in construct(of: predicate, on: engine) }
    return found[0] == found[1] ? found[0] : "memory: \(found[0]), SQLite: \(found[1])"
  }

  private func construct(of predicate: Predicate<Library.Book>, on engine: Engine) -> String {
    let error = failure {
      _ = try engine.library().read { try $0.fetch(FetchDescriptor(predicate: predicate)) }
    }
    guard case .unsupported(let construct, _) = error else { return "no refusal: \(String(describing: error))" }
    return construct
  }
}
