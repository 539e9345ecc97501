import CommandKit
import DependencyKit
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens

/// `modulo plan …`
struct PlanCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "plan", abstract: "Plans: what is to be entered again and again.",
      discussion: """
        Nothing enters itself: `modulo due` shows what is due, and `modulo due enter` enters it. Each day is counted \
        from the first one: the 31st is the last day of a shorter month and the 31st again later, and 29 February is the \
        28th of a common year. The plans of an archived goal are quiet until it is unarchived.
        """,
      subcommands: [Add.self, Watch.self, List.self, Edit.self, Delete.self, Export.self])
  }
}

extension PlanCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Plan contributions to a goal.",
        discussion: "A first day that is past makes the days since then due.",
        suggestion: .addition,
        examples: [
          CommandExample("modulo plan add japan 250 --every month --on 31"),
          CommandExample("modulo plan add japan 20 --every \"2 weeks\" --on friday --to 2026-12-31"),
        ])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    @Argument(help: ArgumentHelp("How much, in the goal's currency.", valueName: "amount"))
    var amount: AmountArgument

    @OptionGroup var days: PlanDayOptions

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await days.submit(.goal(session.goal(goal)), amount: amount, in: session)
    }
  }

  struct Watch: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Plan a look at the balance of an account.",
        discussion: "It is due until there is a balance of that day or later, or until it is skipped.",
        examples: [CommandExample("modulo plan watch marcus --every \"3 months\"")])
    }

    @Argument(help: .account, completion: .accounts)
    var account: String

    @OptionGroup var days: PlanDayOptions

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await days.submit(.account(session.account(account)), amount: nil, in: session)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the plans of a goal, or all plans.", suggestion: .list,
        examples: [CommandExample("modulo plan list japan")])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String?

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let owner = try goal.map { PlanOwnerReference.goal(try session.goal($0, for: .showing)) }
      let screen = try session.open(.recurringPlan(.list(owner)), as: RecurringPlansListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }
}

/// The days of a plan, and its note.
struct PlanDayOptions: ParsableArguments {
  @Option(help: .every)
  var every: String?

  @Option(name: .day, help: .onPlanDay)
  var on: DayArgument?

  @Option(help: ArgumentHelp("The first day; today if not given.", valueName: "day"))
  var from: DayArgument?

  @Option(help: ArgumentHelp("The last day; none if not given.", valueName: "day"))
  var to: DayArgument?

  @Option(help: "A note, which becomes the name of the contributions.", allowsEmpty: true)
  var note = ""

  /// Fills the form in and submits it.
  @MainActor
  func submit(_ owner: PlanOwnerReference, amount: AmountArgument?, in session: ConsoleSession) async throws {
    let screen = try session.open(.recurringPlan(.create(owner)), as: RecurringPlanFormScreen.self)
    let form = screen.viewModel
    if let amount { await form.send(.amount(amount.text)) }
    if let every { await form.send(.every(every)) }
    if let on { await form.send(.on(on.text)) }
    if let from { await form.send(.from(from.text)) }
    if let to { await form.send(.to(to.text)) }
    await form.send(.note(note))
    await form.send(.submit)
    try session.showChange(screen, form.failure, form.saved, PlanJSON.plan.json)
  }
}

extension ArgumentHelp {
  /// Help of an argument that names a plan.
  static let plan = ArgumentHelp("The plan: its number, or its id.", valueName: "plan")
  /// Help of the interval.
  static let every = ArgumentHelp(
    "A day, week, month or year, or several: \"2 weeks\". (default: month)", valueName: "interval")
  /// Help of the day of the rhythm.
  static let onPlanDay = ArgumentHelp(
    "The day of the month, 1 to 31, or a day from which the others are counted.", valueName: "day")
}
