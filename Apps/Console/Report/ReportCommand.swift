import CommandKit
import DependencyKit
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation

/// `modulo report`
struct ReportCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report",
      abstract: "Make an HTML page with the figures and charts of every goal and account, and a year of blocks.",
      discussion: """
        The page is one file that loads nothing and runs nothing, light or dark as its reader prefers. FILE may be - for \
        standard output, with or without --json. An existing file is replaced only with --force. The commands below \
        report on one period, and need no file.
        """,
      subcommands: [Week.self, Month.self, Quarter.self, Year.self],
      examples: [
        CommandExample("modulo report --output savings.html"), CommandExample("modulo report month --compare"),
      ])
  }

  @OptionGroup var page: ReportPageOptions

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    guard let output = page.output else {
      throw ValidationError("Give '--output', or a period: week, month, quarter or year.")
    }
    let screen = try session.open(.financialGoal(.report), as: SavingsReportScreen.self)
    await screen.appear()
    try session.require(screen.viewModel.failure)
    try session.require(screen.viewModel.portfolioFailure)
    try session.require(screen.viewModel.timeFailure)
    try session.require(screen.viewModel.dueFailure)
    guard let report = screen.viewModel.report, let html = screen.page(in: session.environment) else {
      throw ConsoleFailure(.software, code: "internal", message: "\(screen.title) has no page")
    }
    guard let file = try session.write(html, to: output, page.document) else { return }
    if session.wantsJSON {
      try session.printJSON(ReportJSON.report.json((report, screen.viewModel.portfolio?.portfolio, file)))
    } else {
      try session.show(screen)
      try session.showWritten(file)
    }
  }
}

/// The options of a report that is written as a page.
struct ReportPageOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Write an HTML page to this file; - for standard output.", valueName: "file"),
    completion: .file(extensions: ["html"]))
  var output: FileArgument?

  @OptionGroup var document: DocumentOptions
}
