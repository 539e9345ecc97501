import Foundation
import PersistenceKit
import Testing

/// The same random changes, valid and not, against both engines: the same answers, the same rows, the same sums.
@Suite struct DifferentialWriteTests {
  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func `both engines answer the same changes alike`(_ seed: UInt64) throws {
    let (memory, sqlite) = (try Engine.memory.library(), try Engine.sqlite.library())
    var random = RandomLibrary(seed: seed)
    for container in [memory, sqlite] {
      try container.write { context in
        for id in RandomLibrary.shelves { try context.insert(Library.Shelf(id: id, name: id.uuidString)) }
        for id in RandomLibrary.readers { try context.insert(Library.Reader(id: id, name: id.uuidString)) }
      }
    }
    for round in 0..<12 {
      let transaction = random.transaction()
      let (found, expected) = (transaction.run(on: sqlite), transaction.run(on: memory))
      #expect(found == expected, "seed \(seed), round \(round): \(transaction)")
      let (state, expectedState) = (try LibraryState(of: sqlite), try LibraryState(of: memory))
      #expect(state == expectedState, "seed \(seed), round \(round): \(transaction)")
    }
  }
}

/// Everything that a library holds.
private struct LibraryState: Equatable {
  let shelves: [Library.Shelf]
  let readers: [Library.Reader]
  let books: [Library.Book]
  let loans: [Library.Loan]
  let prices: [UUID: RollupTotal]
  let pages: [Library.Genre: RollupTotal]
  let buckets: [[RollupBucket]]

  init(of container: ModelContainer) throws {
    self = try container.read { context in
      LibraryState(
        shelves: try context.fetch(FetchDescriptor()), readers: try context.fetch(FetchDescriptor()),
        books: try context.fetch(FetchDescriptor()), loans: try context.fetch(FetchDescriptor()),
        prices: try context.totals(of: Library.prices, in: 2024), pages: try context.totals(of: Library.pages, in: 0),
        buckets: try RandomLibrary.shelves.map { try context.buckets(of: Library.prices, for: $0) })
    }
  }

  private init(
    shelves: [Library.Shelf], readers: [Library.Reader], books: [Library.Book], loans: [Library.Loan],
    prices: [UUID: RollupTotal], pages: [Library.Genre: RollupTotal], buckets: [[RollupBucket]]
  ) {
    (self.shelves, self.readers, self.books, self.loans) = (shelves, readers, books, loans)
    (self.prices, self.pages, self.buckets) = (prices, pages, buckets)
  }
}

/// A few changes, each of which may be refused, and an end that may roll them back.
private struct RandomTransaction: Sendable {
  enum Change: Sendable {
    case insertShelf(Library.Shelf), updateShelf(Library.Shelf), deleteShelf(UUID)
    case insertReader(Library.Reader), deleteReader(UUID)
    case insertBook(Library.Book), updateBook(Library.Book), deleteBook(UUID)
    case insertLoan(Library.Loan), deleteLoan(UUID)
    case readSums
  }

  enum Answer: Equatable, Sendable {
    case number(Int64), done, sums([UUID: RollupTotal]), refused(PersistenceError)
  }

  enum Outcome: Equatable, Sendable {
    case committed([Answer]), rolledBack(PersistenceError)
  }

  struct Interruption: Error {}

  let changes: [Change]
  let isInterrupted: Bool

  func run(on container: ModelContainer) -> Outcome {
    do throws(PersistenceError) {
      return .committed(
        try container.write { context in
          let answers = changes.map { answer(to: $0, in: context) }
          if isInterrupted { throw Interruption() }
          return answers
        })
    } catch {
      return .rolledBack(error)
    }
  }

  private func answer(to change: Change, in context: borrowing ModelContext) -> Answer {
    do throws(PersistenceError) {
      switch change {
      case .insertShelf(let shelf): return .number(try context.insert(shelf))
      case .insertReader(let reader): return .number(try context.insert(reader))
      case .insertBook(let book): return .number(try context.insert(book))
      case .insertLoan(let loan): return .number(try context.insert(loan))
      case .updateShelf(let shelf): try context.update(shelf)
      case .updateBook(let book): try context.update(book)
      case .deleteShelf(let id): try context.delete(Library.Shelf.self, for: id)
      case .deleteReader(let id): try context.delete(Library.Reader.self, for: id)
      case .deleteBook(let id): try context.delete(Library.Book.self, for: id)
      case .deleteLoan(let id): try context.delete(Library.Loan.self, for: id)
      case .readSums: return .sums(try context.totals(of: Library.prices, in: 2024))
      }
      return .done
    } catch {
      return .refused(error)
    }
  }
}

extension RandomLibrary {
  fileprivate mutating func transaction() -> RandomTransaction {
    let count = Int.random(in: 1...16, using: &generator)
    return RandomTransaction(changes: (0..<count).map { _ in change() }, isInterrupted: generator.chance(1, in: 8))
  }

  private mutating func change() -> RandomTransaction.Change {
    switch Int.random(in: 0..<20, using: &generator) {
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
  private mutating func unsureBook() -> Library.Book {
    var book = book(bookID())
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
