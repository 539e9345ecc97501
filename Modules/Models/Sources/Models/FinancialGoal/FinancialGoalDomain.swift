public import Foundation
public import ModuloUtilities

/// A savings goal in the domain's types: exact amounts, and the savings so far.
public struct FinancialGoalDomain: Identifiable, EntryOwner, Equatable, Sendable {
  /// The identifier of the row; made by the form, so that a retry stores one goal.
  public let id: UUID
  /// The short number for the command line; 0 while the goal is not stored.
  public let number: Int
  /// The name, unique among the goals whatever its case.
  public let name: String
  /// One emoji; empty for none.
  public let emoji: String
  /// The target amount, above zero.
  public let goalAmount: Money
  /// The first day of the plan.
  public let startDate: CalendarDay
  /// The last day of the plan; `nil` for a goal without an end.
  public let endDate: CalendarDay?
  /// Whether the goal is archived: it keeps its contributions, and counts in no total.
  public let isArchived: Bool
  /// The sum of all contributions; below zero when more was taken out than put in.
  public let currentAmount: Money
  /// The net of the month that the goal was read for.
  public let contributedThisMonth: Money
  /// The number of contributions over all time.
  public let contributionCount: Int

  /// - Parameters:
  ///   - currentAmount: The sum of all contributions, in the currency of the goal's amount; `nil` for zero.
  ///   - contributedThisMonth: The net of the month, in the same currency; `nil` for zero.
  public init(
    id: UUID, number: Int = 0, name: String, emoji: String, goalAmount: Money, startDate: CalendarDay,
    endDate: CalendarDay? = nil, isArchived: Bool = false, currentAmount: Money? = nil,
    contributedThisMonth: Money? = nil, contributionCount: Int = 0
  ) {
    self.id = id
    self.number = number
    self.name = name
    self.emoji = emoji
    self.goalAmount = goalAmount
    self.startDate = startDate
    self.endDate = endDate
    self.isArchived = isArchived
    self.currentAmount = currentAmount ?? .zero(in: goalAmount.currency)
    self.contributedThisMonth = contributedThisMonth ?? .zero(in: goalAmount.currency)
    self.contributionCount = contributionCount
  }
}

extension FinancialGoalDomain {
  /// The reference to the goal by its id, which messages call by its name.
  public var reference: NamedReference { .id(id, named: name) }

  /// The currency of all amounts.
  public var currency: Currency { goalAmount.currency }

  /// The amount still to be saved; below zero once more than the goal's amount is saved.
  public var remainingAmount: Money { goalAmount - currentAmount }

  /// The same, and zero once the goal's amount is saved.
  var openAmount: Money { max(.zero(in: currency), remainingAmount) }

  /// The share that is saved: at most 1, below zero when the savings are, and 0 for a goal with an amount of 0.
  public var progressRatio: Decimal {
    goalAmount.isPositive ? min(currentAmount.decimal / goalAmount.decimal, 1) : 0
  }

  /// Whole calendar days since the start; 0 before it.
  public func elapsedDays(on today: CalendarDay) -> Int {
    max(0, startDate.days(until: today))
  }

  /// Whole calendar days until the end; 0 once it is past, `nil` for a goal without one.
  public func remainingDays(on today: CalendarDay) -> Int? {
    endDate.map { max(0, today.days(until: $0)) }
  }

  /// The equal part of each month of the whole span, `goalAmount / months(start, end)`, rounded; `nil` without an end,
  /// or with one that is before the start.
  public var monthlyTarget: Money? {
    guard let endDate else { return nil }
    let months = startDate.month.count(through: endDate.month)
    return months > 0 ? goalAmount.divided(by: months) : nil
  }

  /// The savings on a day, from which follows what each month needs and when the goal is reached.
  ///
  /// - Parameter today: A day of the month that the goal was read for.
  public func savings(on today: CalendarDay) -> SavingsProgress {
    SavingsProgress(target: goalAmount, saved: currentAmount, savedThisMonth: contributedThisMonth, on: today)
  }

