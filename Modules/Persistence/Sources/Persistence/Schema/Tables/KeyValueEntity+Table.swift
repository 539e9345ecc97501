public import ModuloModels
public import PersistenceKit

extension ModuloModels.KeyValueEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .value }

  public static let schema = Schema<Self>(
    "key_value",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("key", \.key, check: .nonEmpty),
      Column("value", \.value, check: .nonEmpty),
    ],
    indexes: [Index(\.key, isUnique: true)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[1], number: try row[0], key: try row[2], value: try row[3])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
