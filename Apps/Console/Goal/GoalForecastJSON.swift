import ModuloFinancialGoal
import ModuloModels
import ModuloUtilities

/// The document of `goal forecast`, and what other documents have of it.
enum GoalForecastJSON {
  static let forecast = Document<FinancialGoalForecastDomain>(
    "goal-forecast", "When a goal is reached",
    GoalJSON.reference.of { $0.goal } + [
      Member("target", .amount) { $0.goal.goalAmount },
      Member("current", .amount) { $0.goal.currentAmount },
      Member("end", .optional(.day)) { $0.goal.endDate },
      Member("contributedThisMonth", .amount) { $0.goal.contributedThisMonth },
    ] + members + [
      Member("assumed", .optional(.object(assumed)), "What '--if' and '--by' would do; null without either.") {
        $0.assumed
      }
    ])

  /// The members of a forecast, in every document that has one.
  static let members: [Member<FinancialGoalForecastDomain>] = [
    Member("earliest", .optional(arrival), "At the best pace; null when no pace is known.") { $0.forecast.earliest },
    Member("latest", .optional(arrival), "At the slowest pace; null when no pace is known.") { $0.forecast.latest },
    Member("paces", .list(.object(pace)), "Of the last 3, 6 and 12 complete months, or of as many as there are.") {
      $0.forecast.paces
    },
    Member("planned", .optional(arrival), "By the plan; null without one.") { $0.forecast.planned },
    Member("required", .optional(.object(required)), "By what is needed; null when nothing is.") {
      $0.forecast.required
    },
  ]

  /// When a target is reached.
  private static let arrival = Shape.object([
    Member<SavingsArrival>("outcome", .choice(["reached", "month", "beyondHorizon", "never"])) { $0.outcome },
    Member("month", .optional(.month), "Null unless the outcome is a month.") { $0.month },
  ])

  private static let pace: [Member<SavingsForecast.Pace>] = [
    Member("months", .integer, "The complete months that were looked at.") { $0.pace.months.count },
    Member("leftOut", .optional(.month), "The only month with more taken out than put in.") { $0.pace.oneOff },
    Member("perMonth", .amount) { $0.pace.perMonth },
    Member("arrival", arrival) { $0.arrival },
  ]

  private static let required: [Member<SavingsForecast.Required>] = [
    Member("thisMonth", .amount, "Fixed when the month opened.") { $0.thisMonth },
    Member("left", .amount, "The part of it that isn't put in yet.") { $0.still },
    Member("arrival", arrival) { $0.arrival },
  ]

  private static let assumed: [Member<AssumedForecast>] = [
    Member("perMonth", .optional(.amount)) { $0.assumption.amount },
    Member("end", .optional(.day), "The deadline assumed, or that of the goal.") { $0.end },
    Member("arrival", .optional(arrival), "With the amount; null without one.") { $0.arrival },
    Member("shortfall", .optional(.amount), "What is missing at the deadline with the amount.") { $0.shortfall },
    Member("required", .optional(.object(required)), "What the deadline assumed needs.") { $0.required },
  ]
}

extension SavingsArrival {
  /// The name for scripts.
  fileprivate var outcome: String {
    switch self {
    case .reached: "reached"
    case .month: "month"
    case .beyondHorizon: "beyondHorizon"
    case .never: "never"
    }
  }
}

extension FinancialGoalForecastScreen: LinkedScreen {
  var json: JSONValue? { viewModel.forecast.map(GoalForecastJSON.forecast.json) }
}
