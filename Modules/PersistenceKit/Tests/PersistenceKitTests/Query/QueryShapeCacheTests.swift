import Foundation
import Testing

@testable import PersistenceKit

@Suite struct QueryShapeCacheTests {
  private typealias Book = Library.Book

  private func count(_ descriptors: [FetchDescriptor<Book>]) throws -> Int {
    let cache = QueryShapeCache()
    for descriptor in descriptors { _ = try descriptor.rendered(cache: cache) }
    return cache.count
  }

  @Test(arguments: ["Emma", "Persuasion", ""])
  func `a value isn't part of a shape`(_ title: String) throws {
    let shapes = try count([
      FetchDescriptor(predicate: #Predicate { $0.title == "Emma" }),
      FetchDescriptor(predicate: #Predicate { $0.title == title }),
    ])
    #expect(shapes == 1)
  }

  @Test func `a nil isn't part of a shape, because IS compares it too`() throws {
    let (some, none): (String?, String?) = ("A", nil)
    let shapes = try count([
      FetchDescriptor(predicate: #Predicate { $0.subtitle == some }),
      FetchDescriptor(predicate: #Predicate { $0.subtitle == none }),
    ])
    #expect(shapes == 1)
  }

  @Test func `queries of one type that differ in a key path, an operator, a list, an order or a window are different`()
    throws
  {
    let (one, three, withNil): ([String?], [String?], [String?]) = (["A"], ["A", "B", "C"], ["A", nil])
    let descriptors: [FetchDescriptor<Book>] = [
      FetchDescriptor(predicate: #Predicate { $0.pages < 5 }),
      FetchDescriptor(predicate: #Predicate { $0.pages > 5 }),
      FetchDescriptor(predicate: #Predicate { $0.pages <= 5 }),
      FetchDescriptor(predicate: #Predicate { $0.price < 5 }),
      FetchDescriptor(predicate: #Predicate { $0.number < 5 }),
      FetchDescriptor(predicate: #Predicate { one.contains($0.subtitle) }),
      FetchDescriptor(predicate: #Predicate { three.contains($0.subtitle) }),
      FetchDescriptor(predicate: #Predicate { withNil.contains($0.subtitle) }),
      FetchDescriptor(sortBy: [SortDescriptor(\.pages)]),
      FetchDescriptor(sortBy: [SortDescriptor(\.pages, order: .reverse)]),
      FetchDescriptor(sortBy: [SortDescriptor(\.price)]),
      FetchDescriptor(sortBy: [SortDescriptor(\.pages), SortDescriptor(\.price)]),
      FetchDescriptor(sortBy: [SortDescriptor(\.price), SortDescriptor(\.pages)]),
      FetchDescriptor(fetchLimit: 5),
      FetchDescriptor(fetchOffset: 5),
      FetchDescriptor(fetchLimit: 5, fetchOffset: 5),
      FetchDescriptor(fetchOffset: 5_000),
      FetchDescriptor(),
    ]
    let shapes = try count(descriptors)
    let expected = descriptors.count
    #expect(shapes == expected)
  }

  @Test func `models with the same columns have texts of their own`() throws {
    let cache = QueryShapeCache()
    let readers = try FetchDescriptor<Library.Reader>().rendered(cache: cache).text.select
    let shelves = try FetchDescriptor<Library.Shelf>().rendered(cache: cache).text.select
    #expect(readers != shelves)
  }

  @Test func `a cached text is the text that compiling gives`() throws {
    let cache = QueryShapeCache()
    let descriptor = FetchDescriptor<Book>(
      predicate: #Predicate { $0.pages > 5 && ($0.subtitle ?? "") == "A" }, sortBy: [SortDescriptor(\.title)])
    let first = try descriptor.rendered(cache: cache).text
    let second = try descriptor.rendered(cache: cache).text
    #expect(first == second)
  }

  @Test func `long lists share a few texts`() throws {
    let powers = (0...15).map { 1 << $0 }.flatMap { [$0 - 1, $0, $0 + 1] }
    let lengths = powers + Array(stride(from: 5_000, to: 28_672, by: 997))
    let cache = QueryShapeCache(mostSize: .max)
    for length in lengths where length < 28_672 {
      let pages = Array(0..<length)
      _ = try FetchDescriptor<Book>(predicate: #Predicate { pages.contains($0.pages) }).rendered(cache: cache)
    }
    let count = cache.count
    // None, the powers of two up to 4,096, and its multiples.
    #expect(count == 1 + 13 + 6)
  }

  @Test func `the longest list is taken, and other values beside it`() throws {
    let (pages, prices) = (Array(0..<30_000), (0..<2_762).map(Int64.init))
    let (untitled, first) = ("", 1)
    let descriptor = FetchDescriptor<Book>(
      predicate: #Predicate { book in
        pages.contains(book.pages) && prices.contains(book.price) && book.title != untitled && book.pages > first
      })
    let bindings = try descriptor.rendered().bindings.count
    #expect(bindings == 32_764)
  }

  @Test func `texts that together are too large make room for each other`() throws {
    let cache = QueryShapeCache(mostSize: 20_000)
    for length in [1, 2, 4, 8, 16, 32, 64, 128, 256, 512] {
      let pages = Array(0..<length)
      _ = try FetchDescriptor<Book>(predicate: #Predicate { pages.contains($0.pages) }).rendered(cache: cache)
    }
    let count = cache.count
    #expect(count < 10)
    #expect(count > 0)
  }

  @Test func `a full cache starts again`() throws {
    let cache = QueryShapeCache(mostEntries: 2)
    for limit in [nil, 1] {
      for offset in [nil, 1] {
        _ = try FetchDescriptor<Book>(fetchLimit: limit, fetchOffset: offset).rendered(cache: cache)
      }
    }
    let count = cache.count
    #expect(count == 2)
  }
}
