public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.TrackingSessionEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .session }

  public static let schema = Schema<Self>(
    "tracking_session",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("block_id", \.blockID),
      Column("day", \.day),
      Column("created_at", \.createdAt),
      Column("memo", \.memo),
      Column("start", \.start),
    ],
    relationships: [Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade)],
    // The first serves a page of a block, newest first; the second one of all blocks; the third the timeline of a day.
    indexes: [Index(\.blockID, \.start, \.number), Index(\.start, \.number), Index(\.day)], isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], blockID: try row[2], day: try row[3], createdAt: try row[4],
      memo: try row[5], start: try row[6])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
