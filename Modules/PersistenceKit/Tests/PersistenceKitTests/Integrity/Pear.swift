import Foundation
import PersistenceKit

/// A pear whose weight of 13 no reader understands, and whose name shouldn't be blank.
struct Pear: PersistentModel, Equatable {
  var id: UUID
  var number: Int64 = 0
  var name: String
  var weight: Int64

  static let byName = Rollup<Pear, String>("pear_weight", by: \.name, bucket: { _ in 0 }, value: { $0.weight })

  static let schema = Schema<Pear>(
    "pear",
    columns: [
      Column("id", \.id), .number(\.number), Column("name", \.name), Column("weight", \.weight),
    ],
    rollups: [byName], isChecksummed: true)

  init(_ id: Int, name: String = "Abate", weight: Int64 = 1) {
    self.id = .fixed(id)
    self.name = name
    self.weight = weight
  }

  init(row: borrowing Row) throws(PersistenceError) {
    (id, number, name, weight) = (try row[0], try row[1], try row[2], try row[3])
  }

  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    (weight == 13 ? [Self.unlucky] : []) + (name == " " ? [Self.blank] : [])
  }

  static let unlucky = RowFinding(.fault, column: "weight", code: "unlucky", detail: "13 isn't a weight")
  static let blank = RowFinding(.warning, column: "name", code: "blank", detail: "the name is blank")

  static let faults = [
    IntegrityFault.undecodable(table: "pear", number: 2, column: "weight", detail: "13 isn't a weight")
  ]
  static let warnings = [IntegrityEvent.warning(IntegrityWarning(table: "pear", number: 2, finding: blank))]
}

/// The pears of a first version, which a second one keeps as they are.
enum Orchard: SchemaMigrationPlan {
  enum First: VersionedSchema {
    static let version: Int32 = 1
    static let models: [any PersistentModel.Type] = [Pear.self]
  }

  enum Second: VersionedSchema {
    static let version: Int32 = 2
    static let models: [any PersistentModel.Type] = [Pear.self]
  }

  static let schemas: [any VersionedSchema.Type] = [First.self, Second.self]
  static let stages: [MigrationStage] = [.lightweight(from: First.self, to: Second.self)]
}
