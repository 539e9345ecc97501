import CommandKit
import DependencyKit
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation

/// `modulo report`
struct ReportCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "report", abstract: "Make a page of HTML with every goal, its figures and its months.",
      discussion: """
        The page is one file that loads nothing and runs nothing, light or dark as its reader prefers. FILE may be - for \
        standard output, with or without --json. A file that is there already is replaced with --force only.
        """,
      examples: [CommandExample("modulo report --output savings.html")])
  }

  @Option(help: ArgumentHelp("The file to make.", valueName: "file"), completion: .file(extensions: ["html"]))
  var output: String

  @OptionGroup var document: DocumentOptions

  mutating func run() async throws {
    let session = DependencyValues.current.session
    let screen = try session.open(.financialGoal(.report), as: SavingsReportScreen.self)
    await screen.appear()
    if let failure = screen.viewModel.failure { throw ConsoleFailure(failure, session.format) }
    guard let report = screen.viewModel.report, let page = screen.page else {
      throw ConsoleFailure(.ourBug, code: "internal", message: "\(screen.title) has no page")
    }
    if output == "-" { return try session.write(page) }
    let file = try session.write(page, to: output, document)
    if session.wantsJSON {
      try session.answer(ReportAnswer.report(report, in: file))
    } else {
      try session.show(screen)
      try session.showWritten(file)
    }
  }
}
