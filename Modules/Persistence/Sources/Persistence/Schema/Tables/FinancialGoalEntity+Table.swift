public import ModuloModels
public import PersistenceKit

extension ModuloModels.FinancialGoalEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .goal }

  public static let schema = Schema<Self>(
    "financial_goal",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("name", \.name, check: .nonEmpty),
      Column("name_key", \.nameKey),
      Column("emoji", \.emoji),
      Column("goal_amount_minor", \.goalAmountMinor, check: .positive),
      Column("currency", \.currency, check: .nonEmpty),
      Column("start_date", \.startDate),
      Column("end_date", \.endDate),
      Column("is_archived", \.isArchived),
    ],
    indexes: [Index(\.nameKey, isUnique: true)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], name: try row[2], emoji: try row[4], goalAmountMinor: try row[5],
      currency: try row[6], startDate: try row[7], endDate: try row[8], isArchived: try row[9])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    let key: String = try row[3]
    return .found { () throws(RepositoryError) in try brokenRules(storedKey: key) }
  }
}
