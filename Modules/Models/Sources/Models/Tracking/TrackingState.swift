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

  /// A session that begins at the moment, in the time zone.
  public init(id: UUID, blockID: UUID, zone: TimeZone, start: Instant) {
    self.init(id: id, blockID: blockID, checked: [Span(start: start, end: nil, zone: zone)])
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
  /// - Throws: ``TrackingRule/inFuture(_:)``; ``TrackingRule/beforeLastEvent(_:)`` for a typed moment.
  public func moment(typed: Instant?, now: Instant) throws(TrackingRule) -> Instant {
    guard let typed else { return max(now, lastEvent) }
    if typed > now { throw .inFuture(typed) }
    try checkOrder(of: typed)
    return typed
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
  /// What completing stores: one session for each day that a half began on, in order. A day is that of the time zone in
  /// which the half began to run. What is left of a half is left out.
  ///
  /// - Parameters:
  ///   - end: The moment at which the session ended, as typed; `nil` for now, or for the last event while the clock is
  ///     behind it.
  ///   - now: The moment of completion, which the sessions keep.
  /// - Throws: ``TrackingRule/lessThanHalf``; ``TrackingRule/inFuture(_:)`` and ``TrackingRule/beforeLastEvent(_:)`` for
  ///   a typed end.
  public func complete(
    until end: Instant?, at now: Instant, memo: String? = nil
  ) throws(TrackingRule) -> TrackingCompletion {
    let progress = progress(at: try moment(typed: end, now: now))
    if progress.halves.isEmpty { throw .lessThanHalf }
    return TrackingCompletion(
      sessions: progress.halves.sessions(id: id, blockID: blockID, createdAt: now, memo: memo),
      restSeconds: progress.elapsedSeconds, isClockBehind: end == nil && now < lastEvent)
  }
}

/// What completing a running session stores, and what it leaves out.
public struct TrackingCompletion: Equatable, Sendable {
  /// The sessions to store, in order of their days.
  public let sessions: [TrackingSessionDomain]
  /// The active seconds that are no whole half, and are left out.
  public let restSeconds: Int64
  /// Whether the clock is behind the session's last event, after which no time is counted.
  public let isClockBehind: Bool
}
