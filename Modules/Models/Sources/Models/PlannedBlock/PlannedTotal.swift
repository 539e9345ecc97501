import Foundation
import ModuloUtilities

/// Planned time beside tracked time. Both are of the same blocks on the same days; times of different blocks are compared
/// block by block, and added.
public struct PlannedTotal: Hashable, Sendable {
  /// What was planned.
  public let planned: TimeTotal
  /// What was tracked, planned or not.
  public let tracked: TimeTotal
  /// What was tracked while it was planned.
  public let both: TimeTotal

  private init(planned: TimeTotal, tracked: TimeTotal, both: TimeTotal) {
    self.planned = planned
    self.tracked = tracked
    self.both = both
  }

  /// What was planned, and not tracked then.
  public var plannedOnly: TimeTotal { planned - both }

  /// What was tracked, and not planned then.
  public var trackedOnly: TimeTotal { tracked - both }

  /// Nothing.
  public static let zero = PlannedTotal(planned: .zero, tracked: .zero, both: .zero)

  /// The sum of both.
  public static func + (lhs: PlannedTotal, rhs: PlannedTotal) -> PlannedTotal {
    PlannedTotal(
      planned: lhs.planned + rhs.planned, tracked: lhs.tracked + rhs.tracked, both: lhs.both + rhs.both)
  }
}

extension PlannedTotal {
  /// Some time of one block on one day, planned or tracked.
  struct Part {
    let span: TimeSpan
    /// The identifier of the time zone, of which half blocks are counted by themselves.
    let zone: String
    let activeSeconds: Int64

    init(span: TimeSpan, zone: String, activeSeconds: Int64) {
      self.span = span
      self.zone = zone
      self.activeSeconds = activeSeconds
    }

    init(_ plan: PlannedBlockEntity) {
      self.init(
        span: TimeSpan(start: plan.start, end: plan.end), zone: plan.zone,
        activeSeconds: plan.start.milliseconds(until: plan.end) / 1_000)
    }

    init(_ time: TrackingTimeEntity) {
      self.init(span: time.span, zone: time.zone, activeSeconds: time.activeSeconds)
    }

    /// Of a time with a pause the active seconds count as its first, as for half blocks: where its pause was isn't known.
    fileprivate var range: Range<Instant> {
      let end = min(span.end, span.start.adding(seconds: activeSeconds))
      return span.start..<max(span.start, end)
    }
  }

  /// What was planned and what was tracked of one block on one day. Where tracked times overlap, a moment that was planned
  /// counts once as both.
  init(planned: [Part], tracked: [Part]) {
    let common = InstantRanges(planned.map(\.range)).intersection(InstantRanges(tracked.map(\.range)))
    let (plan, time) = (TimeTotal(planned), TimeTotal(tracked))
    let seconds = common.milliseconds / 1_000
    // Half blocks of what is both, never more than either has: the rest of each is a number of half blocks too.
    let halves = min(Int(seconds / HalfBlock.seconds), plan.halves, time.halves)
    self.init(planned: plan, tracked: time, both: TimeTotal(halves: halves, activeSeconds: seconds))
  }
}

extension TimeTotal {
  fileprivate init(_ parts: [PlannedTotal.Part]) { self.init(blockDay: parts.map { ($0.zone, $0.activeSeconds) }) }

  fileprivate static func - (lhs: TimeTotal, rhs: TimeTotal) -> TimeTotal {
    TimeTotal(halves: lhs.halves - rhs.halves, activeSeconds: lhs.activeSeconds - rhs.activeSeconds)
  }
}

/// Planned beside tracked time of one block or one group, or on one day or in one week or month.
public struct PlannedSum: Equatable, Sendable {
  /// The block, group or days of the total.
  public let subject: TimeSum.Subject
  /// The total of the subject.
  public let total: PlannedTotal

  /// Creates the total of a subject.
  public init(subject: TimeSum.Subject, total: PlannedTotal) {
    self.subject = subject
    self.total = total
  }
}
