public import Foundation
public import ModuloUtilities

extension FinancialGoalDomain {
  /// How far the savings are from the plan, which is the goal's amount in equal parts, one for each month from the start's
  /// to the end's.
  ///
  /// The parts of the months before this one should be there: what lacks of them is *behind*, below zero. The parts up
  /// to and including this month's may be there: what goes beyond them is *ahead*, above zero. In between the goal is on
  /// plan, 0, so that nobody is behind on the first of a month or ahead for having paid on that day.
  ///
  /// - Returns: `nil` without an end, or with one that is before the start.
  public func planDeviation(on today: CalendarDay) -> Decimal? {
    guard let endDate else { return nil }
    let months = Self.inclusiveMonths(from: startDate, to: endDate)
    guard months > 0 else { return nil }
    let begun = Self.inclusiveMonths(from: startDate, to: today)
    func planned(after count: Int) -> Decimal { goalAmount * Decimal(min(max(0, count), months)) / Decimal(months) }
    let lacking = currentAmount - planned(after: begun - 1)
    return lacking < 0 ? lacking : max(0, currentAmount - planned(after: begun))
  }

  /// Whether the amount is there.
  public var isReached: Bool { remainingAmount <= 0 }
}
