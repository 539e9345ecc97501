public import Foundation
public import ModuloUtilities

/// What a summary is made of, read in one snapshot.
public struct TimeSummaryRecord: Equatable, Sendable {
  /// All days on which something was tracked, in order, whatever the span.
  public let days: [DayTotal]
  /// The blocks, in order of their groups' positions and their own, each with what was tracked of it within the span.
  /// Empty where the summary isn't broken down by them.
  public let blocks: [Block]

  /// A block with its group and its total within the span.
  public struct Block: Equatable, Sendable {
    /// The row of the block.
    public let block: BlockEntity
    /// The row of the block's group.
    public let group: BlockGroupEntity
    /// The total of the span.
    public let total: TimeTotal

    /// Creates a block with its total.
    public init(block: BlockEntity, group: BlockGroupEntity, total: TimeTotal) {
      self.block = block
      self.group = group
      self.total = total
    }
  }

  /// Creates a record from what one snapshot has read.
  public init(days: [DayTotal], blocks: [Block]) {
    self.days = days
    self.blocks = blocks
  }

  /// The summary.
  ///
  /// - Parameters:
  ///   - span: The days that the blocks' totals are of.
  ///   - today: The day of today's total, and the one that the streak is counted back from.
  ///   - firstWeekday: The day on which a week begins.
  public func toDomain(
    by grouping: TimeGrouping, in span: ClosedRange<CalendarDay>, on today: CalendarDay, firstWeekday: Weekday
  ) -> TimeSummaryDomain {
    let totals = blocks.map { BlockTotal(blockID: $0.block.id, groupID: $0.group.id, total: $0.total) }
    let sums = TimeSum.sums(by: grouping, days: days, blocks: totals, in: span, firstWeekday: firstWeekday)
    let names = blocks.flatMap { [($0.block.id, $0.block.name), ($0.group.id, $0.group.name)] }
    return TimeSummaryDomain(
      summary: TimeSummary(days: days, in: span, on: today, sums: sums),
      names: Dictionary(names) { first, _ in first })
  }
}

/// A summary with the names of what it is broken down by.
public struct TimeSummaryDomain: Equatable, Sendable {
  /// The totals.
  public let summary: TimeSummary
  /// The names of the blocks and groups, by their identifiers; empty for a summary by days, weeks or months.
  public let names: [UUID: String]

  /// The name of a sum's block or group; `nil` for one of days.
  public func name(of subject: TimeSum.Subject) -> String? {
    switch subject {
    case .block(let id), .group(let id): names[id]
    case .day, .week, .month: nil
    }
  }
}
