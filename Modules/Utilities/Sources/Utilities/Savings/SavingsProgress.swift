/// How much of a target is saved on a day, and what follows from it: what is needed each month, and when the target is
/// reached.
///
/// All of it counts in calendar months, the one of the day included, so that what is needed and when it is reached
/// can't disagree: paid month by month, what is needed reaches the target in the month of the end, to the smallest unit.
/// Nothing is rounded but what is needed in a month. All amounts have the currency of the target.
///
/// ```swift
/// let progress = SavingsProgress(target: target, saved: saved, savedThisMonth: put, on: today)
/// progress.required(through: end)  // 272.22 USD, whatever was put in since the first of the month
/// progress.arrival(adding: amount)  // .month(2026-12)
/// ```
public struct SavingsProgress: Hashable, Sendable {
  /// The amount to be saved.
  public let target: Money
  /// The amount saved.
  public let saved: Money
  /// The part of it that was put in, less what was taken out, in the month of the day.
  public let savedThisMonth: Money
  /// The day of these figures.
  public let day: CalendarDay

  /// Creates the figures of a day.
  public init(target: Money, saved: Money, savedThisMonth: Money, on day: CalendarDay) {
    self.target = target
    self.saved = saved
    self.savedThisMonth = savedThisMonth
    self.day = day
  }
}

extension SavingsProgress {
  /// The amount still to be saved; below zero once more than the target is.
  public var remaining: Money { target - saved }

  /// The amount that was to be saved when the month opened; zero for a target that was reached then.
  public var remainingAtOpening: Money { max(zero, remaining + savedThisMonth) }

  /// Whether the target is saved.
  public var isReached: Bool { !remaining.isPositive }

  /// The amount needed in the month of the day: what the opening of the month left to be saved, divided by the months
  /// to the end's, both included, and rounded to the nearest unit, a half down.
  ///
  /// It is fixed for the month: money put in counts towards it, and doesn't lower it. What rounding leaves goes to later
  /// months, the last of which needs the rest. A half is rounded down because up would pay 1 unit over 2 months in the
  /// first, and reach the target too early.
  ///
  /// - Returns: `nil` when the target is reached, and when the end's month is past.
  public func required(through end: CalendarDay) -> Money? {
    monthCount(through: end).map { remainingAtOpening.firstShare(of: $0) }
  }

  /// The part of it that isn't put in yet, never below zero, nor above what is still to be saved. A withdrawal of the
  /// month is to be put back in it.
  ///
  /// - Returns: `nil` when nothing is needed, as for ``required(through:)``.
  public func requiredStill(through end: CalendarDay) -> Money? {
    required(through: end).map { min(remaining, max(zero, $0 - savedThisMonth)) }
  }

  /// What is needed from the day to the end, a payment on the last day of each month: what this month still needs, then
  /// what each later month needs when it opens. Empty when nothing is needed.
  ///
  /// The payments are made as they are read; each costs the same.
  public func requiredPayments(through end: CalendarDay) -> some Sequence<PlannedAmount> {
    sequence(state: self) { progress -> PlannedAmount? in
      guard let amount = progress.requiredStill(through: end) else { return nil }
      let payment = PlannedAmount(day: progress.day.month.lastDay, amount: amount)
      progress.payAndTurnMonth(amount)
      return payment
    }
  }

  /// The months in which something is needed, that of the day and the end's included; `nil` for none.
  private func monthCount(through end: CalendarDay) -> Int? {
    let count = day.month.count(through: end.month)
    return count > 0 && !isReached ? count : nil
  }

  /// The figures on the first of the next month, once an amount is put in. After December 9999 there is none, but the
  /// target is reached then.
  private mutating func payAndTurnMonth(_ amount: Money) {
    self = SavingsProgress(
      target: target, saved: saved + amount, savedThisMonth: zero, on: day.month.next?.firstDay ?? day)
  }

  private var zero: Money { .zero(in: target.currency) }
}

extension SavingsProgress {
  /// When the target is reached with an amount over so many months, again and again: 100 over 1 is 100 each month, 100
  /// over 3 a third of it, which isn't rounded.
  ///
  /// The month of the day counts. Money put in since its first is part of its amount, and a withdrawal in it isn't made
  /// up for, since neither would be in an ordinary month. The cost doesn't grow with the months.
  ///
  /// - Parameter months: At least 1.
  public func arrival(adding amount: Money, over months: Int = 1) -> SavingsArrival {
    guard !isReached else { return .reached }
    guard amount.isPositive else { return .never }
    // In units of 1/months of the smallest one, in which all of it is whole.
    let lacking = remaining * months - rest(of: amount, over: months)
    return SavingsArrival(lacking.timesCovered(by: amount, limit: SavingsArrival.horizon), after: day.month)
  }

  /// The amount that is missing at the end of the last day's month, with an amount each month from that of the day on;
  /// zero when the target is reached by then, and all that remains when that month is past.
  public func shortfall(adding amount: Money, through end: CalendarDay) -> Money {
    let months = day.month.count(through: end.month)
    guard months > 0 else { return max(zero, remaining) }
    return max(zero, remaining - rest(of: amount, over: 1) - max(zero, amount) * (months - 1))
  }

  /// When the target is reached by the amounts of a plan, which come in the order of their days. One of a day before
  /// counts as put in on the day.
  ///
  /// The plan is read up to the amount that reaches the target, or the first one beyond the horizon.
  ///
  /// - Returns: ``SavingsArrival/never`` for a plan that ends before.
  public func arrival(by plan: some Sequence<PlannedAmount>) -> SavingsArrival {
    guard !isReached else { return .reached }
    var lacking = remaining
    for planned in plan {
      let arrival = SavingsArrival(max(0, day.month.months(until: planned.day.month)), after: day.month)
      if arrival == .beyondHorizon { return arrival }
      lacking = lacking - planned.amount
      if !lacking.isPositive { return arrival }
    }
    return .never
  }

  /// When the target is reached by plans. An amount of a day before counts as put in on the day.
  ///
  /// The cost grows with the number of plans, and not with their days.
  ///
  /// - Returns: ``SavingsArrival/never`` for plans that end before.
  public func arrival(by plans: [PlannedRecurrence]) -> SavingsArrival {
    guard !isReached else { return .reached }
    var (first, end) = (0, SavingsArrival.horizon + 1)
    while first < end {
      let middle = (first + end) / 2
      let last = (day.month.adding(middle) ?? CalendarDay.latest.month).lastDay
      if plans.map({ $0.total(through: last) }).sum(in: target.currency) >= remaining {
        end = middle
      } else {
        first = middle + 1
      }
    }
    if first <= SavingsArrival.horizon { return SavingsArrival(first, after: day.month) }
    let beyond = day.month.adding(first)?.firstDay
    return plans.contains { plan in beyond.map { plan.recurrence.first(onOrAfter: $0) != nil } ?? false }
      ? .beyondHorizon : .never
  }

  /// What the month of the day is still to get of an amount each month, in units of 1/months of the smallest one.
  private func rest(of amount: Money, over months: Int) -> Money {
    max(zero, amount - max(zero, savedThisMonth) * months)
  }
}
