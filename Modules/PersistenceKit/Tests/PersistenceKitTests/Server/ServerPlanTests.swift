import Foundation
import Testing

@testable import PersistenceKit

/// The indexes of a server's tables are found by the statements that are meant for them.
@Suite(.enabled(if: ServerCluster.isInstalled, "PostgreSQL isn't installed"), .timeLimit(.minutes(5)))
struct ServerPlanTests {
  private typealias Book = Library.Book

  /// The plan of a fetch, without the choice to read the whole table.
  private func plan(_ descriptor: FetchDescriptor<Book>, isOrdered: Bool = true) throws -> String {
    let server = try ServerFixture()
    let container = try server.library()
    return try container.read { context in
      let session = try #require(context.session as? PostgreSQLSession)
      try session.connection.execute("SET LOCAL enable_seqscan = off; SET LOCAL enable_sort = off")
      let condition = try session.condition(of: descriptor)
      let order = isOrdered ? " ORDER BY \(condition.orderBy) LIMIT 50" : ""
      let result = try session.run(
        "EXPLAIN SELECT * FROM \"book\" AS t0\(condition.filter)\(order)", condition.parameters)
      return try (0..<result.count).map { row in
        guard case .text(let line) = try result.values(at: row)[0] else { return "" }
        return line
      }.joined(separator: "\n")
    }
  }

  @Test func `an order has its index, in both directions`() throws {
    for order in [SortOrder.forward, .reverse] {
      let plan = try plan(FetchDescriptor(sortBy: [SortDescriptor(\.published, order: order)]))
      #expect(plan.contains("book_published_index"), "\(plan)")
      #expect(!plan.contains("Sort"), "\(plan)")
    }
  }

  @Test func `rows without an order come by their numbers`() throws {
    let plan = try plan(FetchDescriptor())
    #expect(plan.contains("book_pkey"), "\(plan)")
    #expect(!plan.contains("Sort"), "\(plan)")
  }

  @Test func `the rows that point to one are found by the index of their relationship`() throws {
    let (shelf, reader) = (UUID(1), UUID?.some(UUID(2)))
    let (required, optional) = (
      try plan(FetchDescriptor(predicate: #Predicate { $0.shelf == shelf }), isOrdered: false),
      try plan(FetchDescriptor(predicate: #Predicate { $0.reader == reader }), isOrdered: false)
    )
    #expect(required.contains("book_shelf_id_subtitle_unique"), "\(required)")
    #expect(optional.contains("book_reader_id_index"), "\(optional)")
  }
}
