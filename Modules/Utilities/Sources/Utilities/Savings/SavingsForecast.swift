/// When a target is reached, by each of the ways that say so: the pace of the latest months, a plan, and what is needed
/// to be there at the end.
public struct SavingsForecast: Hashable, Sendable {
  /// The figures that were forecast.
  public let progress: SavingsProgress
  /// The paces, of the shortest span first; empty without a complete month.
  public let paces: [Pace]
  /// The arrival by the plan; `nil` without one.
  public let planned: SavingsArrival?
  /// What is needed; `nil` without an end, after it, and once the target is reached.
  public let required: Required?

  /// A pace, and the arrival if it goes on.
  public struct Pace: Hashable, Sendable {
    /// The pace.
    public let pace: SavingsPace
    /// When it reaches the target.
    public let arrival: SavingsArrival
  }

  /// What is needed each month, and the arrival with it.
  public struct Required: Hashable, Sendable {
    /// The amount needed this month, fixed when it opened.
    public let thisMonth: Money
    /// The part of it that isn't put in yet.
    public let still: Money
    /// When it reaches the target: in the end's month, or this month for a target that was reached when it opened, and
    /// fell short since.
    public let arrival: SavingsArrival
  }

  /// Forecasts a target.
  ///
  /// - Parameters:
  ///   - end: The day by which the target is to be reached; `nil` for none.
  ///   - paces: The paces of the months before that of the figures.
  ///   - plan: The amounts to come on days that repeat; empty for no plan.
  public init(
    of progress: SavingsProgress, through end: CalendarDay?, paces: [SavingsPace],
    plan: [PlannedRecurrence] = []
  ) {
    self.progress = progress
    self.paces = paces.map { Pace(pace: $0, arrival: progress.arrival(adding: $0.net, over: $0.count)) }
    planned = plan.isEmpty ? nil : progress.arrival(by: plan)
    required = end.flatMap { end in
      guard let amount = progress.required(through: end), let still = progress.requiredStill(through: end) else {
        return nil
      }
      let wasReached = progress.remainingAtOpening.isZero
      let month = wasReached ? progress.day.month : end.month
      let months = progress.day.month.months(until: month)
      return Required(
        thisMonth: amount, still: still, arrival: SavingsArrival(months, after: progress.day.month))
    }
  }
}

extension SavingsForecast {
  /// The arrival at the best of the paces; `nil` when no pace is known.
  public var earliest: SavingsArrival? { paces.map(\.arrival).min() }

  /// The arrival at the slowest of the paces; `nil` when no pace is known. The same as the earliest for a steady pace.
  public var latest: SavingsArrival? { paces.map(\.arrival).max() }

  /// The slowest pace of those that reach the target in a month: the one that a chart goes on with, so that it promises
  /// no more than was done. `nil` when none does.
  public var slowestArriving: Pace? {
    paces.filter { $0.arrival.month != nil }.max { $0.arrival < $1.arrival }
  }
}
