public import ModuloUtilities

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
    let months = Self.inclusiveMonths(from: startDate, to: endDate)
    guard months > 0 else { return nil }
    let begun = Self.inclusiveMonths(from: startDate, to: today)
    func deviation(after count: Int) -> Money {
      (currentAmount * months - goalAmount * min(max(0, count), months)).divided(by: months)
    }
    let lacking = deviation(after: begun - 1)
    return lacking.isNegative ? lacking : max(.zero(in: currency), deviation(after: begun))
  }

  /// Whether the goal's amount is saved.
  public var isReached: Bool { !remainingAmount.isPositive }
}
