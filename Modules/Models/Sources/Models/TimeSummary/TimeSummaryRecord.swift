public import Foundation
public import ModuloUtilities

/// What a summary is made of, read in one snapshot: the blocks, in order of their groups' positions and their own, each
/// with its days.
public struct TimeSummaryRecord: Equatable, Sendable {
  /// The blocks with what was tracked of them, whatever the span.
  public let blocks: [Block]
  /// What an hour is worth.
  public let rates: [HourlyRateEntity]
  /// The targets of the blocks, and of groups of which all blocks are here.
  public let targets: TimeTargetRecord

  /// A block with its group and its days.
  public struct Block: Equatable, Sendable {
    /// The row of the block.
    public let block: BlockEntity
    /// The row of the block's group.
    public let group: BlockGroupEntity
    /// The days on which something was tracked, in order.
    public let days: [DayTotal]

    /// Creates a block with its days.
    public init(block: BlockEntity, group: BlockGroupEntity, days: [DayTotal]) {
      self.block = block
      self.group = group
      self.days = days
    }

    /// The total of all days.
    public var total: TimeTotal { days.map(\.total).reduce(.zero, +) }
  }

  /// Creates a record from what one snapshot has read.
  public init(blocks: [Block], rates: [HourlyRateEntity] = [], targets: TimeTargetRecord = .none) {
    self.blocks = blocks
    self.rates = rates
    self.targets = targets
  }

  /// All days on which something was tracked, in order.
  public var days: [DayTotal] {
    var lists = blocks.map(\.days)
    repeat {
      lists = stride(from: 0, to: lists.count, by: 2).map { index in
        DayTotal.merged(lists[index], index + 1 < lists.count ? lists[index + 1] : [])
      }
    } while lists.count > 1
    return lists.first ?? []
  }

  /// The summary.
  ///
  /// - Parameters:
  ///   - second: What each sum is broken down by in turn; `nil` for nothing.
  ///   - span: The days that are summed.
  ///   - today: The day of today's total, and the one that the streak is counted back from.
  ///   - firstWeekday: The day on which a week begins.
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable hourly rate or target.
  public func toDomain(
    by grouping: TimeGrouping, then second: TimeGrouping? = nil, in span: ClosedRange<CalendarDay>,
    on today: CalendarDay, firstWeekday: Weekday
  ) throws(RepositoryError) -> TimeSummaryDomain {
    let tracked = blocks.map { BlockDays(blockID: $0.block.id, groupID: $0.group.id, days: $0.days) }
    let sums = TimeSum.sums(
      by: grouping, then: second, blocks: tracked, in: span, firstWeekday: firstWeekday, rates: try rates.toDomain())
    let names = blocks.flatMap { [($0.block.id, $0.block.name), ($0.group.id, $0.group.name)] }
    let columns = second.map {
      TimeSum.sums(by: $0, blocks: tracked, in: span, firstWeekday: firstWeekday)
    }
    return TimeSummaryDomain(
      summary: TimeSummary(days: days, in: span, on: today, sums: sums), columns: columns ?? [],
      names: Dictionary(names) { first, _ in first }, hasRates: !rates.isEmpty,
      targets: try targets.toDomain().compactMap { $0.progress(in: span, today: today) })
  }
}

/// A summary with the names of what it is broken down by.
public struct TimeSummaryDomain: Equatable, Sendable {
  /// The totals.
  public let summary: TimeSummary
  /// The sums of the span by what each sum is broken down by in turn: the columns of a table; empty for nothing.
  public let columns: [TimeSum]
  /// The names of the blocks and groups, by their identifiers.
  public let names: [UUID: String]
  /// Whether there is any hourly rate: without one nothing is told of what time is worth.
  public let hasRates: Bool
  /// The targets in the span, up to the ends of their periods of today.
  public let targets: [TargetProgress]

  /// The name of a sum's block or group; `nil` for one of days.
  public func name(of subject: TimeSum.Subject) -> String? { subject.id.flatMap { names[$0] } }
}
