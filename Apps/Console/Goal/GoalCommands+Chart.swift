import CommandKit
import DependencyKit
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloUtilities

extension GoalCommands {
  struct Chart: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Draw the months of a goal, six at a time.",
        discussion: """
          Page 0 is the latest six months, page 1 the six before, and so on. With --svg the page is written as an SVG \
          image; an existing file is replaced only with --force.
          """,
        examples: [
          CommandExample("modulo goal chart japan"), CommandExample("modulo goal chart japan --svg japan.svg"),
        ])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    @Option(help: "Which six months to show, counted from the latest.")
    var page = 0

    @Option(help: ArgumentHelp("Select the month nearest to this one, such as 2026-04.", valueName: "month"))
    var month: MonthArgument?

    @OptionGroup var image: ImageOptions

    @OptionGroup var past: PastOptions

    mutating func validate() throws(ValidationError) {
      if page < 0 { throw ValidationError("'--page' can't be negative.") }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let goal = try session.goal(goal, for: .showing)
      let screen = try session.open(.financialGoal(.chart(goal)), as: FinancialGoalChartScreen.self)
      await screen.appear()
      await screen.viewModel.send(.turn(to: page))
      if let month { await screen.viewModel.send(.select(month.month)) }
      try show(screen, session)
    }

    @MainActor private func show(_ screen: FinancialGoalChartScreen, _ session: ConsoleSession) throws {
      let chart = screen.viewModel.chart
      let goal = screen.viewModel.goal
      let isWritten = try session.write(image: screen.svg(in: session.environment), image) { file in
        goal.map { GoalJSON.chart.json((chart, $0, file)) }
      }
      if !isWritten { try session.present(screen) }
    }
  }
}

/// A month as `YYYY-MM`.
struct MonthArgument: ExpressibleByArgument {
  let month: CalendarMonth

  init?(argument: String) {
    guard let month = CalendarMonth(argument) else { return nil }
    self.month = month
  }

  var defaultValueDescription: String { month.description }
}
