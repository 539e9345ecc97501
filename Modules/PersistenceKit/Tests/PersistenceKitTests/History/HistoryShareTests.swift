import Foundation
import PersistenceKit
import Testing

@Suite(.temporaryFolder) struct HistoryShareTests {
  private typealias Shelf = Library.Shelf

  /// A library that keeps a share of its file, in hundredths, as its history.
  private func library(on engine: Engine, share: Int) throws -> ModelContainer {
    try engine.recordedLibrary(HistoryConfiguration(share: share, label: HistoryConfiguration.test.label))
  }

  private func write(_ numbers: ClosedRange<UInt64>, in container: ModelContainer) throws {
    for number in numbers {
      try container.write { _ = try $0.insert(Shelf(id: UUID(number), name: "Shelf \(number)")) }
    }
  }

  @Test(arguments: [(100, 640...640), (1, 300...450)] as [(Int, ClosedRange<Int>)])
  func `steps have their share of the file, and 48 KB in any case`(_ share: Int, _ expected: ClosedRange<Int>) throws {
    let container = try library(on: .sqlite, share: share)
    try write(1...640, in: container)
    let kept = try container.steps().map(\.number)
    #expect(expected.contains(kept.count))
    #expect(kept.last == 640)
  }

  @Test func `a large step doesn't drive out those before it`() throws {
    let container = try library(on: .sqlite, share: 1)
    try container.write { context in
      for number: UInt64 in 1...2_000 {
        _ = try context.insert(Shelf(id: UUID(number), name: "A shelf with a long name, \(number)"))
      }
    }
    try container.write { _ = try $0.delete(model: Shelf.self) }
    try write(3_001...3_094, in: container)
    let steps = try container.steps()
    #expect(steps.count == 96)
    let undone = try container.write { context in
      try context.undo([2])
      return try context.fetchCount(FetchDescriptor<Shelf>())
    }
    #expect(undone == 2_094)
  }

  @Test func `in memory there is no file to have a share of`() throws {
    let container = try library(on: .memory, share: 1)
    try write(1...640, in: container)
    let kept = try container.steps().count
    #expect(kept == 640)
  }
}
