import CommandKit
import DependencyKit
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloScreens

extension GoalCommands {
  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change a goal.",
        discussion: "Only what is given changes. The currency can't change: the contributions are in it.",
        suggestion: .change,
        examples: [
          CommandExample("modulo goal edit japan --name Kyoto --target 3500"),
          CommandExample("modulo goal edit japan --end none", abstract: "Remove the deadline"),
        ])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    @Option(help: "What you save for.", allowsEmpty: true)
    var name: String?

    @Option(help: ArgumentHelp("The target amount.", valueName: "amount"))
    var target: AmountArgument?

    @Option(help: "An emoji to show beside the name; '' for none.", allowsEmpty: true)
    var emoji: String?

    @Option(help: ArgumentHelp("When saving begins.", valueName: "day"))
    var start: DayArgument?

    @Option(
      name: .end, help: ArgumentHelp("The deadline; 'none' removes it.", valueName: "day|none"))
    var end: DayArgument?

    mutating func validate() throws(ValidationError) {
      if name == nil, target == nil, emoji == nil, start == nil, end == nil {
        throw ValidationError("Give what to change: '--name', '--target', '--emoji', '--start' or '--end'.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let goal = try session.goal(goal)
      let screen = try session.open(.financialGoal(.update(goal)), as: FinancialGoalFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let name { await form.send(.name(name)) }
      if let target { await form.send(.target(target.text)) }
      if let emoji { await form.send(.emoji(emoji)) }
      if let start { await form.send(.start(start.text)) }
      if let end { await form.send(.end(end.text.lowercased() == "none" ? nil : end.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved) {
        GoalJSON.goal($0, reachesGoal: form.reachesGoal, on: session.today)
      }
    }
  }

  struct Archive: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Archive a goal.",
        discussion: "It keeps its contributions, and `modulo goal list --archived` shows it.")
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    mutating func run(in session: ConsoleSession) async throws {
      try await GoalCommands.setArchived(true, goal, in: session)
    }
  }

  struct Unarchive: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Unarchive a goal.")
    }

    @Argument(help: .goal, completion: .archivedGoals)
    var goal: String

    mutating func run(in session: ConsoleSession) async throws {
      try await GoalCommands.setArchived(false, goal, in: session)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a goal and its contributions.",
        discussion: """
          It asks first. Its plans and its links to accounts go too. `modulo goal archive` hides a goal without deleting \
          anything.
          """,
        suggestion: .deletion)
    }

    @Argument(help: .goal, completion: .everyGoal)
    var goal: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .financialGoal(.deletion(session.goal(goal, for: .deletion))), as: FinancialGoalDeletionScreen.self,
        confirmation
      ) { GoalJSON.goal($0.owner, on: session.today) }
    }
  }

  @MainActor
  private static func setArchived(
    _ isArchived: Bool, _ goal: String, in session: ConsoleSession
  ) async throws {
    let goal = try session.goal(goal)
    let screen = try session.open(
      .financialGoal(.archival(goal, isArchived: isArchived)), as: FinancialGoalArchivalScreen.self)
    await screen.viewModel.send(.submit)
    try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome) {
      GoalJSON.goal($0, on: session.today)
    }
  }
}
