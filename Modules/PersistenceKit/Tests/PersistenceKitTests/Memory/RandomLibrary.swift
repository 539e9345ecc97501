import Foundation
import PersistenceKit

/// Values from small pools, so that rows and predicates meet: duplicates, nils, edges, and text in many scripts.
struct RandomLibrary {
  var generator: SeededGenerator
  /// The constructs that predicates were made of so far.
  var drawn: Set<Construct> = []

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

  /// Shelves above each other, and rooms that differ.
  static let rows: (shelves: [Library.Shelf], readers: [Library.Reader]) = (
    shelves.enumerated().map { place, id in
      Library.Shelf(
        id: id, name: id.uuidString, room: place.isMultiple(of: 2) ? "hall" : "attic",
        above: place == 0 ? nil : shelves[place - 1])
    },
    zip(readers, ["Ann", "Bob", "Ann"]).map { Library.Reader(id: $0, name: $1) }
  )

  /// Loans of some of the books; a book may have several.
  mutating func loans(of books: [Library.Book]) -> [Library.Loan] {
    (0..<books.count as Range<Int>).map { number in
      Library.Loan(
        id: UUID(9_000 + UInt64(number)), book: generator.pick(books).id,
        reader: generator.maybe(generator.pick(Self.readers)))
    }
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

  /// A random predicate with a construct in it that wasn't drawn yet, then a random one, alone or beside others.
  mutating func predicate() -> Predicate<Library.Book> {
    let one = predicate(with: Construct.allCases.first { !drawn.contains($0) } ?? generator.pick(Construct.allCases))
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: return one
    case 1: return one && predicate(depth: 2)
    case 2: return predicate(depth: 2) || one
    default: return !one
    }
  }
}