  /// The amount needed this month, fixed when it opened: this month's contributions count as part of it. `nil` without
  /// an end, when the end's month is past, and once the goal is reached.
  public func monthlyRequired(on today: CalendarDay) -> Money? {
    endDate.flatMap { savings(on: today).required(through: $0) }
  }

  /// The part of it that is still due, never below zero; `nil` when nothing is due in any month.
  public func remainingThisMonth(on today: CalendarDay) -> Money? {
    endDate.flatMap { savings(on: today).requiredStill(through: $0) }
  }
}

extension FinancialGoalDomain {
  /// The emoji and the name on one line, for messages.
  public var title: String { (emoji.isEmpty ? name : "\(emoji) \(name)").singleLine }

  /// The title with the number, for messages: `🚲 Bike (#3)`.
  public var numberedTitle: String { "\(title) (#\(number))" }
}

extension FinancialGoalDomain {
  /// The deviation of the savings from the plan, which is the goal's amount in equal parts, one for each month from the
  /// start's to the end's.
  ///
  /// The parts of the months before this one are due: a shortfall is *behind*, below zero. A surplus over the parts up
  /// to and including this month's is *ahead*, above zero. In between the goal is on plan, 0, so that no goal is behind
  /// on the first of a month, or ahead because its part was paid on that day.
  ///
  /// - Returns: The deviation, rounded once; `nil` without an end, or with one that is before the start.
  public func planDeviation(on today: CalendarDay) -> Money? {
    guard let endDate else { return nil }
    let months = startDate.month.count(through: endDate.month)
    guard months > 0 else { return nil }
    let begun = startDate.month.count(through: today.month)
    func deviation(after count: Int) -> Money {
      (currentAmount * months - goalAmount * min(max(0, count), months)).divided(by: months)
    }
    let lacking = deviation(after: begun - 1)
    return lacking.isNegative ? lacking : max(.zero(in: currency), deviation(after: begun))
  }

  /// Whether the goal's amount is saved.
  public var isReached: Bool { !remainingAmount.isPositive }

  /// Whether an edit has reached the goal: the target came down to what is saved, and was above it before.
  ///
  /// - Parameter original: The goal before the edit.
  public func isReached(since original: FinancialGoalDomain) -> Bool {
    isReached && goalAmount < original.goalAmount && currentAmount < original.goalAmount
  }

  /// Whether the goal is reached, past its end, or neither.
  public func status(on today: CalendarDay) -> FinancialGoalStatus {
    if isReached { return .reached }
    return endDate.map { $0 < today } == true ? .overdue : .open
  }

  /// Whole calendar days since the end of a goal that isn't reached; 0 for any other.
  public func overdueDays(on today: CalendarDay) -> Int {
    guard let endDate, status(on: today) == .overdue else { return 0 }
    return endDate.days(until: today)
  }
}

/// A goal with the series of its months, and one page of its contributions.
public struct FinancialGoalDetailedDomain: Equatable, Sendable {
  /// The goal with its totals.
  public let goal: FinancialGoalDomain
  /// One point for every month from the oldest to the newest contribution.
  public let months: [ContributionMonthDomain]
  /// Newest first.
  public let contributions: [ContributionDomain]
  /// What is planned to be put in, in the currency of the goal; empty without a plan.
  public let plan: [PlannedRecurrence]
  /// The accounts that have its money, in the order in which they are filled.
  public let fundings: [FundingDomain]
  /// What it costs in the user's own hours; `nil` where no rate of those holds.
  public let ownHours: GoalHours?

  /// Creates a goal's details from what one snapshot has read.
  public init(
    goal: FinancialGoalDomain, months: [ContributionMonthDomain], contributions: [ContributionDomain],
    plan: [PlannedRecurrence] = [], fundings: [FundingDomain] = [], ownHours: GoalHours? = nil
  ) {
    self.goal = goal
    self.months = months
    self.contributions = contributions
    self.plan = plan
    self.fundings = fundings
    self.ownHours = ownHours
  }
}

/// How far a goal is. The raw value is its name for scripts.
public enum FinancialGoalStatus: String, CaseIterable, Sendable {
  /// The amount isn't saved, and there is time left, or no end.
  case open
  /// The amount is saved.
  case reached
  /// The amount isn't saved, and the end is past.
  case overdue
}
