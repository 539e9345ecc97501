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
        standard output, with or without --json. An existing file is replaced only with --force.
        """,
      examples: [CommandExample("modulo report --output savings.html")])
  }

  @Option(help: ArgumentHelp("The output file.", valueName: "file"), completion: .file(extensions: ["html"]))
  var output: FileArgument

  @OptionGroup var document: DocumentOptions

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.financialGoal(.report), as: SavingsReportScreen.self)
    await screen.appear()
    try session.require(screen.viewModel.failure)
    try session.require(screen.viewModel.portfolioFailure)
    try session.require(screen.viewModel.timeFailure)
    try session.require(screen.viewModel.dueFailure)
    guard let report = screen.viewModel.report, let page = screen.page(in: session.environment) else {
      throw ConsoleFailure(.software, code: "internal", message: "\(screen.title) has no page")
    }
    guard let file = try session.write(page, to: output, document) else { return }
    if session.wantsJSON {
      try session.printJSON(ReportJSON.report.json((report, screen.viewModel.portfolio?.portfolio, file)))
    } else {
      try session.show(screen)
      try session.showWritten(file)
    }
  }
}
