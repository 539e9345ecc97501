import Foundation
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloUtilities

/// The document of the overview: the totals of all goals, and of all accounts, and today's blocks.
enum OverviewJSON {
  /// The totals of all goals; what the accounts are worth, `nil` without accounts and where no sum of them can be made;
  /// today, `nil` where it can't be read; what is due of the plans; and the moment up to which the running session counts.
  typealias Overview = (
    overview: SavingsOverviewDomain, portfolio: PortfolioDomain?, day: DayDomain?, due: DueList?, now: Instant
  )

  static let overview = Document<Overview>(
    "overview", "Overview",
    [
      Member("on", .day) { $0.overview.today },
      Member("goalCount", .integer) { $0.overview.goalCount },
      Member("archivedCount", .integer) { $0.overview.archivedCount },
      Member("currencies", .list(.object(currency))) { $0.overview.currencies },
      Member("deadlines", goals) { ($0.overview.deadlines, $0.overview.today) },
      Member("overdue", goals) { ($0.overview.overdue, $0.overview.today) },
      Member("due", .optional(.integer), "How many days of plans are due; null where that can't be read.") {
        $0.due?.count
      },
      Member(
        "portfolio", .optional(.object(PortfolioJSON.members)),
        "What the accounts are worth together; null where there are none, or no sum can be made of them."
      ) { $0.portfolio },
      Member("running", .optional(.object(TrackingJSON.members)), "The running session; null while none runs.") {
        value in value.day?.running.map { ($0, value.now) }
      },
      Member(
        "today", .optional(.object(DayJSON.summary)),
        "The stored sessions of today, and the board with the running one; null where they can't be read."
      ) { value in value.day.map { ($0, value.now) } },
    ])

  static let schemas = [overview.schema]

  private static let goals = Shape<[GoalJSON.Goal]>.list(.object(GoalJSON.members))
    .of { (goals: [FinancialGoalDomain], today: CalendarDay) in goals.map { ($0, today) } }

  private static let currency: [Member<CurrencyOverviewDomain>] = [
    Member("currency", .currency) { $0.total.currency },
    Member("goalCount", .integer) { $0.total.goalCount },
    Member("target", .amount) { $0.total.goalAmount },
    Member("current", .amount) { $0.total.currentAmount },
    Member("remaining", .amount) { $0.total.remainingAmount },
    Member("progress", .ratio) { $0.total.progressRatio },
    Member("dueThisMonth", .amount) { $0.total.dueThisMonth },
    Member("plannedCount", .integer, "How many of the goals have an end, and so a plan.") { $0.plannedCount },
    Member("behind", .amount, "What lacks of the plans of the goals that are behind.") { $0.behind },
    Member("ahead", .amount, "By how much the goals that are ahead go beyond their plans.") { $0.ahead },
  ]
}

extension SavingsOverviewScreen: LinkedScreen {
  /// The app goes on showing the other parts; a command must not end well with one that is damaged.
  var failure: (any ScreenFailure)? {
    if let failure = viewModel.failure { return failure }
    if case .storage? = viewModel.portfolioFailure { return viewModel.portfolioFailure }
    if case .storage? = viewModel.dayFailure { return viewModel.dayFailure }
    if case .storage? = viewModel.dueFailure { return viewModel.dueFailure }
    return nil
  }

  var json: JSONValue? {
    let model = viewModel
    return model.overview.map {
      OverviewJSON.overview.json(($0, model.portfolio, model.day, model.due, model.now))
    }
  }
}
