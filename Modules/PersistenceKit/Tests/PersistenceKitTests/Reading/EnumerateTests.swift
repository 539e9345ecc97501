import Foundation
import PersistenceKit
import Synchronization
import Testing

@Suite(.temporaryFolder) struct EnumerateTests {
  private struct Stop: Error {}

  @Test(arguments: Engine.allCases, [1, 7, 60, 1_000])
  func `every model comes once, in order`(_ engine: Engine, _ batchSize: Int) throws {
    let container = try engine.sightings(60)
    let descriptor = FetchDescriptor<Sighting>(
      predicate: #Predicate { $0.day != 4 }, sortBy: [SortDescriptor(\.weight, order: .reverse)])
    let (found, expected) = try container.read { context in
      var found: [Sighting] = []
      try context.enumerate(descriptor, batchSize: batchSize) { found.append($0) }
      return (found, try context.fetch(descriptor))
    }
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases, [1, 3, 10])
  func `the limit and the offset are those of a fetch`(_ engine: Engine, _ batchSize: Int) throws {
    let container = try engine.sightings(30)
    let descriptor = FetchDescriptor<Sighting>(sortBy: [SortDescriptor(\.day)], fetchLimit: 9, fetchOffset: 4)
    let (found, expected) = try container.read { context in
      var found: [Sighting] = []
      try context.enumerate(descriptor, batchSize: batchSize) { found.append($0) }
      return (found, try context.fetch(descriptor))
    }
    #expect(found == expected)
  }

  @Test(arguments: Engine.allCases)
  func `no more than a batch is decoded ahead`(_ engine: Engine) throws {
    let container = try engine.sightings(60)
    let before = container.decodedRows(of: Sighting.self)
    let error = failure {
      try container.read { context in
        try context.enumerate(FetchDescriptor<Sighting>(), batchSize: 10) { if $0.id == UUID(14) { throw Stop() } }
      }
    }
    let decoded = container.decodedRows(of: Sighting.self) - before
    #expect(decoded == 20)
    guard case .thrown(let cause) = error, cause is Stop else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: Engine.allCases)
  func `the body may change and delete what it is given`(_ engine: Engine) throws {
    let container = try engine.sightings(50)
    try container.write { context in
      try context.enumerate(FetchDescriptor<Sighting>(), batchSize: 7) { sighting in
        if sighting.day < 5 { return try context.delete(Sighting.self, for: sighting.id) }
        var changed = sighting
        changed.place = "marsh"
        try context.update(changed)
      }
    }
    let found = try container.read { try $0.fetch(FetchDescriptor<Sighting>()) }
    let expected = (0..<50).map { Sighting($0).id }.filter { id in
      (0..<50).contains { Sighting($0).id == id && Sighting($0).day >= 5 }
    }
    let places = Set(found.map(\.place))
    #expect(found.map(\.id) == expected)
    #expect(places == ["marsh"])
  }

  @Test(arguments: Engine.allCases)
  func `a limit holds although the body adds rows`(_ engine: Engine) throws {
    let container = try engine.sightings(5)
    let count = try container.write { context in
      var count = 0
      try context.enumerate(FetchDescriptor<Sighting>(fetchLimit: 12), batchSize: 1) { _ in
        count += 1
        try context.insert(Sighting(100 + count))
      }
      return count
    }
    #expect(count == 12)
  }

  @Test(arguments: Engine.allCases)
  func `a batch without room is a misuse`(_ engine: Engine) throws {
    let container = try engine.sightings(1)
    let error = failure {
      try container.read { try $0.enumerate(FetchDescriptor<Sighting>(), batchSize: 0) { _ in } }
    }
    let expected = PersistenceError.misuse("a batch needs room for a model")
    #expect(error == expected)
  }

  @Test(arguments: Engine.allCases)
  func `it stops between batches when its task is cancelled`(_ engine: Engine) async throws {
    let container = try engine.sightings(30)
    let (begun, continuation) = AsyncStream.makeStream(of: Void.self)
    let calls = Atomic(0)
    let task = Task {
      await asyncThrown {
        try await container.read { context in
          try context.enumerate(FetchDescriptor<Sighting>(), batchSize: 1) { _ in
            calls.add(1, ordering: .relaxed)
            continuation.finish()
            let error = thrown { try context.waitForCancellation() }
            #expect(error == .cancelled)
          }
        }
      }
    }
    for await _ in begun {}
    task.cancel()
    let (error, count) = (await task.value, calls.load(ordering: .relaxed))
    #expect(error == .cancelled)
    #expect(count == 1)
  }
}
