public import Foundation
public import ModuloUtilities

/// What was tracked: the number of halves, and the time without pauses.
public struct TimeTotal: Hashable, Sendable {
  /// The number of whole half blocks.
  public let halves: Int
  /// The time without pauses, in seconds.
  public let activeSeconds: Int64

  /// Creates a total of halves and seconds.
  public init(halves: Int, activeSeconds: Int64) {
    self.halves = halves
    self.activeSeconds = activeSeconds
  }

  /// The whole half blocks of one block's time on one day and in one time zone, and the time itself.
  public init(blockDay activeSeconds: Int64) {
    self.init(halves: Int(activeSeconds / HalfBlock.seconds), activeSeconds: activeSeconds)
  }

  /// The total of the times of one block on one day. Those of each time zone are counted by themselves.
  public init(of times: [TrackingTimeEntity]) { self.init(blockDay: times.map { ($0.zone, $0.activeSeconds) }) }

  /// The same of seconds, each with the identifier of its time zone.
  init(blockDay seconds: [(zone: String, activeSeconds: Int64)]) {
    let zones = Dictionary(seconds.map { ($0.zone, $0.activeSeconds) }, uniquingKeysWith: +)
    self = zones.values.map { TimeTotal(blockDay: $0) }.reduce(.zero, +)
  }

  /// No half and no second.
  public static let zero = TimeTotal(halves: 0, activeSeconds: 0)

  /// The sum of both totals.
  public static func + (lhs: TimeTotal, rhs: TimeTotal) -> TimeTotal {
    TimeTotal(halves: lhs.halves + rhs.halves, activeSeconds: lhs.activeSeconds + rhs.activeSeconds)
  }

  /// The halves in blocks.
  public var output: Decimal { HalfBlock.output(of: halves) }
}

/// What was tracked on a day, of all blocks.
public struct DayTotal: Hashable, Sendable {
  /// The calendar day.
  public let day: CalendarDay
  /// The total of all blocks on the day.
  public let total: TimeTotal

  /// Creates the total of a day.
  public init(day: CalendarDay, total: TimeTotal) {
    self.day = day
    self.total = total
  }

  /// The totals of two lists in order of their days, one for each day.
  static func merged(_ first: [DayTotal], _ second: [DayTotal]) -> [DayTotal] {
    var merged: [DayTotal] = []
    merged.reserveCapacity(max(first.count, second.count))
    var (left, right) = (0, 0)
    while left < first.count || right < second.count {
      let isLeft = right == second.count || left < first.count && first[left].day <= second[right].day
      let next = isLeft ? first[left] : second[right]
      if isLeft { left += 1 } else { right += 1 }
      if let last = merged.last, last.day == next.day {
        merged[merged.count - 1] = DayTotal(day: next.day, total: last.total + next.total)
      } else {
        merged.append(next)
      }
    }
    return merged
  }
}

/// What was tracked of a block, by days.
public struct BlockDays: Hashable, Sendable {
  /// The identifier of the block.
  public let blockID: UUID
  /// The identifier of the block's group.
  public let groupID: UUID
  /// The totals of the block's days.
  public internal(set) var days: [DayTotal]

  /// Creates the days of a block.
  public init(blockID: UUID, groupID: UUID, days: [DayTotal]) {
    self.blockID = blockID
    self.groupID = groupID
    self.days = days
  }
}
