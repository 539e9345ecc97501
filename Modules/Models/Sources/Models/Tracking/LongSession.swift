public import ModuloUtilities

/// The active time since the last command after which completing a session asks first: the session may have been
/// forgotten.
public struct LongSession: Equatable, Sendable {
  /// From 1 to 24.
  public let hours: Int

  /// The hours that can be chosen.
  public static let permitted = 1...24

  /// Eight hours.
  public static let standard = LongSession(checked: 8)

  /// - Returns: `nil` for hours that can't be chosen.
  public init?(hours: Int) {
    guard Self.permitted.contains(hours) else { return nil }
    self.init(checked: hours)
  }

  private init(checked hours: Int) { self.hours = hours }
}

extension TrackingState {
  /// Whether completing at the moment should ask first: more active time than the limit has passed since the last
  /// command, or the session was started on an earlier day than it is now in the time zone where it was last resumed.
  public func isLong(at now: Instant, limit: LongSession) -> Bool {
    let active = isPaused ? 0 : lastEvent.milliseconds(until: now)
    let today = LocalTime(now, in: zonedLastEvent.zone).day
    return active > Int64(limit.hours) * 3_600_000 || zonedStart.localTime.day < today
  }
}

extension TimeSpan {
  /// Whether it is more than a day, as a mistyped day or year makes it. Tracking it asks first.
  public var isLong: Bool { start.milliseconds(until: end) > 86_400_000 }
}
