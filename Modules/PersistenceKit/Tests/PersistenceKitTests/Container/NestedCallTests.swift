import PersistenceKit
import Testing

/// Calls of a container from within the body of its own write.
@Suite(.temporaryFolder) struct NestedCallTests {
  @Test(arguments: Engine.allCases)
  func `a read inside a write is refused instead of showing the state before it`(_ engine: Engine) throws {
    let container = try engine.sightings(1)
    let error = failure {
      try container.write { context in
        try context.insert(Sighting(2))
        _ = try container.read { try $0.fetchCount(FetchDescriptor<Sighting>()) }
      }
    }
    let expected = PersistenceError.misuse(
      "a read inside a write shows the state before it: read with the write's context")
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Sighting>()) }
    #expect(error == expected)
    #expect(count == 1)
  }

  @Test(arguments: Engine.allCases)
  func `a write inside a write is refused instead of waiting for it`(_ engine: Engine) throws {
    let container = try engine.sightings(1)
    let error = failure {
      try container.write { _ in _ = try container.write { try $0.insert(Sighting(2)) } }
    }
    let expected = PersistenceError.misuse("a write inside a write would wait for it: write with its context")
    #expect(error == expected)
  }

  @Test(arguments: Engine.allCases)
  func `a refusal that the body catches ends nothing`(_ engine: Engine) throws {
    let container = try engine.sightings(1)
    try container.write { context in
      _ = failure { _ = try container.read { try $0.fetchCount(FetchDescriptor<Sighting>()) } }
      try context.insert(Sighting(2))
    }
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Sighting>()) }
    #expect(count == 2)
  }

  @Test func `another container may be used inside a write`() throws {
    let (target, source) = (try Engine.sqlite.sightings(0), try Engine.memory.sightings(3))
    try target.write { context in
      for sighting in try source.read({ try $0.fetch(FetchDescriptor<Sighting>()) }) { try context.insert(sighting) }
    }
    let count = try target.read { try $0.fetchCount(FetchDescriptor<Sighting>()) }
    #expect(count == 3)
  }
}
