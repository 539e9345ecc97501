import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct EngineConstraintTests {
  private typealias Shelf = Library.Shelf
  private typealias Book = Library.Book

  private func library(_ engine: Engine) throws -> ModelContainer {
    try engine.library(
      shelves: [Shelf(id: UUID(1), name: "A"), Shelf(id: UUID(2), name: "B")],
      books: [Book(id: UUID(10), subtitle: "S", shelf: UUID(1)), Book(id: UUID(11), subtitle: nil, shelf: UUID(1))])
  }

  private func violation(
    _ kind: Constraint.Kind, _ table: String, _ columns: String...
  ) -> PersistenceError {
    .constraint(Constraint(kind: kind, table: table, columns: columns))
  }

  @Test(arguments: Engine.allCases)
  func `an id is unique`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(1), name: "C")) } }
    let expected = violation(.unique, "shelf", "id")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a number is unique`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(3), number: 2, name: "C")) } }
    let expected = violation(.unique, "shelf", "number")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a unique index over two columns names both`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { _ = try $0.insert(Book(id: UUID(12), subtitle: "S", shelf: UUID(1))) } }
    let expected = violation(.unique, "book", "shelf_id", "subtitle")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `nil is distinct from nil in a unique index`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { _ = try $0.insert(Book(id: UUID(12), subtitle: nil, shelf: UUID(1))) } }
    #expect(found == nil)
  }

  @Test(arguments: Engine.allCases)
  func `a row may be updated to the values that it has`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { try $0.update(Book(id: UUID(10), subtitle: "S", shelf: UUID(1))) } }
    #expect(found == nil)
  }

  @Test(arguments: Engine.allCases)
  func `an update can't take another row's unique value`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { try $0.update(Shelf(id: UUID(1), name: "B")) } }
    let expected = violation(.unique, "shelf", "name")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a check names its column`(_ engine: Engine) throws {
    let container = try library(engine)
    let empty = failure { try container.write { try $0.update(Shelf(id: UUID(1), name: "")) } }
    let unlisted = failure { try container.write { try $0.update(Shelf(id: UUID(1), name: "A", room: "roof")) } }
    let long = failure { try container.write { _ = try $0.insert(Book(id: UUID(12), pages: 5_001, shelf: UUID(1))) } }
    let (name, room, pages) = (
      violation(.check, "shelf", "name"), violation(.check, "shelf", "room"), violation(.check, "book", "pages")
    )
    #expect(empty == name)
    #expect(unlisted == room)
    #expect(long == pages)
  }

  @Test(arguments: Engine.allCases)
  func `a check lists texts in any normal form`(_ engine: Engine) throws {
    let container = try engine.container(for: [Drink.self])
    let names = ["Cafe\u{301}", "Caf\u{E9}"]
    try container.write { context in
      for (id, name) in names.enumerated() { try context.insert(Drink(id: Int64(id), name: name)) }
    }
    let stored = try container.read { try $0.fetch(FetchDescriptor<Drink>()) }.map(\.name)
    #expect(stored == names)
    let tea = failure { try container.write { _ = try $0.insert(Drink(id: 9, name: "Cafe")) } }
    let expected = violation(.check, "drink", "name")
    #expect(tea == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a check that lists what no column keeps is a misuse`(_ engine: Engine) {
    let found = failure { _ = try engine.container(for: [Pause.self]) }
    let expected = PersistenceError.misuse("the table pause has a check on name that lists a text with a NUL")
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a reference must lead to a row`(_ engine: Engine) throws {
    let container = try library(engine)
    let inserting = failure { try container.write { _ = try $0.insert(Book(id: UUID(12), shelf: UUID(99))) } }
    let updating = failure {
      try container.write { try $0.update(Book(id: UUID(10), shelf: UUID(1), reader: UUID(99))) }
    }
    let (shelf, reader) = (
      violation(.foreignKey, "book", "shelf_id"), violation(.foreignKey, "book", "reader_id")
    )
    #expect(inserting == shelf)
    #expect(updating == reader)
  }

  @Test(arguments: Engine.allCases)
  func `a row may refer to itself`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure {
      try container.write { context in
        _ = try context.insert(Shelf(id: UUID(3), name: "C", above: UUID(3)))
        try context.delete(Shelf.self, for: UUID(3))
      }
    }
    #expect(found == nil)
  }

  @Test(arguments: Engine.allCases)
  func `what isn't there is neither updated nor deleted`(_ engine: Engine) throws {
    let container = try library(engine)
    let updating = failure { try container.write { try $0.update(Shelf(id: UUID(9), name: "Z")) } }
    let updatingBook = failure { try container.write { try $0.update(Book(id: UUID(9), shelf: UUID(1))) } }
    let deleting = failure { try container.write { try $0.delete(Book.self, for: UUID(9)) } }
    let (shelf, book) = (PersistenceError.notFound(table: "shelf"), PersistenceError.notFound(table: "book"))
    #expect(updating == shelf)
    #expect(updatingBook == book)
    #expect(deleting == book)
  }

  @Test(arguments: Engine.allCases)
  func `text with a NUL is refused`(_ engine: Engine) throws {
    let container = try library(engine)
    let found = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(3), name: "a\0b")) } }
    let construct = found.flatMap { if case .unsupported(let construct, _) = $0 { construct } else { nil } }
    let expected = "a NUL character in text"
    #expect(construct == expected)
  }

  @Test(arguments: Engine.allCases)
  func `composed and decomposed text are one unique value`(_ engine: Engine) throws {
    let container = try engine.library(shelves: [Shelf(id: UUID(1), name: "Caf\u{E9}")])
    let found = failure { try container.write { _ = try $0.insert(Shelf(id: UUID(2), name: "Cafe\u{301}")) } }
    let expected = violation(.unique, "shelf", "name")
    #expect(found == expected)
  }
}

/// Its check was typed on a keyboard that decomposes.
private struct Drink: PersistentModel {
  var id: Int64
  var name: String

  static let schema = Schema<Drink>(
    "drink", columns: [Column("id", \.id), Column("name", \.name, check: .oneOf(["Cafe\u{301}", "Mate"]))])
}

extension Drink {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], name: try row[1]) }
}

private struct Pause: PersistentModel {
  var id: Int64
  var name: String

  static let schema = Schema<Pause>(
    "pause", columns: [Column("id", \.id), Column("name", \.name, check: .oneOf(["a\0b"]))])
}

extension Pause {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], name: try row[1]) }
}
