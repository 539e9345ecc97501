import Foundation
import PersistenceKit
import Testing

/// The blocks of Querying.md that are about pages and parts of models.
@Suite(.temporaryFolder) struct PagingExamples {
  private let plot = Plot()

  @Test(arguments: Engine.allCases)
  func `pages follow their cursors`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let bySowing = FetchDescriptor<Planting>(sortBy: [SortDescriptor(\.sown)], fetchLimit: 2)
    let first = try container.read { try $0.fetchPage(bySowing) }
    let second = try container.read { try $0.fetchPage(bySowing, after: first.next) }
    let pages = [first.models, second.models]
    let expected = [[plot.peas, plot.beans], [plot.kale]]
    #expect(pages == expected)
    #expect(second.next == nil)
  }

  @Test(arguments: Engine.allCases)
  func `a cursor can be kept`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let bySowing = FetchDescriptor<Planting>(sortBy: [SortDescriptor(\.sown)], fetchLimit: 2)
    let first = try container.read { try $0.fetchPage(bySowing) }
    let kept = try JSONEncoder().encode(first.next)
    let restored = try JSONDecoder().decode(FetchCursor<Planting>?.self, from: kept)
    let other = FetchDescriptor<Planting>(sortBy: [SortDescriptor(\.sown, order: .reverse)], fetchLimit: 2)
    let error = thrown { try container.read { try $0.fetchPage(other, after: restored) } }
    guard case .unsupported = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    #expect(restored == first.next)
  }

  @Test(arguments: Engine.allCases)
  func `the body of an enumeration may write`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    try container.write { context in
      try context.enumerate(FetchDescriptor<Planting>(), batchSize: 500) { planting in
        var planting = planting
        planting.isHarvested = true
        try context.update(planting)
      }
    }
    let left = try container.read {
      try $0.fetchCount(FetchDescriptor<Planting>(predicate: #Predicate { !$0.isHarvested }))
    }
    #expect(left == 0)
  }

  @Test(arguments: Engine.allCases)
  func `ids and single columns are read alone`(_ engine: Engine) throws {
    let container = try plot.container(on: engine)
    let bySowing = FetchDescriptor<Planting>(sortBy: [SortDescriptor(\.sown)], fetchLimit: 2)
    let ids = try container.read { try $0.fetchIdentifiers(bySowing) }
    let labels = try container.read { context in
      try context.fetch(FetchDescriptor<Planting>(), properties: \.crop, \.sown)
    }
    for (crop, sown) in labels { print(crop, sown.number) }
    let (crops, expected) = (labels.map { $0.0 }, [plot.peas.id, plot.beans.id])
    #expect(ids == expected)
    #expect(crops == ["Peas", "Broad beans", "Kale"])
    #expect(container.decodedRows(of: Planting.self) == 0)
  }
}
