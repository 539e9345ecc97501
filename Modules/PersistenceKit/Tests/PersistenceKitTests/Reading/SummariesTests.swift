import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct SummariesTests {
  private typealias Book = Library.Book

  /// What the models themselves add up to.
  private func expected<Group: Hashable, Value: SummableValue>(
    _ books: [Library.Book], _ value: (Library.Book) -> Value?, _ group: (Library.Book) -> Group
  ) -> [Group: [Value]] {
    Dictionary(grouping: books, by: group).mapValues { $0.compactMap(value) }.filter { !$0.value.isEmpty }
  }

  private func isEqual<Group: Hashable>(_ found: [Group: Summary<Int64>], _ values: [Group: [Int64]]) -> Bool {
    found.mapValues { [Int64($0.count), $0.sum, $0.minimum ?? -1, $0.maximum ?? -1] }
      == values.mapValues { [Int64($0.count), $0.reduce(0, +), $0.min() ?? -1, $0.max() ?? -1] }
  }

  @Test(arguments: Engine.allCases, 1...4 as ClosedRange<UInt64>)
  func `summaries by a property are what the models add up to`(_ engine: Engine, _ seed: UInt64) throws {
    var library = RandomLibrary(seed: seed)
    let books = library.distinctBooks(150)
    let container = try engine.library(
      shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: books)
    try container.read { context in
      let byShelf = try context.summaries(of: \Book.price, by: \.shelf)
      let byReader = try context.summaries(of: \Book.price, by: \.reader)
      let byTitle = try context.summaries(of: \Book.price, by: \.title)
      let byGenre = try context.summaries(of: \Book.price, by: \.genre)
      let byDay = try context.summaries(of: \Book.price, by: \.reprinted, matching: #Predicate { $0.pages > 1 })
      let byRating = try context.summaries(of: \Book.price, by: \.rating)
      let byCover = try context.summaries(of: \Book.price, by: \.cover)
      let areEqual = [
        isEqual(byShelf, expected(books, \.price, \.shelf)), isEqual(byReader, expected(books, \.price, \.reader)),
        isEqual(byTitle, expected(books, \.price, \.title)), isEqual(byGenre, expected(books, \.price, \.genre)),
        isEqual(byDay, expected(books.filter { $0.pages > 1 }, \.price, \.reprinted)),
        isEqual(byRating, expected(books, \.price, \.rating)), isEqual(byCover, expected(books, \.price, \.cover)),
      ]
      let allEqual = areEqual.allSatisfy { $0 }
      #expect(allEqual, "seed \(seed): \(areEqual)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `groups can be made of a property`(_ engine: Engine) throws {
    var library = RandomLibrary(seed: 3)
    let books = library.distinctBooks(80)
    let container = try engine.library(
      shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: books)
    let found = try container.read {
      try $0.summaries(of: \Book.price, by: \.published, grouping: { $0.number / 10_000 })
    }
    let areEqual = isEqual(found, expected(books, \.price) { $0.published.number / 10_000 })
    #expect(areEqual)
  }

  @Test(arguments: Engine.allCases)
  func `many groups keep apart`(_ engine: Engine) throws {
    let container = try engine.sightings(700)
    let (byID, byPlace) = try container.read { context in
      (try context.summaries(of: \Sighting.day, by: \.id), try context.summaries(of: \Sighting.weight, by: \.place))
    }
    let days = Dictionary(uniqueKeysWithValues: (0..<700).map { (Sighting($0).id, Sighting($0).day) })
    let weights = Dictionary(grouping: (0..<700).map(Sighting.init), by: \.place)
      .mapValues { $0.compactMap(\.weight).count }
    #expect(byID.mapValues(\.sum) == days)
    #expect(byPlace.mapValues(\.count) == weights)
  }

  @Test(arguments: Engine.allCases)
  func `a group without a value isn't there`(_ engine: Engine) throws {
    let container = try engine.sightings(0)
    try container.write { context in
      try context.insert(Sighting(id: UUID(1), day: 1, place: "pond", weight: nil))
      try context.insert(Sighting(id: UUID(2), day: 1, place: "wood", weight: 4))
    }
    let found = try container.read { try $0.summaries(of: \Sighting.weight, by: \.place) }
    #expect(found.mapValues(\.sum) == ["wood": 4])
  }

  @Test(arguments: Engine.allCases)
  func `a group that doesn't fit is an overflow, though its parts fit`(_ engine: Engine) throws {
    let container = try engine.sightings(0)
    try container.write { context in
      for number in 1...2 as ClosedRange<UInt64> {
        try context.insert(Sighting(id: UUID(number), day: Int64(number), place: "pond", weight: .max))
      }
    }
    let parts = try container.read { try $0.summaries(of: \Sighting.weight, by: \.day).count }
    let error = failure {
      _ = try container.read { try $0.summaries(of: \Sighting.weight, by: \.day, grouping: { _ in 0 }) }
    }
    #expect(parts == 2)
    #expect(error == .overflow(table: "sighting"))
  }

  @Test func `a group that its type refuses is a decoding error`() throws {
    let folder = try TemporaryFolder()
    let container = try ModelContainer(for: Library.models, configuration: .league(folder.file()))
    try container.write { context in
      try context.insert(Library.Shelf(id: UUID(1), name: "A"))
      try context.insert(Book(id: UUID(2), shelf: UUID(1)))
    }
    try folder.sql("UPDATE book SET genre = 'essay'")
    let error = failure { _ = try container.read { try $0.summaries(of: \Book.price, by: \.genre) } }
    let expected = PersistenceError.decoding(table: "book", column: "genre", number: 0, detail: "expected Genre")
    #expect(error == expected)
  }

  @Test func `a group that is no text is a decoding error, and the next call begins anew`() throws {
    let folder = try TemporaryFolder()
    let container = try ModelContainer(for: Sighting.self, configuration: .league(folder.file()))
    try container.write { context in
      for number in 1...3 { try context.insert(Sighting(number)) }
    }
    try folder.sql("UPDATE sighting SET place = CAST(x'ff' AS TEXT) WHERE number = 2")
    let (error, count) = try container.read { context in
      (
        failure { _ = try context.summaries(of: \Sighting.day, by: \.place) },
        try context.summary(of: \Sighting.day).count
      )
    }
    let expected = PersistenceError.decoding(table: "sighting", column: "place", number: 0, detail: "expected text")
    #expect(error == expected)
    #expect(count == 3)
  }
}
