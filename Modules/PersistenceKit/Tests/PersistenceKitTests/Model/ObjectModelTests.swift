import Foundation
import PersistenceKit
import Testing

/// A model that is an object: each reading makes another one, so that what is stored isn't changed by accident.
@Suite(.temporaryFolder) struct ObjectModelTests {
  @Test(arguments: Engine.allCases)
  func `an object that a closure changes where it is, is written`(_ engine: Engine) throws {
    let container = try Jar.container(on: engine)
    let updated = try container.write { try $0.update(Jar.self, for: 1) { $0.label = "Plums" } }
    let found = try container.read { try $0.model(Jar.self, for: 1) }
    #expect(updated.label == "Plums")
    #expect(found?.label == "Plums")
  }

  @Test(arguments: Engine.allCases)
  func `an object that was read is no longer the stored one`(_ engine: Engine) throws {
    let container = try Jar.container(on: engine)
    let read = try container.read { try $0.model(Jar.self, for: 1) }
    let fetched = try container.read { try $0.fetch(FetchDescriptor<Jar>()) }
    read?.label = "Nothing"
    fetched.first?.label = "Nothing"
    let found = try container.read { try $0.fetch(FetchDescriptor<Jar>()) }.map(\.label)
    #expect(found == ["Pears"])
  }

  @Test(arguments: Engine.allCases)
  func `an object that was changed in a write that failed is stored as it was`(_ engine: Engine) throws {
    let container = try Jar.container(on: engine)
    let error = failure {
      _ = try container.write { try $0.update(Jar.self, for: 1, Self.spoil) }
    }
    let found = try container.read { try $0.fetch(FetchDescriptor<Jar>(predicate: #Predicate { $0.label == "Pears" })) }
    let count = found.count
    #expect(error == .cancelled)
    #expect(count == 1)
  }

  private static func spoil(_ jar: inout Jar) throws {
    jar.label = "Nothing"
    throw PersistenceError.cancelled
  }
}

/// Sendable by promise only: these tests use it on one thread.
private final class Jar: PersistentModel, @unchecked Sendable {
  let id: Int
  var label: String

  static let schema = Schema<Jar>("jar", columns: [Column("id", \.id), Column("label", \.label)])

  init(id: Int, label: String) {
    (self.id, self.label) = (id, label)
  }

  init(row: borrowing Row) throws(PersistenceError) {
    (id, label) = (try row[0], try row[1])
  }

  /// With one jar in it.
  static func container(on engine: Engine) throws -> ModelContainer {
    let container = try engine.container(for: [Jar.self])
    try container.write { try $0.insert(Jar(id: 1, label: "Pears")) }
    return container
  }
}
