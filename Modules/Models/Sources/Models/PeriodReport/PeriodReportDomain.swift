public import Foundation
public import ModuloUtilities

/// What was saved, owned and tracked in a period, from one snapshot.
///
/// A goal, a kind of accounts or a block of which nothing is recorded up to the last of the days has no figures: what
/// isn't known is no zero.
public struct PeriodReportDomain: Equatable, Sendable {
  /// The days.
  public let span: PeriodReportSpan
  /// The parts that were asked for.
  public let sections: Set<PeriodReportSection>
  /// The goals that have a contribution up to the end of the days, in insertion order; of archived ones only those with
  /// which something was done in the days, or in those before.
  public let goals: [PeriodGoal]
  /// The balances by kind; `nil` where no account that counts has a balance up to the end of the days.
  public let accounts: PeriodAccounts?
  /// The groups that were tracked in the days, or in those before, in their order.
  public let groups: [PeriodTime]
  /// The blocks that were tracked in the days, or in those before, in the order of their groups and their own.
  public let blocks: [PeriodTime]

  init(
    span: PeriodReportSpan, sections: Set<PeriodReportSection>, goals: [PeriodGoal] = [],
    accounts: PeriodAccounts? = nil, groups: [PeriodTime] = [], blocks: [PeriodTime] = []
  ) {
    self.span = span
    self.sections = sections
    self.goals = goals
    self.accounts = accounts
    self.groups = groups
    self.blocks = blocks
  }

  /// Whether there is nothing to report.
  public var isEmpty: Bool { goals.isEmpty && accounts == nil && groups.isEmpty && blocks.isEmpty }

  /// What the goals add up to, one sum for each currency, by its code.
  public var savings: [Compared<PeriodSavings>] {
    Dictionary(grouping: goals.map(\.figures)) { $0.now.closing.currency }.sorted { $0.key.code < $1.key.code }
      .map { currency, figures in
        Compared(figures.map(\.now).sum(in: currency), before: figures.compactMap(\.before).knownSum(in: currency))
      }
  }
}

/// A figure of a period, and the same of the period before.
public struct Compared<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The figure of the period.
  public let now: Value
  /// The figure of the period before; `nil` without a comparison, and where nothing was known of it then.
  public let before: Value?

  /// Creates a figure with the one before.
  public init(_ now: Value, before: Value?) {
    self.now = now
    self.before = before
  }

  /// The same of a part of both.
  public func map<Part>(_ part: (Value) -> Part) -> Compared<Part> {
    Compared<Part>(part(now), before: before.map(part))
  }

  /// The same of a part of both; `nil` where the period has none.
  public func compactMap<Part>(_ part: (Value) -> Part?) -> Compared<Part>? {
    part(now).map { Compared<Part>($0, before: before.flatMap(part)) }
  }
}

/// How far a figure is from the one before.
public struct PeriodDifference<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The figure less the one before.
  public let value: Value
  /// The same in thousandths of the magnitude of the one before, rounded half away from zero; `nil` where that is 0.
  public let perThousand: Int?
}

extension Compared<Money> {
  /// The difference of two amounts of one currency; `nil` without the one before.
  public var difference: PeriodDifference<Money>? {
    before.map {
      let value = now - $0
      return PeriodDifference(value: value, perThousand: value.minorUnits.perThousand(of: $0.minorUnits))
    }
  }
}

extension Compared<TimeTotal> {
  /// The difference of the times in seconds; `nil` without the one before.
  public var difference: PeriodDifference<Int64>? {
    before.map {
      let value = now.activeSeconds - $0.activeSeconds
      return PeriodDifference(
        value: value, perThousand: Int128(value).perThousand(of: Int128($0.activeSeconds)))
    }
  }
}

/// A goal in a period.
public struct PeriodGoal: Equatable, Sendable {
  /// The goal, whose own figures aren't of the period.
  public let goal: FinancialGoalDomain
  /// What was put in and taken out, and what was saved.
  public let figures: Compared<PeriodSavings>
}

/// What was put into one or several goals of a currency in some days, and what was saved at their end.
public struct PeriodSavings: Equatable, Sendable {
  /// What was put in.
  public let deposits: Money
  /// What was taken out, an amount above zero.
  public let withdrawals: Money
  /// What was saved at the end.
  public let closing: Money

