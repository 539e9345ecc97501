public import Foundation
public import ModuloUtilities

/// A stored time: when it was lived, in which time zone, and how much of it was active.
public struct TrackingTimeEntity: Identifiable, Equatable, Sendable {
  /// The primary key.
  public let id: UUID
  /// The number in insertion order; 0 while the time is not stored.
  public var number: Int64
  /// The identifier of the session; deleting the session deletes the row.
  public var sessionID: UUID
  /// The block of the session.
  public var blockID: UUID
  /// The day of the session.
  public var day: CalendarDay
  /// The moment at which it began, in whole milliseconds.
  public var start: Instant
  /// After the start.
  public var end: Instant
  /// The identifier of an IANA time zone, or of one that always has the same offset, such as `GMT+0900`.
  public var zone: String
  /// The time without pauses, at most that from the start to the end.
  public var activeSeconds: Int64

  /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
  public init(
    id: UUID, number: Int64 = 0, sessionID: UUID, blockID: UUID, day: CalendarDay, start: Instant, end: Instant,
    zone: String, activeSeconds: Int64
  ) {
    self.id = id
    self.number = number
    self.sessionID = sessionID
    self.blockID = blockID
    self.day = day
    self.start = start
    self.end = end
    self.zone = zone
    self.activeSeconds = activeSeconds
  }
}

extension TrackingTimeEntity {
  /// The time from its start to its end.
  var span: TimeSpan { TimeSpan(start: start, end: end) }

  /// The time in the domain's types; the id is kept.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` with ``Damage/unknownZone(_:number:)``.
  public func toDomain() throws(RepositoryError) -> TrackingTimeDomain {
    guard let zone = TimeZone(identifier: zone) else { throw .damaged(.unknownZone(zone, number: number)) }
    return TrackingTimeDomain(
      id: id, number: Int(number), start: start, end: end, zone: zone, activeSeconds: activeSeconds)
  }
}

extension Noun {
  /// A time of a session.
  public static let time = Noun("time", "times", .masculine("temps", "temps"), owner: .session)
}
