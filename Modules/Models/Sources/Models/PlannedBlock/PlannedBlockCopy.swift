public import Foundation
public import ModuloUtilities

/// A local time of a plan that the day it is copied to doesn't have once.
public struct PlannedBlockTime: Hashable, Sendable {
  /// The name of the planned block.
  public let blockName: String
  /// The time, on the day that is copied to.
  public let time: LocalTime
  /// Whether the clocks show it twice; else they never do.
  public let isDoubled: Bool

  /// Creates a time of a plan.
  public init(blockName: String, time: LocalTime, isDoubled: Bool) {
    self.blockName = blockName
    self.time = time
    self.isDoubled = isDoubled
  }
}

extension [PlannedBlockDetailedDomain] {
  /// The plans on another day: each at the same local times, in its own time zone.
  ///
  /// - Parameter id: The ids of the copies are derived from it. So the same plans make the same rows again.
  /// - Throws: The first ``PlannedBlockRule`` that one breaks; ``PlannedBlockRule/times(_:on:)`` with every local time that
  ///   the day doesn't have once.
  public func copied(
    to day: CalendarDay, id: UUID, at now: Instant
  ) throws(PlannedBlockRule) -> [PlannedBlockDomain] {
    var faults: [PlannedBlockTime] = []
    var spans: [(plan: PlannedBlockDomain, start: Instant, end: Instant)] = []
    for row in self {
      let start = row.moment(row.plan.span.localStart, on: day, &faults)
      let end = row.end(on: day, &faults)
      if let start, let end { spans.append((row.plan, start, end)) }
    }
    if !faults.isEmpty { throw .times(faults, on: day) }
    var copies: [PlannedBlockDomain] = []
    for (place, copy) in spans.enumerated() {
      copies.append(
        try .checked(
          id: id.adding(place), blockID: copy.plan.blockID, from: ZonedInstant(copy.start, in: copy.plan.span.zone),
          to: copy.end, at: now))
    }
    return copies
  }
}

extension PlannedBlockDetailedDomain {
  /// The moment at which the plan ends on another day. Midnight is the first moment of the next one.
  fileprivate func end(on day: CalendarDay, _ faults: inout [PlannedBlockTime]) -> Instant? {
    let end = plan.span.localEnd
    guard end.day == plan.day else { return day.adding(days: 1).map { Instant($0.date(in: plan.span.zone)) } }
    return moment(end, on: day, &faults)
  }

  /// The one moment at which the clocks show a local time on another day; `nil`, and a fault more, for none or two.
  fileprivate func moment(
    _ time: LocalTime, on day: CalendarDay, _ faults: inout [PlannedBlockTime]
  ) -> Instant? {
    guard let time = LocalTime(day: day, hour: time.hour, minute: time.minute) else { return nil }
    let moments = time.instants(in: plan.span.zone)
    if moments.count == 1 { return moments.first }
    faults.append(PlannedBlockTime(blockName: block.name, time: time, isDoubled: !moments.isEmpty))
    return nil
  }
}
