import Foundation
import Testing

@testable import PersistenceKit

@Suite struct UnsupportedConstructTests {
  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let predicate: Predicate<Library.Book>

    init(_ construct: String, _ predicate: Predicate<Library.Book>) {
      (testDescription, self.predicate) = (construct, predicate)
    }
  }

  private static let bounds = (low: 1, high: 3)

  @Test(arguments: [
    Example("arithmetic", #Predicate { $0.pages + 1 > 5 }),
    Example("arithmetic", #Predicate { $0.isRead && -$0.pages < 5 }),
    Example("a forced unwrap", #Predicate { $0.subtitle != nil && $0.subtitle! > "A" }),
    Example("optional chaining", #Predicate { $0.subtitle?.isEmpty == true }),
    Example("starts(with:)", #Predicate { $0.title.starts(with: "A") }),
    Example("contains(_:) of a text", #Predicate { $0.title.contains("A") }),
    Example("a range written in place", #Predicate { (1...$0.pages).contains(3) }),
    Example("a condition over a sequence's elements", #Predicate { book in [1, 2].contains { $0 < book.pages } }),
    Example("a property of String", #Predicate { $0.title.count > 3 }),
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

  @Test func `memory refuses what SQL would refuse`() throws {
    let container = try ModelContainer(for: Library.models, configuration: .inMemory)
    let descriptor = FetchDescriptor<Library.Book>(predicate: #Predicate { $0.pages + 1 > 5 })
    let expected = PersistenceError.unsupported(
      construct: "arithmetic", advice: "compute the other side before, and capture the result")
    #expect(throws: expected) { try container.read { try $0.fetch(descriptor) } }
  }

  private func construct(of predicate: Predicate<Library.Book>) -> String? {
    do {
      _ = try FetchDescriptor(predicate: predicate).rendered()
      return nil
    } catch {
      guard case .unsupported(let construct, _) = error else { return "\(error)" }
      return construct
    }
  }
}
