public import Foundation

/// A moment, and the time zone whose calendar and clocks it is told by.
public struct ZonedInstant: Hashable, Sendable {
  /// The moment.
  public let instant: Instant
  /// The time zone.
  public let zone: TimeZone

  /// Creates a moment in a time zone.
  public init(_ instant: Instant, in zone: TimeZone) {
    self.instant = instant
    self.zone = zone
  }

  /// What calendar and clock show in the zone, without the seconds.
  public var localTime: LocalTime { LocalTime(instant, in: zone) }

  /// Whether the clocks of another zone have the same offset from UTC at the moment, and so show the same.
  public func isShownAlike(in other: TimeZone) -> Bool {
    zone.secondsFromGMT(for: instant.date) == other.secondsFromGMT(for: instant.date)
  }
}
