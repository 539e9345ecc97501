import Foundation
import PersistenceKit
import Testing

/// A chain of rows that cascade, one after the other.
@Suite(.temporaryFolder) struct DeepCascadeTests {
  @Test(arguments: Engine.allCases, [1, 500])
  func `a chain goes with its first link`(_ engine: Engine, _ length: Int) throws {
    let container = try Link.chain(of: length, on: engine)
    try container.write { try $0.delete(Link.self, for: 0) }
    let count = try container.read { try $0.fetchCount(FetchDescriptor<Link>()) }
    #expect(count == 0)
  }

  @Test func `a chain that is too long for SQLite is refused, and goes from its end`() throws {
    let container = try Link.chain(of: 1_500, on: .sqlite)
    let error = failure { try container.write { try $0.delete(Link.self, for: 0) } }
    guard case .unsupported = error else {
      Issue.record("not refused: \(String(describing: error))")
      return
    }
    let before = try container.read { try $0.fetchCount(FetchDescriptor<Link>()) }
    try container.write { context in
      for id in (0..<1_500).reversed() { try context.delete(Link.self, for: id) }
    }
    let after = try container.read { try $0.fetchCount(FetchDescriptor<Link>()) }
    #expect(before == 1_500)
    #expect(after == 0)
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
