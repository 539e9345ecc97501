import Foundation
import Testing

@testable import PersistenceKit

/// The SQL of what goes beyond comparing a column with a value.
@Suite struct ConstructRenderingTests {
  typealias Example = PredicateRenderingTests.Example

  @Test(arguments: arithmetic + texts + chains + related)
  func `a construct becomes parameterised SQL`(_ example: Example) throws {
    let query = try FetchDescriptor(predicate: example.predicate).rendered()
    let (sql, bindings) = (query.text.whereClause, try query.bindings.kept())
    let (expectedSQL, expectedBindings) = (example.sql, example.bindings)
    #expect(sql == expectedSQL)
    #expect(bindings == expectedBindings)
  }

  static let arithmetic: [Example] = [
    Example(#"((t0."pages" + ?1) > ?2)"#, [.integer(1), .integer(5)], #Predicate { $0.pages + 1 > 5 }),
    Example(#"((t0."number" - t0."price") > ?1)"#, [.integer(5)], #Predicate { $0.number - $0.price > 5 }),
    Example(#"((t0."rating" * ?1) > ?2)"#, [.real(2), .real(5)], #Predicate { $0.rating * 2 > 5 }),
    Example(#"((t0."pages" / ?1) = ?2)"#, [.integer(2), .integer(5)], #Predicate { $0.pages / 2 == 5 }),
    Example(#"((t0."pages" % ?1) = ?2)"#, [.integer(2), .integer(1)], #Predicate { $0.pages % 2 == 1 }),
    Example(
      #"(CASE WHEN ?1 = 0 THEN t0."rating" * 9e999 ELSE t0."rating" / ?1 END > ?2)"#, [.real(2), .real(1)],
      #Predicate { $0.rating / 2 > 1 }),
    Example(#"((-t0."pages") < (-?1))"#, [.integer(5)], #Predicate { -$0.pages < -5 }),
    Example(
      #"(?1 >= ?2 AND ?1 <= t0."pages")"#, [.integer(3), .integer(1)], #Predicate { (1...$0.pages).contains(3) }),
    Example(
      #"(t0."pages" >= ?1 AND t0."pages" < ?2)"#, [.integer(1), .integer(3)], #Predicate { (1..<3).contains($0.pages) }),
  ]

  static let texts: [Example] = [
    Example(
      #"(instr(t0."title", ?1) > 0 AND contains_characters(t0."title", ?1))"#, [.text("A")],
      #Predicate { $0.title.contains("A") }),
    Example(
      #"(t0."title" >= ?1 AND t0."title" < end_of_prefix(?1) AND starts_with(t0."title", ?1))"#, [.text("Ab")],
      #Predicate { $0.title.starts(with: "Ab") }),
    Example(
      #"(t0."title" >= t0."genre" AND t0."title" < end_of_prefix(t0."genre") AND starts_with(t0."title", t0."genre"))"#,
      #Predicate { $0.title.starts(with: $0.genre.rawValue) }),
    Example(
      #"contains_loosely(t0."title", ?1)"#, [.text("a")], #Predicate { $0.title.localizedStandardContains("a") }),
    Example(#"(character_count(t0."title") > ?1)"#, [.integer(3)], #Predicate { $0.title.count > 3 }),
    Example(#"(t0."title" = '')"#, #Predicate { $0.title.isEmpty }),
    Example(#"NOT (coalesce(t0."subtitle", ?1) = '')"#, [.text("")], #Predicate { !($0.subtitle ?? "").isEmpty }),
  ]

  // swift-format-ignore: NeverForceUnwrap
  // The construct itself is a forced unwrap.
  static let chains: [Example] = [
    Example(
      #"(CASE WHEN t0."subtitle" IS NOT NULL THEN ((t0."subtitle" = '')) END IS ?1)"#, [.integer(1)],
      #Predicate { $0.subtitle?.isEmpty == true }),
    Example(
      #"(t0."subtitle" IS NOT NULL AND (instr(t0."subtitle", ?1) > 0 AND contains_characters(t0."subtitle", ?1)))"#,
      [.text("A")],
      #Predicate { $0.subtitle?.contains("A") ?? false }),
    Example(
      #"(CASE WHEN t0."cover" IS NOT NULL THEN length(t0."cover") END IS ?1)"#, [.integer(3)],
      #Predicate { $0.cover?.count == 3 }),
    Example(
      #"((t0."subtitle" IS NOT NULL) AND (t0."subtitle" > ?1))"#, [.text("A")],
      #Predicate { $0.subtitle != nil && $0.subtitle! > "A" }),
    Example(
      #"(character_count(t0."subtitle") > ?1)"#, [.integer(2)], #Predicate { $0.subtitle!.count > 2 }),
    Example(
      #"coalesce(CASE WHEN t0."subtitle" IS NOT NULL THEN ((t0."subtitle" = t0."title")) END, t0."is_read")"#,
      #Predicate { book in if let subtitle = book.subtitle { subtitle == book.title } else { book.isRead } }),
  ]

  private static let id = UUID(7)
  private static let idBytes = SQLValue.blob([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7])

  static let related: [Example] = [
    Example(
      #"((SELECT t1."name" FROM "shelf" AS t1 WHERE t1."id" = t0."shelf_id") = ?1)"#, [.text("top")],
      #Predicate { $0.onShelf.name == "top" }),
    Example(#"(t0."shelf_id" = ?1)"#, [idBytes], #Predicate { $0.onShelf.id == id }),
    Example(
      #"((SELECT t1."name" FROM "reader" AS t1 WHERE t1."id" = t0."reader_id") IS ?1)"#, [.text("Ann")],
      #Predicate { $0.borrower?.name == "Ann" }),
    Example(
      ##"((SELECT (SELECT t2."room" FROM "shelf" AS t2 WHERE t2."id" = t1."above") FROM "shelf" AS t1 WHERE t1."id" = t0."shelf_id") IS ?1)"##,
      [.text("attic")], #Predicate { $0.onShelf.upper?.room == "attic" }),
    Example(
      ##"((SELECT (SELECT (SELECT t3."room" FROM "shelf" AS t3 WHERE t3."id" = t2."above") FROM "shelf" AS t2 WHERE t2."id" = t1."above") FROM "shelf" AS t1 WHERE t1."id" = t0."shelf_id") IS ?1)"##,
      [.text("attic")], #Predicate { $0.onShelf.upper?.upper?.room == "attic" }),
    Example(
      #"((SELECT count(*) FROM "loan" AS t1 WHERE t1."book_id" = t0."id" AND (t1."reader_id" IS NULL)) > ?1)"#,
      [.integer(2)], #Predicate { $0.loans.filter { $0.reader == nil }.count > 2 }),
    Example(
      #"EXISTS (SELECT 1 FROM "loan" AS t1 WHERE t1."book_id" = t0."id" AND (t1."reader_id" IS t0."reader_id"))"#,
      #Predicate { book in book.loans.contains { $0.reader == book.reader } }),
    Example(
      #"NOT EXISTS (SELECT 1 FROM "loan" AS t1 WHERE t1."book_id" = t0."id" AND NOT (t1."reader_id" IS NULL))"#,
      #Predicate { $0.loans.allSatisfy { $0.reader == nil } }),
    Example(
      #"((SELECT count(*) FROM "loan" AS t1 WHERE t1."book_id" = t0."id") > ?1)"#, [.integer(2)],
      #Predicate { $0.loans.count > 2 }),
    Example(
      #"NOT EXISTS (SELECT 1 FROM "loan" AS t1 WHERE t1."book_id" = t0."id" AND 1)"#, #Predicate { $0.loans.isEmpty }),
    Example(
      ##"(SELECT (EXISTS (SELECT 1 FROM "book" AS t2 WHERE t2."shelf_id" = t1."id" AND (t2."pages" > t0."pages"))) FROM "shelf" AS t1 WHERE t1."id" = t0."shelf_id")"##,
      #Predicate { book in book.onShelf.books.contains { $0.pages > book.pages } }),
  ]

  @Test func `composed predicates share the model`() throws {
    let long = #Predicate<Library.Book> { $0.pages > 500 }
    let unread = #Predicate<Library.Book> { !$0.isRead }
    let lent = #Predicate<Library.Book> { book in book.loans.contains { $0.reader == book.reader } }
    let sql = try FetchDescriptor(predicate: (long && unread || !lent)).rendered().text.whereClause
    let expected =
      #"(((t0."pages" > ?1) AND t0."is_read" = 0)"#
      + #" OR NOT EXISTS (SELECT 1 FROM "loan" AS t1 WHERE t1."book_id" = t0."id" AND (t1."reader_id" IS t0."reader_id")))"#
    #expect(sql == expected)
  }

  @Test func `a construct without a translation is named inside a composed predicate`() {
    let long = #Predicate<Library.Book> { $0.isLong }
    let read = #Predicate<Library.Book> { $0.isRead }
    let expected = PersistenceError.withoutColumn(Bool.self, of: Library.Book.self)
    #expect(throws: expected) { try FetchDescriptor(predicate: read && long).rendered() }
  }
}
