import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

private struct Mishap: Error, Equatable {
  let reason: String
}

@Suite struct ModelContainerTests {
  private let folder: TemporaryFolder
  private let container: ModelContainer

  init() throws {
    folder = try TemporaryFolder()
    container = try .league(in: folder)
  }

  @Test func `what was written is there after closing and opening again`() throws {
    try container.write { try $0.insert(Team(id: .fixed(1), name: "Ants", motto: "up")) }
    container.close()
    let again = try ModelContainer.league(in: folder)
    let teams = try Team.everything(in: again)
    let expected = [Team(id: .fixed(1), number: 1, name: "Ants", motto: "up")]
    #expect(teams == expected)
  }

  @Test func `a foreign error rolls back and comes as it is, wrapped`() throws {
    let error = thrown {
      try container.write { context in
        try context.insert(Team(id: .fixed(1), name: "Ants"))
        throw Mishap(reason: "rain")
      }
    }
    guard case .thrown(let foreign) = error else {
      Issue.record("unexpected: \(String(describing: error))")
      return
    }
    let mishap = foreign as? Mishap
    let expected = Mishap(reason: "rain")
    #expect(mishap == expected)
    let teams = try Team.everything(in: container)
    #expect(teams.isEmpty)
  }

  @Test func `an error of the engine isn't wrapped`() {
    let error = thrown { try container.read { _ in throw PersistenceError.busy } }
    #expect(error == .busy)
  }

  @Test func `after a failed write the next one succeeds`() throws {
    let error = thrown { try container.write { _ in throw Mishap(reason: "rain") } }
    #expect(error != nil)
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    let count = try Referee.everything(in: container).count
    #expect(count == 1)
  }

  @Test func `a read keeps its snapshot while others write`() throws {
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    let counts = try container.read { [container] context in
      let before = try context.fetchCount(FetchDescriptor<Referee>())
      let error = thrown {
        try container.write { try $0.insert(Referee(id: .fixed(2))) }
      }
      #expect(error == nil)
      return [before, try context.fetchCount(FetchDescriptor<Referee>())]
    }
    let expected = [1, 1]
    #expect(counts == expected)
    let after = try Referee.everything(in: container).count
    #expect(after == 2)
  }

  @Test func `many tasks read and write at once`() async throws {
    // The folder goes with the suite's value, which nothing else here would keep.
    defer { withExtendedLifetime(self) {} }
    let container = container
    try await withThrowingTaskGroup(of: Void.self) { group in
      for number in 0..<40 {
        group.addTask {
          try await container.write { try $0.insert(Referee(id: .fixed(number))) }
          _ = try await container.read { try $0.fetchCount(FetchDescriptor<Referee>()) }
        }
      }
      try await group.waitForAll()
    }
    let count = try await container.read { try $0.fetchCount(FetchDescriptor<Referee>()) }
    #expect(count == 40)
  }

  @Test func `a write waits for another program, and gives up after the timeout`() throws {
    let other = try OtherProgram(folder.file())
    try other.run("BEGIN IMMEDIATE")
    let error = thrown {
      try container.write { try $0.insert(Referee(id: .fixed(1))) }
    }
    #expect(error == .busy)
    let count = try Referee.everything(in: container).count
    #expect(count == 0)
    try other.run("ROLLBACK")
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
  }

  @Test func `a container that doesn't allow saving refuses writes, and reads`() throws {
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    let reader = try ModelContainer(for: League.models, configuration: .league(folder.file(), allowsSave: false))
    let count = try Referee.everything(in: reader).count
    #expect(count == 1)
    let error = thrown {
      try reader.write { try $0.insert(Referee(id: .fixed(2))) }
    }
    #expect(error == .readOnly)
  }

  @Test func `a closed container says so, and closing again does nothing`() async {
    container.close()
    container.close()
    let read = thrown { try Team.everything(in: container) }
    let write = await asyncThrown {
      try await container.write { try $0.insert(Referee(id: .fixed(1))) }
    }
    #expect(read == .closed)
    #expect(write == .closed)
  }

  @Test func `letting go of a container closes it and leaves one file`() throws {
    let other = try TemporaryFolder()
    do {
      let short = try ModelContainer.league(in: other)
      try short.write { try $0.insert(Referee(id: .fixed(1))) }
    }
    let contents = try other.contents()
    let expected = ["league.store"]
    #expect(contents == expected)
  }

  @Test func `readers are opened when they are needed`() throws {
    let engine = try #require(container.engine as? SQLiteStore)
    try container.write { try $0.insert(Referee(id: .fixed(1))) }
    let before = engine.openedReaders
    _ = try Referee.everything(in: container)
    _ = try Referee.everything(in: container)
    let after = engine.openedReaders
    #expect(before == 0)
    #expect(after == 1)
  }
}
