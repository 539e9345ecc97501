import CommandKit
import DependencyKit
import ModuloNavigation
import ModuloTracking

/// `modulo day`
struct DayCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "day", abstract: "Show a day: its board, its sessions and its total.",
      discussion: "The board has a row for each six hours, and two halves for each hour. A half block stands where it "
        + "began. What is planned stands in a row below, and in a table beside what was tracked.",
      subcommands: [DayPlanCommands.self],
      examples: [CommandExample("modulo day"), CommandExample("modulo day yesterday")])
  }

  @Argument(help: ArgumentHelp("The day; today if not given.", valueName: "day"))
  var day: DayArgument?

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.day(.details(nil)), as: DayScreen.self)
    if let day { await screen.viewModel.send(.date(day.text)) }
    await screen.appear()
    try session.present(screen)
  }
}
