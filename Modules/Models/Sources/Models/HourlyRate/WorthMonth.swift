public import Foundation
public import ModuloUtilities

/// What a month is made of, read in one snapshot.
public struct WorthMonthRecord: Equatable, Sendable {
  /// The calendar month.
  public let month: CalendarMonth
  /// Every goal, with the totals of the month.
  public let goals: [FinancialGoalRecord]
  /// The blocks with their days, whatever the month, and every hourly rate.
  public let time: TimeSummaryRecord

  /// Creates a record from what one snapshot has read.
  public init(month: CalendarMonth, goals: [FinancialGoalRecord], time: TimeSummaryRecord) {
    self.month = month
    self.goals = goals
    self.time = time
  }

  /// The month in the domain's types.
  ///
  /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable goal or hourly rate.
  public func toDomain() throws(RepositoryError) -> WorthMonth {
    var contributed: [WorthMonth.Goal] = []
    for goal in try goals.toDomain() where !goal.contributedThisMonth.isZero {
      contributed.append(
        WorthMonth.Goal(id: goal.id, number: goal.number, title: goal.title, net: goal.contributedThisMonth))
    }
    let rates = try time.rates.toDomain()
    let days = time.blocks.map { BlockDays(blockID: $0.block.id, groupID: $0.group.id, days: $0.days) }
    let sums = TimeSum.sums(
      by: .block, blocks: days, in: month.firstDay...month.lastDay, firstWeekday: .monday, rates: rates)
    let blocks = Dictionary(time.blocks.map { ($0.block.id, $0) }) { first, _ in first }
    return WorthMonth(
      month: month, goals: contributed,
      blocks: sums.compactMap { sum in
        guard case .block(let id) = sum.subject, let tracked = blocks[id] else { return nil }
        return WorthMonth.Block(
          id: id, number: Int(tracked.block.number), name: tracked.block.name, group: tracked.group.name,
          total: sum.total, worth: sum.worth)
      })
  }
}

/// A month of both: what was put into goals, and what was tracked with what that is worth.
public struct WorthMonth: Equatable, Sendable {
  /// The calendar month.
  public let month: CalendarMonth
  /// The goals of which a contribution is in the month, by their numbers.
  public let goals: [Goal]
  /// The blocks of which something was tracked in the month, in their order.
  public let blocks: [Block]

  /// A goal, and what was put into it.
  public struct Goal: Identifiable, Equatable, Sendable {
    /// The identifier of the goal.
    public let id: UUID
    /// Its short number for the command line.
    public let number: Int
    /// What messages call it, on one line.
    public let title: String
    /// What was put in less what was taken out; below zero where that is more.
    public let net: Money

    /// Creates the month of a goal.
    public init(id: UUID, number: Int, title: String, net: Money) {
      self.id = id
      self.number = number
      self.title = title
      self.net = net
    }
  }

  /// A block, and what was tracked of it.
  public struct Block: Identifiable, Equatable, Sendable {
    /// The identifier of the block.
    public let id: UUID
    /// Its short number for the command line.
    public let number: Int
    /// Its name.
    public let name: String
    /// The name of its group.
    public let group: String
    /// What was tracked.
    public let total: TimeTotal
    /// What that is worth.
    public let worth: TimeWorth

    /// Creates the month of a block.
    public init(id: UUID, number: Int, name: String, group: String, total: TimeTotal, worth: TimeWorth) {
      self.id = id
      self.number = number
      self.name = name
      self.group = group
      self.total = total
      self.worth = worth
    }
  }

  /// Creates a month.
  public init(month: CalendarMonth, goals: [Goal], blocks: [Block]) {
    self.month = month
    self.goals = goals
    self.blocks = blocks
  }

  /// What was tracked of all blocks.
  public var total: TimeTotal { blocks.map(\.total).reduce(.zero, +) }
  /// What that is worth: the sum of the blocks.
  public var worth: TimeWorth { blocks.map(\.worth).reduce(.none, +) }

  /// What was put into all goals: one amount in each currency, by the currencies' codes.
  public var contributed: [Money] {
    Dictionary(grouping: goals.map(\.net), by: \.currency).sorted { $0.key.code < $1.key.code }
      .map { currency, amounts in amounts.sum(in: currency) }
  }
}

/// A month of both as it is shown: text, ready for display.
public struct WorthMonthUIModel: Equatable, Sendable {
  /// The goals with what was put into them.
  public let goals: [Row]
  /// What was put into all goals, currency by currency; `nil` for nothing.
  public let contributed: String?
  /// The blocks with their hours.
  public let blocks: [Row]
  /// The hours of all blocks, and what they are worth; `nil` without time.
  public let total: Row?

  /// A goal, a block, or all blocks.
  public struct Row: Equatable, Sendable {
    /// The goal, or the block with its group.
    public let name: String
    /// The hours and minutes of a block; empty for a goal.
    public let time: String
    /// The money.
    public let amount: String

    /// Creates a row.
    public init(name: String, time: String, amount: String) {
      self.name = name
      self.time = time
      self.amount = amount
    }
  }
}

extension WorthMonth {
  /// The month as it is shown.
  public func toUIModel(_ format: FormatContext) -> WorthMonthUIModel {
    let words = format.strings.hourlyRate
    return WorthMonthUIModel(
      goals: goals.map { .init(name: $0.title, time: "", amount: format.signedExactAmount($0.net)) },
      contributed: contributed.isEmpty
        ? nil : contributed.map { format.signedExactAmount($0) }.joined(separator: " · "),
      blocks: blocks.map {
        .init(
          name: "\($0.group.singleLine)/\($0.name.singleLine)",
          time: format.hoursAndMinutes($0.total.activeSeconds), amount: $0.worth.cell(format))
      },
      total: blocks.isEmpty
        ? nil
        : .init(
          name: words.total, time: format.hoursAndMinutes(total.activeSeconds), amount: worth.text(format) ?? ""))
  }
}
