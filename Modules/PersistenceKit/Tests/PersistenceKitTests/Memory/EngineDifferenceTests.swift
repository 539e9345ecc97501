import Foundation
import PersistenceKit
import Testing

/// Where the engines are known to differ, and where one could think that they do. Each is in FetchDescriptor's documentation.
@Suite(.temporaryFolder) struct EngineDifferenceTests {
  private typealias Book = Library.Book

  /// A letter with two marks: two scalars in the composed form, one character.
  private static let marked = "e\u{323}\u{301}"

  @Test func `a text is the same in every normal form`() throws {
    let decomposed = "Cafe\u{301}"
    let found = try titles(matching: #Predicate { $0.title == decomposed }, among: ["Caf\u{E9}", "Cafe"])
    #expect(found.sqlite == ["Caf\u{E9}"])
    #expect(found.memory == found.sqlite)
  }

  @Test func `a captured text that isn't composed has another order in memory`() throws {
    let decomposed = "e\u{301}"
    let found = try titles(matching: #Predicate { decomposed < $0.title }, among: ["\u{E9}a"])
    #expect(found.sqlite == ["\u{E9}a"])
    #expect(found.memory == [])
  }

  @Test func `accents newer than Unicode 14 change places in memory only`() throws {
    let other = "A\u{300}\u{1ADD}"
    let found = try titles(matching: #Predicate { $0.title == other }, among: ["A\u{1ADD}\u{300}", "A"])
    #expect(found.sqlite == [])
    #expect(found.memory == ["A\u{1ADD}\u{300}"])
  }

  @Test func `a captured date is rounded in SQLite and not in memory`() throws {
    let added = Date(timeIntervalSince1970: 1.0004)
    let books = [Book(id: UUID(1), title: "A", added: added, shelf: UUID(1))]
    let found = try titles(matching: #Predicate { $0.added == added }, in: books)
    #expect(found.sqlite == ["A"])
    #expect(found.memory == [])
  }

  @Test func `what isn't a number differs from every number in memory only`() throws {
    let books = [Book(id: UUID(1), title: "A", rating: .infinity, shelf: UUID(1))]
    let found = try titles(matching: #Predicate { $0.rating - $0.rating != 0 }, in: books)
    #expect(found.sqlite == [])
    #expect(found.memory == ["A"])
  }

  @Test(arguments: [marked, "\r\n", "👨‍👩‍👧", "🇫🇷", "é"])
  func `characters are counted as Swift counts them`(_ character: String) throws {
    let found = try titles(matching: #Predicate { $0.title.count == 1 }, among: [character, "ab"])
    #expect(found.sqlite == [character])
    #expect(found.memory == found.sqlite)
  }

  @Test(arguments: ["STRASSE", "äpfel", "APFEL", "ﬁ", "İ"])
  func `a loose search is the same function in both`(_ part: String) throws {
    let texts = ["Straße", "Strasse", "Äpfel", "Apfel", "fi", "Fisch", "ISTANBUL", "istanbul", "İstanbul"]
    let found = try titles(matching: #Predicate { $0.title.localizedStandardContains(part) }, among: texts)
    #expect(found.memory == found.sqlite)
  }

  @Test func `a loose search sees neither case nor accents`() throws {
    let found = try titles(
      matching: #Predicate { $0.title.localizedStandardContains("ÁPF") }, among: ["Äpfel", "Pfau"])
    #expect(found.sqlite == ["Äpfel"])
  }

  @Test
  func `an unwrapped nil satisfies nothing, but what is written before it counts in memory only as Swift reads it`()
    throws
  {
    let (first, last) = (
      #Predicate<Book> { $0.subtitle! == "x" || $0.isRead }, #Predicate<Book> { $0.isRead || $0.subtitle! == "x" }
    )
    let books = [Book(id: UUID(1), title: "A", isRead: true, shelf: UUID(1))]
    let (unwrappedFirst, unwrappedLast) = (
      try titles(matching: first, in: books), try titles(matching: last, in: books)
    )
    #expect(unwrappedFirst.sqlite == ["A"])
    #expect(unwrappedFirst.memory == [])
    #expect(unwrappedLast.sqlite == ["A"])
    #expect(unwrappedLast.memory == ["A"])
  }

  @Test func `SQLite's division by zero satisfies nothing, and a sum beyond 64 bits goes on`() throws {
    let (divided, added) = (
      #Predicate<Book> { 10 / $0.pages >= 0 }, #Predicate<Book> { $0.price + $0.price > $0.price }
    )
    let books = [Book(id: UUID(1), title: "A", pages: 0, price: .max, shelf: UUID(1))]
    let (quotients, sums) = (
      try Self.titles(divided, in: books, on: .sqlite), try Self.titles(added, in: books, on: .sqlite)
    )
    #expect(quotients == [])
    #expect(sums == ["A"])
  }
}

extension EngineDifferenceTests {
  private func titles(
    matching predicate: Predicate<Book>, among titles: [String]
  ) throws -> (sqlite: [String], memory: [String]) {
    let books = titles.enumerated().map { Book(id: UUID(UInt64($0 + 1)), title: $1, shelf: UUID(1)) }
    return try self.titles(matching: predicate, in: books)
  }

  private func titles(
    matching predicate: Predicate<Book>, in books: [Book]
  ) throws -> (sqlite: [String], memory: [String]) {
    (try Self.titles(predicate, in: books, on: .sqlite), try Self.titles(predicate, in: books, on: .memory))
  }

  private static func titles(
    _ predicate: Predicate<Book>, in books: [Book], on engine: Engine
  ) throws -> [String] {
    let container = try engine.library(shelves: [Library.Shelf(id: UUID(1), name: "top")], books: books)
    return try container.read { try $0.fetch(FetchDescriptor(predicate: predicate)) }.map(\.title)
  }
}
