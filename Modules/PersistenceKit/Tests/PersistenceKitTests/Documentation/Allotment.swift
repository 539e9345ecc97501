import Foundation
import PersistenceKit

// The models of the articles, as Modelling.md shows them.

enum Family: String, Codable, CaseIterable, ColumnValue {
  case legume, brassica, allium, root
}

/// A day, kept as yyyymmdd.
struct Day: Codable, Comparable, Hashable, Sendable {
  let number: Int64

  var month: Int { Int(number / 100) }

  static func < (left: Day, right: Day) -> Bool { left.number < right.number }
}

extension Day: ColumnValue {
  init?(stored: Int64) { self.init(number: stored) }
  var stored: Int64 { number }
}

struct Bed: PersistentModel {
  let id: UUID
  var name: String
  var squareMetres: Int

  var plantings: Related<Planting> { related(\.plantings) }

  static let schema = Schema<Bed>(
    "bed",
    columns: [
      Column("id", \.id), Column("name", \.name, check: .nonEmpty),
      Column("square_metres", \.squareMetres, check: .range(1...500)),
    ],
    inverses: [Inverse(\.plantings, of: \Planting.bedID)],
    indexes: [Index(\.name, isUnique: true)])
}

extension Bed {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], name: try row[1], squareMetres: try row[2])
  }
}

struct Planting: PersistentModel, Equatable {
  let id: UUID
  var number: Int64 = 0
  var bedID: UUID
  var crop: String
  var family: Family
  var sown: Day
  var note: String?
  var isHarvested = false

  var bed: Bed { related(\.bed) }
  var harvests: Related<Harvest> { related(\.harvests) }

  static let schema = Schema<Planting>(
    "planting",
    columns: [
      Column("id", \.id), .number(\.number), Column("bed_id", \.bedID), Column("crop", \.crop, check: .nonEmpty),
      Column("family", \.family), Column("sown", \.sown, check: .positive), Column("note", \.note),
      Column("is_harvested", \.isHarvested),
    ],
    relationships: [Relationship(\.bedID, to: Bed.self, onDelete: .deny, as: \.bed)],
    inverses: [Inverse(\.harvests, of: \Harvest.plantingID)],
    indexes: [Index(\.sown), Index(\.family, \.sown)])
}

extension Planting {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], number: try row[1], bedID: try row[2], crop: try row[3], family: try row[4], sown: try row[5],
      note: try row[6], isHarvested: try row[7])
  }
}

struct Harvest: PersistentModel {
  let id: UUID
  var plantingID: UUID
  var day: Day
  var grams: Int

  var planting: Planting { related(\.planting) }

  static let byMonth = Rollup<Harvest, UUID>(
    "harvest_month", by: \.plantingID, bucket: { $0.day.month }, value: { Int64($0.grams) })

  static let schema = Schema<Harvest>(
    "harvest",
    columns: [
      Column("id", \.id), Column("planting_id", \.plantingID), Column("day", \.day, check: .positive),
      Column("grams", \.grams, check: .nonNegative),
    ],
    relationships: [Relationship(\.plantingID, to: Planting.self, onDelete: .cascade, as: \.planting)],
    indexes: [Index(\.plantingID, \.day)], rollups: [byMonth])
}

extension Harvest {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], plantingID: try row[1], day: try row[2], grams: try row[3])
  }
}

/// What grows in the examples.
struct Plot {
  let bed = Bed(id: UUID(1), name: "South", squareMetres: 12)
  let small = Bed(id: UUID(2), name: "North", squareMetres: 4)
  let peas = Planting(
    id: UUID(11), number: 1, bedID: UUID(1), crop: "Peas", family: .legume, sown: Day(number: 2026_03_20),
    note: "slugs!")
  let beans = Planting(
    id: UUID(12), number: 2, bedID: UUID(1), crop: "Broad beans", family: .legume, sown: Day(number: 2026_04_02))
  let kale = Planting(
    id: UUID(13), number: 3, bedID: UUID(2), crop: "Kale", family: .brassica, sown: Day(number: 2026_05_30))
  let harvests = [
    Harvest(id: UUID(21), plantingID: UUID(11), day: Day(number: 2026_06_30), grams: 900),
    Harvest(id: UUID(22), plantingID: UUID(11), day: Day(number: 2026_07_04), grams: 2_100),
    Harvest(id: UUID(23), plantingID: UUID(12), day: Day(number: 2026_07_10), grams: 400),
  ]

  /// A container that has all of it.
  func container(on engine: Engine) throws -> ModelContainer {
    let container = try engine.container(for: [Bed.self, Planting.self, Harvest.self])
    try container.write { context in
      for bed in [bed, small] { try context.insert(bed) }
      for planting in [peas, beans, kale] { try context.insert(planting) }
      for harvest in harvests { try context.insert(harvest) }
    }
    return container
  }
}
