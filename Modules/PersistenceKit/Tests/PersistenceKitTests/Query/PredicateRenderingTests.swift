import Foundation
import Testing

@testable import PersistenceKit

@Suite struct PredicateRenderingTests {
  private typealias Book = Library.Book

  struct Example: CustomTestStringConvertible, Sendable {
    let predicate: Predicate<Library.Book>
    let sql: String
    let bindings: [SQLValue]
    var testDescription: String { sql }

    init(_ sql: String, _ bindings: [SQLValue], _ predicate: Predicate<Library.Book>) {
      (self.sql, self.bindings, self.predicate) = (sql, bindings, predicate)
    }

    init(_ sql: String, _ predicate: Predicate<Library.Book>) {
      self.init(sql, [], predicate)
    }
  }

  @Test(arguments: comparisons + conditions + optionals + lists)
  func `a predicate becomes parameterised SQL`(_ example: Example) throws {
    let query = try FetchDescriptor(predicate: example.predicate).rendered()
    let (sql, bindings) = (query.text.whereClause, try query.bindings.kept())
    let (expectedSQL, expectedBindings) = (example.sql, example.bindings)
    #expect(sql == expectedSQL)
    #expect(bindings == expectedBindings)
  }

  private static let day = Library.Day(number: 20_240_229)
  private static let genre = Library.Genre.poetry
  private static let id = UUID(7)
  private static let idBytes = SQLValue.blob([0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 7])
  private static let moment = Date(timeIntervalSince1970: 1.5)
  private static let cover = Data([1, 2])

