public import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.BalanceUpdateEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .balance }

  public static let schema = Schema<Self>(
    "balance_update",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("account_id", \.accountID),
      Column("balance_minor", \.balanceMinor),
      Column("date", \.date),
      Column("note", \.note),
      Column("change_minor", \.changeMinor, isDerived: true),
      Column("part", \.part, check: .nonEmpty, isDerived: true),
      Column("import_key", \.importKey),
    ],
    relationships: [Relationship(\.accountID, to: FinancialAccountEntity.self, onDelete: .cascade)],
    // The first serves an account's latest balances and a page of its history, newest first, and finds the neighbours
    // of an update by day. The last serves a page of all accounts.
    indexes: [
      Index(\.accountID, \.date, \.number, \.balanceMinor),
      Index(\.accountID, \.importKey, isUnique: true),
      Index(\.date, \.number),
    ],
    rollups: [dailyChange, accountTotal], isChecksummed: true)

  /// The changes of each part by day. The running sum of a part's days is its total.
  public static let dailyChange = Rollup<Self, String>(
    "balance_day", by: \.part, bucket: { $0.date.rawValue }, value: { $0.changeMinor }, isChecksummed: true)

  /// The number of updates of each account, and the sum of their changes: its balance.
  public static let accountTotal = Rollup<Self, UUID>(
    "balance_total", by: \.accountID, bucket: { _ in 0 }, value: { $0.changeMinor }, isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], accountID: try row[2], balanceMinor: try row[3], date: try row[4],
      note: try row[5], changeMinor: try row[6], part: try row[7], importKey: try row[8])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
