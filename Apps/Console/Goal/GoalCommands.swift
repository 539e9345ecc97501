public import CommandKit
import DependencyKit
import ModuloFinancialGoal
public import ModuloModels
import ModuloNavigation

/// `modulo goal …`
struct GoalCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "goal", abstract: "Savings goals.",
      subcommands: [
        Add.self, List.self, Show.self, Chart.self, Forecast.self, Fund.self, Unfund.self, Funding.self, Edit.self,
        Archive.self, Unarchive.self, Delete.self,
      ])
  }
}

extension GoalCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Add a goal.",
        suggestion: .addition,
        examples: [CommandExample("modulo goal add \"Japan trip\" --target 3000 --end +10m")])
    }

    @Argument(help: ArgumentHelp("What you save for. No two goals have the same name.", valueName: "name"))
    var name: String

    @Option(help: ArgumentHelp("The target amount.", valueName: "amount"))
    var target: AmountArgument

    @Option(help: "An emoji to show beside the name.", allowsEmpty: true)
    var emoji = ""

    @Option(help: ArgumentHelp("When saving begins; today if not given.", valueName: "day"))
    var start: DayArgument?

    @Option(name: .end, help: ArgumentHelp("The deadline.", valueName: "day"))
    var end: DayArgument?

    @Option(
      help: ArgumentHelp(
        "The currency, such as EUR. Without it the settings decide, else the locale.", valueName: "code"),
      environment: "MODULO_CURRENCY", completion: .currencies)
    var currency: String?

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.financialGoal(.create), as: FinancialGoalFormScreen.self)
      let form = screen.viewModel
      await form.send(.name(name))
      await form.send(.emoji(emoji))
      await form.send(.target(target.text))
      if let currency { await form.send(.currency(currency)) }
      if let start { await form.send(.start(start.text)) }
      if let end { await form.send(.end(end.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved) { GoalJSON.goal($0, on: session.today) }
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the goals: the amount saved, and the amount left this month.", suggestion: .list)
    }

    @Option(help: "The sort order.")
    var sort = FinancialGoalSort.recent

    @Flag(help: "Reverse the order.")
    var reverse = false

    @Flag(help: "Show the archived goals instead.")
    var archived = false

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.financialGoal(.list), as: FinancialGoalsListScreen.self)
      let list = screen.viewModel
      await list.send(.sort(by: sort, reversed: reverse))
      await list.send(.showArchived(archived))
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Show: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show one goal: its figures, its months and its latest contributions.",
        examples: [CommandExample("modulo goal show japan")])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    @OptionGroup var page: PageOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let goal = try session.goal(goal, for: .showing)
      let screen = try session.open(.financialGoal(.details(goal)), as: FinancialGoalDetailsScreen.self)
      await screen.viewModel.send(.turn(to: page.page))
      try session.present(screen)
    }
  }
}

extension FinancialGoalSort: @retroactive ExpressibleByArgument {}

extension ArgumentHelp {
  /// Help of an argument that names a goal.
  static let goal = ArgumentHelp("The goal: its number, its id, or its name or the beginning of it.", valueName: "goal")
}
