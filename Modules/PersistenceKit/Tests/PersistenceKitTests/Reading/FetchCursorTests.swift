import Foundation
import Testing

@testable import PersistenceKit

@Suite(.temporaryFolder) struct FetchCursorTests {
  private typealias Book = Library.Book
  private typealias Cursor = FetchCursor<Library.Book>

  private static let values: [SQLValue] = [
    .null, .integer(.min), .integer(7), .real(-0.5), .real(.infinity), .text(""), .text("a,b%2C%\"'\n"),
    .text("\u{301}x, \u{301}"), .text("日本 😀"), .blob([]), .blob([0, 15, 255]),
  ]

  private func roundTrip(_ cursor: Cursor) throws -> Cursor {
    try JSONDecoder().decode(Cursor.self, from: JSONEncoder().encode(cursor))
  }

  @Test(arguments: values)
  func `a cursor is one text in JSON, and comes back as it was`(_ value: SQLValue) throws {
    let cursor = Cursor(table: "a,b", order: ["-é,%", "+number"], position: [value, .integer(3)])
    let again = try roundTrip(cursor)
    let text = try JSONDecoder().decode(String.self, from: JSONEncoder().encode(cursor))
    let isASCII = text.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F }
    #expect(again == cursor)
    #expect(isASCII)
  }

  @Test func `its text is short`() throws {
    let cursor = Cursor(
      table: "book", order: ["+title", "-pages", "-number"], position: [.text("Emma, 1"), .integer(320), .integer(12)])
    let text = String(decoding: try JSONEncoder().encode(cursor), as: UTF8.self)
    #expect(text == #""book,+title,tEmma%2c%201,-pages,i320,-number,i12""#)
  }

  @Test(arguments: [
    "", "book", "book,+title", "book,+title,x", "book,+title,i", "book,+title,i1x", "book,+title,n1", "book,+title,bf",
    "book,+title,bxx", "book,+title,t%", "book,+title,t%00", "book,+title,r7ff8000000000001", "book,+title,i1,-pages",
  ])
  func `a text that no cursor has is refused`(_ text: String) throws {
    let data = try JSONEncoder().encode(text)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode(Cursor.self, from: data) }
  }

  @Test(arguments: Engine.allCases, [SQLValue.text("7"), .null, .real(1), .blob([7])])
  func `a cursor that is older than the type of its column is refused`(_ engine: Engine, _ value: SQLValue) throws {
    let cursor = try roundTrip(Cursor(table: "book", order: ["+number"], position: [value]))
    let container = try engine.library()
    let error = failure { _ = try container.read { try $0.fetchPage(FetchDescriptor(fetchLimit: 3), after: cursor) } }
    let expected = PersistenceError.unsupported(
      construct: "a cursor for another type of number", advice: "begin with the first page")
    #expect(error == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a cursor at a row's values is that of the page which ends with it`(_ engine: Engine) throws {
    var library = RandomLibrary(seed: 6)
    let container = try engine.library(
      shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: library.distinctBooks(30))
    let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages, order: .reverse)], fetchLimit: 5)
    let page = try container.read { try $0.fetchPage(descriptor) }
    let last = try #require(page.models.last)
    let cursor = try Cursor(in: descriptor, at: last.pages, last.number)
    #expect(cursor == page.next)
  }

  @Test func `a cursor needs a value of the right type for each key, and for the row's number`() {
    let descriptor = FetchDescriptor<Book>(sortBy: [SortDescriptor(\.pages)])
    let few = failure { _ = try Cursor(in: descriptor, at: 300) }
    #expect(few == .misuse("a cursor in the order +pages +number needs a value for each of these"))
    let wrong = failure { _ = try Cursor(in: descriptor, at: "300", Int64(1)) }
    #expect(
      wrong == .unsupported(construct: "a cursor for another type of pages", advice: "begin with the first page"))
  }

  @Test(arguments: Engine.allCases)
  func `a kept cursor goes on where the page ended`(_ engine: Engine) throws {
    var library = RandomLibrary(seed: 5)
    let container = try engine.library(
      shelves: RandomLibrary.rows.shelves, readers: RandomLibrary.rows.readers, books: library.distinctBooks(30))
    let order = [SortDescriptor(\Book.subtitle, order: .reverse), SortDescriptor(\Book.rating)]
    let descriptor = FetchDescriptor<Book>(sortBy: order, fetchLimit: 12)
    let first = try container.read { try $0.fetchPage(descriptor) }
    let kept = try roundTrip(try #require(first.next))
    let second = try container.read { try $0.fetchPage(descriptor, after: kept) }
    let expected = try container.read { try $0.fetch(FetchDescriptor<Book>(sortBy: order, fetchLimit: 24)) }
    #expect(first.models + second.models == expected)
  }

  @Test(
    arguments: Engine.allCases,
    [
      [], [SortDescriptor(\Book.title, order: .reverse)], [SortDescriptor(\Book.pages)],
      [SortDescriptor(\Book.title), SortDescriptor(\Book.pages)],
    ])
  func `a cursor of another order is refused`(_ engine: Engine, _ order: [SortDescriptor<Library.Book>]) throws {
    let cursor = Cursor(table: "book", order: ["+title", "+number"], position: [.text("A"), .integer(1)])
    let container = try engine.library()
    let error = failure { _ = try container.read { try $0.fetchPage(FetchDescriptor(sortBy: order), after: cursor) } }
    let expected = PersistenceError.unsupported(
      construct: "a cursor for the order +title +number", advice: "begin with the first page")
    #expect(error == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a cursor of another model is refused`(_ engine: Engine) throws {
    let cursor = Cursor(table: "shelf", order: ["+number"], position: [.integer(1)])
    let container = try engine.library()
    let error = failure { _ = try container.read { try $0.fetchPage(FetchDescriptor(), after: cursor) } }
    let expected = PersistenceError.unsupported(construct: "a cursor for shelf", advice: "begin with the first page")
    #expect(error == expected)
  }
}
