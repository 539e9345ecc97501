public import Foundation
public import ModuloUtilities

/// A session as a file lists it: times of one block.
public struct ListedSession: Equatable, Sendable {
  /// A time without a pause, or one with a pause that isn't known.
  public struct Time: Equatable, Sendable {
    /// From its start to its end.
    public let span: ZonedSpan
    /// The time without the pause.
    public let activeSeconds: Int64

    /// Creates a time; without other active seconds one that has no pause.
    public init(span: ZonedSpan, activeSeconds: Int64? = nil) {
      self.span = span
      self.activeSeconds = activeSeconds ?? span.wholeSeconds
    }
  }

  /// The identifier of the block.
  public let blockID: UUID
  /// A checked note; `nil` for none.
  public let memo: String?
  /// The day that it counts for; `nil` for the days on which its half blocks were begun.
  public let day: CalendarDay?
  /// In order of their starts.
  public let times: [Time]

  /// Creates a session of a file.
  public init(blockID: UUID, memo: String?, day: CalendarDay?, times: [Time]) {
    self.blockID = blockID
    self.memo = memo
    self.day = day
    self.times = times
  }
}

extension ListedSession {
  /// The sessions as they will be stored: the one that is listed where its day is given, else one for each day on which a
  /// half block was begun.
  ///
  /// - Parameters:
  ///   - now: The moment of their completion.
  ///   - newID: Makes the ids of sessions and times.
  /// - Throws: ``TrackingRule/lessThanMinute`` for a session without a day.
  public func sessions(at now: Instant, newID: () -> UUID) throws(TrackingRule) -> [TrackingSessionDomain] {
    func session(_ times: [Time], on day: CalendarDay) -> TrackingSessionDomain {
      TrackingSessionDomain(
        id: newID(), blockID: blockID, day: day, createdAt: now, memo: memo,
        times: times.map {
          TrackingTimeDomain(
            id: newID(), start: $0.span.start, end: $0.span.end, zone: $0.span.zone, activeSeconds: $0.activeSeconds)
        })
    }
    if let day { return [session(times, on: day)] }
    if times.reduce(0, { $0 + $1.activeSeconds }) < TrackingSessionDraft.minimumSeconds { throw .lessThanMinute }
    // Where a pause was isn't known, so such a time can't be divided.
    if let first = times.first, times.contains(where: { $0.activeSeconds < $0.span.wholeSeconds }) {
      return [session(times, on: first.span.localStart.day)]
    }
    let divided = DayTimes(times.map(\.span)).times
    let days = Dictionary(grouping: divided, by: \.day)
    return days.keys.sorted().map { day in session(days[day, default: []].map { Time(span: $0.span) }, on: day) }
  }
}

extension ZonedSpan {
  /// The time from the start to the end in whole seconds.
  fileprivate var wholeSeconds: Int64 { start.milliseconds(until: end) / 1_000 }
}
