import Foundation
import PersistenceKit
import Testing

/// The blocks of Concurrency.md.
@Suite(.temporaryFolder) struct ConcurrencyExamples {
  private let plot = Plot()

  @Test(arguments: Engine.allCases)
  @MainActor func `a screen reads without holding up its actor`(_ engine: Engine) async throws {
    let list = CropList(container: try plot.container(on: engine))
    try await list.reload()
    let crops = list.crops
    #expect(crops == ["Broad beans", "Kale", "Peas"])
  }

  @Test(arguments: Engine.committing)
  func `what is shown follows the commits`(_ engine: Engine) async throws {
    let container = try plot.container(on: engine)
    let (shown, plot) = (Shown(), plot)
    let showing = Task {
      func show(_ plantings: [Planting]) async { await shown.show(plantings.map(\.crop)) }
      for try await plantings in container.observe(FetchDescriptor<Planting>(sortBy: [SortDescriptor(\.crop)])) {
        await show(plantings)
      }
    }
    while await shown.crops.isEmpty { await Task.yield() }
    try await container.write { try $0.update(Planting.self, for: plot.kale.id) { $0.crop = "Chard" } }
    while await shown.crops != ["Broad beans", "Chard", "Peas"] { await Task.yield() }
    container.close()
    try await showing.value
  }

  @Test(arguments: Engine.allCases)
  func `a model is observed with its children`(_ engine: Engine) async throws {
    let container = try plot.container(on: engine)
    let bed = container.observe { [id = plot.bed.id] context in
      let plantings = FetchDescriptor<Planting>(predicate: #Predicate { $0.bedID == id })
      return (bed: try context.model(Bed.self, for: id), plantings: try context.fetch(plantings))
    }
    var iterator = bed.makeAsyncIterator()
    let first = try await iterator.next()
    #expect(first?.bed?.name == "South")
    #expect(first?.plantings == [plot.peas, plot.beans])
  }

  @Test(arguments: Engine.allCases)
  func `who decides by what was read writes in the same transaction`(_ engine: Engine) async throws {
    let (container, bed, spring) = (try plot.container(on: engine), plot.bed, Day(number: 2026_03_01))
    async let one = Self.plantClover(in: container, bed, spring)
    async let other = Self.plantClover(in: container, bed, spring)
    let firsts = try await [one, other].filter { $0 }
    let count = try await container.read { try $0.fetchCount(FetchDescriptor<Planting>()) }
    #expect(firsts == [true])
    #expect(count == 4)
  }

  /// Whether it was the first to do so.
  private static func plantClover(in container: ModelContainer, _ bed: Bed, _ spring: Day) async throws -> Bool {
    let isFirst = try await container.write { context in
      let clover = FetchDescriptor<Planting>(predicate: #Predicate { $0.crop == "Clover" })
      guard try context.fetchCount(clover) == 0 else { return false }
      try context.insert(Planting(id: UUID(), bedID: bed.id, crop: "Clover", family: .legume, sown: spring))
      return true
    }
    return isFirst
  }
}

private actor Shown {
  private(set) var crops: [String] = []

  func show(_ crops: [String]) { self.crops = crops }
}

@MainActor final class CropList {
  private(set) var crops: [String] = []
  private let container: ModelContainer

  init(container: ModelContainer) {
    self.container = container
  }

  func reload() async throws(PersistenceError) {
    let byCrop = FetchDescriptor<Planting>(sortBy: [SortDescriptor(\.crop, comparator: .lexical)])
    crops = try await container.read { try $0.fetch(byCrop) }.map(\.crop)
  }
}
