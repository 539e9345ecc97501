public import Foundation
public import ModuloUtilities

/// User input that changes a stored session, parsed but not yet validated. What is `nil` stays as it is.
public struct TrackingSessionChange: Equatable, Sendable {
  /// The moment at which its first time begins.
  public let start: Instant?
  /// The moment at which its last time ends.
  public let end: Instant?
  /// The block that it is of.
  public let block: BlockReference?
  /// A note; blank for none.
  public let memo: String?
  /// Whether time that is added may overlap with what was tracked already.
  public let allowsOverlap: Bool

  /// Creates a change. Nothing is checked before a store takes it.
  public init(
    start: Instant? = nil, end: Instant? = nil, block: BlockReference? = nil, memo: String? = nil,
    allowsOverlap: Bool = false
  ) {
    self.start = start
    self.end = end
    self.block = block
    self.memo = memo
    self.allowsOverlap = allowsOverlap
  }
}

extension TrackingSessionChange {
  /// The session with the changes, but for the block, and the times that it didn't have before.
  ///
  /// Its first time begins at another moment, or its last one ends at another one; a time that isn't within the two is
  /// gone.
  ///
  /// - Parameter now: No time ends after it.
  /// - Throws: The first ``TrackingRule`` that it breaks: ``TrackingRule/endBeforeStart``, ``TrackingRule/inFuture(_:)``,
  ///   ``TrackingRule/lessThanMinute``, ``TrackingRule/anotherDay(_:)`` or one of the memo's.
  public func applied(
    to session: TrackingSessionDomain, at now: Instant
  ) throws(TrackingRule) -> (session: TrackingSessionDomain, added: [TimeSpan]) {
    let memo = try memo.map { (memo) throws(TrackingRule) in try TrackingMemo.checked(memo) } ?? session.memo
    guard let first = session.times.first, let last = session.times.last, start != nil || end != nil else {
      return (session.with(session.times, memo: memo), [])
    }
    let from = start?.inWholeSeconds ?? first.start
    let to = end?.inWholeSeconds ?? last.end
    if to <= from { throw .endBeforeStart }
    if end != nil, to > now { throw .inFuture(to) }
    let isWithin = LocalTime(from, in: first.zone).day == session.day || start == nil
    guard isWithin, end == nil || to <= max(last.end, session.day.end(in: last.zone)) else {
      throw .anotherDay(session.day)
    }
    var times = session.times.filter { $0.start < to && from < $0.end }
    if times.isEmpty { times = [from < first.start ? first : last] }
    times[0] = times[0].with(start: from)
    times[times.count - 1] = times[times.count - 1].with(end: to)
    if times.reduce(0, { $0 + $1.activeSeconds }) < TrackingSessionDraft.minimumSeconds { throw .lessThanMinute }
    return (session.with(times, memo: memo), times.map(\.span).joined.without(session.times.map(\.span).joined))
  }
}

extension TrackingSessionDomain {
  /// The session up to a moment, and one after it with the same memo.
  ///
  /// - Parameter id: The id of the second one; that of a time which is divided is derived from it.
  /// - Throws: ``TrackingRule/outsideSession(_:)``.
  public func split(
    at moment: Instant, id: UUID
  ) throws(TrackingRule) -> (first: TrackingSessionDomain, second: TrackingSessionDomain) {
    let moment = moment.inWholeSeconds
    guard let start = times.first?.start, let last = times.last, start < moment, moment < last.end else {
      throw .outsideSession(ZonedSpan(start: start, end: times.last?.end ?? start, zone: times.first?.zone ?? .gmt))
    }
    let before = times.filter { $0.start < moment }.map { $0.with(end: min($0.end, moment)) }
    let after = times.filter { moment < $0.end }.map { time in
      time.start < moment ? time.rest(from: moment, id: id.adding(1)) : time
    }
    let second = TrackingSessionDomain(
      id: id, blockID: blockID, day: day, createdAt: createdAt, memo: memo, times: after)
    return (with(before, memo: memo), second)
  }

  /// The session with the times of another one of its block and day; its memo is that of both.
  ///
  /// - Throws: ``TrackingRule/notJoinable``.
  public func joined(with other: TrackingSessionDomain) throws(TrackingRule) -> TrackingSessionDomain {
    guard id != other.id, blockID == other.blockID, day == other.day else { throw .notJoinable }
    let memos = [memo, other.memo].compactMap(\.self).reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
    let memo = try TrackingMemo.checked(memos.joined(separator: "; "))
    return with((times + other.times).sorted { ($0.start, $0.number) < ($1.start, $1.number) }, memo: memo)
  }

  fileprivate func with(_ times: [TrackingTimeDomain], memo: String?) -> TrackingSessionDomain {
    TrackingSessionDomain(
      id: id, number: number, blockID: blockID, day: day, createdAt: createdAt, memo: memo, times: times)
  }
}

extension TrackingTimeDomain {
  /// The time from another start on. What it is longer by is active, and of a pause is left what there is room for.
  fileprivate func with(start: Instant) -> TrackingTimeDomain {
    with(span: TimeSpan(start: start, end: end), longer: start.milliseconds(until: self.start) / 1_000)
  }

  /// The time up to another end.
  fileprivate func with(end: Instant) -> TrackingTimeDomain {
    with(span: TimeSpan(start: start, end: end), longer: self.end.milliseconds(until: end) / 1_000)
  }

  /// What is left of the time after its beginning was taken from it.
  fileprivate func rest(from moment: Instant, id: UUID) -> TrackingTimeDomain {
    TrackingTimeDomain(
      id: id, start: moment, end: end, zone: zone, activeSeconds: activeSeconds - with(end: moment).activeSeconds)
  }

  private func with(span: TimeSpan, longer seconds: Int64) -> TrackingTimeDomain {
    TrackingTimeDomain(
      id: id, number: number, start: span.start, end: span.end, zone: zone,
      activeSeconds: min(activeSeconds + max(0, seconds), span.wholeSeconds))
  }
}

extension CalendarDay {
  /// The moment at which the day ends in the zone.
  fileprivate func end(in zone: TimeZone) -> Instant { adding(days: 1).map { Instant($0.date(in: zone)) } ?? .latest }
}

extension [TimeSpan] {
  /// The parts of the spans that no other one has. Both are in order, and none overlaps with another of its own.
  fileprivate func without(_ others: [TimeSpan]) -> [TimeSpan] {
    flatMap { span in
      var (parts, start) = ([TimeSpan](), span.start)
      for other in others where other.start < span.end && start < other.end {
        if start < other.start { parts.append(TimeSpan(start: start, end: other.start)) }
        start = other.end
      }
      return start < span.end ? parts + [TimeSpan(start: start, end: span.end)] : parts
    }
  }
}
