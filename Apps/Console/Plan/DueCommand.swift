import CommandKit
import DependencyKit
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloUtilities
import TerminalKit

/// `modulo due`, and the commands that enter and skip.
struct DueCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "due", abstract: "Show what is due of the plans.",
      discussion: """
        Due is each day of a plan up to today that was neither entered nor skipped. A goal that is reached has its plans \
        still. An undo, or the deletion of the contribution, makes a day due again.
        """,
      subcommands: [Enter.self, Skip.self],
      examples: [CommandExample("modulo due"), CommandExample("modulo due enter")])
  }

  @OptionGroup var rows: LimitOptions

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.recurringPlan(.due), as: DueListScreen.self)
    await screen.viewModel.send(.limit(rows.limit))
    await screen.appear()
    try session.present(screen, rows.output)
  }
}

extension DueCommand {
  struct Enter: AddingCommand, ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Enter the contributions that are due.",
        discussion: """
          Without a plan all of them, after a question on a terminal. Each is entered once, also \
          beside other processes, and all in one step, which `modulo undo` takes back.
          """,
        examples: [
          CommandExample("modulo due enter"), CommandExample("modulo due enter 3 --on 2026-10-31"),
        ])
    }

    @OptionGroup var selection: DueSelectionOptions

    @Flag(help: .allowShort)
    var allowShort = false

    @OptionGroup var confirmation: ConfirmationOptions

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let destination = AppDestination.recurringPlan(.entry(try selection.selection(in: session)))
      let screen = try session.open(destination, as: DueEntryScreen.self)
      let entry = screen.viewModel
      await entry.send(.allowShort(allowShort))
      // Nothing is lost by it: a script isn't asked.
      if session.host != nil || session.hasTerminal || confirmation.noInput {
        try await session.submit(entry, confirmation)
      } else {
        await entry.send(.submit)
      }
      try session.showChange(screen, entry.failure, entry.entered, PlanJSON.entries.json)
    }
  }

  struct Skip: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Skip what is due.", discussion: "Without a plan all of it. `modulo undo` makes it due again.",
        examples: [CommandExample("modulo due skip 3 --on 2026-10-31")])
    }

    @OptionGroup var selection: DueSelectionOptions

    mutating func run(in session: ConsoleSession) async throws {
      let destination = AppDestination.recurringPlan(.skipping(try selection.selection(in: session)))
      let screen = try session.open(destination, as: DueSkippingScreen.self)
      await screen.open()
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.outcome, PlanJSON.skipped.json)
    }
  }
}

/// Which of what is due is meant.
struct DueSelectionOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp("The plans, by the numbers that `modulo due` shows; all by default.", valueName: "plan"),
    completion: .due)
  var plans: [String] = []

  @Option(name: .day, help: .onDay("One day of them; all up to today if not given."))
  var on: DayArgument?

  @MainActor
  func selection(in session: ConsoleSession) throws -> DueSelection {
    DueSelection(
      plans: try plans.map { try session.number($0, RecurringPlanError.self) },
      day: try on.map { try session.day($0.text) })
  }
}
