import Foundation
import Testing

@testable import PersistenceKit

@Suite struct OrderRenderingTests {
  private typealias Reader = Library.Reader

  struct Example: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sortBy: [SortDescriptor<Library.Book>]

    init(_ sql: String, _ sortBy: [SortDescriptor<Library.Book>]) {
      (testDescription, self.sortBy) = (sql, sortBy)
    }
  }

  @Test(arguments: [
    Example(#"t0."number""#, []),
    Example(#"t0."title", t0."number""#, [SortDescriptor(\.title)]),
    Example(#"t0."published" DESC, t0."number" DESC"#, [SortDescriptor(\.published, order: .reverse)]),
    Example(
      #"t0."pages" DESC, t0."subtitle", t0."number""#,
      [SortDescriptor(\.pages, order: .reverse), SortDescriptor(\.subtitle)]),
    Example(#"t0."number" DESC"#, [SortDescriptor(\.number, order: .reverse)]),
    Example(#"t0."number""#, [SortDescriptor(\.number), SortDescriptor(\.title, order: .reverse)]),
  ])
  func `an order is total`(_ example: Example) throws {
    let orderBy = try FetchDescriptor(sortBy: example.sortBy).rendered().text.orderBy
    let expected = example.testDescription
    #expect(orderBy == expected)
  }

  @Test func `a limit and an offset are bound after the predicate's values`() throws {
    let descriptor = FetchDescriptor<Reader>(predicate: #Predicate { $0.name == "Ann" }, fetchLimit: 5, fetchOffset: 2)
    let query = try descriptor.rendered()
    let (select, bindings, window) = (query.text.select, try query.bindings.kept(), query.window)
    let expectedSelect = #"""
      SELECT t0."id", t0."name", t0."number" FROM "reader" AS t0 WHERE (t0."name" = ?1)\#
       ORDER BY t0."number" LIMIT ?2 OFFSET ?3
      """#
    let expectedBindings: [SQLValue] = [.text("Ann")]
    let expectedWindow: [Int64] = [5, 2]
    #expect(select == expectedSelect)
    #expect(bindings == expectedBindings)
    #expect(window == expectedWindow)
  }

  @Test func `an offset alone is bound too`() throws {
    let query = try FetchDescriptor<Reader>(fetchOffset: 2).rendered()
    let isUnlimited = query.text.select.hasSuffix("LIMIT -1 OFFSET ?1")
    let window = query.window
    let expected: [Int64] = [2]
    #expect(isUnlimited)
    #expect(window == expected)
  }

  @Test func `a distant offset skips keys and joins the rows that are left`() throws {
    let query = try FetchDescriptor<Reader>(fetchLimit: 5, fetchOffset: 10_000).rendered()
    let select = query.text.select
    let expected = #"""
      SELECT t0."id", t0."name", t0."number" FROM\#
       (SELECT t0."number" AS key FROM "reader" AS t0 ORDER BY t0."number" LIMIT ?1 OFFSET ?2) AS page\#
       JOIN "reader" AS t0 ON t0."number" = page.key ORDER BY t0."number"
      """#
    #expect(select == expected)
  }

  @Test func `counting knows neither order nor limit`() throws {
    let descriptor = FetchDescriptor<Reader>(
      predicate: #Predicate { $0.name == "Ann" }, sortBy: [SortDescriptor(\.name)], fetchLimit: 5)
    let count = try descriptor.rendered().text.count
    let expected = #"SELECT count(*) FROM "reader" AS t0 WHERE (t0."name" = ?1)"#
    #expect(count == expected)
  }

  @Test(
    arguments: [
      (nil, nil, 10), (3, nil, 3), (nil, 4, 6), (3, 9, 1), (3, 12, 0), (0, 0, 0), (-1, nil, 0), (nil, -5, 10),
    ] as [(Int?, Int?, Int)])
  func `a count respects the limit and the offset`(_ limit: Int?, _ offset: Int?, _ expected: Int) {
    let descriptor = FetchDescriptor<Reader>(fetchLimit: limit, fetchOffset: offset)
    let count = descriptor.windowed(10)
    #expect(count == expected)
  }
}
