import Foundation
import Testing

@testable import PersistenceKit

@Suite struct DryRunTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  @Test func `reads see what was written, and closing undoes it`() throws {
    try makeLeague()
    let before = try Data(contentsOf: folder.file())
    let dryRun = try openDryRun()
    try dryRun.write { try $0.insert(Team(id: .fixed(2), name: "Bees")) }
    let names = try Team.everything(in: dryRun).map(\.name)
    let expected = ["Ants", "Bees"]
    #expect(names == expected)
    dryRun.close()
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
    let kept = try Team.everything(in: .league(in: folder)).map(\.name)
    let expectedKept = ["Ants"]
    #expect(kept == expectedKept)
  }

  @Test func `without a file it works all the same, and makes none`() throws {
    let dryRun = try openDryRun()
    try dryRun.write { try $0.insert(Team(id: .fixed(1), name: "Ants")) }
    let count = try Team.everything(in: dryRun).count
    #expect(count == 1)
    dryRun.close()
    let contents = try folder.contents()
    #expect(contents.isEmpty)
  }

  @Test func `a write that throws undoes itself alone`() throws {
    let dryRun = try openDryRun()
    try dryRun.write { try $0.insert(Team(id: .fixed(1), name: "Ants")) }
    let error = thrown {
      try dryRun.write { context in
        try context.insert(Team(id: .fixed(2), name: "Bees"))
        try context.insert(Team(id: .fixed(3), name: "Ants"))
      }
    }
    #expect(error != nil)
    let names = try Team.everything(in: dryRun).map(\.name)
    let expected = ["Ants"]
    #expect(names == expected)
  }

  @Test func `a write larger than the cache leaves the content as it was`() throws {
    try makeLeague()
    let dryRun = try openDryRun()
    try dryRun.write { context in
      let motto = String(repeating: "x", count: 100_000)
      for number in 2...200 { try context.insert(Team(id: .fixed(number), name: "\(number)", motto: motto)) }
    }
    dryRun.close()
    let kept = try Team.everything(in: .league(in: folder)).map(\.name)
    let expected = ["Ants"]
    #expect(kept == expected)
  }

  @Test func `a dry run that the system has ended refuses to go on`() throws {
    let connection = try Connection(path: ":memory:", access: .readWrite, busyTimeout: .zero)
    let error = thrown { try WriteTransaction(on: connection, isDryRun: true) }
    let expected = PersistenceError.inputOutput(
      detail: "the dry run has ended, because the system failed in it")
    #expect(error == expected)
  }

  @Test func `while it is open, others can read but not write`() throws {
    try makeLeague()
    let dryRun = try openDryRun()
    let other = try ModelContainer.league(in: folder)
    let count = try Team.everything(in: other).count
    #expect(count == 1)
    let error = thrown {
      try other.write { try $0.insert(Referee(id: .fixed(1))) }
    }
    #expect(error == .busy)
    dryRun.close()
    try other.write { try $0.insert(Referee(id: .fixed(1))) }
  }

  private func makeLeague() throws {
    let container = try ModelContainer.league(in: folder)
    try container.write { try $0.insert(Team(id: .fixed(1), name: "Ants")) }
    container.close()
  }

  private func openDryRun() throws(PersistenceError) -> ModelContainer {
    try ModelContainer(for: League.models, configuration: .league(folder.file(), discardsChanges: true))
  }
}
