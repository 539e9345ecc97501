import Foundation
import PersistenceKit

/// Models with a column of every kind, a relationship of every delete rule, and a rollup.
enum Library {
  static let models: [any PersistentModel.Type] = [Shelf.self, Reader.self, Book.self, Loan.self]

  /// A day, as a type of one's own that maps to a number.
  struct Day: Codable, Comparable, Hashable, Sendable {
    let number: Int64

    static func < (left: Day, right: Day) -> Bool { left.number < right.number }
  }

  enum Genre: String, Codable, CaseIterable, Sendable {
    case novel, poetry, history

    var title: String { rawValue.uppercased() }
  }

  struct Shelf: Identifiable, Equatable, Sendable {
    let id: UUID
    var number: Int64 = 0
    var name: String
    var room = "hall"
    var above: UUID?

    var upper: Shelf? { related(\.upper) }
    var lower: Related<Shelf> { related(\.lower) }
    var books: Related<Book> { related(\.books) }
  }

  struct Reader: Identifiable, Equatable, Sendable {
    let id: UUID
    var name: String

    var books: Related<Book> { related(\.books) }
  }

  struct Book: Identifiable, Equatable, Sendable {
    let id: UUID
    var number: Int64 = 0
    var title = "Untitled"
    var subtitle: String?
    var pages = 100
    var price: Int64 = 0
    var rating = 0.0
    var isRead = false
    var isSigned: Bool?
    var published = Day(number: 20_000_101)
    var reprinted: Day?
    var added = Date(timeIntervalSince1970: 0)
    var genre = Genre.novel
    var cover: Data?
    var shelf: UUID
    var reader: UUID?

    /// No column keeps it.
    var isLong: Bool { pages > 500 }

    var onShelf: Shelf { related(\.onShelf) }
    var borrower: Reader? { related(\.borrower) }
    var loans: Related<Loan> { related(\.loans) }
  }

  struct Loan: Identifiable, Equatable, Sendable {
    let id: UUID
    var book: UUID
    var reader: UUID?

    var ofBook: Book { related(\.ofBook) }
  }

  /// Prices by shelf and year.
  static let prices = Rollup<Book, UUID>(
    "shelf_year", by: \.shelf, bucket: { Int($0.published.number / 10_000) }, value: { $0.price })
  /// Pages by genre.
  static let pages = Rollup<Book, Genre>("genre_pages", by: \.genre, bucket: { _ in 0 }, value: { Int64($0.pages) })
}

extension Library.Day: ColumnValue {
  init?(stored: Int64) { self.init(number: stored) }
  var stored: Int64 { number }
}

extension Library.Genre: ColumnValue {}

extension Library.Shelf: PersistentModel {
  static let schema = Schema<Self>(
    "shelf",
    columns: [
      Column("id", \.id), .number(\.number), Column("name", \.name, check: .nonEmpty),
      Column("room", \.room, check: .oneOf(["hall", "attic"])), Column("above", \.above),
    ],
    relationships: [Relationship(\.above, to: Library.Shelf.self, onDelete: .nullify, as: \.upper)],
    inverses: [Inverse(\.lower, of: \Library.Shelf.above), Inverse(\.books, of: \Library.Book.shelf)],
    indexes: [Index(\.name, isUnique: true)])

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], number: try row[1], name: try row[2], room: try row[3], above: try row[4])
  }
}

extension Library.Reader: PersistentModel {
  static let schema = Schema<Self>(
    "reader", columns: [Column("id", \.id), Column("name", \.name)],
    inverses: [Inverse(\.books, of: \Library.Book.reader)])

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], name: try row[1])
  }
}

extension Library.Book: PersistentModel {
  static let schema = Schema<Self>(
    "book",
    columns: [
      Column("id", \.id), .number(\.number), Column("title", \.title, check: .nonEmpty),
      Column("subtitle", \.subtitle), Column("pages", \.pages, check: .range(0...5_000)),
      Column("price", \.price), Column("rating", \.rating, check: .nonNegative), Column("is_read", \.isRead),
      Column("is_signed", \.isSigned), Column("published", \.published, check: .positive),
      Column("reprinted", \.reprinted), Column("added", \.added), Column("genre", \.genre), Column("cover", \.cover),
      Column("shelf_id", \.shelf), Column("reader_id", \.reader),
    ],
    relationships: [
      Relationship(\.shelf, to: Library.Shelf.self, onDelete: .cascade, as: \.onShelf),
      Relationship(\.reader, to: Library.Reader.self, onDelete: .nullify, as: \.borrower),
    ],
    inverses: [Inverse(\.loans, of: \Library.Loan.book)],
    indexes: [Index(\.published), Index(\.shelf, \.subtitle, isUnique: true)],
    rollups: [Library.prices, Library.pages])

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], number: try row[1], title: try row[2], subtitle: try row[3], pages: try row[4],
      price: try row[5], rating: try row[6], isRead: try row[7], isSigned: try row[8], published: try row[9],
      reprinted: try row[10], added: try row[11], genre: try row[12], cover: try row[13], shelf: try row[14],
      reader: try row[15])
  }
}

extension Library.Loan: PersistentModel {
  static let schema = Schema<Self>(
    "loan", columns: [Column("id", \.id), Column("book_id", \.book), Column("reader_id", \.reader)],
    relationships: [
      Relationship(\.book, to: Library.Book.self, onDelete: .deny, as: \.ofBook),
      Relationship(\.reader, to: Library.Reader.self, onDelete: .cascade),
    ])

  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], book: try row[1], reader: try row[2])
  }
}

extension UUID {
  /// A fixed id: the number in the last eight bytes.
  init(_ number: UInt64) {
    let bytes = (0..<8).map { UInt8(truncatingIfNeeded: number >> (56 - 8 * $0)) }
    self.init(
      uuid: (0, 0, 0, 0, 0, 0, 0, 0, bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7]))
  }
}
