import Foundation
import Synchronization
import Testing

@testable import PersistenceKit

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

  private static let unindexed: [SortDescriptor<Sighting>] = [
    SortDescriptor(\.weight), SortDescriptor(\.place, order: .reverse),
  ]

  /// Orders with an index, with a part of one, and without.
  private static let orders: [[SortDescriptor<Sighting>]] = [
    [], [SortDescriptor(\.day, order: .reverse)], [SortDescriptor(\.place)],
    [SortDescriptor(\.place), SortDescriptor(\.weight, order: .reverse)], unindexed,
  ]

  @Test(arguments: Engine.allCases, orders)
  func `every order gives what a fetch gives, in a read and in a write`(
    _ engine: Engine, _ order: [SortDescriptor<Sighting>]
  ) throws {
    let container = try engine.sightings(60)
    let descriptor = FetchDescriptor<Sighting>(
      predicate: #Predicate { $0.day > 2 }, sortBy: order, fetchLimit: 40, fetchOffset: 3)
    let expected = try container.read { try $0.fetch(descriptor) }
    let read = try container.read { context in
      var found: [Sighting] = []
      try context.enumerate(descriptor, batchSize: 7) { found.append($0) }
      return found
    }
    let written = try container.write { context in
      var found: [Sighting] = []
      try context.enumerate(descriptor, batchSize: 7) { found.append($0) }
      return found
    }
    #expect(read == expected)
    #expect(written == expected)
  }

  @Test(arguments: Engine.allCases)
  func `what the body deletes before its turn isn't passed in an order without an index`(_ engine: Engine) throws {
    let container = try engine.sightings(10)
    let descriptor = FetchDescriptor<Sighting>(sortBy: Self.unindexed)
    let all = try container.read { try $0.fetchIdentifiers(descriptor) }
    let passed = try container.write { context in
      var passed: [UUID] = []
      try context.enumerate(descriptor, batchSize: 1) { sighting in
        passed.append(sighting.id)
        if passed.count == 4 { try context.delete(Sighting.self, for: all[5]) }
      }
      return passed
    }
    let expected = Array(all[..<5] + all[6...])
    #expect(passed == expected)
  }

  @Test func `an order without an index is sorted once`() throws {
    let container = try Engine.sqlite.sightings(10)
    let sorted = FetchDescriptor<Sighting>(sortBy: Self.unindexed)
    let indexed = FetchDescriptor<Sighting>(sortBy: [SortDescriptor(\.day)])
    let found = try container.read { context in
      try [sorted, indexed, FetchDescriptor<Sighting>()].map { try context.session.sorts($0) }
    }
    #expect(found == [true, false, false])
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
