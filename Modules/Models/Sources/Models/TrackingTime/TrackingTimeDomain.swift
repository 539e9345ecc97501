public import Foundation
public import ModuloUtilities

/// A time that was tracked. One that still runs is a part of its ``TrackingState``.
public struct TrackingTimeDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The number in insertion order; 0 while the time is not stored.
  public let number: Int
  /// The moment at which it began.
  public let start: Instant
  /// The moment at which it ended.
  public let end: Instant
  /// The time zone it was lived in. Its day and its local times are of this one, wherever it is looked at.
  public let zone: TimeZone
  /// The time without pauses: all of it, but for a time that an earlier version stored with a pause.
  public let activeSeconds: Int64

  /// Creates a time; by default one that is not stored.
  public init(
    id: UUID, number: Int = 0, start: Instant, end: Instant, zone: TimeZone, activeSeconds: Int64
  ) {
    self.id = id
    self.number = number
    self.start = start
    self.end = end
    self.zone = zone
    self.activeSeconds = activeSeconds
  }
}

extension TrackingTimeDomain {
  /// A time without a pause that is not stored.
  init(id: UUID, span: ZonedSpan) {
    self.init(
      id: id, start: span.start, end: span.end, zone: span.zone,
      activeSeconds: span.start.milliseconds(until: span.end) / 1_000)
  }

  /// The time from its start to its end, pauses within it too.
  public var span: TimeSpan { TimeSpan(start: start, end: end) }

  /// The same, in its time zone.
  public var zonedSpan: ZonedSpan { ZonedSpan(start: start, end: end, zone: zone) }

  /// The moment at which it began, in its time zone.
  public var zonedStart: ZonedInstant { ZonedInstant(start, in: zone) }

  /// What calendar and clock showed at the start.
  public var localStart: LocalTime { LocalTime(start, in: zone) }

  /// The time as it is stored; the id and the number are kept.
  ///
  /// - Parameter session: The session it belongs to, whose day it gets.
  public func toEntity(of session: TrackingSessionDomain) -> TrackingTimeEntity {
    TrackingTimeEntity(
      id: id, number: Int64(number), sessionID: session.id, blockID: session.blockID, day: session.day, start: start,
      end: end, zone: zone.identifier, activeSeconds: activeSeconds)
  }
}
