public import ModuloModels
public import PersistenceKit

extension ModuloModels.BlockEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .block }

  public static let schema = Schema<Self>(
    "block",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("group_id", \.groupID),
      Column("name", \.name, check: .nonEmpty),
      Column("name_key", \.nameKey),
      Column("icon", \.icon),
      Column("color", \.color),
      Column("position", \.position, check: .nonNegative, isDerived: true),
    ],
    relationships: [Relationship(\.groupID, to: BlockGroupEntity.self, onDelete: .cascade)],
    indexes: [Index(\.groupID, \.nameKey, isUnique: true)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], groupID: try row[2], name: try row[3], icon: try row[5], color: try row[6],
      position: try row[7])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    let key: String = try row[4]
    return .found { () throws(RepositoryError) in brokenRules(storedKey: key) }
  }
}
