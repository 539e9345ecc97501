import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder, .timeLimit(.minutes(10))) struct ModelRegionTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book
  private typealias Reader = Library.Reader

  /// A way to read books.
  enum Reading: CaseIterable, Sendable {
    case fetch, count, countAfter, model, identifiers, properties, page, enumeration, summary, summaries, row
    case totals, total, buckets

    func run(in context: borrowing ModelContext) throws {
      let all = FetchDescriptor<Library.Book>()
      switch self {
      case .fetch: _ = try context.fetch(all)
      case .count: _ = try context.fetchCount(all)
      case .countAfter:
        var one = all
        one.fetchLimit = 1
        let page = try context.fetchPage(one)
        _ = try page.next.map { try context.fetchCount(all, after: $0) }
      case .model: _ = try context.model(Library.Book.self, for: UUID(1))
      case .identifiers: _ = try context.fetchIdentifiers(all)
      case .properties: _ = try context.fetch(all, properties: \.title)
      case .page: _ = try context.fetchPage(all)
      case .enumeration: try context.enumerate(all) { _ in }
      case .summary: _ = try context.summary(of: \Library.Book.pages)
      case .summaries: _ = try context.summaries(of: \Library.Book.pages, by: \.genre)
      case .row: _ = try context.row(1, of: Library.Book.self)
      case .totals: _ = try context.totals(of: Library.prices, in: 2000)
      case .total: _ = try context.total(of: Library.prices, for: UUID(1), in: 2000)
      case .buckets: _ = try context.buckets(of: Library.prices, for: UUID(1))
      }
    }
  }

  @Test(arguments: Engine.allCases, Reading.allCases)
  func `every read adds its model to the region, and no other`(_ engine: Engine, _ reading: Reading) throws {
    let container = try engine.library()
    let region = ModelRegion()
    try container.read { try $0.tracking(region) { try reading.run(in: $0) } }
    let tables = region.tables
    #expect(tables == ["book"])
  }

  @Test(arguments: Engine.allCases)
  func `a predicate may look at all that relationships lead to`(_ engine: Engine) throws {
    let container = try engine.library()
    let region = ModelRegion()
    let inHall = FetchDescriptor<Book>(predicate: #Predicate { $0.onShelf.name == "Hall" })
    try container.read { try $0.tracking(region) { _ = try $0.fetch(inHall) } }
    let tables = region.tables
    #expect(tables == ["book", "loan", "reader", "shelf"])
  }

  @Test(arguments: Engine.committing)
  func `a region is touched by a commit to its models`(_ engine: Engine) async throws {
    let container = try engine.library()
    let region = ModelRegion()
    var changes = container.changes().makeAsyncIterator()
    try await container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "Hall")) }
    let shelf = try #require(await changes.next())
    let isTouchedEmpty = region.isTouched(by: shelf)
    try await container.read { try $0.tracking(region) { _ = try $0.fetch(FetchDescriptor<Reader>()) } }
    let isTouchedByShelf = region.isTouched(by: shelf)
    try await container.write { _ = try $0.insert(Reader(id: UUID(101), name: "Ann")) }
    let reader = try #require(await changes.next())
    let isTouchedByReader = region.isTouched(by: reader)
    #expect(!isTouchedEmpty)
    #expect(!isTouchedByShelf)
    #expect(isTouchedByReader)
    #expect(shelf.tables == ["shelf"])
  }

  @Test(arguments: Engine.committing)
  func `a read that throws was tracked too`(_ engine: Engine) throws {
    let container = try engine.library()
    let region = ModelRegion()
    #expect(throws: PersistenceError.busy) {
      try container.read { context in
        try context.tracking(region) { _ = try $0.fetch(FetchDescriptor<Shelf>()) }
        throw PersistenceError.busy
      }
    }
    let tables = region.tables
    #expect(tables == ["shelf"])
  }

  @Test(arguments: Engine.committing)
  func `what isn't read with the tracking context isn't in the region`(_ engine: Engine) throws {
    let container = try engine.library()
    let region = ModelRegion()
    try container.write { context in
      _ = try context.fetch(FetchDescriptor<Shelf>())
      try context.tracking(region) { _ = try $0.fetch(FetchDescriptor<Reader>()) }
    }
    let tables = region.tables
    #expect(tables == ["reader"])
  }
}
