import Foundation
import Testing

@testable import PersistenceKit

/// What predicates say about related rows, on small cases that can be read.
@Suite(.temporaryFolder) struct RelatedTests {
  private typealias Book = Library.Book

  @Test(arguments: Engine.allCases)
  func `a to-one property reads the row that is pointed to`(_ engine: Engine) throws {
    let found = try titles(on: engine, #Predicate { $0.onShelf.room == "attic" })
    #expect(found == ["Persuasion"])
  }

  @Test(arguments: Engine.allCases)
  func `a row that isn't there has no properties`(_ engine: Engine) throws {
    let (named, unnamed) = (
      try titles(on: engine, #Predicate { $0.borrower?.name == "Ann" }),
      try titles(on: engine, #Predicate { $0.borrower?.name == nil })
    )
    #expect(named == ["Emma"])
    #expect(unnamed == ["Persuasion", "Sanditon"])
  }

  @Test(arguments: Engine.allCases)
  func `a to-many property asks for one row, or for each`(_ engine: Engine) throws {
    let (some, every) = (
      try titles(on: engine, #Predicate { $0.loans.contains { $0.reader == nil } }),
      try titles(on: engine, #Predicate { $0.loans.allSatisfy { $0.reader == nil } })
    )
    #expect(some == ["Emma", "Persuasion"])
    #expect(every == ["Persuasion", "Sanditon"])
  }

  @Test(arguments: Engine.allCases)
  func `a to-many property counts its rows`(_ engine: Engine) throws {
    let (two, none) = (
      try titles(on: engine, #Predicate { $0.loans.count == 2 }),
      try titles(on: engine, #Predicate { $0.loans.isEmpty })
    )
    #expect(two == ["Emma"])
    #expect(none == ["Sanditon"])
  }

  @Test(arguments: Engine.allCases)
  func `a condition on related rows sees the change of its own transaction`(_ engine: Engine) throws {
    let container = try Self.library(on: engine)
    let found = try container.write { context in
      try context.insert(Library.Loan(id: UUID(24), book: UUID(3)))
      return try context.fetch(FetchDescriptor<Book>(predicate: #Predicate { !$0.loans.isEmpty })).map(\.title)
    }
    #expect(found == ["Emma", "Persuasion", "Sanditon"])
  }

  @Test func `related rows are searched by an index`() throws {
    let plan = try Engine.sqlite.library().plan(
      of: FetchDescriptor<Book>(predicate: #Predicate { $0.loans.contains { $0.reader == nil } }))
    let isIndexed = plan.contains { $0.contains("SEARCH t1 USING INDEX loan_book_id_index") }
    #expect(isIndexed, "\(plan)")
  }

  @Test func `an inverse through a property without a column is refused`() {
    let found = failure { _ = try ModelContainer(for: Orphanage.self, Orphan.self, configuration: .inMemory) }
    guard case .misuse(let complaint) = found else {
      Issue.record("not refused: \(String(describing: found))")
      return
    }
    let isNamed = complaint.contains("inverse")
    #expect(isNamed)
  }

  @Test func `an inverse of a model that the container isn't for is refused`() {
    let found = failure { _ = try ModelContainer(for: Library.Reader.self, configuration: .inMemory) }
    let expected = PersistenceError.misuse("Reader has an inverse of Book, which the container isn't for")
    #expect(found == expected)
  }

  @Test func `reading a related property outside of a predicate ends the process`() async {
    await #expect(processExitsWith: .failure) {
      _ = Book(id: UUID(1), shelf: UUID(1)).loans.count
    }
  }
}

extension RelatedTests {
  private static func library(on engine: Engine) throws -> ModelContainer {
    try engine.library(
      shelves: [
        Library.Shelf(id: UUID(1), name: "top"), Library.Shelf(id: UUID(2), name: "bottom", room: "attic"),
      ],
      readers: [Library.Reader(id: UUID(11), name: "Ann")],
      books: [
        Book(id: UUID(1), title: "Emma", shelf: UUID(1), reader: UUID(11)),
        Book(id: UUID(2), title: "Persuasion", shelf: UUID(2)), Book(id: UUID(3), title: "Sanditon", shelf: UUID(1)),
      ],
      loans: [
        Library.Loan(id: UUID(21), book: UUID(1), reader: UUID(11)), Library.Loan(id: UUID(22), book: UUID(1)),
        Library.Loan(id: UUID(23), book: UUID(2)),
      ])
  }

  private func titles(on engine: Engine, _ predicate: Predicate<Book>) throws -> [String] {
    try Self.library(on: engine).read { try $0.fetch(FetchDescriptor(predicate: predicate)) }.map(\.title)
  }
}

private struct Orphanage: PersistentModel {
  let id: UUID
  var orphans: Related<Orphan> { related(\.orphans) }

  static let schema = Schema<Self>(
    "orphanage", columns: [Column("id", \.id)], inverses: [Inverse(\.orphans, of: \Orphan.home)])

  init(row: borrowing Row) throws(PersistenceError) { id = try row[0] }
}

private struct Orphan: PersistentModel {
  let id: UUID
  var home: UUID { id }

  static let schema = Schema<Self>("orphan", columns: [Column("id", \.id)])

  init(row: borrowing Row) throws(PersistenceError) { id = try row[0] }
}
