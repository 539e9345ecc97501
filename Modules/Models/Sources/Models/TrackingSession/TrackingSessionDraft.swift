public import Foundation
public import ModuloUtilities

/// User input for time that was spent without tracking it, parsed but not yet validated.
public struct TrackingSessionDraft: Equatable, Sendable {
  /// The least active time that is stored, in seconds.
  public static let minimumSeconds: Int64 = 60

  /// The ids of what is stored are derived from this one. Submitting the same draft again stores nothing twice.
  public let id: UUID
  /// The identifier of the block.
  public let blockID: UUID
  /// The time zone whose calendar its days are of.
  public let zone: TimeZone
  /// The time that was spent, without pauses.
  public let span: TimeSpan
  /// A note; `nil` or blank for none.
  public let memo: String?
  /// Whether it may overlap with what was tracked already.
  public let allowsOverlap: Bool

  /// Creates a draft. Nothing is checked before a store takes it.
  public init(
    id: UUID, blockID: UUID, zone: TimeZone, span: TimeSpan, memo: String? = nil, allowsOverlap: Bool = false
  ) {
    self.id = id
    self.blockID = blockID
    self.zone = zone
    self.span = span
    self.memo = memo
    self.allowsOverlap = allowsOverlap
  }
}

extension TrackingSessionDraft {
  /// The question before more than a day is added; `nil` for a shorter time, and for one that breaks a rule.
  public func longQuestion(_ format: FormatContext, of block: BlockDomain, at now: Instant) -> String? {
    guard span.isLong, span.end <= now else { return nil }
    return format.strings.trackingSession.longQuestion(
      block.title, format.hoursAndMinutes(span.start.milliseconds(until: span.end) / 1_000),
      format.localTime(zonedSpan.zonedStart),
      format.localTime(ZonedInstant(span.end, in: zone)))
  }

  private var zonedSpan: ZonedSpan { ZonedSpan(start: span.start, end: span.end, zone: zone) }

  /// The sessions as they will be stored: one for each day on which a half block was begun, in order.
  ///
  /// - Throws: The first ``TrackingRule`` it breaks.
  public func sessions(at now: Instant) throws(TrackingRule) -> [TrackingSessionDomain] {
    if span.end <= span.start { throw .endBeforeStart }
    if span.end > now { throw .inFuture(span.end) }
    let whole = ZonedSpan(start: span.start.inWholeSeconds, end: span.end.inWholeSeconds, zone: zone)
    if whole.start.milliseconds(until: whole.end) < Self.minimumSeconds * 1_000 { throw .lessThanMinute }
    let memo = try TrackingMemo.checked(memo)
    return DayTimes([whole]).sessions(id: id, blockID: blockID, createdAt: now, memo: memo)
  }
}
