import Foundation
import Testing

@testable import PersistenceKit

private enum First {
  struct Item: PersistentModel {
    var id: Int64
    var amount: Int64

    static let schema = Schema<Item>("item", columns: [Column("id", \.id), Column("amount", \.amount)])

    init(id: Int64, amount: Int64) {
      self.id = id
      self.amount = amount
    }

    init(row: borrowing Row) throws(PersistenceError) {
      self.init(id: try row[0], amount: try row[1])
    }
  }
}

private enum Second {
  struct Item: PersistentModel, Equatable {
    var id: Int64
    var amount: Int64
    var note: String?

    static let schema = Schema<Item>(
      "item", columns: [Column("id", \.id), Column("note", \.note), Column("amount", \.amount)],
      indexes: [Index(\.note)], rollups: [byParity])

    static let byParity = Rollup<Item, Int64>("item_sums", by: \.id, bucket: { Int($0.id % 2) }, value: { $0.amount })

    init(id: Int64, amount: Int64, note: String?) {
      self.id = id
      self.amount = amount
      self.note = note
    }

    init(row: borrowing Row) throws(PersistenceError) {
      self.init(id: try row[0], amount: try row[2], note: try row[1])
    }
  }
}

extension Second {
  struct Summed: PersistentModel {
    var id: Int64
    var amount: Int64

    static let schema = Schema<Summed>(
      "item", columns: [Column("id", \.id), Column("amount", \.amount)], rollups: [byID])

    static let byID = Rollup<Summed, Int64>("item_id", by: \.id, bucket: { _ in 0 }, value: { $0.amount })

    init(row: borrowing Row) throws(PersistenceError) { (id, amount) = (try row[0], try row[1]) }
  }

  /// What the first version lacks for reading.
  fileprivate static let parts: [(models: [any PersistentModel.Type], part: String)] = [
    ([Item.self], "column item.note"), ([First.Item.self, Referee.self], "table referee"),
    ([Summed.self], "table item_id"),
  ]
}

private enum Third {
  struct Item: PersistentModel {
    var id: Int64
    var grade: Int64

    static let schema = Schema<Item>("item", columns: [Column("id", \.id), Column("grade", \.grade)])

    init(row: borrowing Row) throws(PersistenceError) {
      id = try row[0]
      grade = try row[1]
    }
  }
}

@Suite struct UpgradeTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let first = try ModelContainer(for: First.Item.self, configuration: .league(folder.file()))
    try first.write { try $0.insert(First.Item(id: 5, amount: 7)) }
  }

  @Test func `an older file gets the optional columns, indexes, tables and sums that it lacks`() throws {
    let container = try ModelContainer(
      for: Second.Item.self, Referee.self, configuration: .league(folder.file(), schemaVersion: 2))
    let items = try Second.Item.everything(in: container)
    let expected = [Second.Item(id: 5, amount: 7, note: nil)]
    #expect(items == expected)
    let sums = try container.read { try $0.buckets(of: Second.Item.byParity, for: 5) }
    let expectedSums = [RollupBucket(bucket: 1, sum: 7, count: 1)]
    #expect(sums == expectedSums)
    let other = try OtherProgram(folder.file())
    let version = try other.value("PRAGMA user_version")
    #expect(version == "2")
  }

  @Test func `a column that older rows have no value for is a misuse, and changes nothing`() throws {
    let before = try Data(contentsOf: folder.file())
    let error = thrown {
      try ModelContainer(for: Third.Item.self, configuration: .league(folder.file(), schemaVersion: 2))
    }
    let expected = PersistenceError.misuse(
      "item.grade is new and not optional: older rows would have no value for it")
    #expect(error == expected)
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  @Test func `a table that grew once grows again`() throws {
    for version in 2...4 as ClosedRange<Int32> {
      let configuration = ModelConfiguration.league(folder.file(), schemaVersion: version)
      let count = try Second.Item.everything(in: ModelContainer(for: Second.Item.self, configuration: configuration))
        .count
      #expect(count == 1)
    }
  }

  @Test(arguments: Second.parts.indices)
  func `an older file that lacks something isn't opened only to read`(_ index: Int) throws {
    let (models, part) = Second.parts[index]
    let before = try Data(contentsOf: folder.file())
    let configuration = ModelConfiguration.league(folder.file(), schemaVersion: 2, allowsSave: false)
    let error = thrown { try ModelContainer(for: models, configuration: configuration) }
    let expected = PersistenceError.migration(
      path: folder.file().path, from: 1, to: 2, detail: "it has no \(part), and the container doesn't allow saving")
    #expect(error == expected)
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }

  @Test func `an older file that lacks nothing is opened only to read, and stays as it is`() throws {
    let configuration = ModelConfiguration.league(folder.file(), schemaVersion: 2, allowsSave: false)
    let container = try ModelContainer(for: First.Item.self, configuration: configuration)
    let (amounts, faults) = (try First.Item.everything(in: container).map(\.amount), try container.check())
    #expect(amounts == [7])
    #expect(faults == [])
    container.close()
    let version = try OtherProgram(folder.file()).value("PRAGMA user_version")
    #expect(version == "1")
  }

  @Test func `a dry run's upgrade is undone too`() throws {
    let before = try Data(contentsOf: folder.file())
    let configuration = ModelConfiguration.league(folder.file(), schemaVersion: 2, discardsChanges: true)
    let container = try ModelContainer(for: Second.Item.self, configuration: configuration)
    let count = try Second.Item.everything(in: container).count
    #expect(count == 1)
    container.close()
    let after = try Data(contentsOf: folder.file())
    #expect(after == before)
  }
}
