public import Foundation
public import ModuloUtilities

/// What a comparison is made of, read in one snapshot.
public struct PlannedComparisonRecord: Equatable, Sendable {
  /// The blocks that are compared, in order of their groups' positions and their own, each with its group.
  public let blocks: [Block]
  /// The plans of the days.
  public let plans: [PlannedBlockEntity]
  /// The tracked times of the days.
  public let times: [TrackingTimeEntity]

  /// A block with its group.
  public struct Block: Equatable, Sendable {
    /// The row of the block.
    public let block: BlockEntity
    /// The row of the block's group.
    public let group: BlockGroupEntity

    /// Creates a block of a group.
    public init(block: BlockEntity, group: BlockGroupEntity) {
      self.block = block
      self.group = group
    }
  }

  /// Creates a record from rows of one snapshot.
  public init(blocks: [Block], plans: [PlannedBlockEntity], times: [TrackingTimeEntity]) {
    self.blocks = blocks
    self.plans = plans
    self.times = times
  }

  /// The comparison. What is of a block that isn't compared is left out.
  ///
  /// - Parameter firstWeekday: The day on which a week begins.
  public func toDomain(by grouping: TimeGrouping, firstWeekday: Weekday) -> PlannedComparison {
    let plans = Dictionary(grouping: plans) { PlannedDay(blockID: $0.blockID, day: $0.day) }
    let times = Dictionary(grouping: times) { PlannedDay(blockID: $0.blockID, day: $0.day) }
    let days = Dictionary(grouping: Set(plans.keys).union(times.keys), by: \.blockID)
    var sums: [PlannedSum] = []
    for row in blocks {
      let block = BlockDays(blockID: row.block.id, groupID: row.group.id, days: [])
      for place in days[row.block.id, default: []].sorted(by: { $0.day < $1.day }) {
        let total = PlannedTotal(
          planned: plans[place, default: []].map(PlannedTotal.Part.init),
          tracked: times[place, default: []].map(PlannedTotal.Part.init))
        sums.append(PlannedSum(subject: grouping.subject(of: place.day, block, firstWeekday), total: total))
      }
    }
    let names = blocks.flatMap { [($0.block.id, $0.block.name), ($0.group.id, $0.group.name)] }
    return PlannedComparison(parts: sums, names: Dictionary(names) { first, _ in first })
  }
}

private struct PlannedDay: Hashable {
  let blockID: UUID
  let day: CalendarDay
}

/// Planned beside tracked time of some days.
public struct PlannedComparison: Equatable, Sendable {
  /// The total of all.
  public let total: PlannedTotal
  /// The totals by subject: days in their order, blocks and groups in that of their positions.
  public let sums: [PlannedSum]
  /// The names of the blocks and groups, by their identifiers.
  public let names: [UUID: String]

  /// - Parameter parts: Totals of subjects, of which several may be of one.
  init(parts: [PlannedSum], names: [UUID: String]) {
    var totals: [TimeSum.Subject: PlannedTotal] = [:]
    var subjects: [TimeSum.Subject] = []
    for part in parts {
      if totals[part.subject] == nil { subjects.append(part.subject) }
      totals[part.subject, default: .zero] = totals[part.subject, default: .zero] + part.total
    }
    // Blocks and groups have one first day, and stay in the order in which they are given.
    let sorted = subjects.enumerated().sorted { ($0.element.firstDay, $0.offset) < ($1.element.firstDay, $1.offset) }
    sums = sorted.map { PlannedSum(subject: $0.element, total: totals[$0.element, default: .zero]) }
    total = sums.map(\.total).reduce(.zero, +)
    self.names = names
  }

  /// Whether nothing was planned and nothing tracked.
  public var isEmpty: Bool { sums.isEmpty }

  /// The name of a sum's block or group; `nil` for one of days.
  public func name(of subject: TimeSum.Subject) -> String? { subject.id.flatMap { names[$0] } }
}

extension DayDomain {
  /// The plans of the day beside its stored sessions, by block, in the order in which these began or were to begin. The
  /// running session isn't included.
  public var comparison: PlannedComparison {
    let sessions = sessions.filter { $0.session.day == day }
    let plans = planned.filter { $0.plan.day == day }
    let blocks = (sessions.map { ($0.session.start, $0.block) } + plans.map { ($0.plan.span.start, $0.block) })
      .sorted { $0.0 < $1.0 }.map(\.1)
    var parts: [PlannedSum] = []
    for block in blocks where !parts.contains(where: { $0.subject == .block(block.id) }) {
      let planned = plans.filter { $0.block.id == block.id }.map { PlannedTotal.Part($0.plan.toEntity()) }
      let tracked = sessions.filter { $0.block.id == block.id }.flatMap(\.session.times).map {
        PlannedTotal.Part(span: $0.span, zone: $0.zone.identifier, activeSeconds: $0.activeSeconds)
      }
      parts.append(PlannedSum(subject: .block(block.id), total: PlannedTotal(planned: planned, tracked: tracked)))
    }
    return PlannedComparison(
      parts: parts, names: Dictionary(blocks.map { ($0.id, $0.name) }) { first, _ in first })
  }
}
