import Foundation
import ModuloModels
import ModuloUtilities
public import PersistenceKit

/// The fifth version of the database: the derived sums have checksums too, so that a figure that is read without its rows
/// is compared like them.
///
/// The contributions, the balances and the times are written down here as they were, because those of the entities move
/// on.
public enum SchemaV5: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 5
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, Contribution.self, SchemaV3.FinancialAccount.self, BalanceUpdate.self,
    ExchangeRateEntity.self, BlockGroupEntity.self, BlockEntity.self, SchemaV4.TrackingSession.self,
    TrackingTime.self, KeyValueEntity.self,
  ]
}

extension SchemaV5 {
  /// A contribution as versions 5 to 7 have it.
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
        Column("type", \.type, check: .oneOf(ContributionType.allCases.map(\.rawValue))), Column("date", \.date),
        Column("import_key", \.importKey),
      ],
      relationships: [Relationship(\.goalID, to: FinancialGoalEntity.self, onDelete: .cascade)],
      indexes: [
        Index(\.goalID, \.date, \.number, \.type, \.amountMinor), Index(\.goalID, \.importKey, isUnique: true),
      ],
      rollups: [
        Rollup<Self, UUID>(
          "contribution_month", by: \.goalID, bucket: { $0.date.month.rawValue },
          value: { $0.type == ContributionType.add.rawValue ? $0.amountMinor : -$0.amountMinor }, isChecksummed: true)
      ], isChecksummed: true)
  }

  /// A balance as versions 5 and 6 have it.
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
      relationships: [Relationship(\.accountID, to: SchemaV3.FinancialAccount.self, onDelete: .cascade)],
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

  /// A time as versions 5 and 6 have it.
  struct TrackingTime: PersistentModel {
    let id: UUID
    let number: Int64
    let sessionID: UUID
    let blockID: UUID
    let day: CalendarDay
    let start: Instant
    let end: Instant
    let zone: String
    let activeSeconds: Int64

    static let schema = Schema<Self>(
      "tracking_time",
      columns: [
        .number(\.number), Column("id", \.id), Column("session_id", \.sessionID), Column("block_id", \.blockID),
        Column("day", \.day), Column("start", \.start), Column("end", \.end),
        Column("zone", \.zone, check: .nonEmpty),
        Column("active_seconds", \.activeSeconds, check: .nonNegative),
      ],
      relationships: [
        Relationship(\.sessionID, to: SchemaV4.TrackingSession.self, onDelete: .cascade),
        Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade),
      ],
      indexes: [Index(\.sessionID, \.start), Index(\.day, \.start, \.blockID), Index(\.end, \.start)],
      rollups: [
        Rollup<Self, UUID>(
          "tracking_block_day", by: \.blockID, bucket: { $0.day.rawValue }, value: { $0.activeSeconds },
          isChecksummed: true),
        Rollup<Self, UUID>(
          "tracking_block_total", by: \.blockID, bucket: { _ in 0 }, value: { $0.activeSeconds }, isChecksummed: true),
        Rollup<Self, CalendarDay>(
          "tracking_day_total", by: \.day, bucket: { _ in 0 }, value: { $0.activeSeconds }, isChecksummed: true),
      ], isChecksummed: true)
  }
}

extension SchemaV5.Contribution {
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

extension SchemaV5.BalanceUpdate {
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

extension SchemaV5.TrackingTime {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], sessionID: try row[2], blockID: try row[3], day: try row[4],
      start: try row[5], end: try row[6], zone: try row[7], activeSeconds: try row[8])
  }

  /// A time of the newest version has the same columns, at the same places.
  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    try TrackingTimeEntity(row: row).findings(in: row)
  }
}
