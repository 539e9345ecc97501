public import Foundation
public import ModuloModels
import ModuloUtilities
public import PersistenceKit

extension ModuloModels.TrackingTimeEntity: PersistenceKit.PersistentModel, StoredModel {
  public static var noun: Noun { .time }

  public static let schema = Schema<Self>(
    "tracking_time",
    columns: [
      .number(\.number),
      Column("id", \.id),
      Column("session_id", \.sessionID),
      Column("block_id", \.blockID),
      Column("day", \.day),
      Column("start", \.start),
      Column("end", \.end),
      Column("zone", \.zone, check: .nonEmpty),
      Column("active_seconds", \.activeSeconds, check: .nonNegative),
    ],
    relationships: [
      Relationship(\.sessionID, to: TrackingSessionEntity.self, onDelete: .cascade),
      Relationship(\.blockID, to: BlockEntity.self, onDelete: .cascade),
    ],
    // The first serves the times of a session, the second the blocks of a month's days in the order of their starts,
    // the third what overlaps with a span.
    indexes: [Index(\.sessionID, \.start), Index(\.day, \.start, \.blockID), Index(\.end, \.start)],
    rollups: [blockDays], isChecksummed: true)

  /// The active seconds of each block on each day in each time zone, whose whole half blocks are counted by themselves.
  /// The buckets are ``ZonedDay`` numbers.
  public static let blockDays = Rollup<Self, UUID>(
    "tracking_block_day", by: \.blockID, bucket: { ZonedDay(day: $0.day, zone: $0.zone).number },
    value: { $0.activeSeconds }, isChecksummed: true)

  public init(row: borrowing Row) throws(PersistenceError) {
    self.init(
      id: try row[1], number: try row[0], sessionID: try row[2], blockID: try row[3], day: try row[4],
      start: try row[5], end: try row[6], zone: try row[7], activeSeconds: try row[8])
  }

  public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
    .found(brokenRules)
  }
}
