public import Foundation
public import ModuloUtilities

/// The sessions of a day in the order in which they began.
public struct DayTimeline: Equatable, Sendable {
  /// The calendar day.
  public let day: CalendarDay
  /// The sessions of the day, by their starts.
  public let entries: [Entry]

  /// - Parameter sessions: Those without a time on the day are left out.
  public init(day: CalendarDay, sessions: [TrackingSessionDomain]) {
    self.day = day
    entries = sessions.filter { $0.day == day && !$0.times.isEmpty }.map(Entry.init)
      .sorted { ($0.start, $0.session.number) < ($1.start, $1.session.number) }
  }

  /// A session with at least one time.
  public struct Entry: Equatable, Sendable {
    /// The session of the entry.
    public let session: TrackingSessionDomain
    /// The start of the first time.
    public let start: Instant
    /// The end of the last time.
    public let end: Instant

    /// - Precondition: The session has a time.
    init(_ session: TrackingSessionDomain) {
      self.session = session
      start = session.times.map(\.start).min() ?? session.createdAt
      end = session.times.map(\.end).max() ?? session.createdAt
    }
  }
}

extension DayTimeline {
  /// The whole half blocks of the day.
  public var halves: Int { entries.reduce(0) { $0 + $1.session.halves } }

  /// The halves in blocks.
  public var output: Decimal { HalfBlock.output(of: halves) }

  /// The time without pauses, of all sessions.
  public var activeSeconds: Int64 { entries.reduce(0) { $0 + $1.session.activeSeconds } }
}
