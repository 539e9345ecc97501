public import CommandKit
import DependencyKit
public import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloTimeSummary

/// `modulo time`, and its reset.
struct TimeCommands: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "time", abstract: "Sum what was tracked, by block, by group, or by days.",
      discussion: """
        Today and the streaks are shown whatever the span: a streak is days in a row with at least one half block, up to \
        today, or up to yesterday while today has none. A week begins as in the locale.
        """,
      subcommands: [Reset.self],
      examples: [
        CommandExample("modulo time --from 2026-04-01 --by day"), CommandExample("modulo time --by month"),
      ])
  }

  @Option(help: ArgumentHelp("The first day; without it the first there is.", valueName: "day"))
  var from: DayArgument?

  @Option(help: ArgumentHelp("The last day; without it the last there is.", valueName: "day"))
  var to: DayArgument?

  @Option(help: "What the sums are of.")
  var by = TimeGrouping.block

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.timeSummary(.sums), as: TimeSummaryScreen.self)
    await screen.viewModel.send(.from(from?.text))
    await screen.viewModel.send(.to(to?.text))
    await screen.viewModel.send(.group(by: by))
    await screen.appear()
    try session.present(screen)
  }
}

extension TimeCommands {
  struct Reset: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete all groups and blocks, and everything tracked of them.",
        discussion: "It asks first. Goals, accounts and settings stay. A running or paused session is stopped.")
    }

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(.timeSummary(.reset), as: TimeResetScreen.self, confirmation) {
        TimeSummaryJSON.reset.json(($0.groups, $0.blocks, $0.stoppedHalves))
      }
    }
  }
}

extension TimeGrouping: @retroactive ExpressibleByArgument {}
