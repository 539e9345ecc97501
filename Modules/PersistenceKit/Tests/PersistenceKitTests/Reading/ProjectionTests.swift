import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct ProjectionTests {
  private typealias Book = Library.Book

  private let descriptor = FetchDescriptor<Sighting>(
    predicate: #Predicate { $0.day > 2 }, sortBy: [SortDescriptor(\.weight), SortDescriptor(\.day, order: .reverse)],
    fetchLimit: 20, fetchOffset: 3)

  @Test(arguments: Engine.allCases)
  func `identifiers are those of the fetched models, in their order`(_ engine: Engine) throws {
    let container = try engine.sightings(60)
    let (ids, expected) = try container.read {
      (try $0.fetchIdentifiers(descriptor), try $0.fetch(descriptor).map(\.id))
    }
    #expect(ids == expected)
    #expect(ids.count == 20)
  }

  @Test(arguments: Engine.allCases)
  func `properties are those of the fetched models, in their order`(_ engine: Engine) throws {
    let container = try engine.sightings(60)
    let found = try container.read { try $0.fetch(descriptor, properties: \.weight, \.place, \.id) }
    let models = try container.read { try $0.fetch(descriptor) }
    let areEqual = zip(found, models).allSatisfy { $0 == ($1.weight, $1.place, $1.id) }
    #expect(areEqual)
    #expect(found.count == models.count)
  }

  @Test(arguments: Engine.allCases)
  func `one property is a list of its values`(_ engine: Engine) throws {
    let container = try engine.sightings(5)
    let days = try container.read { try $0.fetch(FetchDescriptor<Sighting>(), properties: \.day) }
    let expected = (0..<5).map { Sighting($0).day }
    #expect(days == expected)
  }

  @Test(arguments: Engine.allCases)
  func `neither makes a model`(_ engine: Engine) throws {
    let container = try engine.sightings(5)
    let before = container.decodedRows(of: Sighting.self)
    try container.read { context in
      _ = try context.fetchIdentifiers(FetchDescriptor<Sighting>())
      _ = try context.fetch(FetchDescriptor<Sighting>(), properties: \.day, \.place)
    }
    let after = container.decodedRows(of: Sighting.self)
    #expect(after == before)
  }

  @Test(arguments: Engine.allCases)
  func `a property of one's own type is decoded`(_ engine: Engine) throws {
    let shelf = Library.Shelf(id: UUID(1), name: "A")
    let book = Book(id: UUID(2), genre: .poetry, shelf: shelf.id)
    let container = try engine.library(shelves: [shelf], books: [book])
    let genres = try container.read { try $0.fetch(FetchDescriptor<Book>(), properties: \.genre) }
    #expect(genres == [.poetry])
  }

  @Test(arguments: Engine.allCases)
  func `a property without a column is refused`(_ engine: Engine) throws {
    let container = try engine.library()
    let error = failure {
      _ = try container.read { try $0.fetch(FetchDescriptor<Book>(), properties: \.title, \.isLong) }
    }
    guard case .unsupported = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test func `a row that its type refuses is named`() throws {
    let folder = try TemporaryFolder()
    let container = try ModelContainer(for: Library.models, configuration: .league(folder.file()))
    let shelf = Library.Shelf(id: UUID(1), name: "A")
    try container.write { context in
      try context.insert(shelf)
      try context.insert(Book(id: UUID(2), shelf: shelf.id))
    }
    try folder.sql("UPDATE book SET genre = 'essay'")
    let error = failure { _ = try container.read { try $0.fetch(FetchDescriptor<Book>(), properties: \.genre) } }
    let expected = PersistenceError.decoding(table: "book", column: "genre", number: 1, detail: "expected Genre")
    #expect(error == expected)
  }
}
