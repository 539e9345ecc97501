import Foundation
import PersistenceKit
import Testing

/// The blocks of Writing.md that are about dry runs and changes.
@Suite struct ChangeExamples {
  @Test func `a dry run counts what would go`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("allotment.store")
    let dryRun = try ModelContainer(
      for: Bed.self, Planting.self, Harvest.self,
      configuration: ModelConfiguration(url: url, discardsChanges: true))
    let wouldGo = try dryRun.write { try $0.delete(model: Harvest.self) }
    dryRun.close()
    let contents = try folder.contents()
    #expect(wouldGo == 0)
    #expect(contents == [])
  }

  @Test func `a change is heard of, and the end`() async throws {
    let garden = try HeardGarden()
    let reloads = try await garden.run()
    #expect(reloads == 2)
  }
}

/// A screen that shows plantings.
private actor HeardGarden {
  private let container: ModelContainer
  private var reloads = 0

  init() throws {
    container = try ModelContainer(for: Bed.self, Planting.self, Harvest.self, configuration: .inMemory)
  }

  /// How often it was reloaded at first, for a bed, a planting, and the end.
  func run() async throws -> Int {
    let (container, plot) = (container, Plot())
    try await container.write { try $0.insert(plot.bed) }
    async let heard: Void = listen()
    while reloads == 0 { await Task.yield() }
    try await container.write { try $0.insert(plot.peas) }
    while reloads < 2 { await Task.yield() }
    container.close()
    await heard
    return reloads
  }

  private func listen() async {
    let changes = container.changes()
    await reload()
    for await change in changes where change.includes(Planting.self) {
      await reload()
    }
  }

  private func reload() async {
    reloads += 1
  }
}
