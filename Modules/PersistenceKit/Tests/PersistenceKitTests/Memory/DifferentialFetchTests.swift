import Foundation
import PersistenceKit
import Testing

/// The same random queries over the same random rows, against all engines.
@Suite(.temporaryFolder) struct DifferentialFetchTests {
  private typealias Book = Library.Book

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `all engines fetch the same`(_ seed: UInt64) throws {
    let library = try compare(seed: seed, rows: 60, queries: 260) { library in
      FetchDescriptor(
        predicate: library.generator.chance(1, in: 4) ? library.predicate(depth: 3) : library.predicate(),
        sortBy: library.sortBy(), fetchLimit: library.generator.pick([nil, nil, 0, 1, 7, 1_000]),
        fetchOffset: library.generator.pick([nil, nil, 0, 3, 40, 1_000]))
    }
    let missed = library.undrawn
    #expect(missed == [], "seed \(seed)")
  }

  @Test func `a construct that is never drawn is noticed`() {
    var library = RandomLibrary(seed: 1)
    for construct in Construct.allCases where construct != .allSatisfy { _ = library.predicate(with: construct) }
    let missed = library.undrawn
    #expect(missed == [.allSatisfy])
  }

  @Test func `all engines skip the same rows after a distant offset`() throws {
    _ = try compare(seed: 99, rows: 1_300, queries: 12) { library in
      FetchDescriptor(
        predicate: library.generator.maybe(#Predicate { $0.pages < 5_000 }), sortBy: library.sortBy(),
        fetchLimit: library.generator.pick([nil, 1, 20]), fetchOffset: library.generator.pick([1_000, 1_050, 1_299]))
    }
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func `an order is the one that Foundation's sort gives`(_ seed: UInt64) throws {
    var library = RandomLibrary(seed: seed)
    let container = try Engine.memory.library(filledBy: &library, rows: 100)
    for _ in 0..<20 {
      let sortBy = library.sortBy()
      let found = try container.read { try $0.fetch(FetchDescriptor(sortBy: sortBy)) }
      let tieBreak = SortDescriptor(\Book.number, order: sortBy.last?.order ?? .forward)
      let sorted = found.shuffled(using: &library.generator).sorted(using: sortBy + [tieBreak])
      #expect(found == sorted, "seed \(seed): \(sortBy)")
    }
  }

  private func compare(
    seed: UInt64, rows: Int, queries: Int, _ descriptor: (inout RandomLibrary) -> FetchDescriptor<Library.Book>
  ) throws -> RandomLibrary {
    var library = RandomLibrary(seed: seed)
    let memory = try Engine.memory.library(filledBy: &library, rows: rows)
    let others = try Engine.compared(to: .memory, seed: seed).map { engine in
      var sameLibrary = RandomLibrary(seed: seed)
      return try engine.library(filledBy: &sameLibrary, rows: rows)
    }
    for _ in 0..<queries {
      let descriptor = descriptor(&library)
      let (expected, expectedCount) = try memory.read { (try $0.fetch(descriptor), try $0.fetchCount(descriptor)) }
      for other in others {
        let (found, count) = try other.read { (try $0.fetch(descriptor), try $0.fetchCount(descriptor)) }
        #expect(found == expected, "seed \(seed): \(descriptor)")
        #expect(count == expectedCount, "seed \(seed): \(descriptor)")
      }
    }
    return library
  }
}

extension Engine {
  fileprivate func library(filledBy random: inout RandomLibrary, rows: Int) throws -> ModelContainer {
    var books: [Library.Book] = []
    for id in 0..<UInt64(rows) {
      var book = random.book(UUID(1_000 + id))
      // A subtitle is unique on its shelf; repeating it elsewhere is what sorts and predicates need.
      if books.contains(where: { $0.shelf == book.shelf && $0.subtitle == book.subtitle }) { book.subtitle = nil }
      books.append(book)
    }
    return try library(
      shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: books,
      loans: random.loans(of: books))
  }
}

extension RandomLibrary {
  /// The constructs that no predicate was made of.
  fileprivate var undrawn: Set<Construct> { Set(Construct.allCases).subtracting(drawn) }
}
