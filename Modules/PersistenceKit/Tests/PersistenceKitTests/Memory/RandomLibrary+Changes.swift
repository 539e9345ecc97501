import Foundation
import PersistenceKit

extension RandomLibrary {
  mutating func transaction() -> RandomTransaction {
    let count = Int.random(in: 1...16, using: &generator)
    return RandomTransaction(changes: (0..<count).map { _ in change() }, isInterrupted: generator.chance(1, in: 8))
  }

  /// Changes of which most are insertions of books, one after the other, with other changes now and then.
  mutating func longTransaction() -> RandomTransaction {
    var changes: [RandomTransaction.Change] = []
    for _ in 0..<2 {
      for _ in 0..<Int.random(in: 120...260, using: &generator) {
        // One in a few dozen has the id or the subtitle of another one.
        let isUnique = !generator.chance(1, in: 24)
        var book = unsureBook(isUnique ? UUID(UInt64.random(in: 10_000...99_999, using: &generator)) : bookID())
        if !generator.chance(1, in: 24) { book.subtitle = "\(generator.next())" }
        // A sum that doesn't fit would end nearly all of them.
        if !generator.chance(1, in: 400) { book.price = generator.pick(Self.prices) }
        changes.append(.insertBook(book))
      }
      changes += (0..<Int.random(in: 0...6, using: &generator)).map { _ in change() }
    }
    return RandomTransaction(changes: changes, isInterrupted: generator.chance(1, in: 8))
  }

  /// A change; within savepoints, at most that many more.
  private mutating func change(depth: Int = 2) -> RandomTransaction.Change {
    switch Int.random(in: 0..<32, using: &generator) {
    case 0...1: .insertShelf(shelf())
    case 2: .updateShelf(shelf())
    case 3: .deleteShelf(generator.pick(Self.shelves))
    case 4...5: .insertReader(Library.Reader(id: generator.pick(Self.readers), name: "R"))
    case 6: .deleteReader(generator.pick(Self.readers))
    case 7...11: .insertBook(unsureBook())
    case 12...14: .updateBook(unsureBook())
    case 15: .deleteBook(bookID())
    case 16...17:
      .insertLoan(
        Library.Loan(id: loanID(), book: bookID(), reader: generator.maybe(generator.pick(Self.readers))))
    case 18: .deleteLoan(loanID())
    case 19: .upsertShelf(shelf())
    case 20...21: .upsertBook(unsureBook())
    case 22:
      .changeShelf(generator.pick(Self.shelves), name: generator.chance(1, in: 8) ? "" : generator.pick(Self.texts))
    case 23...25: .changeBook(unsureBook())
    case 26: .deleteShelves(room: generator.pick(["hall", "attic", "roof"]))
    case 27: .deleteBooks(predicate(depth: 1))
    case 28: .deleteLoans(reader: generator.maybe(generator.pick(Self.readers)))
    case 29...30 where depth > 0:
      .savepoint(
        (0..<Int.random(in: 0...6, using: &generator)).map { _ in change(depth: depth - 1) },
        isInterrupted: generator.chance(1, in: 3))
    default: .readSums
    }
  }

  private mutating func shelf() -> Library.Shelf {
    Library.Shelf(
      id: generator.pick(Self.shelves), number: generator.chance(1, in: 8) ? generator.pick([2, 9]) : 0,
      name: generator.chance(1, in: 12) ? "" : generator.pick(Self.texts),
      room: generator.pick(["hall", "hall", "attic", "attic", "attic", "roof"]),
      above: generator.chance(1, in: 3) ? generator.pick(Self.shelves) : nil)
  }

  /// A book with, now and then, a value that its schema or its rollup refuses.
  private mutating func unsureBook(_ id: UUID? = nil) -> Library.Book {
    var book = book(id ?? bookID())
    switch Int.random(in: 0..<24, using: &generator) {
    case 0: book.pages = 5_001
    case 1: book.title = ""
    case 2: book.rating = -0.5
    case 3: book.price = generator.pick([.max, .min])
    case 4: book.number = Int64.random(in: 1...20, using: &generator)
    case 5: (book.title, book.pages) = ("", -1)
    default: break
    }
    return book
  }

  private mutating func bookID() -> UUID { UUID(UInt64.random(in: 1_000...1_030, using: &generator)) }

  private mutating func loanID() -> UUID { UUID(UInt64.random(in: 5_000...5_010, using: &generator)) }
}
