import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloTimeSummary

/// `modulo calendar`
struct CalendarCommand: ParsableCommand {
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

  @Option(
    help: ArgumentHelp("Write an SVG image to this file; - for standard output.", valueName: "file"),
    completion: .file())
  var svg: FileArgument?

  @OptionGroup var document: DocumentOptions

  mutating func run() async throws {
    let session = DependencyValues.current.session
    let screen = try session.open(.timeSummary(.calendar(month?.month)), as: BlockCalendarScreen.self)
    await screen.appear()
    try show(screen, session)
  }

  @MainActor private func show(_ screen: BlockCalendarScreen, _ session: ConsoleSession) throws {
    let calendar = screen.viewModel.calendar
    try session.require(screen.viewModel.failure)
    guard let svg, let source = screen.svg(in: session.environment) else {
      return try session.present(screen)
    }
    guard let file = try session.write(source, to: svg, document) else { return }
    if session.wantsJSON, let calendar {
      try session.printJSON(TimeSummaryJSON.calendar(calendar, in: file))
    } else {
      try session.showWritten(file)
    }
  }
}
