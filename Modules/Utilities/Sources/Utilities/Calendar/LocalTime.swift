public import Foundation

/// What calendar and clock show in some time zone: a day, an hour and a minute. Where the clocks are changed, it may be
/// shown twice, or never.
public struct LocalTime: Hashable, Sendable {
  /// The day of the calendar.
  public let day: CalendarDay
  /// 0 to 23.
  public let hour: Int
  /// 0 to 59.
  public let minute: Int

  /// The given time, or nil for an hour or a minute that no clock shows.
  public init?(day: CalendarDay, hour: Int, minute: Int) {
    guard 0...23 ~= hour, 0...59 ~= minute else { return nil }
    self.day = day
    self.hour = hour
    self.minute = minute
  }

  /// What is shown in the zone at a moment, its seconds left out.
  public init(_ instant: Instant, in zone: TimeZone) {
    let (day, seconds) = instant.local(in: zone)
    self.day = day
    hour = seconds / 3_600
    minute = seconds / 60 % 60
  }
}

extension LocalTime {
  /// The moments at which the zone's clocks begin to show this time, in order: one as a rule, two where the clocks were
  /// put back over it, and none where they were put forward over it.
  public func instants(in zone: TimeZone) -> [Instant] {
    Set(offsets(in: zone).map(instant(offset:))).filter { LocalTime($0, in: zone) == self }.sorted()
  }

  /// The moments that are meant when a time that the clocks skipped is counted by the offset after the change, and by
  /// the one before it; the two are equal for a time that is not skipped.
  func readings(in zone: TimeZone) -> (Instant, Instant) {
    let moments = offsets(in: zone).map(instant(offset:)).sorted()
    return (moments[0], moments[moments.count - 1])
  }

  /// The moment at which clocks with this offset from UTC, in seconds, show the time.
  func instant(offset: Int) -> Instant {
    let minutes = day.dayNumber * 1_440 + hour * 60 + minute
    return Instant.epoch.adding(seconds: Int64(minutes * 60 - offset))
  }

  /// The offsets of the zone a day before, at and a day after this time: no zone changes its clocks more often.
  private func offsets(in zone: TimeZone) -> [Int] {
    [-86_400, 0, 86_400].map { zone.secondsFromGMT(for: instant(offset: 0).adding(seconds: $0).date) }
  }
}

extension LocalTime: Comparable {
  public static func < (lhs: LocalTime, rhs: LocalTime) -> Bool {
    (lhs.day, lhs.hour, lhs.minute) < (rhs.day, rhs.hour, rhs.minute)
  }
}

extension LocalTime: CustomStringConvertible {
  /// `YYYY-MM-DDTHH:MM`.
  public var description: String { Self.text(day, hour, minute) }

  /// The same of a time as it is typed, 24:00 among them.
  static func text(_ day: CalendarDay, _ hour: Int, _ minute: Int) -> String {
    "\(day)T\(hour.padded(to: 2)):\(minute.padded(to: 2))"
  }
}
