import Foundation
import PersistenceKit

/// Checksummed models with every delete rule that reaches a checksum.
enum Vault {
  static let models: [any PersistentModel.Type] = [Owner.self, Safe.self, Coin.self]

  struct Owner: PersistentModel, Equatable {
    var id: UUID
    var name: String

    static let schema = Schema<Owner>("owner", columns: [Column("id", \.id), Column("name", \.name)])
  }

  /// Goes with its owner; a guest that goes is forgotten.
  struct Safe: PersistentModel, Equatable {
    var id: UUID
    var ownerID: UUID
    var guestID: UUID?
    var label: String
    var weight = 0.0
    var isOpen = false
    var photo: Data?
    var note: String?

    static let schema = Schema<Safe>(
      "safe",
      columns: [
        Column("id", \.id), Column("owner_id", \.ownerID), Column("guest_id", \.guestID), Column("label", \.label),
        Column("weight", \.weight), Column("is_open", \.isOpen), Column("photo", \.photo), Column("note", \.note),
      ],
      relationships: [
        Relationship(\.ownerID, to: Owner.self, onDelete: .cascade),
        Relationship(\.guestID, to: Owner.self, onDelete: .nullify),
      ],
      isChecksummed: true)
  }

  /// Survives its safe.
  struct Coin: PersistentModel, Equatable {
    var id: UUID
    var number: Int64 = 0
    var safeID: UUID?
    var mint: String
    var value: Int64

    static let schema = Schema<Coin>(
      "coin",
      columns: [
        Column("id", \.id), .number(\.number), Column("safe_id", \.safeID), Column("mint", \.mint),
        Column("value", \.value, check: .positive),
      ],
      relationships: [Relationship(\.safeID, to: Safe.self, onDelete: .nullify)],
      indexes: [Index(\.mint)], rollups: [byMint], isChecksummed: true)

    static let byMint = Rollup<Coin, String>(
      "coin_mint", by: \.mint, bucket: { Int($0.value % 2) }, value: { $0.value })
  }
}

extension Vault.Owner {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], name: try row[1])
  }
}

extension Vault.Safe {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[0], ownerID: try row[1], guestID: try row[2], label: try row[3], weight: try row[4],
      isOpen: try row[5], photo: try row[6], note: try row[7])
  }
}

extension Vault.Coin {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[0], number: try row[1], safeID: try row[2], mint: try row[3], value: try row[4])
  }
}

extension Vault {
  /// A vault in a file of the folder: two owners, a safe of the first at which the second is a guest, and coins in it.
  static func container(in folder: TemporaryFolder, coins: Int = 4) throws -> ModelContainer {
    let container = try ModelContainer(for: models, configuration: .league(folder.file()))
    try container.write { context in
      try context.insert(Owner(id: .fixed(1), name: "Ada"))
      try context.insert(Owner(id: .fixed(2), name: "Zoë"))
      try context.insert(
        Safe(
          id: .fixed(10), ownerID: .fixed(1), guestID: .fixed(2), label: "big", weight: 12.5, photo: Data([1, 2]),
          note: "behind the mirror"))
      for number in 0..<coins {
        try context.insert(
          Coin(id: .fixed(100 + number), safeID: .fixed(10), mint: ["A", "B"][number % 2], value: Int64(number + 1)))
      }
    }
    return container
  }

  /// The faults of the folder's file, without a container.
  static func check(_ folder: TemporaryFolder) throws(PersistenceError) -> [IntegrityFault] {
    try ModelContainer.check(for: models, configuration: .league(folder.file()))
  }
}
