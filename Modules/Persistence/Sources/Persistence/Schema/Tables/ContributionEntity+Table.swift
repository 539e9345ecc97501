public import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.ContributionEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .contribution }

  public static let schema = Schema<Self>(
    "contribution",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("goal_id", \.goalID),
      Column("name", \.name),
      Column("amount_minor", \.amountMinor, check: .positive),
      Column("type", \.type, check: .oneOf(ContributionType.allCases.map(\.rawValue))),
      Column("date", \.date),
      Column("import_key", \.importKey),
    ],
    relationships: [Relationship(\.goalID, to: FinancialGoalEntity.self, onDelete: .cascade)],
    // The first serves a page of a goal, newest first, and covers what the months are rebuilt from; the last a page of all
    // goals.
    indexes: [
      Index(\.goalID, \.date, \.number, \.type, \.amountMinor),
      Index(\.goalID, \.importKey, isUnique: true),
      Index(\.date, \.number),
    ],
    rollups: [monthlyNet], isChecksummed: true)

  /// The net and the count of each goal's months, kept by the engine in the transaction that changes a contribution.
  public static let monthlyNet = Rollup<Self, UUID>(
    "contribution_month", by: \.goalID, bucket: { $0.date.month.rawValue }, value: { $0.signedMinor },
    isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], goalID: try row[2], name: try row[3], amountMinor: try row[4],
      type: try row[5], date: try row[6], importKey: try row[7])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
