/// An amount that a plan has on a day.
public struct PlannedAmount: Hashable, Sendable {
  /// The day on which the amount is put in.
  public let day: CalendarDay
  /// The amount; below zero for one that is taken out.
  public let amount: Money

  /// Creates an amount of a plan.
  public init(day: CalendarDay, amount: Money) {
    self.day = day
    self.amount = amount
  }
}

/// The amounts of several plans in the order of their days; on one day, those of the plan that comes first.
///
/// The plans are in the order of their days themselves, and read one amount ahead. The cost of each amount grows with
/// the number of plans.
public struct PlannedAmounts: Sequence {
  private let plans: [any Sequence<PlannedAmount>]

  /// Joins plans; no plan is an empty one.
  public init(_ plans: [any Sequence<PlannedAmount>]) {
    self.plans = plans
  }

  public func makeIterator() -> AnyIterator<PlannedAmount> {
    let iterators = plans.map { AnyIterator($0) }
    var heads = iterators.map { $0.next() }
    return AnyIterator {
      let waiting = heads.indices.compactMap { index in heads[index].map { (index, $0) } }
      guard let (index, earliest) = waiting.min(by: { $0.1.day < $1.1.day }) else { return nil }
      heads[index] = iterators[index].next()
      return earliest
    }
  }
}

extension AnyIterator<PlannedAmount> {
  fileprivate init(_ plan: some Sequence<PlannedAmount>) {
    self.init(plan.makeIterator())
  }
}
