import Foundation
import PersistenceKit
import Testing

/// The blocks of the doc comments.
@Suite(.temporaryFolder) struct CommentExamples {
  @Test func `a note is written and read`() async throws {
    let container = try ModelContainer(for: Note.self, configuration: .inMemory)
    let note = Note(id: UUID(1), title: "Milk")
    try await container.write { try $0.insert(note) }
    let notes = try await container.read { try $0.fetch(FetchDescriptor<Note>()) }
    #expect(notes == [note])
  }

  @Test func `a note that is written is heard of`() async throws {
    let container = try ModelContainer(for: Note.self, configuration: .inMemory)
    let screen = NoteScreen(container)
    async let heard: Void = screen.listen()
    while await screen.reloads == 0 { await Task.yield() }
    try await container.write { try $0.insert(Note(id: UUID(1), title: "Milk")) }
    while await screen.reloads < 2 { await Task.yield() }
    container.close()
    await heard
    let reloads = await screen.reloads
    #expect(reloads == 2)
  }

  @Test(arguments: Engine.allCases)
  func `books are found, by themselves and through their author`(_ engine: Engine) throws {
    let container = try Shelf.container(on: engine)
    let open = FetchDescriptor<Book>(
      predicate: #Predicate { !$0.isRead && $0.pages >= 100 }, sortBy: [SortDescriptor(\.title, comparator: .lexical)],
      fetchLimit: 20)
    let byAnn = FetchDescriptor<Book>(predicate: #Predicate { $0.author.name == "Ann" })
    let busy = FetchDescriptor<Author>(predicate: #Predicate { $0.books.count > 1 })
    let (unread, anns) = try container.read { (try $0.fetch(open).map(\.title), try $0.fetch(byAnn).map(\.title)) }
    let names = try container.read { try $0.fetch(busy).map(\.name) }
    #expect(unread == ["Dunes", "Rain"])
    #expect(anns == ["Rain", "Dunes"])
    #expect(names == ["Ann"])
  }

  @Test(arguments: Engine.allCases)
  func `two properties are read alone`(_ engine: Engine) throws {
    let pages = try Shelf.container(on: engine).read { context in
      let titles = try context.fetch(FetchDescriptor<Book>(), properties: \.title, \.pages)  // [(String, Int)]
      return titles.map { $0.1 }
    }
    #expect(pages == [300, 200, 100])
  }

  @Test(arguments: Engine.allCases)
  func `deposits are summed by month`(_ engine: Engine) throws {
    let container = try engine.container(for: [Deposit.self])
    let sums = try container.write { context in
      for (index, day) in [2026_04_01, 2026_04_30, 2026_05_01].enumerated() {
        let amount = Amount(minorUnits: Int64(index + 1))
        try context.insert(Deposit(id: UUID(UInt64(index)), amount: amount, day: Day(number: Int64(day))))
      }
      let months = try context.summaries(of: \Deposit.amount, by: \.day, grouping: { $0.month })
      return months.mapValues { $0.sum.minorUnits }
    }
    #expect(sums == [2026_04: 3, 2026_05: 3])
  }

  @Test func `a type of one's own is kept as a number`() {
    let (monday, none) = (Weekday(stored: 1), Weekday(stored: 8))
    #expect(monday?.stored == 1)
    #expect(none == nil)
  }

  @Test func `a version lists its models`() {
    let count = House.SchemaV1.models.count
    #expect(count == 2)
  }
}

// MARK: - Models

private struct Note: Equatable {
  var id: UUID
  var title: String
}

extension Note: PersistentModel {
  static let schema = Schema<Note>("note", columns: [Column("id", \.id), Column("title", \.title)])
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], title: try row[1]) }
}

private struct Author: PersistentModel {
  let id: UUID
  var name: String

  static let schema = Schema<Author>(
    "author", columns: [Column("id", \.id), Column("name", \.name)], inverses: [Inverse(\.books, of: \Book.authorID)])
  var books: Related<Book> { related(\.books) }
}

extension Author {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], name: try row[1]) }
}

private struct Book: PersistentModel {
  let id: UUID
  var authorID: UUID
  var title: String
  var pages: Int
  var isRead: Bool

  var author: Author { related(\.author) }

  static let schema = Schema<Book>(
    "book",
    columns: [
      Column("id", \.id), Column("author_id", \.authorID), Column("title", \.title), Column("pages", \.pages),
      Column("is_read", \.isRead),
    ],
    relationships: [Relationship(\.authorID, to: Author.self, onDelete: .cascade, as: \.author)])
}

extension Book {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], authorID: try row[1], title: try row[2], pages: try row[3], isRead: try row[4])
  }
}

private enum Shelf {
  /// Two authors with three books.
  static func container(on engine: Engine) throws -> ModelContainer {
    let (ann, ben) = (Author(id: UUID(1), name: "Ann"), Author(id: UUID(2), name: "Ben"))
    let container = try engine.container(for: [Author.self, Book.self])
    try container.write { context in
      for author in [ann, ben] { try context.insert(author) }
      try context.insert(Book(id: UUID(3), authorID: ann.id, title: "Rain", pages: 300, isRead: false))
      try context.insert(Book(id: UUID(4), authorID: ann.id, title: "Dunes", pages: 200, isRead: false))
      try context.insert(Book(id: UUID(5), authorID: ben.id, title: "Fog", pages: 100, isRead: true))
    }
    return container
  }
}

private struct Deposit: PersistentModel {
  let id: UUID
  var amount: Amount
  var day: Day

  static let schema = Schema<Deposit>(
    "deposit", columns: [Column("id", \.id), Column("amount", \.amount), Column("day", \.day)])
}

extension Deposit {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], amount: try row[1], day: try row[2])
  }
}

// MARK: - Values

private struct Amount: Equatable, Sendable {
  let minorUnits: Int64
}

extension Amount: SummableValue {
  init?(stored: Int64) { self.init(minorUnits: stored) }
  var stored: Int64 { minorUnits }
}

private struct Weekday: Equatable, Sendable {
  let isoNumber: Int64

  init?(isoNumber: Int64) {
    guard (1...7).contains(isoNumber) else { return nil }
    self.isoNumber = isoNumber
  }
}

extension Weekday: ColumnValue {
  init?(stored: Int64) { self.init(isoNumber: stored) }
  var stored: Int64 { isoNumber }
}

// MARK: - Others

private enum House {
  struct Person: PersistentModel {
    let id: UUID

    static let schema = Schema<Person>("person", columns: [Column("id", \.id)])

    init(row: borrowing Row) throws(PersistenceError) { id = try row[0] }
  }

  struct Team: PersistentModel {
    let id: UUID

    static let schema = Schema<Team>("team", columns: [Column("id", \.id)])

    init(row: borrowing Row) throws(PersistenceError) { id = try row[0] }
  }

  enum SchemaV1: VersionedSchema {
    static let version: Int32 = 1
    static let models: [any PersistentModel.Type] = [Person.self, Team.self]
  }
}

/// Shows notes.
private actor NoteScreen {
  private(set) var reloads = 0
  private let container: ModelContainer

  init(_ container: ModelContainer) {
    self.container = container
  }

  func listen() async {
    let changes = container.changes()
    await reload()
    for await change in changes where change.includes(Note.self) { await reload() }
  }

  private func reload() async {
    reloads += 1
  }
}
