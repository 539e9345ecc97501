public import Foundation
public import ModuloUtilities

/// The time from one moment to another, and the time zone in which it began.
public struct ZonedSpan: Hashable, Sendable {
  /// The time.
  public let span: TimeSpan
  /// The time zone of its day and of its local times, of the end too.
  public let zone: TimeZone

  /// Creates a span from one moment to another, in a time zone.
  public init(start: Instant, end: Instant, zone: TimeZone) {
    span = TimeSpan(start: start, end: end)
    self.zone = zone
  }

  /// The moment at which it begins.
  public var start: Instant { span.start }

  /// The moment at which it ends.
  public var end: Instant { span.end }

  /// The moment at which it begins, in its time zone.
  public var zonedStart: ZonedInstant { ZonedInstant(start, in: zone) }

  /// What calendar and clock showed at the start.
  public var localStart: LocalTime { LocalTime(start, in: zone) }

  /// What calendar and clock of the zone showed at the end.
  public var localEnd: LocalTime { LocalTime(end, in: zone) }
}

extension [ZonedSpan] {
  /// The spans in order of their starts, with one in place of those that follow each other without a gap in one zone.
  public var joined: [ZonedSpan] {
    sorted { ($0.start, $0.end) < ($1.start, $1.end) }.reduce(into: []) { joined, span in
      if let last = joined.last, last.end == span.start, last.zone == span.zone {
        joined[joined.count - 1] = ZonedSpan(start: last.start, end: span.end, zone: span.zone)
      } else {
        joined.append(span)
      }
    }
  }
}
