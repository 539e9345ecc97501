import Foundation
import PersistenceKit
import Testing

/// Rollups are made of what the database keeps, which isn't always what was passed: a row gets its number, a date is
/// rounded, a text is composed.
@Suite(.temporaryFolder) struct StoredRollupTests {
  /// How a visit is written.
  enum Write: CaseIterable {
    case insert, upsert, replacement, update, change, imported
  }

  @Test(arguments: Engine.allCases, Write.allCases)
  func `a rollup counts what is stored`(_ engine: Engine, _ write: Write) throws {
    let container = try engine.container(for: [Visit.self])
    try container.write { _ = try $0.insert(Visit(id: 1, number: 5_000, guest: "Ann", weight: 1)) }
    try Self.write(Visit(id: 2, guest: "Zoe\u{308}", at: 1.9996, weight: 7), as: write, to: container)
    let faults = try container.check()
    let sums = try container.read { try Sums(in: $0, of: "Zo\u{EB}") }
    let expected = Sums(
      thousands: [RollupBucket(bucket: 5, sum: 7, count: 1)], seconds: [RollupBucket(bucket: 2, sum: 7, count: 1)],
      lengths: [RollupBucket(bucket: 3, sum: 7, count: 1)])
    #expect(faults == [])
    #expect(sums == expected)
  }

  @Test(arguments: Engine.allCases, Write.allCases)
  func `what was counted can be changed and deleted`(_ engine: Engine, _ write: Write) throws {
    let container = try engine.container(for: [Visit.self])
    try container.write { _ = try $0.insert(Visit(id: 1, number: 5_000, guest: "Ann", weight: 1)) }
    try Self.write(Visit(id: 2, guest: "Zoe\u{308}", at: 1.9996, weight: 7), as: write, to: container)
    // A model that was never stored says nothing about the row's number, which stays.
    try container.write { try $0.update(Visit(id: 2, number: 9_000, guest: "Ann", at: 1.9996, weight: 3)) }
    let moved = try container.read { try Sums(in: $0, of: "Ann") }
    try container.write { try $0.delete(Visit.self, for: 2) }
    let left = try container.read { try Sums(in: $0, of: "Ann") }
    let faults = try container.check()
    #expect(moved.thousands == [RollupBucket(bucket: 5, sum: 4, count: 2)])
    #expect(left.thousands == [RollupBucket(bucket: 5, sum: 1, count: 1)])
    #expect(faults == [])
  }

  @Test(arguments: Engine.allCases)
  func `a row that can't be read back is not kept where it is counted`(_ engine: Engine) throws {
    let container = try engine.container(for: [Visit.self])
    let inserted = failure { try container.write { _ = try $0.insert(Visit(id: 1, guest: "", weight: 1)) } }
    let ignored = try container.write { context in
      let error = failure { _ = try context.upsert(Visit(id: 1, guest: "", weight: 1)) }
      try context.insert(Visit(id: 2, guest: "Ann", weight: 1))
      return error
    }
    let (ids, faults) = (try container.read { try $0.fetch(FetchDescriptor<Visit>()).map(\.id) }, try container.check())
    let expected = PersistenceError.misuse("a visit without a guest")
    #expect([inserted, ignored] == [expected, expected])
    #expect(ids == [2])
    #expect(faults == [])
  }
}

extension StoredRollupTests {
  private static func write(_ visit: Visit, as write: Write, to container: ModelContainer) throws {
    switch write {
    case .insert: try container.write { _ = try $0.insert(visit) }
    case .upsert: try container.write { _ = try $0.upsert(visit) }
    case .replacement:
      try container.write { context in
        try context.insert(Visit(id: 2, guest: "Bob", weight: 100))
        try context.upsert(visit)
      }
    case .update:
      try container.write { context in
        try context.insert(Visit(id: 2, guest: "Bob", weight: 100))
        try context.update(visit)
      }
    case .change:
      try container.write { context in
        try context.insert(Visit(id: 2, guest: "Bob", weight: 100))
        try context.update(Visit.self, for: 2) { (row: inout Visit) in
          (row.guest, row.at, row.weight) = (visit.guest, visit.at, visit.weight)
        }
      }
    case .imported:
      try container.write { _ = try $0.insert(visit) }
      let document = try Document.export(container)
      try container.write { _ = try $0.delete(model: Visit.self) }
      try Document.load(document, into: container)
    }
  }
}

/// The sums of one guest, by each rollup.
private struct Sums: Equatable, Sendable {
  var thousands: [RollupBucket]
  var seconds: [RollupBucket]
  var lengths: [RollupBucket]
}

extension Sums {
  init(in context: borrowing ModelContext, of guest: String) throws {
    thousands = try context.buckets(of: Visit.byThousand, for: guest)
    seconds = try context.buckets(of: Visit.bySecond, for: guest)
    lengths = try context.buckets(of: Visit.byLength, for: guest)
  }
}

private struct Visit: Identifiable, Sendable {
  let id: Int64
  var number: Int64 = 0
  var guest: String
  var at: TimeInterval {
    get { moment.timeIntervalSince1970 }
    set { moment = Date(timeIntervalSince1970: newValue) }
  }
  var moment: Date
  var weight: Int64

  init(id: Int64, number: Int64 = 0, guest: String, at: TimeInterval = 0, weight: Int64) {
    (self.id, self.number, self.guest, self.weight) = (id, number, guest, weight)
    moment = Date(timeIntervalSince1970: at)
  }

  static let byThousand = Rollup("visit_thousand", by: \Visit.guest, bucket: { Int($0.number / 1_000) }) { $0.weight }
  static let bySecond = Rollup("visit_second", by: \Visit.guest, bucket: { Int($0.at.rounded(.down)) }) { $0.weight }
  static let byLength = Rollup("visit_length", by: \Visit.guest, bucket: \.guest.unicodeScalars.count) { $0.weight }
}

extension Visit: PersistentModel {
  static let schema = Schema<Visit>(
    "visit",
    columns: [
      Column("id", \.id), .number(\.number), Column("guest", \.guest), Column("moment", \.moment),
      Column("weight", \.weight),
    ],
    rollups: [byThousand, bySecond, byLength])

  init(row: borrowing Row) throws(PersistenceError) {
    let moment: Date = try row[3]
    self.init(
      id: try row[0], number: try row[1], guest: try row[2], at: moment.timeIntervalSince1970, weight: try row[4])
    if guest.isEmpty { throw .misuse("a visit without a guest") }
  }
}
