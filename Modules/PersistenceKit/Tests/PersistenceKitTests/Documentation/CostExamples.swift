import Foundation
import Testing

@testable import PersistenceKit

/// What Querying.md says of costs, as SQLite plans it.
@Suite(.temporaryFolder) struct CostExamples {
  private typealias Fetch = FetchDescriptor<Planting>

  private static let spring = Day(number: 2026_03_01)
  private static let summer = Day(number: 2026_06_01)
  private static let bedID = UUID(1)
  private static let legume = Family.legume

  private static let searching: [FetchDescriptor<Planting>] = [
    Fetch(predicate: #Predicate { $0.id == bedID }),
    Fetch(predicate: #Predicate { $0.sown == spring }),
    Fetch(predicate: #Predicate { $0.sown < spring }, sortBy: [SortDescriptor(\.sown)]),
    Fetch(predicate: #Predicate { [spring, summer].contains($0.sown) }),
    Fetch(predicate: #Predicate { (spring..<summer).contains($0.sown) }),
    Fetch(predicate: #Predicate { $0.sown == spring && $0.crop == "Peas" }),
    Fetch(predicate: #Predicate { $0.sown == spring || $0.bedID == bedID }),
    Fetch(predicate: #Predicate { $0.family == legume && $0.sown > spring }),
  ]

  private static let scanning: [FetchDescriptor<Planting>] = [
    Fetch(predicate: #Predicate { $0.crop == "Peas" }),
    Fetch(predicate: #Predicate { $0.sown < spring }),
    Fetch(predicate: #Predicate { $0.sown != spring }),
    Fetch(predicate: #Predicate { !($0.sown == spring) }),
    Fetch(predicate: #Predicate { $0.number + 1 == 3 }),
    Fetch(predicate: #Predicate { $0.sown == spring || $0.crop == "Peas" }),
    Fetch(predicate: #Predicate { $0.crop.contains("ea") }),
    Fetch(predicate: #Predicate { $0.crop.localizedStandardContains("EA") }),
  ]

  @Test(arguments: searching.indices)
  func `an index helps`(_ index: Int) throws {
    let plan = try Plot().container(on: .sqlite).plan(of: Self.searching[index])
    let scans = plan.filter { $0.hasPrefix("SCAN") }
    #expect(scans == [], "\(plan)")
  }

  @Test(arguments: scanning.indices)
  func `every row is read`(_ index: Int) throws {
    let plan = try Plot().container(on: .sqlite).plan(of: Self.scanning[index])
    let first = plan.first
    #expect(first == "SCAN t0")
  }

  @Test func `a beginning of a text is searched for`() throws {
    let container = try Plot().container(on: .sqlite)
    let plan = try container.plan(of: FetchDescriptor<Bed>(predicate: #Predicate { $0.name.starts(with: "So") }))
    let isSearch = plan.first?.hasPrefix("SEARCH") ?? false
    #expect(isSearch, "\(plan)")
  }

  @Test func `an order that an index follows isn't sorted, and another one is`() throws {
    let container = try Plot().container(on: .sqlite)
    let bySowing = try container.plan(of: Fetch(sortBy: [SortDescriptor(\.sown, order: .reverse)]))
    let byCrop = try container.plan(of: Fetch(sortBy: [SortDescriptor(\.crop, comparator: .lexical)]))
    #expect(bySowing == ["SCAN t0 USING INDEX planting_sown_index"])
    #expect(byCrop == ["SCAN t0", "USE TEMP B-TREE FOR ORDER BY"])
  }

  @Test func `related rows are searched for, row by row`() throws {
    let container = try Plot().container(on: .sqlite)
    let plan = try container.plan(of: Fetch(predicate: #Predicate { $0.harvests.contains { $0.grams > 900 } }))
    let inner = plan.last
    #expect(inner == "SEARCH t1 USING INDEX harvest_planting_id_day_index (planting_id=?)")
  }

  @Test func `counting all reads an index`() throws {
    let container = try Plot().container(on: .sqlite)
    let count = try container.plan(of: try Fetch().rendered().text.count)
    let readsIndex = count.first?.contains("USING COVERING INDEX") ?? false
    #expect(readsIndex, "\(count)")
  }
}
