public import ModuloModels
public import PersistenceKit

extension ModuloModels.BlockGroupEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .group }

  public static let schema = Schema<Self>(
    "block_group",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("name", \.name, check: .nonEmpty),
      Column("name_key", \.nameKey),
      Column("position", \.position, check: .nonNegative, isDerived: true),
    ],
    indexes: [Index(\.nameKey, isUnique: true)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(id: try row[1], number: try row[0], name: try row[2], position: try row[4])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    let key: String = try row[3]
    return .found { () throws(RepositoryError) in brokenRules(storedKey: key) }
  }
}
