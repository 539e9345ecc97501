public import Foundation
public import ModuloUtilities

/// A half block that was tracked, or one that still runs.
public struct TrackingTimeDomain: Identifiable, Equatable, Sendable {
  /// The identifier of the row.
  public let id: UUID
  /// The number in insertion order; 0 while the time is not stored.
  public let number: Int
  /// The moment at which the half block began.
  public let start: Instant
  /// `nil` while it runs.
  public let end: Instant?
  /// The time zone it was lived in. Its day and its local times are of this one, wherever it is looked at.
  public let zone: TimeZone
  /// The time without pauses; 0 while it runs.
  public let activeSeconds: Int64

  /// Creates a time; one without an end is still running.
  public init(
    id: UUID, number: Int = 0, start: Instant, end: Instant?, zone: TimeZone, activeSeconds: Int64
  ) {
    self.id = id
    self.number = number
    self.start = start
    self.end = end
    self.zone = zone
    self.activeSeconds = end == nil ? 0 : activeSeconds
  }
}

extension TrackingTimeDomain {
  /// What calendar and clock showed at the start.
  public var localStart: LocalTime { LocalTime(start, in: zone) }

  /// The time as it is stored; the id and the number are kept.
  ///
  /// - Parameters:
  ///   - session: The session it belongs to, whose day it gets.
  ///   - now: The end of a time that still runs.
  public func toEntity(of session: TrackingSessionDomain, now: Instant) -> TrackingTimeEntity {
    let end = end ?? max(start, now)
    let seconds = self.end == nil ? start.milliseconds(until: end) / 1_000 : activeSeconds
    return TrackingTimeEntity(
      id: id, number: Int64(number), sessionID: session.id, blockID: session.blockID, day: session.day, start: start,
      end: end, zone: zone.identifier, activeSeconds: seconds)
  }
}
