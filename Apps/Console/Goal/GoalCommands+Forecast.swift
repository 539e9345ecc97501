import CommandKit
import DependencyKit
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation

extension GoalCommands {
  struct Forecast: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show when a goal is reached, and what it needs this month.",
        discussion: """
          The pace is the average of the last 3, 6 and 12 complete months, without a month of more withdrawals than \
          deposits if it is the only one; where the paces differ the forecast is a range. The deadline's month counts. \
          An archived goal is forecast as any other.
          """,
        examples: [
          CommandExample("modulo goal forecast japan"),
          CommandExample("modulo goal forecast japan --if 300 --by 2027-06-30"),
        ])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    @Option(name: "--if", help: ArgumentHelp("What this amount each month would do.", valueName: "amount"))
    var amount: AmountArgument?

    @Option(name: "--by", help: ArgumentHelp("What this deadline would need; not before today.", valueName: "day"))
    var end: DayArgument?

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let goal = try session.goal(goal, for: .showing)
      let screen = try session.open(.financialGoal(.forecast(goal)), as: FinancialGoalForecastScreen.self)
      await screen.viewModel.send(.amount(amount?.text))
      await screen.viewModel.send(.end(end?.text))
      await screen.appear()
      try session.present(screen)
    }
  }
}
