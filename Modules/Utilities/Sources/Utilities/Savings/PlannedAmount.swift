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

/// An amount on days that repeat, as a plan has it.
public struct PlannedRecurrence: Hashable, Sendable {
  /// The days; its start is the first that isn't put in yet.
  public let recurrence: Recurrence
  /// The amount of each day; below zero for one that is taken out.
  public let amount: Money

  /// Creates a plan of equal amounts.
  public init(_ recurrence: Recurrence, amount: Money) {
    self.recurrence = recurrence
    self.amount = amount
  }

  /// The amounts in the order of their days, up to the end of the days or of the calendar, each made as it is read.
  public var amounts: some Sequence<PlannedAmount> {
    recurrence.occurrences(in: .earliest ... .latest).lazy.map { [amount] in PlannedAmount(day: $0, amount: amount) }
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

  /// Begins every plan anew.
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
