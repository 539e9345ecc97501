public import Foundation
public import ModuloUtilities

/// A stored plan: when a block is meant to be worked on, and in which time zone. Nothing was tracked by it.
public struct PlannedBlockEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in insertion order; 0 while it is not stored.
  public var number: Int64
  /// The block; deleting it deletes the row.
  public var blockID: UUID
  /// The day of the start in the zone.
  public var day: CalendarDay
  /// The moment at which it begins, in whole minutes.
  public var start: Instant
  /// After the start, on the same day; midnight at the latest.
  public var end: Instant
  /// The identifier of an IANA time zone, or of one that always has the same offset, such as `GMT+0900`.
  public var zone: String

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, blockID: UUID, day: CalendarDay, start: Instant, end: Instant, zone: String
  ) {
    self.id = id
    self.number = number
    self.blockID = blockID
    self.day = day
    self.start = start
    self.end = end
    self.zone = zone
  }
}

extension PlannedBlockEntity {
  /// The plan in the domain's types; the id is kept.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownZone(_:number:)``.
  public func toDomain() throws(RepositoryError) -> PlannedBlockDomain {
    guard let zone = TimeZone(identifier: zone) else { throw .damaged(.unknownZone(zone, number: number)) }
    return PlannedBlockDomain(
      id: id, number: Int(number), blockID: blockID, day: day, span: ZonedSpan(start: start, end: end, zone: zone))
  }

  /// The rules that the row breaks.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
  public func brokenRules() throws(RepositoryError) -> [RowRule] {
    _ = try toDomain()
    return .broken((.number, number < 1), (.endNotAfterStart, end <= start))
  }
}
