import Foundation
import PersistenceKit

/// Values from small pools, so that rows and predicates meet: duplicates, nils, edges, and text in many scripts.
struct RandomLibrary {
  var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  static let texts = [
    "A", "a", "B", "Zebra", "zebra", "Äpfel", "A\u{308}pfel", "Caf\u{E9}", "Cafe\u{301}", "ß", "ss", "日本", "😀",
    "e\u{301}\u{323}", "e\u{323}\u{301}", "100%", "it's", "\"", "\u{FB01}", " ",
  ]
  static let pages = [0, 1, 2, 10, 100, 4_999, 5_000]
  static let prices: [Int64] = [.min / 100, -5, -1, 0, 1, 5, 7, 1 << 40]
  static let ratings = [0, 0.1, 0.5, 1, 2.5, 1e9]
  static let days = [19_991_231, 20_000_101, 20_240_229, 20_241_231].map { Library.Day(number: $0) }
  static let moments = [-1, 0, 1.5, 1_700_000_000].map { Date(timeIntervalSince1970: $0) }
  static let covers = [Data(), Data([0]), Data([1, 2, 3])]
  static let shelves = (1...4 as ClosedRange<UInt64>).map { UUID($0) }
  static let readers = (101...103 as ClosedRange<UInt64>).map { UUID($0) }

  mutating func book(_ id: UUID) -> Library.Book {
    Library.Book(
      id: id, title: generator.pick(Self.texts), subtitle: generator.maybe(generator.pick(Self.texts)),
      pages: generator.pick(Self.pages), price: generator.pick(Self.prices), rating: generator.pick(Self.ratings),
      isRead: generator.chance(1, in: 2), isSigned: generator.maybe(generator.chance(1, in: 2)),
      published: generator.pick(Self.days), reprinted: generator.maybe(generator.pick(Self.days)),
      added: generator.pick(Self.moments), genre: generator.pick(Library.Genre.allCases),
      cover: generator.maybe(generator.pick(Self.covers)), shelf: generator.pick(Self.shelves),
      reader: generator.maybe(generator.pick(Self.readers)))
  }

  mutating func sortBy() -> [SortDescriptor<Library.Book>] {
    let order: SortOrder = generator.chance(1, in: 2) ? .forward : .reverse
    let keys: [SortDescriptor<Library.Book>] = [
      SortDescriptor(\.title, order: order), SortDescriptor(\.subtitle, order: order),
      SortDescriptor(\.pages, order: order), SortDescriptor(\.rating, order: order),
      SortDescriptor(\.published, order: order), SortDescriptor(\.reprinted, order: order),
      SortDescriptor(\.added, order: order), SortDescriptor(\.shelf, order: order),
      SortDescriptor(\.reader, order: order), SortDescriptor(\.number, order: order),
    ]
    return (0..<Int.random(in: 0...3, using: &generator)).map { _ in generator.pick(keys) }
  }

  /// A random predicate tree of at most that depth.
  mutating func predicate(depth: Int) -> Predicate<Library.Book> {
    Predicate { book in condition(on: book, depth: depth) }
  }
}
