import Foundation
import Testing

@testable import PersistenceKit

@Suite(.temporaryFolder) struct PagePlanTests {
  struct Order: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let sortBy: [SortDescriptor<Sighting>]
    let position: [SQLValue]

    init(_ name: String, _ sortBy: [SortDescriptor<Sighting>], _ position: SQLValue...) {
      (testDescription, self.sortBy, self.position) = (name, sortBy, position + [.integer(9)])
    }
  }

  @Test(arguments: [
    Order("insertion", []),
    Order("day", [SortDescriptor(\.day)], .integer(3)),
    Order("day, reverse", [SortDescriptor(\.day, order: .reverse)], .integer(3)),
    Order("place and day", [SortDescriptor(\.place), SortDescriptor(\.day)], .text("pond"), .integer(3)),
    Order("weight", [SortDescriptor(\.weight)], .integer(3)),
    Order("weight, from nil", [SortDescriptor(\.weight)], .null),
    Order("weight, reverse", [SortDescriptor(\.weight, order: .reverse)], .integer(3)),
    Order("weight, reverse, from nil", [SortDescriptor(\.weight, order: .reverse)], .null),
    Order("place and weight", [SortDescriptor(\.place), SortDescriptor(\.weight)], .text("pond"), .integer(3)),
    Order("place and weight, from nil", [SortDescriptor(\.place), SortDescriptor(\.weight)], .text("pond"), .null),
  ])
  func `a page is searched for in an index, and nothing is sorted`(_ order: Order) throws {
    let plans = try Engine.sqlite.sightings(10).plans(ofPageIn: order.sortBy, after: order.position)
    let areSearches = plans.allSatisfy { $0.count == 1 && $0[0].hasPrefix("SEARCH t0 USING") }
    #expect(areSearches, "\(plans)")
    #expect(!plans.isEmpty)
  }

  @Test func `one direction over columns without nil is one comparison of rows`() throws {
    let order = try QueryOrder(of: FetchDescriptor(sortBy: [SortDescriptor(\Sighting.place), SortDescriptor(\.day)]))
    let ranges = Keyset.ranges(after: [.text("pond"), .integer(3), .integer(9)], in: order, firstParameter: 2)
    let expected = Keyset(
      condition: #"(t0."place", t0."day", t0."number") > (?2, ?3, ?4)"#,
      places: [0, 1, 2])
    #expect(ranges == [expected])
  }

  @Test func `other orders are one range for each column, the nearest rows first`() throws {
    let order = try QueryOrder(
      of: FetchDescriptor(sortBy: [SortDescriptor(\Sighting.weight, order: .reverse), SortDescriptor(\.day)]))
    let ranges = Keyset.ranges(after: [.integer(5), .integer(3), .integer(9)], in: order, firstParameter: 1)
    let expected = [
      Keyset(
        condition: #"t0."weight" = ?1 AND t0."day" = ?2 AND t0."number" > ?3"#,
        places: [0, 1, 2]),
      Keyset(condition: #"t0."weight" = ?1 AND t0."day" > ?2"#, places: [0, 1]),
      Keyset(condition: #"t0."weight" < ?1"#, places: [0]),
      Keyset(condition: #"t0."weight" IS NULL"#, places: []),
    ]
    #expect(ranges == expected)
  }
}

extension ModelContainer {
  /// How SQLite will run a page: for each of its statements, the lines of EXPLAIN QUERY PLAN.
  fileprivate func plans(
    ofPageIn sortBy: [SortDescriptor<Sighting>], after position: [SQLValue]
  ) throws -> [[String]] {
    let page = FetchDescriptor(sortBy: sortBy, fetchLimit: 5)
    let selection = RowSelection(descriptor: page, position: (position, try QueryOrder(of: page)))
    return try SelectionPlan(selection, selection.descriptor.query()).parts.map { try plan(of: $0.text) }
  }
}