  static let comparisons: [Example] = [
    Example(#"(t0."title" = ?1)"#, [.text("Emma")], #Predicate { $0.title == "Emma" }),
    Example(#"(t0."title" <> ?1)"#, [.text("Emma")], #Predicate { $0.title != "Emma" }),
    Example(#"(t0."pages" < ?1)"#, [.integer(10)], #Predicate { $0.pages < 10 }),
    Example(#"(t0."pages" <= ?1)"#, [.integer(10)], #Predicate { $0.pages <= 10 }),
    Example(#"(t0."price" > (-?1))"#, [.integer(1)], #Predicate { $0.price > -1 }),
    Example(#"(t0."rating" >= ?1)"#, [.real(2.5)], #Predicate { $0.rating >= 2.5 }),
    Example(#"(?1 < t0."pages")"#, [.integer(10)], #Predicate { 10 < $0.pages }),
    Example(#"(t0."published" < ?1)"#, [.integer(20_240_229)], #Predicate { $0.published < day }),
    Example(#"(t0."genre" = ?1)"#, [.text("poetry")], #Predicate { $0.genre == genre }),
    Example(#"(t0."genre" = ?1)"#, [.text("poetry")], #Predicate { $0.genre.rawValue == "poetry" }),
    Example(#"(t0."id" = ?1)"#, [idBytes], #Predicate { $0.id == id }),
    Example(#"(t0."added" >= ?1)"#, [.integer(1_500)], #Predicate { $0.added >= moment }),
    Example(#"(t0."number" > ?1)"#, [.integer(3)], #Predicate { $0.number > 3 }),
  ]

  static let conditions: [Example] = [
    Example(#"t0."is_read" = 1"#, #Predicate { $0.isRead }),
    Example(#"t0."is_read" = 0"#, #Predicate { !$0.isRead }),
    Example(#"(t0."is_read" = ?1)"#, [.integer(1)], #Predicate { $0.isRead == true }),
    Example(#"?1"#, [.integer(1)], #Predicate { _ in true }),
    Example(
      #"(t0."is_read" = 1 AND (t0."pages" > ?1))"#, [.integer(5)], #Predicate { $0.isRead && $0.pages > 5 }),
    Example(
      #"(t0."is_read" = 1 OR (t0."pages" > ?1))"#, [.integer(5)], #Predicate { $0.isRead || $0.pages > 5 }),
    Example(
      #"NOT (t0."is_read" = 1 OR (t0."pages" > ?1))"#, [.integer(5)], #Predicate { !($0.isRead || $0.pages > 5) }),
    Example(
      #"(CASE WHEN t0."is_read" = 1 THEN t0."pages" ELSE ?1 END > ?2)"#, [.integer(1), .integer(2)],
      #Predicate { ($0.isRead ? $0.pages : 1) > 2 }),
    Example(
      #"(((t0."pages" > ?1)) = t0."is_read")"#, [.integer(5)], #Predicate { ($0.pages > 5) == $0.isRead }),
  ]

  private static let missing: String? = nil
  private static let maybe: UUID? = id

  static let optionals: [Example] = [
    Example(#"(t0."subtitle" IS NULL)"#, #Predicate { $0.subtitle == nil }),
    Example(#"(t0."subtitle" IS NOT NULL)"#, #Predicate { $0.subtitle != nil }),
    Example(#"(t0."subtitle" IS ?1)"#, [.text("A")], #Predicate { $0.subtitle == "A" }),
    Example(#"(t0."subtitle" IS NOT ?1)"#, [.text("A")], #Predicate { $0.subtitle != "A" }),
    Example(#"(t0."subtitle" IS ?1)"#, [.null], #Predicate { $0.subtitle == missing }),
    Example(#"(t0."reader_id" IS ?1)"#, [idBytes], #Predicate { $0.reader == maybe }),
    Example(#"(t0."is_signed" IS ?1)"#, [.integer(1)], #Predicate { $0.isSigned == true }),
    Example(#"(t0."cover" IS ?1)"#, [.blob([1, 2])], #Predicate { $0.cover == cover }),
    Example(
      #"(coalesce(t0."subtitle", ?1) = ?2)"#, [.text(""), .text("A")], #Predicate { ($0.subtitle ?? "") == "A" }),
    Example(#"t0."is_signed" = 1"#, #Predicate { $0.isSigned ?? false }),
    Example(#"NOT coalesce(t0."is_signed", 0)"#, #Predicate { !($0.isSigned ?? false) }),
    Example(#"coalesce(t0."is_signed", ?1)"#, [.integer(1)], #Predicate { $0.isSigned ?? true }),
  ]

  private static let titles = ["A", "B", "C"]
  private static let none: [Int] = []
  private static let subtitles: [String?] = ["A", nil]
  private static let present: Set<String?> = ["A"]
  private static let closed = 1...3
  private static let (from, upTo, through) = (3..., ..<"B", ...Library.Day(number: 3))
  private static let halfOpen = Library.Day(number: 1)..<Library.Day(number: 3)

  static let lists: [Example] = [
    Example(
      #"(t0."title" IN (?1, ?2, ?3, ?4))"#, [.text("A"), .text("B"), .text("C"), .text("C")],
      #Predicate { titles.contains($0.title) }),
    Example(#"(t0."pages" IN ())"#, #Predicate { none.contains($0.pages) }),
    Example(
      #"(t0."subtitle" IS NULL OR t0."subtitle" IN (?1))"#, [.text("A")],
      #Predicate { subtitles.contains($0.subtitle) }),
    Example(#"(t0."subtitle" IN (?1))"#, [.text("A")], #Predicate { present.contains($0.subtitle) }),
    Example(
      #"NOT (t0."subtitle" IS NOT NULL AND t0."subtitle" IN (?1))"#, [.text("A")],
      #Predicate { !present.contains($0.subtitle) }),
    Example(
      #"(t0."pages" IN (?1, ?2))"#, [.integer(1), .integer(2)], #Predicate { [1, 2].contains($0.pages) }),
    Example(
      #"(t0."pages" >= ?1 AND t0."pages" <= ?2)"#, [.integer(1), .integer(3)],
      #Predicate { closed.contains($0.pages) }),
    Example(
      #"(t0."published" >= ?1 AND t0."published" < ?2)"#, [.integer(1), .integer(3)],
      #Predicate { halfOpen.contains($0.published) }),
    Example(#"(t0."pages" >= ?1)"#, [.integer(3)], #Predicate { from.contains($0.pages) }),
    Example(#"(t0."title" < ?1)"#, [.text("B")], #Predicate { upTo.contains($0.title) }),
    Example(#"(t0."published" <= ?1)"#, [.integer(3)], #Predicate { through.contains($0.published) }),
  ]

  @Test func `text is bound in its composed form`() throws {
    let decomposed = "Cafe\u{301}"
    let query = try FetchDescriptor<Book>(predicate: #Predicate { $0.title == decomposed }).rendered()
    let bound = try query.bindings.kept().first.map { value in
      if case .text(let text) = value { Array(text.unicodeScalars.map(\.value)) } else { [UInt32]() }
    }
    let composed: [UInt32] = [0x43, 0x61, 0x66, 0xE9]
    #expect(bound == composed)
  }

  @Test func `no predicate is no condition`() throws {
    let query = try FetchDescriptor<Book>().rendered()
    let whereClause = query.text.whereClause
    #expect(whereClause == nil)
  }
}
