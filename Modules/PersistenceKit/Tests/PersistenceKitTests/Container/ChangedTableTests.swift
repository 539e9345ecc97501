import Foundation
import Testing

@testable import PersistenceKit

/// What a table can't become by growing.
private enum Changed {
  struct Item: PersistentModel {
    var id: Int64
    var amount: Int64

    static let schema = Schema<Item>("item", columns: [Column("id", \.id), Column("amount", \.amount)])

    init(id: Int64, amount: Int64) { (self.id, self.amount) = (id, amount) }

    init(row: borrowing Row) throws(PersistenceError) { self.init(id: try row[0], amount: try row[1]) }
  }

  struct Emptied: PersistentModel {
    var id: Int64

    static let schema = Schema<Emptied>("item", columns: [Column("id", \.id)])

    init(row: borrowing Row) throws(PersistenceError) { id = try row[0] }
  }

  struct Loosened: PersistentModel {
    var id: Int64
    var amount: Int64?

    static let schema = Schema<Loosened>("item", columns: [Column("id", \.id), Column("amount", \.amount)])

    init(row: borrowing Row) throws(PersistenceError) { (id, amount) = (try row[0], try row[1]) }
  }

  struct Checked: PersistentModel {
    var id: Int64
    var amount: Int64

    static let schema = Schema<Checked>(
      "item", columns: [Column("id", \.id), Column("amount", \.amount, check: .positive)])

    init(row: borrowing Row) throws(PersistenceError) { (id, amount) = (try row[0], try row[1]) }
  }

  struct Renamed: PersistentModel {
    var id: Int64
    var amount: String

    static let schema = Schema<Renamed>("item", columns: [Column("id", \.id), Column("amount", \.amount)])

    init(row: borrowing Row) throws(PersistenceError) { (id, amount) = (try row[0], try row[1]) }
  }

  static let changes: [(model: any PersistentModel.Type, complaint: String)] = [
    (Emptied.self, "item.amount is gone and wasn't optional, so nothing could be inserted"),
    (Loosened.self, "item.amount was declared in another way"),
    (Checked.self, "item.amount was declared in another way"),
    (Renamed.self, "item.amount was declared in another way"),
  ]
}

@Suite struct ChangedTableTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let first = try ModelContainer(for: Changed.Item.self, configuration: .league(folder.file()))
    try first.write { try $0.insert(Changed.Item(id: 5, amount: 7)) }
  }

  @Test(arguments: Changed.changes.indices)
  func `what a table can't become by growing is a misuse, and changes nothing`(_ index: Int) throws {
    let before = try Data(contentsOf: folder.file())
    let (model, complaint) = Changed.changes[index]
    let error = thrown { try ModelContainer(for: model, configuration: .league(folder.file(), schemaVersion: 2)) }
    let expected = PersistenceError.misuse(complaint + ": that needs a migration plan")
    #expect(error == expected)
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }
}
