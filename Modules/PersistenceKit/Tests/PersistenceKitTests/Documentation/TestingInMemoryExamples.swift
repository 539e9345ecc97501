import Foundation
import PersistenceKit
import Testing

/// The blocks of TestingInMemory.md.
@Suite(.temporaryFolder) struct TestingInMemoryExamples {
  @Test func `a container in memory needs no file`() throws {
    let container = try ModelContainer(for: Bed.self, Planting.self, Harvest.self, configuration: .inMemory)
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Bed>()) }
    #expect(count == 0)
  }

  @Test(arguments: Engine.allCases)
  func `code that takes a container works on both engines`(_ engine: Engine) throws {
    let container = try Plot().container(on: engine)
    let garden = Garden(container: container)
    let first = try garden.clear()
    let second = try garden.clear()
    #expect(first == 3)
    #expect(second == 0)
  }

  @Test func `a dry run makes no file`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("allotment.store")
    let dryRun = try ModelContainer(
      for: Bed.self, Planting.self, Harvest.self,
      configuration: ModelConfiguration(url: url, discardsChanges: true))
    try dryRun.write { try $0.insert(Plot().bed) }
    let count = try dryRun.read { try $0.fetchCount(FetchDescriptor<Bed>()) }
    dryRun.close()
    let contents = try folder.contents()
    #expect(count == 1)
    #expect(contents == [])
  }

  @Test(arguments: Engine.allCases)
  func `sums decode no row`(_ engine: Engine) throws {
    let container = try Plot().container(on: engine)
    let before = container.decodedRows(of: Harvest.self)
    let totals = try container.read { try $0.totals(of: Harvest.byMonth, in: 2026_07) }
    let after = container.decodedRows(of: Harvest.self)
    #expect(totals.count == 2)
    #expect(after == before)
  }
}

struct Garden {
  let container: ModelContainer

  /// Harvests what is still growing, and says how many plantings that were.
  func clear() throws -> Int {
    try container.write { context in
      let growing = try context.fetch(FetchDescriptor<Planting>(predicate: #Predicate { !$0.isHarvested }))
      for var planting in growing {
        planting.isHarvested = true
        try context.update(planting)
      }
      return growing.count
    }
  }
}
