import Foundation
import ModuloModels
import ModuloUtilities
public import PersistenceKit

/// The seventh version of the database: time is kept exactly, half blocks are counted by block, day and time zone, and
/// sessions are listed by their starts.
///
/// The balances are written down here as they were, because those of the entity move on.
public enum SchemaV7: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 7
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing. A document has no
  /// steps.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, SchemaV5.Contribution.self, SchemaV8.FinancialAccount.self, BalanceUpdate.self,
    ExchangeRateEntity.self, BlockGroupEntity.self, BlockEntity.self, TrackingSessionEntity.self,
    TrackingTimeEntity.self, KeyValueEntity.self, HistoryStep.self,
  ]
}

extension SchemaV7 {
  /// A balance as version 7 has it.
  struct BalanceUpdate: PersistentModel {
    let id: UUID
    let number: Int64
    let accountID: UUID
    let balanceMinor: Int64
    let date: CalendarDay
    let note: String?
    let changeMinor: Int64
    let part: String
    let importKey: String?

    static let schema = Schema<Self>(
      "balance_update",
      columns: [
        .number(\.number), Column("id", \.id), Column("account_id", \.accountID),
        Column("balance_minor", \.balanceMinor), Column("date", \.date), Column("note", \.note),
        Column("change_minor", \.changeMinor, isDerived: true),
        Column("part", \.part, check: .nonEmpty, isDerived: true), Column("import_key", \.importKey),
      ],
      relationships: [Relationship(\.accountID, to: SchemaV8.FinancialAccount.self, onDelete: .cascade)],
      indexes: [
        Index(\.accountID, \.date, \.number, \.balanceMinor), Index(\.accountID, \.importKey, isUnique: true),
      ],
      rollups: [
        Rollup<Self, String>(
          "balance_day", by: \.part, bucket: { $0.date.rawValue }, value: { $0.changeMinor }, isChecksummed: true),
        Rollup<Self, UUID>(
          "balance_total", by: \.accountID, bucket: { _ in 0 }, value: { $0.changeMinor }, isChecksummed: true),
      ], isChecksummed: true)
  }
}

extension SchemaV7.BalanceUpdate {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], accountID: try row[2], balanceMinor: try row[3], date: try row[4],
      note: try row[5], changeMinor: try row[6], part: try row[7], importKey: try row[8])
  }

  /// A balance update of the newest version has the same columns, at the same places.
  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    try BalanceUpdateEntity(row: row).findings(in: row)
  }
}
