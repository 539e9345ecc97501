import Foundation
import ModuloModels
import ModuloUtilities
public import PersistenceKit

/// The second version of the database: every row has a checksum, so that a check finds what was changed past the
/// program.
///
/// Its tables are written down here as they were, because those of the entities move on.
public enum SchemaV2: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 2
  /// The tables of this version.
  public static let models: [any PersistentModel.Type] = [FinancialGoal.self, Contribution.self]
}

extension SchemaV2 {
  struct FinancialGoal: PersistentModel {
    let id: UUID
    let number: Int64
    let name: String
    let nameKey: String
    let emoji: String
    let goalAmountMinor: Int64
    let currency: String
    let startDate: CalendarDay
    let endDate: CalendarDay?
    let isArchived: Bool

    static let schema = Schema<Self>(
      "financial_goal",
      columns: [
        .number(\.number), Column("id", \.id), Column("name", \.name, check: .nonEmpty), Column("name_key", \.nameKey),
        Column("emoji", \.emoji), Column("goal_amount_minor", \.goalAmountMinor, check: .positive),
        Column("currency", \.currency, check: .nonEmpty), Column("start_date", \.startDate),
        Column("end_date", \.endDate), Column("is_archived", \.isArchived),
      ],
      indexes: [Index(\.nameKey, isUnique: true)], isChecksummed: true)
  }

  struct Contribution: PersistentModel {
    let id: UUID
    let number: Int64
    let goalID: UUID
    let name: String?
    let amountMinor: Int64
    let type: String
    let date: CalendarDay
    let importKey: String?

    static let schema = Schema<Self>(
      "contribution",
      columns: [
        .number(\.number), Column("id", \.id), Column("goal_id", \.goalID), Column("name", \.name),
        Column("amount_minor", \.amountMinor, check: .positive),
        Column("type", \.type, check: .oneOf(["add", "remove"])), Column("date", \.date),
        Column("import_key", \.importKey),
      ],
      relationships: [Relationship(\.goalID, to: FinancialGoal.self, onDelete: .cascade)],
      indexes: [
        Index(\.goalID, \.date, \.number, \.type, \.amountMinor), Index(\.goalID, \.importKey, isUnique: true),
      ],
      rollups: [
        Rollup<Self, UUID>(
          "contribution_month", by: \.goalID, bucket: { $0.date.month.rawValue },
          value: { $0.type == "add" ? $0.amountMinor : -$0.amountMinor })
      ], isChecksummed: true)
  }
}

extension SchemaV2.FinancialGoal {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], name: try row[2], nameKey: try row[3], emoji: try row[4],
      goalAmountMinor: try row[5], currency: try row[6], startDate: try row[7], endDate: try row[8],
      isArchived: try row[9])
  }

  /// A goal of the newest version has the same columns, at the same places.
  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    try FinancialGoalEntity(row: row).findings(in: row)
  }
}

extension SchemaV2.Contribution {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], goalID: try row[2], name: try row[3], amountMinor: try row[4],
      type: try row[5], date: try row[6], importKey: try row[7])
  }

  /// A contribution of the newest version has the same columns, at the same places.
  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    try ContributionEntity(row: row).findings(in: row)
  }
}
