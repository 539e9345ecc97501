import Foundation
import Testing

@testable import PersistenceKit

/// The names of indexes are made of those of tables and columns. Two that are the same would leave one index out, and its
/// rule with it.
@Suite struct IndexNameTests {
  @Test func `two indexes of one table that would have the same name are refused`() {
    let complaint = complaint(about: [Shelved.self])
    let expected = "two indexes would be named box_a_b_index: rename one of their columns or tables"
    #expect(complaint == expected)
  }

  @Test func `two indexes of two tables that would have the same name are refused`() {
    let complaint = complaint(about: [Boxed.self, Crated.self])
    let expected = "two indexes would be named box_a_b_unique: rename one of their columns or tables"
    #expect(complaint == expected)
  }

  @Test func `a table that is named as an index is refused`() {
    let complaint = complaint(about: [Boxed.self, Named.self])
    let expected = "a table and an index are named box_a_b_unique: rename the table"
    #expect(complaint == expected)
  }

  @Test(arguments: [("app.box", "b"), ("box", "a, b")])
  func `a name that SQLite's words can't tell from others is refused`(_ table: String, _ column: String) {
    let schema = Schema<Crated>(table, columns: [Column("id", \.id), Column(column, \.other)])
    let error = failure { try schema.validate() }
    let expected = PersistenceError.misuse("the table \(table) has a name with a full stop or a comma in it")
    #expect(error == expected)
  }

  private func complaint(about models: [any PersistentModel.Type]) -> String? {
    let error = failure { _ = try ModelContainer(for: models, configuration: .inMemory) }
    guard case .misuse(let complaint) = error else { return nil }
    return complaint
  }
}

private struct Shelved: PersistentModel {
  let id: Int
  var one: Int
  var other: Int
  var both: Int

  static let schema = Schema<Shelved>(
    "box", columns: [Column("id", \.id), Column("a", \.one), Column("b", \.other), Column("a_b", \.both)],
    indexes: [Index(\.one, \.other), Index(\.both)])

  init(row: borrowing Row) throws(PersistenceError) {
    (id, one, other, both) = (try row[0], try row[1], try row[2], try row[3])
  }
}

private struct Boxed: PersistentModel {
  let id: Int
  var both: Int

  static let schema = Schema<Boxed>(
    "box", columns: [Column("id", \.id), Column("a_b", \.both)], indexes: [Index(\.both, isUnique: true)])

  init(row: borrowing Row) throws(PersistenceError) { (id, both) = (try row[0], try row[1]) }
}

private struct Crated: PersistentModel {
  let id: Int
  var other: Int

  static let schema = Schema<Crated>(
    "box_a", columns: [Column("id", \.id), Column("b", \.other)], indexes: [Index(\.other, isUnique: true)])

  init(row: borrowing Row) throws(PersistenceError) { (id, other) = (try row[0], try row[1]) }
}

private struct Named: PersistentModel {
  let id: Int

  static let schema = Schema<Named>("box_a_b_unique", columns: [Column("id", \.id)])

  init(row: borrowing Row) throws(PersistenceError) { id = try row[0] }
}
