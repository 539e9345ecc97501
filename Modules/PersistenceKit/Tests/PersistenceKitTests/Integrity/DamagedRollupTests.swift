import Foundation
import Testing

@testable import PersistenceKit

/// A bucket of a rollup that isn't what its checksum says, as after a flipped bit.
@Suite struct DamagedRollupTests {
  typealias Call = @Sendable (borrowing ModelContext) throws -> Void

  private let folder: TemporaryFolder
  private let container: ModelContainer
  private static let damage = PersistenceError.damaged(detail: "parcel_weight #2 isn't what its checksum says")

  init() throws {
    folder = try TemporaryFolder()
    container = try ModelContainer(for: Parcel.self, configuration: .league(folder.file()))
    try container.write { context in
      for id in 1...6 { try context.insert(Parcel(id: Int64(id), town: id < 5 ? "Ulm" : "Bonn")) }
    }
  }

  /// A bit of each column: the sum, the count, the checksum, the bucket, the group.
  static let changes = [
    "net = net | 1024", "count = count + 8", "checksum = checksum & -2 | ~checksum & 1", "net = -net", "bucket = 3",
    "group_id = 'UlM'",
  ]

  static let reads: [(name: String, call: Call)] = [
    ("totals", { _ = try $0.totals(of: Parcel.byTown, in: 1) }),
    ("total", { _ = try $0.total(of: Parcel.byTown, for: "Ulm", in: 1) }),
    ("buckets", { _ = try $0.buckets(of: Parcel.byTown, for: "Ulm") }),
  ]

