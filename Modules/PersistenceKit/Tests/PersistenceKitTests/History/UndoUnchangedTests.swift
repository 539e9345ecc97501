import Foundation
import PersistenceKit
import Testing

/// An import of which some rows were edited: the others go.
@Suite(.temporaryFolder) struct UndoUnchangedTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book
  private typealias Loan = Library.Loan
  private typealias Reader = Library.Reader

  private let hall = Shelf(id: UUID(1), name: "Hall")

  /// A shelf (step 1) and an import of five books (step 2).
  private func library(on engine: Engine) throws -> ModelContainer {
    let container = try engine.recordedLibrary()
    try container.write { _ = try $0.insert(hall) }
    try container.write { context in
      for number: UInt64 in 1...5 { _ = try context.insert(book(number)) }
    }
    return container
  }

  private func book(_ number: UInt64) -> Book {
    Book(id: UUID(10 + number), title: "Volume \(number)", price: 7, shelf: hall.id)
  }

  private func titles(in container: ModelContainer) throws -> [String] {
    try container.read { try $0.fetch(FetchDescriptor<Book>(sortBy: [SortDescriptor(\.title)])).map(\.title) }
  }

  @Test(arguments: Engine.allCases)
  func `rows that were changed, deleted or are pointed to stay as they are`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let reader = Reader(id: UUID(50), name: "Ann")
    try container.write { context in
      _ = try context.update(Book.self, for: book(2).id) { $0.title = "Second" }
      try context.delete(Book.self, for: book(3).id)
      _ = try context.insert(reader)
      _ = try context.insert(Loan(id: UUID(60), book: book(4).id, reader: reader.id))
    }
    let before = try LibraryState(of: container)
    let whole = failure { try container.write { try $0.undo([2]) } }
    let kept = try container.write { try $0.undoUnchanged([2]) }
    let left = try titles(in: container)
    #expect(whole != nil)
    #expect(kept == [.changed: 1, .gone: 1, .needed: 1])
    #expect(left == ["Second", "Volume 4"])
    try container.redoLast()
    let redone = try LibraryState(of: container)
    #expect(redone == before)
  }

  @Test(arguments: Engine.allCases)
  func `a step of which nothing is left refuses, with the reason of its first row`(_ engine: Engine) throws {
    let container = try library(on: engine)
    try container.write { context in
      for number: UInt64 in 1...5 { _ = try context.update(Book.self, for: book(number).id) { $0.price = 1 } }
    }
    let error = failure { try container.write { _ = try $0.undoUnchanged([2]) } }
    #expect(
      error
        == .undo(
          .conflict(
            UndoConflict(kind: .changed, step: 2, table: "book", number: 1, later: 3, isOfInserted: true))))
  }

  @Test(arguments: Engine.allCases)
  func `a row that another one of the step points to stays with it`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary()
    let (attic, box) = (Shelf(id: UUID(2), name: "Attic", above: UUID(1)), Shelf(id: UUID(3), name: "Box"))
    try container.write { context in
      _ = try context.insert(hall)
      _ = try context.insert(attic)
      _ = try context.insert(box)
      _ = try context.insert(book(1))
    }
    try container.write { _ = try $0.update(Shelf.self, for: attic.id) { $0.name = "Loft" } }
    let kept = try container.write { try $0.undoUnchanged([1]) }
    let shelves = try container.read { try $0.fetch(FetchDescriptor<Shelf>(sortBy: [SortDescriptor(\.name)])) }
    let books = try titles(in: container)
    #expect(kept == [.changed: 1, .needed: 1])
    #expect(shelves.map(\.name) == ["Hall", "Loft"])
    #expect(books.isEmpty)
  }

  @Test(arguments: Engine.allCases)
  func `where nothing was changed it is an undo`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let kept = try container.write { try $0.undoUnchanged([2]) }
    let left = try titles(in: container)
    #expect(kept.isEmpty)
    #expect(left.isEmpty)
  }
}
