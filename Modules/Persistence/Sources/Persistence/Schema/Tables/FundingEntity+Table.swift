public import ModuloModels
public import PersistenceKit

extension ModuloModels.FundingEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .funding }

  public static let schema = Schema<Self>(
    "funding",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("goal_id", \.goalID),
      Column("account_id", \.accountID),
      Column("limit_minor", \.limitMinor, check: .positive),
      Column("priority", \.priority, check: .range(priorities)),
    ],
    relationships: [
      Relationship(\.goalID, to: FinancialGoalEntity.self, onDelete: .cascade),
      Relationship(\.accountID, to: FinancialAccountEntity.self, onDelete: .cascade),
    ],
    // A goal is linked to an account once, also by two processes.
    indexes: [Index(\.goalID, \.accountID, isUnique: true), Index(\.accountID)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], goalID: try row[2], accountID: try row[3], limitMinor: try row[4],
      priority: try row[5])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
