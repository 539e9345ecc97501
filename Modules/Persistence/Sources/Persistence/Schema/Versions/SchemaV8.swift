import Foundation
import ModuloModels
import ModuloUtilities
public import PersistenceKit

/// The eighth version of the database: the contributions of all goals and the balances of all accounts are listed by their
/// days.
///
/// The accounts and the balances are written down here as they were, because those of the entities move on.
public enum SchemaV8: VersionedSchema {
  /// The number stored in files of this version.
  public static let version: Int32 = 8
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing. A document has no
  /// steps.
  public static let models: [any PersistentModel.Type] = [
    FinancialGoalEntity.self, ContributionEntity.self, FinancialAccount.self, BalanceUpdate.self,
    ExchangeRateEntity.self, BlockGroupEntity.self, BlockEntity.self, TrackingSessionEntity.self,
    TrackingTimeEntity.self, KeyValueEntity.self, HistoryStep.self,
  ]
}

extension SchemaV8 {
  /// An account as versions 7 and 8 have it.
  struct FinancialAccount: PersistentModel {
    let id: UUID
    let number: Int64
    let provider: String
    let ownName: String?
    let nameKey: String
    let type: String
    let currency: String

    static let schema = Schema<Self>(
      "financial_account",
      columns: [
        .number(\.number), Column("id", \.id), Column("provider", \.provider, check: .nonEmpty),
        Column("name", \.ownName, check: .nonEmpty), Column("name_key", \.nameKey),
        Column(
          "type", \.type,
          check: .oneOf([
            "currentAccount", "savingsAccount", "cashISA", "stocksAndSharesISA", "lifetimeISA",
            "generalInvestmentAccount", "pension", "juniorISA", "juniorSIPP", "mortgage", "loan", "creditCard",
            "crypto", "foreignCurrency", "cash", "property", "vehicle", "brokerage", "retirement",
            "otherAsset", "otherDebt",
          ])),
        Column("currency", \.currency, check: .nonEmpty),
      ],
      indexes: [Index(\.nameKey, isUnique: true)], isChecksummed: true)
  }
}

extension SchemaV8.FinancialAccount {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], provider: try row[2], ownName: try row[3], nameKey: try row[4],
      type: try row[5], currency: try row[6])
  }

  /// An account of the newest version has the same columns, at the same places, and one more.
  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    try FinancialAccountEntity(earlier: row).findings(in: row)
  }
}

extension SchemaV8 {
  /// A balance as version 8 has it, which points to an account of that version.
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
      relationships: [Relationship(\.accountID, to: FinancialAccount.self, onDelete: .cascade)],
      indexes: [
        Index(\.accountID, \.date, \.number, \.balanceMinor), Index(\.accountID, \.importKey, isUnique: true),
        Index(\.date, \.number),
      ],
      rollups: [
        Rollup<Self, String>(
          "balance_day", by: \.part, bucket: { $0.date.rawValue }, value: { $0.changeMinor }, isChecksummed: true),
        Rollup<Self, UUID>(
          "balance_total", by: \.accountID, bucket: { _ in 0 }, value: { $0.changeMinor }, isChecksummed: true),
      ], isChecksummed: true)
  }
}

extension SchemaV8.BalanceUpdate {
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
