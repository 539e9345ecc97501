public import ModuloUtilities

/// When a goal is reached, and what it needs this month; with an assumption, what that would change.
public struct FinancialGoalForecastDomain: Equatable, Sendable {
  /// The goal.
  public let goal: FinancialGoalDomain
  /// The day of the forecast.
  public let today: CalendarDay
  /// The forecast, by the pace of the latest months, by the plan, and by what is needed.
  public let forecast: SavingsForecast
  /// What an assumption would change; `nil` without one.
  public let assumed: AssumedForecast?
}

/// An amount each month, or another end, that a forecast is asked about.
public struct ForecastAssumption: Equatable, Sendable {
  /// The amount of each month; `nil` for none.
  public let amount: Money?
  /// The end; `nil` for that of the goal.
  public let end: CalendarDay?

  /// Creates an assumption; `nil` without an amount and an end, which assumes nothing.
  ///
  /// - Throws: ``FinancialGoalRule/forecastAmountNotPositive``, ``FinancialGoalRule/forecastEndPast``.
  public init?(amount: Money?, end: CalendarDay?, on today: CalendarDay) throws(FinancialGoalError) {
    if amount == nil, end == nil { return nil }
    if let amount, !amount.isPositive { throw .rule(.forecastAmountNotPositive) }
    if let end, end < today { throw .rule(.forecastEndPast) }
    self.amount = amount
    self.end = end
  }
}

/// What an assumption makes of a goal.
public struct AssumedForecast: Equatable, Sendable {
  /// What is assumed.
  public let assumption: ForecastAssumption
  /// When the goal is reached with the assumed amount; `nil` when none is assumed.
  public let arrival: SavingsArrival?
  /// The end for which the other figures hold: the assumed one, or that of the goal; `nil` for neither.
  public let end: CalendarDay?
  /// The amount that is missing after the end's month with the assumed amount; `nil` without an amount or an end.
  public let shortfall: Money?
  /// What the assumed end needs; `nil` when none is assumed, and once the goal is reached.
  public let required: SavingsForecast.Required?

  init(_ assumption: ForecastAssumption, of goal: FinancialGoalDomain, on today: CalendarDay) {
    let savings = goal.savings(on: today)
    let end = assumption.end ?? goal.endDate
    self.assumption = assumption
    self.end = end
    arrival = assumption.amount.map { savings.arrival(adding: $0) }
    shortfall = assumption.amount.flatMap { amount in end.map { savings.shortfall(adding: amount, through: $0) } }
    required = assumption.end.flatMap { SavingsForecast(of: savings, through: $0, paces: []).required }
  }
}

extension FinancialGoalDetailedDomain {
  /// When the goal is reached, by its plan too where it has one. An archived goal is forecast as any other.
  ///
  /// The history begins with the goal, or with its first contribution where that is earlier.
  ///
  /// - Parameters:
  ///   - today: A day of the month that the goal was read for.
  ///   - assumption: An amount or an end to ask about; `nil` for none.
  public func forecast(
    on today: CalendarDay, assuming assumption: ForecastAssumption? = nil
  ) -> FinancialGoalForecastDomain {
    let begun = goal.startDate.month
    let paces = SavingsPace.latest(
      before: today.month, since: months.first.map { min($0.month, begun) } ?? begun,
      nets: Dictionary(months.map { ($0.month, $0.net) }, uniquingKeysWith: +), in: goal.currency)
    return FinancialGoalForecastDomain(
      goal: goal, today: today,
      forecast: SavingsForecast(
        of: goal.savings(on: today), through: goal.endDate, paces: paces, plan: plan),
      assumed: assumption.map { AssumedForecast($0, of: goal, on: today) })
  }
}

extension FinancialGoalForecastDomain {
  /// The forecast that a chart goes on with: the plan, in equal parts, or the slowest pace that arrives. `nil` when
  /// neither reaches the goal in a month to come.
  public var continuation: MonthChartContinuation? {
    if let last = forecast.planned?.month, last > today.month {
      let months = today.month.months(until: last)
      return MonthChartContinuation(through: last, perMonth: forecast.progress.remaining.divided(by: months))
    }
    return forecast.slowestArriving.flatMap { slowest in
      slowest.arrival.month.map { MonthChartContinuation(through: $0, perMonth: slowest.pace.perMonth) }
    }
  }
}
