public import Foundation
public import ModuloUtilities

/// What was tracked: the number of halves, and the time without pauses.
public struct TimeTotal: Hashable, Sendable {
  public let halves: Int
  public let activeSeconds: Int64

  public init(halves: Int, activeSeconds: Int64) {
    self.halves = halves
    self.activeSeconds = activeSeconds
  }

  public static let zero = TimeTotal(halves: 0, activeSeconds: 0)

  public static func + (lhs: TimeTotal, rhs: TimeTotal) -> TimeTotal {
    TimeTotal(halves: lhs.halves + rhs.halves, activeSeconds: lhs.activeSeconds + rhs.activeSeconds)
  }

  /// The halves in blocks.
  public var output: Decimal { HalfBlock.output(of: halves) }
}

/// What was tracked on a day, of all blocks.
public struct DayTotal: Hashable, Sendable {
  public let day: CalendarDay
  public let total: TimeTotal

  public init(day: CalendarDay, total: TimeTotal) {
    self.day = day
    self.total = total
  }
}

/// What was tracked of a block.
public struct BlockTotal: Hashable, Sendable {
  public let blockID: UUID
  public let groupID: UUID
  public let total: TimeTotal

  public init(blockID: UUID, groupID: UUID, total: TimeTotal) {
    self.blockID = blockID
    self.groupID = groupID
    self.total = total
  }
}
