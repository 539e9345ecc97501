import CommandKit
import DependencyKit
import ModuloData
import ModuloModels
import ModuloNavigation
import ModuloScreens

/// `modulo history`, and the commands of single steps.
struct HistoryCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "history", abstract: "Show what was written: every command that changed something is a step.",
      discussion: """
        A thousand steps are kept, and all of the last 90 days, in the database itself, up to 64 MB. Of a command its \
        name is kept, and of the rows what they were.
        """,
      subcommands: [Show.self, Clear.self],
      examples: [CommandExample("modulo history --since yesterday"), CommandExample("modulo history show 12")])
  }

  @OptionGroup var rows: LimitOptions

  @Option(help: .onDay("The first day."))
  var since: DayArgument?

  @Option(help: ArgumentHelp("What the command contains.", valueName: "text"))
  var search: String?

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.history(.list), as: HistoryListScreen.self)
    await screen.viewModel.send(.limit(rows.limit))
    await screen.viewModel.send(.filter(since: since?.text, containing: search))
    await screen.appear()
    try session.present(screen, rows.output)
  }
}

extension HistoryCommand {
  struct Show: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Show one step, with what it changed.")
    }

    @Argument(help: .step, completion: .steps)
    var step: Int

    @OptionGroup var past: PastOptions

    mutating func validate() throws(ValidationError) { try ValidationError.refuseStep(step) }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.history(.details(step)), as: HistoryStepScreen.self)
      await screen.appear()
      try session.present(screen)
    }
  }

  struct Clear: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Forget the history; what was changed stays.",
        discussion: "It asks first, and can't be undone.")
    }

    @Option(help: .onDay("Forget only what was written before this day."))
    var before: DayArgument?

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.history(.clearing), as: HistoryClearingScreen.self)
      await screen.viewModel.send(.before(before?.text))
      try await session.delete(screen.viewModel, on: screen, confirmation, HistoryJSON.clearing.json)
    }
  }
}

extension ArgumentHelp {
  /// The number of a step.
  static let step = ArgumentHelp("The number of the step, as `modulo history` shows it.", valueName: "step")
}

extension ValidationError {
  /// Refuses what no step has as its number.
  static func refuseStep(_ number: Int) throws(ValidationError) {
    if number < 1 { throw ValidationError("The first step is 1.") }
  }
}
