public import ModuloModels
public import PersistenceKit

extension ModuloModels.FinancialAccountEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .account }

  public static let schema = Schema<Self>(
    "financial_account",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("provider", \.provider, check: .nonEmpty),
      Column("name", \.ownName, check: .nonEmpty),
      Column("name_key", \.nameKey),
      Column("type", \.type, check: .oneOf(FinancialAccountType.allCases.map(\.rawValue))),
      Column("currency", \.currency, check: .nonEmpty),
      Column("bank_id", \.bankID, check: .nonEmpty),
    ],
    indexes: [Index(\.nameKey, isUnique: true), Index(\.bankID, isUnique: true)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], provider: try row[2], ownName: try row[3], type: try row[5],
      currency: try row[6], bankID: try row[7])
  }

  /// The account in a row of a version before 9, which has no bank's id.
  init(earlier row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], provider: try row[2], ownName: try row[3], type: try row[5],
      currency: try row[6])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    let key: String = try row[4]
    return .found { () throws(RepositoryError) in try brokenRules(storedKey: key) }
  }
}
