import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloTimeSummary

/// `modulo calendar`
struct CalendarCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "calendar", abstract: "Show a month, with a tile for each block that was tracked on a day.",
      discussion: """
        A day has five tiles at most, in the order in which its blocks were begun. With --svg the month is written as \
        an SVG image; an existing file is replaced only with --force.
        """,
      examples: [
        CommandExample("modulo calendar"), CommandExample("modulo calendar 2026-04 --svg april.svg"),
      ])
  }

  @Argument(help: ArgumentHelp("The month, such as 2026-04; this month if not given.", valueName: "month"))
  var month: MonthArgument?

  @OptionGroup var image: ImageOptions

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.timeSummary(.calendar(month?.month)), as: BlockCalendarScreen.self)
    await screen.appear()
    try show(screen, session)
  }

  @MainActor private func show(_ screen: BlockCalendarScreen, _ session: ConsoleSession) throws {
    let calendar = screen.viewModel.calendar
    try session.require(screen.viewModel.failure)
    let isWritten = try session.write(image: screen.svg(in: session.environment), image) { file in
      calendar.map { TimeSummaryJSON.calendar.json(($0, file)) }
    }
    if !isWritten { try session.present(screen) }
  }
}
