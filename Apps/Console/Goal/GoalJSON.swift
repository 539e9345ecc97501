import Foundation
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloUtilities

/// The documents of `goal` commands.
enum GoalJSON {
  /// A goal, and the day for which its figures hold.
  typealias Goal = (goal: FinancialGoalDomain, today: CalendarDay)
  /// A page of a goal's months, and the SVG file that it was written to.
  typealias Chart = (chart: MonthChart, goal: FinancialGoalDomain, file: DataFile?)

  static let goal = Document<(goal: FinancialGoalDomain, reachesGoal: Bool, today: CalendarDay)>(
    "goal", "A goal as it was made or changed",
    members.of { ($0.goal, $0.today) }
      + [Member("goalReached", .flag, "Whether this change has reached the goal.") { $0.reachesGoal }])

  static let list = Document<[Goal]>(
    "goal-list", "Goals", [Member("goals", .list(.object(members))) { $0 }])

  static let show = Document<(details: FinancialGoalDetailedDomain, today: CalendarDay)>(
    "goal-show", "A goal with its months",
    members.of { ($0.details.goal, $0.today) } + [
      Member("months", months) { $0.details.months },
      Member("forecast", .object(GoalForecastJSON.members), "When it is reached.") {
        $0.details.forecast(on: $0.today)
      },
      Member("fundings", .list(.object(FundingJSON.members)), "The accounts that have its money.") {
        $0.details.fundings
      },
      Member(
        "ownHours", .optional(.object(HourlyRateJSON.hours)),
        "What it costs in hours of one's own; null where no hourly rate of oneself holds."
      ) { $0.details.ownHours },
    ])

  static let chart = Document<Chart>(
    "goal-chart", "A page of a goal's months",
    reference.of { $0.goal } + [
      Member("page", .integer, "0 is the latest six months.") { $0.chart.page },
      Member("pages", .integer) { $0.chart.pageCount },
      Member("months", months) { $0.chart.visible },
      Member("selected", .optional(.month), "The month that is pointed at.") { $0.chart.selection },
      Member("forecast", .optional(.object(continuation)), "What follows the latest months; null on other pages.") {
        $0.chart.visibleContinuation
      },
    ] + DocumentFileJSON.image.of { $0.file })

  static let schemas = [goal.schema, list.schema, show.schema, chart.schema, GoalForecastJSON.forecast.schema]

  /// A goal that was made or changed.
  static func goal(_ goal: FinancialGoalDomain, reachesGoal: Bool = false, on today: CalendarDay) -> JSONValue {
    self.goal.json((goal, reachesGoal, today))
  }

  /// Every goal, for the day.
  static func list(_ goals: [FinancialGoalDomain], on today: CalendarDay) -> JSONValue {
    list.json(goals.map { ($0, today) })
  }

  /// Which goal a document is about.
  static let reference: [Member<FinancialGoalDomain>] = [
    Member("goal", .id) { $0.id },
    Member("number", .integer) { $0.number },
    Member("name", .text) { $0.name },
    Member("currency", .currency) { $0.currency },
  ]

  /// The members of a goal, in every document that has one.
  static let members: [Member<Goal>] = [
    Member("id", .id) { $0.goal.id },
    Member("number", .integer) { $0.goal.number },
    Member("name", .text) { $0.goal.name },
    Member("emoji", .text) { $0.goal.emoji },
    Member("currency", .currency) { $0.goal.currency },
    Member("target", .amount) { $0.goal.goalAmount },
    Member("current", .amount) { $0.goal.currentAmount },
    Member("remaining", .amount) { $0.goal.remainingAmount },
    Member("progress", .ratio) { $0.goal.progressRatio },
    Member("start", .day) { $0.goal.startDate },
    Member("end", .optional(.day)) { $0.goal.endDate },
    Member("archived", .flag) { $0.goal.isArchived },
    Member("status", .choice) { $0.goal.status(on: $0.today) },
    Member("elapsedDays", .integer) { $0.goal.elapsedDays(on: $0.today) },
    Member("remainingDays", .optional(.integer)) { $0.goal.remainingDays(on: $0.today) },
    Member("monthlyTarget", .optional(.amount)) { $0.goal.monthlyTarget },
    Member("monthlyRequired", .optional(.amount)) { $0.goal.monthlyRequired(on: $0.today) },
    Member("contributedThisMonth", .amount) { $0.goal.contributedThisMonth },
    Member("remainingThisMonth", .optional(.amount)) { $0.goal.remainingThisMonth(on: $0.today) },
    Member("contributionCount", .integer) { $0.goal.contributionCount },
  ]

  private static let continuation: [Member<MonthChartContinuation>] = [
    Member("perMonth", .amount) { $0.perMonth },
    Member("month", .month, "The month that reaches the goal.") { $0.last },
  ]

  private static let months = Shape.list(
    .object([
      Member<ContributionMonthDomain>("month", .month) { $0.month }, Member("net", .amount) { $0.net },
    ]))
}

extension FinancialGoalsListScreen: ListScreen {
  var csv: [[String]]? { GoalJSON.members.csv(viewModel.goals.map { ($0, viewModel.today) }) }

  var json: JSONValue? { GoalJSON.list(viewModel.goals, on: viewModel.today) }
}

extension FinancialGoalDetailsScreen: LinkedScreen {
  var json: JSONValue? { viewModel.details.map { GoalJSON.show.json(($0, viewModel.today)) } }
}

extension FinancialGoalFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension FinancialGoalChartScreen: LinkedScreen {
  var json: JSONValue? { viewModel.goal.map { GoalJSON.chart.json((viewModel.chart, $0, nil as DataFile?)) } }
}
