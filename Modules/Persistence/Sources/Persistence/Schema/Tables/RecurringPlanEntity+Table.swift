public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.RecurringPlanEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .plan }

  public static let schema = Schema<Self>(
    "recurring_plan",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("goal_id", \.goalID),
      Column("account_id", \.accountID),
      Column("amount_minor", \.amountMinor, check: .positive),
      Column("interval", \.interval, check: .range(intervals)),
      Column("unit", \.unit, check: .oneOf(Recurrence.Unit.allCases.map(\.rawValue))),
      Column("anchor", \.anchor),
      Column("start_date", \.start),
      Column("end_date", \.end),
      Column("note", \.note),
    ],
    relationships: [
      Relationship(\.goalID, to: FinancialGoalEntity.self, onDelete: .cascade),
      Relationship(\.accountID, to: FinancialAccountEntity.self, onDelete: .cascade),
    ], isChecksummed: true)

  private static let intervals = Int64(Recurrence.intervals.lowerBound)...Int64(Recurrence.intervals.upperBound)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], goalID: try row[2], accountID: try row[3], amountMinor: try row[4],
      interval: try row[5], unit: try row[6], anchor: try row[7], start: try row[8], end: try row[9],
      note: try row[10])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
