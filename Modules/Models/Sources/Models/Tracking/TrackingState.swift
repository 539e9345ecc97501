public import Foundation
public import ModuloUtilities

/// The running session as it is saved: what was done, and when. What that amounts to at a moment is its ``progress(at:)``.
///
/// Nothing has to be written while time passes, so nothing is lost however long the program was away.
public struct TrackingState: Equatable, Sendable {
  /// The ids of what completing stores are derived from this one. So completing the same session again stores nothing
  /// twice.
  public let id: UUID
  /// The identifier of the tracked block.
  public let blockID: UUID
  /// The times without a pause, in order, at least one; the last is open unless the session is paused.
  public let spans: [Span]

  /// A time between two commands.
  public struct Span: Equatable, Sendable {
    /// The moment at which the span began.
    public let start: Instant
    /// `nil` while it runs.
    public let end: Instant?
    /// The time zone in which it began. The halves that begin in it are of the days of this one.
    public let zone: TimeZone
  }

  /// - Returns: `nil` for spans that aren't a session's: no span, an open one before the last, or one that begins
  ///   before another has ended.
  init?(id: UUID, blockID: UUID, spans: [Span]) {
    let events = spans.flatMap { [$0.start, $0.end ?? $0.start] }
    guard !spans.isEmpty, spans.dropLast().allSatisfy({ $0.end != nil }), events == events.sorted() else { return nil }
    self.init(id: id, blockID: blockID, checked: spans)
  }

  private init(id: UUID, blockID: UUID, checked spans: [Span]) {
    self.id = id
    self.blockID = blockID
    self.spans = spans
  }

  /// A session that begins at the moment, in the time zone. Times are kept in whole seconds.
  public init(id: UUID, blockID: UUID, zone: TimeZone, start: Instant) {
    self.init(id: id, blockID: blockID, checked: [Span(start: start.inWholeSeconds, end: nil, zone: zone)])
  }
}

extension TrackingState {
  /// The moment at which the session was started.
  public var start: Instant { spans[0].start }

  /// The time zone in which the session was started.
  public var zone: TimeZone { spans[0].zone }

  /// The moment at which the session was started, in the time zone of then.
  public var zonedStart: ZonedInstant { ZonedInstant(start, in: zone) }

  /// Whether the session is paused; no time counts until it is resumed.
  public var isPaused: Bool { lastSpan.end != nil }

  /// The moment of the last start, pause or resumption. No command is about an earlier one.
  public var lastEvent: Instant { lastSpan.end ?? lastSpan.start }

  /// The moment of the last start, pause or resumption, in the time zone in which the session was started or resumed.
  public var zonedLastEvent: ZonedInstant { ZonedInstant(lastEvent, in: lastSpan.zone) }

  /// The session as if it had been started at another moment; nothing was done with it yet.
  public func starting(at start: Instant) -> TrackingState {
    TrackingState(id: id, blockID: blockID, zone: zone, start: start)
  }

  /// The session, paused at the moment.
  ///
  /// - Throws: ``TrackingRule/alreadyPaused``; ``TrackingRule/beforeLastEvent(_:)``.
  public func pause(at moment: Instant) throws(TrackingRule) -> TrackingState {
    try checkOrder(of: moment)
    if isPaused { throw .alreadyPaused }
    return with(spans.dropLast() + [Span(start: lastSpan.start, end: moment, zone: lastSpan.zone)])
  }

  /// The session, running again from the moment on.
  ///
  /// - Parameter zone: The time zone in which it goes on. A half that was begun before the pause keeps its own.
  /// - Throws: ``TrackingRule/notPaused``; ``TrackingRule/beforeLastEvent(_:)``.
  public func resume(at moment: Instant, in zone: TimeZone) throws(TrackingRule) -> TrackingState {
    try checkOrder(of: moment)
    guard isPaused else { throw .notPaused }
    return with(spans + [Span(start: moment, end: nil, zone: zone)])
  }

  /// The session as a backup or an import takes it in: paused at its last event, so that an old file brings no weeks of
  /// halves.
  public var suspended: TrackingState {
    isPaused ? self : with(spans.dropLast() + [Span(start: lastSpan.start, end: lastEvent, zone: lastSpan.zone)])
  }

  /// The moment that a command is about.
  ///
  /// - Parameters:
  ///   - typed: The moment that was typed; `nil` for now. While the clock is behind the last event, because it was put
  ///     back, now is the last event.
  ///   - now: The clock's moment.
  /// - Returns: The moment in whole seconds.
  /// - Throws: ``TrackingRule/inFuture(_:)``; ``TrackingRule/beforeLastEvent(_:)`` for a typed moment.
  public func moment(typed: Instant?, now: Instant) throws(TrackingRule) -> Instant {
    if let typed {
      if typed > now { throw .inFuture(typed) }
      try checkOrder(of: typed)
    }
    return max((typed ?? now).inWholeSeconds, lastEvent)
  }

  func checkOrder(of moment: Instant) throws(TrackingRule) {
    if moment < lastEvent { throw .beforeLastEvent(lastEvent) }
  }

  private var lastSpan: Span { spans[spans.count - 1] }

  private func with(_ spans: [Span]) -> TrackingState {
    TrackingState(id: id, blockID: blockID, checked: spans)
  }
}

extension TrackingState {
  /// What completing stores: one session for each day on which a half block was begun, in order, with all times to the
  /// second. A day is that of the time zone in which the half was begun.
  ///
  /// - Parameters:
  ///   - end: The moment at which the session ended, as typed; `nil` for now, or for the last event while the clock is
  ///     behind it.
  ///   - now: The moment of completion, which the sessions keep.
  /// - Returns: The sessions; none for less than a minute of active time, which is discarded.
  /// - Throws: ``TrackingRule/inFuture(_:)`` and ``TrackingRule/beforeLastEvent(_:)`` for a typed end.
  public func complete(
    until end: Instant?, at now: Instant, memo: String? = nil
  ) throws(TrackingRule) -> TrackingCompletion {
    let moment = try moment(typed: end, now: now)
    let spans = activeSpans(until: moment)
    let isClockBehind = end == nil && now < lastEvent
    let active = spans.reduce(0) { $0 + $1.start.milliseconds(until: $1.end) } / 1_000
    if active < TrackingSessionDraft.minimumSeconds {
      return TrackingCompletion(sessions: [], discardedSeconds: active, isClockBehind: isClockBehind)
    }
    return TrackingCompletion(
      sessions: DayTimes(spans).sessions(id: id, blockID: blockID, createdAt: now, memo: memo), discardedSeconds: 0,
      isClockBehind: isClockBehind)
  }
}

/// What completing a running session stores.
public struct TrackingCompletion: Equatable, Sendable {
  /// The sessions to store, in order of their days.
  public let sessions: [TrackingSessionDomain]
  /// The active seconds of a session that is too short to be stored; 0 for one that is stored.
  public let discardedSeconds: Int64
  /// Whether the clock is behind the session's last event, after which no time is counted.
  public let isClockBehind: Bool
}

extension Instant {
  /// The last whole second that is not after the moment.
  var inWholeSeconds: Instant {
    let rest = rawValue % 1_000
    return adding(milliseconds: rest < 0 ? -rest - 1_000 : -rest)
  }
}
