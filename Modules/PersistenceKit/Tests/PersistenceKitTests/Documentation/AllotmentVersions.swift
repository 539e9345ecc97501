import Foundation
import PersistenceKit

// The versions of Migrating.md.

enum AllotmentV1: VersionedSchema {
  static let version: Int32 = 1
  static let models: [any PersistentModel.Type] = [Planting.self]

  struct Planting: PersistentModel {
    let id: UUID
    var label: String

    static let schema = Schema<Planting>("planting", columns: [Column("id", \.id), Column("label", \.label)])
  }
}

extension AllotmentV1.Planting {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], label: try row[1])
  }
}

enum AllotmentV2: VersionedSchema {
  static let version: Int32 = 2
  static let models: [any PersistentModel.Type] = [Planting.self]

  struct Planting: PersistentModel {
    let id: UUID
    var crop: String
    var variety: String?

    static let schema = Schema<Planting>(
      "planting",
      columns: [Column("id", \.id), Column("crop", \.crop, check: .nonEmpty), Column("variety", \.variety)])
  }
}

extension AllotmentV2.Planting {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], crop: try row[1], variety: try row[2])
  }
}

enum AllotmentV3: VersionedSchema {
  static let version: Int32 = 3
  static let models: [any PersistentModel.Type] = [Sowing.self]

  struct Sowing: PersistentModel {
    let id: UUID
    var crop: String
    var variety: String?
    var note: String?

    static let schema = Schema<Sowing>(
      "sowing",
      columns: [
        Column("id", \.id), Column("crop", \.crop, check: .nonEmpty), Column("variety", \.variety),
        Column("note", \.note),
      ])
  }
}

extension AllotmentV3.Sowing {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], crop: try row[1], variety: try row[2], note: try row[3])
  }
}

enum AllotmentPlan: SchemaMigrationPlan {
  static let schemas: [any VersionedSchema.Type] = [AllotmentV1.self, AllotmentV2.self, AllotmentV3.self]
  static let stages = [takeApart, rename]

  static let takeApart = MigrationStage.custom(
    from: AllotmentV1.self, to: AllotmentV2.self,
    copies: [
      .copy(AllotmentV1.Planting.self, to: AllotmentV2.Planting.self) { old in
        let parts = old.label.split(separator: ", ", maxSplits: 1).map(String.init)
        return AllotmentV2.Planting(id: old.id, crop: parts.first ?? "", variety: parts.dropFirst().first)
      }
    ])

  static let rename = MigrationStage.lightweight(
    from: AllotmentV2.self, to: AllotmentV3.self, renaming: [.table("planting", to: "sowing")])
}
