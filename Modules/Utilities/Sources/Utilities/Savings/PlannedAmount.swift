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
  /// The amount of each day.
  public let amount: Money

  /// Creates a plan of equal amounts, above zero.
  public init(_ recurrence: Recurrence, amount: Money) {
    self.recurrence = recurrence
    self.amount = amount
  }

  /// The amounts in the order of their days, up to the end of the days or of the calendar, each made as it is read.
  public var amounts: some Sequence<PlannedAmount> {
    recurrence.occurrences(in: .earliest ... .latest).lazy.map { [amount] in PlannedAmount(day: $0, amount: amount) }
  }

  /// The sum of the amounts up to a day. Nothing is walked.
  func total(through day: CalendarDay) -> Money { amount * recurrence.count(in: .earliest...day) }
}