  static let writes: [(name: String, call: Call)] = [
    ("insert", { try $0.insert(Parcel(id: 8, town: "Ulm")) }),
    ("insert into another bucket", { try $0.insert(Parcel(id: 7, town: "Ulm")) }),
    ("update", { try $0.update(Parcel(id: 2, town: "Ulm", weight: 50)) }),
    ("move", { try $0.update(Parcel.self, for: 2) { $0.town = "Bonn" } }),
    ("upsert", { try $0.upsert(Parcel(id: 2, town: "Ulm", weight: 50)) }),
    ("delete", { try $0.delete(Parcel.self, for: 2) }),
    ("batch delete", { try $0.delete(model: Parcel.self, where: #Predicate { $0.weight == 2 }) }),
  ]

  @Test(arguments: changes.prefix(4), reads.indices)
  func `it is read by nothing`(_ change: String, _ index: Int) throws {
    try damage(change)
    let error = thrown { try container.read(Self.reads[index].call) }
    #expect(error == Self.damage, "\(Self.reads[index].name)")
  }

  @Test(arguments: changes.suffix(2), reads.indices) func `nor is it missed when its key is another one`(
    _ change: String, _ index: Int
  ) throws {
    try damage(change)
    let error = thrown { try container.read(Self.reads[index].call) }
    let isDamage = if case .damaged = error { true } else { false }
    #expect(isDamage, "\(Self.reads[index].name): \(String(describing: error))")
  }

  @Test func `no flipped bit of its rows gives a wrong sum`() throws {
    let right = try container.read { try $0.buckets(of: Parcel.byTown, for: "Ulm") }
    let page = try OtherProgram(folder.file())
      .value("SELECT rootpage FROM sqlite_master WHERE name = 'parcel_weight'").flatMap { Int($0) }
    container.close()
    let (sound, start) = (try Data(contentsOf: folder.file()), (try #require(page) - 1) * 4_096)
    // Where the rows begin, as the page's header says.
    let rows = start + Int(sound[start + 5]) << 8 + Int(sound[start + 6])
    for bit in stride(from: rows * 8, to: (start + 4_096) * 8, by: 5) {
      var bytes = sound
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try bytes.write(to: folder.file("flipped.store"))
      let configuration = ModelConfiguration.league(folder.file("flipped.store"), allowsSave: false)
      let found = Result {
        let damaged = try ModelContainer(for: Parcel.self, configuration: configuration)
        defer { damaged.close() }
        return try damaged.read { try $0.buckets(of: Parcel.byTown, for: "Ulm") }
      }
      guard case .success(let sums) = found else { continue }
      #expect(sums == right, "bit \(bit)")
    }
  }

  @Test(arguments: changes.prefix(4), writes.indices)
  func `nothing changes it or its group, and gives it a right checksum`(_ change: String, _ index: Int) throws {
    try damage(change)
    let before = try OtherProgram(folder.file()).rows(
      "SELECT hex(net) || count || checksum FROM parcel_weight", column: 0)
    let error = thrown { try container.write(Self.writes[index].call) }
    #expect(error == Self.damage, "\(Self.writes[index].name)")
    let after = try OtherProgram(folder.file()).rows(
      "SELECT hex(net) || count || checksum FROM parcel_weight", column: 0)
    #expect(after == before)
  }

  @Test(arguments: changes) func `a check names it, and it isn't backed up`(_ change: String) throws {
    try damage(change)
    let faults = try container.check()
    let isNamed = faults.contains { "\($0)".hasPrefix("parcel_weight") }
    #expect(isNamed, "\(faults)")
    let backup = thrown { try container.backUp(to: folder.file("backup.store")) }
    let isDamage = if case .damaged = backup { true } else { false }
    #expect(isDamage)
  }

  @Test func `a wrong checksum beside right sums is a fault of its own`() throws {
    try damage("checksum = checksum + 1")
    let faults = try container.check()
    #expect(faults == [.checksum(table: "parcel_weight", number: 2)])
  }

  @Test func `the other groups go on, the rows are read and exported, and an import makes it anew`() throws {
    try damage("net = net + 1")
    try container.write { try $0.insert(Parcel(id: 9, town: "Bonn")) }
    let bonn = try container.read { try $0.total(of: Parcel.byTown, for: "Bonn", in: 1).sum }
    #expect(bonn == 20)
    let document = try Document.export(container)
    let copy = try ModelContainer(for: Parcel.self, configuration: .league(folder.file("copy.store")))
    try Document.load(document, into: copy)
    let ulm = try copy.read { try $0.total(of: Parcel.byTown, for: "Ulm", in: 1).sum }
    #expect(ulm == 10)
    let faults = try copy.check()
    #expect(faults == [])
  }

  @Test func `a rollup that gets checksums has them made of its rows, and a plan makes all anew`() throws {
    let url = folder.file("old.store")
    let old = try ModelContainer(for: Plain.self, configuration: .league(url))
    try old.write { context in for id in 1...4 { try context.insert(Plain(id: Int64(id), town: "Ulm")) } }
    old.close()
    try folder.sql("UPDATE parcel_weight SET net = 77", in: "old.store")
    let reader = thrown {
      try ModelContainer(for: Parcel.self, configuration: .league(url, schemaVersion: 2, allowsSave: false))
    }
    let isRefused = if case .migration = reader { true } else { false }
    #expect(isRefused, "\(String(describing: reader))")
    let container = try ModelContainer(for: Parcel.self, configuration: .league(url, schemaVersion: 2))
    let sum = try container.read { try $0.total(of: Parcel.byTown, for: "Ulm", in: 0).sum }
    #expect(sum == 10)
    let faults = try container.check()
    #expect(faults == [])
  }

  @Test func `a rollup that gets checksums needs a new version`() throws {
    let url = folder.file("old.store")
    try ModelContainer(for: Plain.self, configuration: .league(url)).close()
    let error = thrown { try ModelContainer(for: Parcel.self, configuration: .league(url)) }
    #expect(error == .schemaMismatch(model: "Parcel", name: "parcel_weight", version: 1))
  }

  private func damage(_ change: String) throws {
    try folder.sql("UPDATE parcel_weight SET \(change) WHERE bucket = 2 AND group_id = 'Ulm'")
  }
}

/// A parcel to a town: one of an even number is in the bucket 2, the others in 1.
private struct Parcel: PersistentModel {
  var id: Int64
  var town: String
  var weight: Int64

  static let byTown = Rollup<Parcel, String>(
    "parcel_weight", by: \.town, bucket: { $0.id % 2 == 0 ? 2 : 1 }, value: { $0.weight }, isChecksummed: true)

  static let schema = Schema<Parcel>(
    "parcel", columns: [Column("id", \.id), Column("town", \.town), Column("weight", \.weight)], rollups: [byTown])

  init(id: Int64, town: String, weight: Int64? = nil) { (self.id, self.town, self.weight) = (id, town, weight ?? id) }

  init(row: borrowing Row) throws(PersistenceError) { (id, town, weight) = (try row[0], try row[1], try row[2]) }
}

/// The same in a version without checksums of the sums.
private struct Plain: PersistentModel {
  var id: Int64
  var town: String
  var weight: Int64

  static let schema = Schema<Plain>(
    "parcel", columns: [Column("id", \.id), Column("town", \.town), Column("weight", \.weight)],
    rollups: [
      Rollup<Plain, String>(
        "parcel_weight", by: \.town, bucket: { $0.id % 2 == 0 ? 2 : 1 }, value: { $0.weight })
    ])

  init(id: Int64, town: String) { (self.id, self.town, weight) = (id, town, id) }

  init(row: borrowing Row) throws(PersistenceError) { (id, town, weight) = (try row[0], try row[1], try row[2]) }
}