  /// What was put in less what was taken out.
  public var net: Money { deposits - withdrawals }
  /// What was saved when the days began.
  public var opening: Money { closing - net }
  /// Whether anything was put in or taken out.
  public var isMoved: Bool { !deposits.isZero || !withdrawals.isZero }
}

extension PeriodSavings {
  init(_ sums: PeriodReportRecord.Sums, in currency: Currency) {
    deposits = Money(minorUnits: sums.depositsMinor, in: currency)
    withdrawals = Money(minorUnits: sums.withdrawalsMinor, in: currency)
    closing = Money(minorUnits: sums.savedMinor, in: currency)
  }
}

extension [PeriodSavings] {
  fileprivate func sum(in currency: Currency) -> PeriodSavings {
    PeriodSavings(
      deposits: map(\.deposits).sum(in: currency), withdrawals: map(\.withdrawals).sum(in: currency),
      closing: map(\.closing).sum(in: currency))
  }

  /// The sum; `nil` of none.
  fileprivate func knownSum(in currency: Currency) -> PeriodSavings? { isEmpty ? nil : sum(in: currency) }
}

/// A group or a block in a period.
public struct PeriodTime: Equatable, Sendable {
  /// The identifier of the group or block.
  public let id: UUID
  /// The number of the group or block.
  public let number: Int
  /// Its name.
  public let name: String
  /// The name of the block's group; `nil` for a group.
  public let groupName: String?
  /// What was tracked.
  public let total: Compared<TimeTotal>
}

extension [PeriodTime] {
  /// The total of all; `nil` of none.
  public var total: Compared<TimeTotal>? {
    if isEmpty { return nil }
    let before = compactMap(\.total.before)
    return Compared(map(\.total.now).reduce(.zero, +), before: before.isEmpty ? nil : before.reduce(.zero, +))
  }

  /// The share of one of them in the time of all, in thousandths, rounded half away from zero; `nil` where that is 0.
  public func share(of time: PeriodTime) -> Int? {
    let whole = map(\.total.now.activeSeconds).reduce(0, +)
    return Int128(time.total.now.activeSeconds).perThousand(of: Int128(whole))
  }
}

/// The times of blocks and groups in some days, and in those before.
struct PeriodTimeSums {
  private let blocks: [TimeSummaryRecord.Block]
  private let days: ClosedRange<CalendarDay>
  private let before: ClosedRange<CalendarDay>?

  init(
    of blocks: [TimeSummaryRecord.Block], in days: ClosedRange<CalendarDay>, before: ClosedRange<CalendarDay>?
  ) {
    self.blocks = blocks
    self.days = days
    self.before = before
  }

  /// The rows of the groups, or of the blocks; each only where it was tracked. One that wasn't tracked up to the end of
  /// the days before had nothing then to compare with.
  func rows(by grouping: TimeGrouping) -> [PeriodTime] {
    let now = sums(grouping, in: days)
    let then = before.map { sums(grouping, in: $0) } ?? [:]
    let known = before.map { Set(sums(grouping, in: .earliest...$0.upperBound).keys) } ?? []
    var rows: [PeriodTime] = []
    for block in blocks {
      let isBlock = grouping == .block
      let id = isBlock ? block.block.id : block.group.id
      guard rows.last?.id != id, now[id] != nil || then[id] != nil else { continue }
      rows.append(
        PeriodTime(
          id: id, number: Int(isBlock ? block.block.number : block.group.number),
          name: isBlock ? block.block.name : block.group.name, groupName: isBlock ? block.group.name : nil,
          total: Compared(now[id] ?? .zero, before: known.contains(id) ? then[id] ?? .zero : nil)))
    }
    return rows
  }

  private func sums(_ grouping: TimeGrouping, in days: ClosedRange<CalendarDay>) -> [UUID: TimeTotal] {
    let tracked = blocks.map { BlockDays(blockID: $0.block.id, groupID: $0.group.id, days: $0.days) }
    var sums: [UUID: TimeTotal] = [:]
    // No sum is by weeks, so that the day on which they begin doesn't matter.
    for sum in TimeSum.sums(by: grouping, blocks: tracked, in: days, firstWeekday: .monday) {
      if let id = sum.subject.id { sums[id] = sum.total }
    }
    return sums
  }
}
