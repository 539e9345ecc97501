import Foundation
import PersistenceKit

/// A few changes, each of which may be refused, and an end that may roll them back.
struct RandomTransaction: Sendable {
  indirect enum Change: Sendable {
    case insertShelf(Library.Shelf), updateShelf(Library.Shelf), deleteShelf(UUID)
    case insertReader(Library.Reader), deleteReader(UUID)
    case insertBook(Library.Book), updateBook(Library.Book), deleteBook(UUID)
    case insertLoan(Library.Loan), deleteLoan(UUID)
    case upsertShelf(Library.Shelf), upsertBook(Library.Book)
    case changeShelf(UUID, name: String), changeBook(Library.Book)
    case deleteShelves(room: String), deleteBooks(Predicate<Library.Book>), deleteLoans(reader: UUID?)
    case savepoint([Change], isInterrupted: Bool)
    case readSums
  }

  indirect enum Answer: Equatable, Sendable {
    case number(Int64), done, sums([UUID: RollupTotal]), refused(PersistenceError)
    case shelf(Library.Shelf), book(Library.Book), count(Int), part([Answer])
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
      case .upsertShelf(let shelf): return .number(try context.upsert(shelf))
      case .upsertBook(let book): return .number(try context.upsert(book))
      case .changeShelf(let id, let name):
        return .shelf(try context.update(Library.Shelf.self, for: id) { $0.name = name })
      case .changeBook(let book): return .book(try stored(book, in: context))
      case .deleteShelves(let room):
        return .count(try context.delete(model: Library.Shelf.self, where: #Predicate { $0.room == room }))
      case .deleteBooks(let predicate): return .count(try context.delete(model: Library.Book.self, where: predicate))
      case .deleteLoans(let reader):
        return .count(try context.delete(model: Library.Loan.self, where: #Predicate { $0.reader == reader }))
      case .savepoint(let changes, let isInterrupted):
        return .part(try part(changes, isInterrupted, in: context))
      case .readSums: return .sums(try context.totals(of: Library.prices, in: 2024))
      }
      return .done
    } catch {
      return .refused(error)
    }
  }

  /// Sets what a rollup is made of, and something that it isn't.
  private func stored(
    _ book: Library.Book, in context: borrowing ModelContext
  ) throws(PersistenceError) -> Library.Book {
    try context.update(Library.Book.self, for: book.id) { found in
      (found.price, found.pages, found.title) = (book.price, book.pages, book.title)
      if book.isRead { (found.shelf, found.number) = (book.shelf, book.isSigned == true ? 1 : found.number) }
    }
  }

  private func part(
    _ changes: [Change], _ isInterrupted: Bool, in context: borrowing ModelContext
  ) throws(PersistenceError) -> [Answer] {
    try context.savepoint { part in
      let answers = changes.map { answer(to: $0, in: part) }
      if isInterrupted { throw Interruption() }
      return answers
    }
  }
}
