public import Foundation
public import ModuloUtilities

/// A savings goal in the domain's types: exact amounts, and the savings so far.
public struct FinancialGoalDomain: Identifiable, Equatable, Sendable {
  public let id: UUID
  /// The short number for the command line; 0 while the goal is not stored.
  public let number: Int
  public let name: String
  public let emoji: String
  public let goalAmount: Decimal
  public let currency: Currency
  public let startDate: CalendarDay
  public let endDate: CalendarDay?
  public let isArchived: Bool
  /// The sum of all contributions; below zero when more was taken out than put in.
  public let currentAmount: Decimal
  /// The net of the month that the goal was read for.
  public let contributedThisMonth: Decimal
  public let contributionCount: Int

  public init(
    id: UUID, number: Int = 0, name: String, emoji: String, goalAmount: Decimal, currency: Currency,
    startDate: CalendarDay, endDate: CalendarDay? = nil, isArchived: Bool = false, currentAmount: Decimal = 0,
    contributedThisMonth: Decimal = 0, contributionCount: Int = 0
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.emoji = emoji
    self.goalAmount = goalAmount
    self.currency = currency
    self.startDate = startDate
    self.endDate = endDate
    self.isArchived = isArchived
    self.currentAmount = currentAmount
    self.contributedThisMonth = contributedThisMonth
    self.contributionCount = contributionCount
  }
}

extension FinancialGoalDomain {
  /// The amount still to be saved; below zero once more than the goal's amount is saved.
  public var remainingAmount: Decimal { goalAmount - currentAmount }

  /// The share that is saved: at most 1, below zero when the savings are, and 0 for a goal with an amount of 0.
  public var progressRatio: Decimal {
    goalAmount > 0 ? min(currentAmount / goalAmount, 1) : 0
  }

  /// Whole calendar days since the start; 0 before it.
  public func elapsedDays(on today: CalendarDay) -> Int {
    max(0, startDate.days(until: today))
  }

  /// Whole calendar days until the end; 0 once it is past, `nil` for a goal without one.
  public func remainingDays(on today: CalendarDay) -> Int? {
    endDate.map { max(0, today.days(until: $0)) }
  }

  /// The equal part of each month of the whole span, `goalAmount / months(start, end)`; `nil` without an end, or with
  /// one that is before the start.
  public var monthlyTarget: Decimal? {
    guard let endDate else { return nil }
    let months = Self.inclusiveMonths(from: startDate, to: endDate)
    return months > 0 ? goalAmount / Decimal(months) : nil
  }

  /// The amount due in each month from this one to the end's. This month's contributions count as part of its share:
  /// `(remaining + contributedThisMonth) / months(today, end)`, so that required, contributed and left this month add
  /// up. `nil` without an end, when the end's month is past, and once the goal is reached.
  public func monthlyRequired(on today: CalendarDay) -> Decimal? {
    guard let endDate, remainingAmount > 0 else { return nil }
    let months = Self.inclusiveMonths(from: today, to: endDate)
    return months > 0 ? (remainingAmount + contributedThisMonth) / Decimal(months) : nil
  }

  /// The amount still due this month, never below zero; `nil` when nothing is due in any month.
  public func remainingThisMonth(on today: CalendarDay) -> Decimal? {
    monthlyRequired(on: today).map { max(0, $0 - contributedThisMonth) }
  }

  /// The number of months from one day's to another's, both included: 1 for the same month, 0 for the month before.
  static func inclusiveMonths(from start: CalendarDay, to end: CalendarDay) -> Int {
    start.month.months(until: end.month) + 1
  }
}

extension FinancialGoalDomain {
  /// The emoji and the name on one line, for messages.
  public var title: String { (emoji.isEmpty ? name : "\(emoji) \(name)").singleLine }
}
