import Foundation
import PersistenceKit
import Testing

/// A chain of rows that cascade, one after the other.
@Suite(.temporaryFolder) struct DeepCascadeTests {
  @Test(arguments: Engine.allCases, [1, 500, 1_000])
  func `a chain goes with its first link`(_ engine: Engine, _ length: Int) throws {
    let container = try Link.chain(of: length, on: engine)
    try container.write { try $0.delete(Link.self, for: 0) }
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Link>()) }
    #expect(count == 0)
  }

  @Test(arguments: Engine.allCases)
  func `a chain of more than a thousand links is refused alike, and goes from its end`(_ engine: Engine) throws {
    let container = try Link.chain(of: 1_001, on: engine)
    let error = failure { try container.write { try $0.delete(Link.self, for: 0) } }
    let expected = PersistenceError.unsupported(
      construct: "a delete that cascades through more than a thousand rows, one after the other",
      advice: "delete the rows from the last one on")
    let before = try container.read { try $0.fetchCount(FetchDescriptor<Link>()) }
    try container.write { context in
      for id in (0..<1_001).reversed() { try context.delete(Link.self, for: id) }
    }
    let after = try container.read { try $0.fetchCount(FetchDescriptor<Link>()) }
    #expect(error == expected)
    #expect(before == 1_001)
    #expect(after == 0)
  }

  @Test(arguments: Engine.allCases)
  func `branches that meet again go once`(_ engine: Engine) throws {
    let container = try engine.container(for: [Link.self])
    try container.write { context in
      for id in 0..<300 { try context.insert(Link(id: id, former: id == 0 ? nil : (id - 1) / 3)) }
      try context.delete(Link.self, for: 2)
    }
    let left = try container.read { try $0.fetch(FetchDescriptor<Link>()) }.map(\.id)
    let kept = (0..<300).filter { id in
      var link = id
      while link > 2 { link = (link - 1) / 3 }
      return link != 2
    }
    #expect(left == kept)
  }
}

private struct Link: PersistentModel {
  let id: Int
  var former: Int?

  static let schema = Schema<Link>(
    "link", columns: [Column("id", \.id), Column("former", \.former)],
    relationships: [Relationship(\.former, to: Link.self, onDelete: .cascade)])

  static func chain(of length: Int, on engine: Engine) throws -> ModelContainer {
    let container = try engine.container(for: [Link.self])
    try container.write { context in
      for id in 0..<length { try context.insert(Link(id: id, former: id == 0 ? nil : id - 1)) }
    }
    return container
  }
}

extension Link {
  init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], former: try row[1]) }
}
