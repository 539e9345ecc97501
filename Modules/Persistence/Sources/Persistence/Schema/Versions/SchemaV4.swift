import Foundation
import ModuloModels
import ModuloUtilities
public import PersistenceKit

/// The fourth version of the database: groups, blocks and what was tracked of them, and the values of the data's own.
///
/// The sessions and the times are written down here as they were, because those of the entities move on.
public enum SchemaV4: VersionedSchema {
  public static let version: Int32 = 4
  /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
  public static let models: [any PersistentModel.Type] =
    SchemaV3.models + [
      BlockGroupEntity.self, BlockEntity.self, TrackingSession.self, TrackingTime.self, KeyValueEntity.self,
    ]
}

extension SchemaV4 {
  /// A session as versions 4 to 6 have it.
  struct TrackingSession: PersistentModel {
    let id: UUID
    let number: Int64
    let blockID: UUID
    let day: CalendarDay
    let createdAt: Instant
    let memo: String?

    static let schema = Schema<Self>(
      "tracking_session",
      columns: [
        .number(\.number), Column("id", \.id), Column("block_id", \.blockID), Column("day", \.day),
        Column("created_at", \.createdAt), Column("memo", \.memo),
      ],
      relationships: [Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade)],
      indexes: [Index(\.blockID, \.createdAt, \.number), Index(\.day)], isChecksummed: true)
  }

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
        Relationship(\.sessionID, to: TrackingSession.self, onDelete: .cascade),
        Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade),
      ],
      indexes: [Index(\.sessionID, \.start), Index(\.day, \.start, \.blockID), Index(\.end, \.start)],
      rollups: [
        Rollup<Self, UUID>(
          "tracking_block_day", by: \.blockID, bucket: { $0.day.rawValue }, value: { $0.activeSeconds }),
        Rollup<Self, UUID>("tracking_block_total", by: \.blockID, bucket: { _ in 0 }, value: { $0.activeSeconds }),
        Rollup<Self, CalendarDay>(
          "tracking_day_total", by: \.day, bucket: { _ in 0 }, value: { $0.activeSeconds }),
      ], isChecksummed: true)
  }
}

extension SchemaV4.TrackingSession {
  init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], blockID: try row[2], day: try row[3], createdAt: try row[4],
      memo: try row[5])
  }

  func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    let entity = TrackingSessionEntity(
      id: id, number: number, blockID: blockID, day: day, createdAt: createdAt, memo: memo)
    return .found { () throws(RepositoryError) in entity.brokenRules() }
  }
}

extension SchemaV4.TrackingTime {
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
