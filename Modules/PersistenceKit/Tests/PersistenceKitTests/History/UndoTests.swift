import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct UndoTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book
  private typealias Loan = Library.Loan
  private typealias Reader = Library.Reader

  private let hall = Shelf(id: UUID(1), name: "Hall")
  private let emma = Book(id: UUID(10), title: "Emma", price: 7, shelf: UUID(1))

  /// A shelf (step 1) with a book (step 2).
  private func library(on engine: Engine) throws -> ModelContainer {
    let container = try engine.recordedLibrary()
    try container.write { _ = try $0.insert(hall) }
    try container.write { _ = try $0.insert(emma) }
    return container
  }

  private func undo(_ steps: Int64..., in container: ModelContainer) -> PersistenceError? {
    failure { try container.write { try $0.undo(steps) } }
  }

  private func conflict(
    _ kind: UndoConflict.Kind, step: Int64, _ table: String, _ number: Int64, later: Int64?,
    isOfInserted: Bool = false
  ) -> PersistenceError {
    .undo(
      .conflict(
        UndoConflict(
          kind: kind, step: step, table: table, number: number, later: later, isOfInserted: isOfInserted)))
  }

  @Test(arguments: Engine.allCases)
  func `an undo takes the last step back, and again the one before`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let full = try LibraryState(of: container)
    try container.write { try $0.update(Book.self, for: emma.id) { ($0.price, $0.title) = (9, "Persuasion") } }
    let undone = [try container.undoLast(), try container.undoLast()]
    let left = try LibraryState(of: container)
    #expect(undone == [3, 2])
    #expect(left.books.isEmpty)
    #expect(left.prices.isEmpty)
    try container.redoLast()
    let redone = try LibraryState(of: container)
    #expect(redone == full)
  }

  @Test(arguments: Engine.allCases)
  func `a deleted row comes back with its number, its children and its sums`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let before = try LibraryState(of: container)
    try container.write { try $0.delete(Shelf.self, for: hall.id) }
    try container.undoLast()
    let after = try LibraryState(of: container)
    #expect(after == before)
  }

  @Test(arguments: Engine.allCases)
  func `several steps are taken back in one step, which one redo brings back`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let full = try LibraryState(of: container)
    try container.write { try $0.undo([2, 1]) }
    let empty = try LibraryState(of: container)
    let last = try container.steps().last
    let undone = try container.read { try $0.undoneSteps() }
    try container.redoLast()
    let redone = try LibraryState(of: container)
    #expect(empty.shelves.isEmpty)
    #expect(last?.kind == .undo)
    #expect(last?.targets == [2, 1])
    #expect(undone == [1, 2])
    #expect(redone == full)
  }

  @Test(arguments: Engine.allCases)
  func `a step from the middle is taken back when its rows are as it left them`(_ engine: Engine) throws {
    let container = try library(on: engine)
    try container.write { try $0.update(Book.self, for: emma.id) { $0.pages = 300 } }
    try container.write { _ = try $0.insert(Reader(id: UUID(101), name: "Ann")) }
    let error = undo(3, in: container)
    let book = try container.read { try $0.model(Book.self, for: emma.id) }
    #expect(error == nil)
    #expect(book?.pages == 100)
  }

  @Test(arguments: Engine.allCases)
  func `a row that was changed since refuses, with the later step, until that is taken back`(_ engine: Engine) throws {
    let container = try library(on: engine)
    try container.write { try $0.update(Book.self, for: emma.id) { $0.pages = 300 } }
    try container.write { try $0.update(Book.self, for: emma.id) { $0.price = 8 } }
    let before = try LibraryState(of: container)
    let refused = undo(3, in: container)
    let after = try LibraryState(of: container)
    let steps = try container.steps().count
    #expect(refused == conflict(.changed, step: 3, "book", 1, later: 4))
    #expect(after == before)
    #expect(steps == 4)
    let first = undo(4, in: container)
    let second = undo(3, in: container)
    #expect(first == nil)
    #expect(second == nil)
  }

  @Test(arguments: Engine.allCases)
  func `a row that is gone refuses`(_ engine: Engine) throws {
    let container = try library(on: engine)
    try container.write { try $0.delete(Book.self, for: emma.id) }
    let refused = undo(2, in: container)
    #expect(refused == conflict(.gone, step: 2, "book", 1, later: 3, isOfInserted: true))
  }

  @Test(arguments: Engine.allCases)
  func `a row that others point to refuses`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let refused = undo(1, in: container)
    let left = try LibraryState(of: container)
    #expect(refused == conflict(.needed, step: 1, "book", 1, later: 2, isOfInserted: true))
    #expect(left.books.count == 1)
  }

  @Test(arguments: Engine.allCases)
  func `a unique value that is taken refuses`(_ engine: Engine) throws {
    let container = try library(on: engine)
    try container.write { try $0.update(Shelf.self, for: hall.id) { $0.name = "Lobby" } }
    try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "Hall")) }
    let refused = undo(3, in: container)
    #expect(refused == conflict(.taken, step: 3, "shelf", 1, later: nil))
  }

  @Test(arguments: Engine.allCases)
  func `a row whose parent is gone can't come back`(_ engine: Engine) throws {
    let container = try library(on: engine)
    try container.write { try $0.delete(Book.self, for: emma.id) }
    try container.write { try $0.delete(Shelf.self, for: hall.id) }
    let refused = undo(3, in: container)
    #expect(refused == conflict(.gone, step: 3, "book", 1, later: nil))
  }

  @Test(arguments: Engine.allCases)
  func `a row that would point again to one that is gone refuses`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let attic = Shelf(id: UUID(2), name: "Attic")
    try container.write { _ = try $0.insert(attic) }
    try container.write { try $0.update(Book.self, for: emma.id) { $0.shelf = attic.id } }
    try container.write { try $0.delete(Shelf.self, for: hall.id) }
    let before = try LibraryState(of: container)
    let refused = undo(4, in: container)
    let after = try LibraryState(of: container)
    #expect(refused == conflict(.gone, step: 4, "book", 1, later: nil))
    #expect(after == before)
  }

  @Test(arguments: Engine.allCases)
  func `a delete that reaches more than is kept is a step that can't be undone`(_ engine: Engine) throws {
    let container = try engine.recordedLibrary(HistoryConfiguration(bytes: 400, label: HistoryConfiguration.test.label))
    try container.write { context in
      try context.insert(hall)
      for number in 1...20 { try context.insert(Book(id: UUID(100 + UInt64(number)), title: "B", shelf: hall.id)) }
    }
    try container.write { try $0.delete(Shelf.self, for: hall.id) }
    let steps = try container.steps().map(\.isComplete)
    let books = try container.read { try $0.fetchCount(FetchDescriptor<Book>()) }
    #expect(steps == [true, false])
    #expect(books == 0)
  }

  @Test(arguments: Engine.allCases)
  func `steps that can't be undone or redone are refused by kind`(_ engine: Engine) throws {
    let container = try library(on: engine)
    try container.undoLast()
    let unknown = undo(9, in: container)
    let again = undo(2, in: container)
    let undone = undo(3, in: container)
    let redo = failure { try container.write { try $0.redo([1]) } }
    try container.write { _ = try $0.insert(Reader(id: UUID(101), name: "Ann")) }
    let late = failure { try container.write { try $0.redo([3]) } }
    let redoable = try container.read { try $0.redoableSteps(limit: 5) }
    #expect(unknown == .undo(.notKept(step: 9, oldest: 1)))
    #expect(again == .undo(.notUndoable(step: 2)))
    #expect(undone == .undo(.notUndoable(step: 3)))
    #expect(redo == .undo(.notRedoable(step: 1)))
    #expect(late == .undo(.notRedoable(step: 3)))
    #expect(redoable.isEmpty)
  }

  @Test(arguments: Engine.allCases)
  func `what the transaction writes after an undo belongs to it`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let full = try LibraryState(of: container)
    try container.write { context in
      try context.undo([2])
      try context.update(Shelf.self, for: hall.id) { $0.name = "Lobby" }
    }
    try container.redoLast()
    let redone = try LibraryState(of: container)
    #expect(redone == full)
  }

  @Test(arguments: Engine.allCases)
  func `a transaction that has changed something takes nothing back`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let error = failure {
      try container.write { context in
        try context.insert(Reader(id: UUID(101), name: "Ann"))
        try context.undo([2])
      }
    }
    #expect(error == .misuse("a transaction takes steps back before it changes anything else"))
  }

  @Test(arguments: Engine.allCases)
  func `without a history nothing is taken back`(_ engine: Engine) throws {
    let error = undo(1, in: try engine.library())
    #expect(error == .undo(.off))
  }

  @Test(arguments: Engine.allCases)
  func `after a refusal that is caught, references count again`(_ engine: Engine) throws {
    let container = try library(on: engine)
    let errors = try container.write { context in
      let refused = failure { try context.undo([1]) }
      let dangling = failure { _ = try context.insert(Loan(id: UUID(9), book: UUID(99))) }
      return [refused, dangling]
    }
    #expect(errors[0] == conflict(.needed, step: 1, "book", 1, later: 2, isOfInserted: true))
    #expect(
      errors[1] == .constraint(Constraint(kind: .foreignKey, table: "loan", columns: ["book_id"])))
  }

  @Test(arguments: Engine.allCases)
  func `a row of the same table that was added later refuses, however many came with its parent`(
    _ engine: Engine
  ) throws {
    let container = try engine.container(for: [Page.self, HistoryStep.self], history: .test)
    let text = String(repeating: "a", count: 200_000)
    try container.write { context in
      for id in 1...20 { try context.insert(Page(id: Int64(id), parentID: id == 1 ? nil : 1, text: text)) }
    }
    try container.write { _ = try $0.insert(Page(id: 21, parentID: 1, text: "later")) }
    let refused = undo(1, in: container)
    let left = try container.read { try $0.fetchCount(FetchDescriptor<Page>()) }
    #expect(refused == conflict(.needed, step: 1, "page", 21, later: 2, isOfInserted: true))
    #expect(left == 21)
  }
}

/// Points to its own table, and may be long.
private struct Page: PersistentModel {
  var id: Int64
  var parentID: Int64?
  var text: String

  static let schema = Schema<Page>(
    "page", columns: [Column("id", \.id), Column("parent_id", \.parentID), Column("text", \.text)],
    relationships: [Relationship(\.parentID, to: Page.self, onDelete: .cascade)])
}

extension Page {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], parentID: try row[1], text: try row[2])
  }
}
