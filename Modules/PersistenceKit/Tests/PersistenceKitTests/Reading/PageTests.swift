import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct PageTests {
  private typealias Book = Library.Book

  /// All pages, one after the other.
  private func pages<Model: PersistentModel>(
    of descriptor: FetchDescriptor<Model>, in container: ModelContainer, between: () throws -> Void = {}
  ) throws -> [[Model]] {
    var (pages, cursor) = ([[Model]](), FetchCursor<Model>?.none)
    repeat {
      let after = cursor
      let page = try container.read { try $0.fetchPage(descriptor, after: after) }
      pages.append(page.models)
      cursor = page.next
      try between()
    } while cursor != nil
    return pages
  }

  @Test(arguments: Engine.allCases, 1...12 as ClosedRange<UInt64>)
  func `the pages of any order are its fetch`(_ engine: Engine, _ seed: UInt64) throws {
    var library = RandomLibrary(seed: seed)
    let container = try engine.library(
      shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: library.distinctBooks(70))
    for _ in 0..<12 {
      var descriptor = FetchDescriptor<Book>(
        predicate: library.generator.maybe(#Predicate { $0.pages < 4_999 && !$0.isRead }),
        sortBy: library.mixedSortBy())
      let expected = try container.read { try $0.fetch(descriptor) }
      descriptor.fetchLimit = library.generator.pick([1, 2, 5, 17, 69, 70, 71])
      let found = try pages(of: descriptor, in: container)
      let isFull = found.dropLast().allSatisfy { $0.count == descriptor.fetchLimit }
      #expect(found.flatMap { $0 } == expected, "seed \(seed): \(descriptor)")
      #expect(isFull, "seed \(seed): \(descriptor)")
    }
  }

  @Test(arguments: Engine.allCases, 21...26 as ClosedRange<UInt64>)
  func `rows that come in between neither repeat nor hide others`(_ engine: Engine, _ seed: UInt64) throws {
    var library = RandomLibrary(seed: seed)
    for _ in 0..<8 {
      let books = library.distinctBooks(60)
      let (before, later) = (books[..<40], Array(books[40...]))
      let container = try engine.library(
        shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: Array(before))
      var (added, deleted) = (0, Set<UUID>())
      let descriptor = FetchDescriptor<Book>(sortBy: library.mixedSortBy(), fetchLimit: 3)
      let found = try pages(of: descriptor, in: container) {
        let victim = library.generator.pick(Array(before)).id
        try container.write { context in
          if added < later.count { try context.insert(later[added]) }
          if deleted.insert(victim).inserted { try context.delete(Book.self, for: victim) }
        }
        added += 1
      }.flatMap { $0 }
      let ids = found.map(\.id)
      let stayed = Set(before.map(\.id)).subtracting(deleted)
      let (isDistinct, isComplete) = (Set(ids).count == ids.count, stayed.isSubset(of: ids))
      #expect(isDistinct, "seed \(seed): \(descriptor)")
      #expect(isComplete, "seed \(seed): \(descriptor)")
    }
  }

  @Test(arguments: Engine.allCases, 31...36 as ClosedRange<UInt64>)
  func `what is after a cursor is counted, as its pages have it`(_ engine: Engine, _ seed: UInt64) throws {
    var library = RandomLibrary(seed: seed)
    let container = try engine.library(
      shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: library.distinctBooks(50))
    for _ in 0..<8 {
      var descriptor = FetchDescriptor<Book>(
        predicate: library.generator.maybe(#Predicate { $0.pages < 4_999 || $0.isRead }),
        sortBy: library.mixedSortBy())
      let total = try container.read { try $0.fetchCount(descriptor) }
      var page = descriptor
      page.fetchLimit = library.generator.pick([1, 7, 20])
      let first = try container.read { try $0.fetchPage(page) }
      guard let cursor = first.next else { continue }
      let after = try container.read { try $0.fetchCount(descriptor, after: cursor) }
      #expect(after == total - first.models.count, "seed \(seed): \(descriptor)")
      descriptor.fetchLimit = 3
      let limited = try container.read { try $0.fetchCount(descriptor, after: cursor) }
      #expect(limited == min(3, after), "seed \(seed): \(descriptor)")
    }
  }

  @Test(arguments: Engine.allCases)
  func `an exact last page has no next one`(_ engine: Engine) throws {
    let container = try engine.sightings(6)
    let found = try pages(of: FetchDescriptor<Sighting>(fetchLimit: 3), in: container)
    let sizes = found.map(\.count)
    #expect(sizes == [3, 3])
  }

  @Test(arguments: Engine.allCases)
  func `nothing is one empty page, and no limit is one page of all`(_ engine: Engine) throws {
    let empty = try pages(of: FetchDescriptor<Sighting>(fetchLimit: 3), in: engine.sightings(0)).map(\.count)
    let whole = try pages(of: FetchDescriptor<Sighting>(), in: engine.sightings(9)).map(\.count)
    #expect(empty == [0])
    #expect(whole == [9])
  }

  @Test(arguments: Engine.allCases)
  func `a page decodes its models and no other one`(_ engine: Engine) throws {
    let container = try engine.sightings(20)
    let before = container.decodedRows(of: Sighting.self)
    _ = try pages(of: FetchDescriptor<Sighting>(fetchLimit: 3), in: container)
    let decoded = container.decodedRows(of: Sighting.self) - before
    #expect(decoded == 20)
  }

  @Test(arguments: Engine.allCases)
  func `an offset and a page without room are refused`(_ engine: Engine) throws {
    let container = try engine.sightings(3)
    let offset = failure {
      _ = try container.read { try $0.fetchPage(FetchDescriptor<Sighting>(fetchLimit: 1, fetchOffset: 1)) }
    }
    let size = failure { _ = try container.read { try $0.fetchPage(FetchDescriptor<Sighting>(fetchLimit: 0)) } }
    let expected = PersistenceError.unsupported(
      construct: "an offset before a page", advice: "pass the cursor of the page before")
    #expect(offset == expected)
    #expect(size == .misuse("a page needs room for a model"))
  }
}

extension RandomLibrary {
  /// Books whose subtitles are unique on their shelves.
  mutating func distinctBooks(_ count: Int) -> [Library.Book] {
    var books: [Library.Book] = []
    for id in 0..<UInt64(count) {
      var book = book(UUID(1_000 + id))
      if books.contains(where: { $0.shelf == book.shelf && $0.subtitle == book.subtitle }) { book.subtitle = nil }
      books.append(book)
    }
    return books
  }

  /// Up to four keys, optional ones and repeated ones too, each in a direction of its own.
  mutating func mixedSortBy() -> [SortDescriptor<Library.Book>] {
    (0..<Int.random(in: 0...4, using: &generator)).flatMap { _ in sortBy().prefix(1) }
  }
}
