import CommandKit
import DependencyKit
import ModuloContribution
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloSettings
import ModuloUtilities
import NavigationKit
import TerminalKit

/// `modulo open URL`
struct OpenCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open", abstract: "Show the screen that a link leads to.",
      discussion: "There are:\n" + AppLink.table.examples.map { "  \($0)" }.joined(separator: "\n")
        + "\nA goal stands there as its number, its id or its name.",
      examples: [CommandExample("modulo open modulo://goal/12")])
  }

  @Argument(help: ArgumentHelp("The link.", valueName: "url"))
  var url: String

  mutating func run() async throws {
    let session = DependencyValues.current.session
    let link = try link(session)
    let destination = try await link.destination { try await session.goal($0).id }
    let screen = try session.open(destination)
    await screen.appear()
    try session.show(screen, screen.openFailure, screen) { $0.openAnswer(session) }
  }

  @MainActor
  private func link(_ session: ConsoleSession) throws -> AppLink {
    do {
      return try AppLink.table.resolve(url)
    } catch {
      let links = AppLink.table.examples.map { "  \($0)" }.joined(separator: "\n")
      throw ConsoleFailure(
        .usage, code: "unknownLink", message: session.format.strings.console.noSuchLink(url, links))
    }
  }
}

extension Screen {
  /// Why a screen that was opened shows nothing, whichever it is.
  fileprivate var openFailure: (any ScreenFailure)? {
    switch self {
    case let screen as SavingsOverviewScreen: screen.viewModel.failure
    case let screen as FinancialGoalsListScreen: screen.viewModel.failure
    case let screen as FinancialGoalDetailsScreen: screen.viewModel.failure
    case let screen as FinancialGoalFormScreen: screen.viewModel.failure
    case let screen as ContributionsListScreen: screen.viewModel.failure
    case let screen as ContributionFormScreen: screen.viewModel.failure
    default: nil
    }
  }

  /// What `--json` says of an opened screen: what the command that shows it says, and of a form or the welcome its
  /// words.
  fileprivate func openAnswer(_ session: ConsoleSession) -> JSONValue {
    switch self {
    case let screen as SavingsOverviewScreen: screen.viewModel.overview.map(OverviewAnswer.overview) ?? words
    case let screen as FinancialGoalsListScreen: GoalAnswer.list(screen.viewModel.goals, on: session.today)
    case let screen as FinancialGoalDetailsScreen:
      screen.viewModel.details.map { GoalAnswer.show($0, on: session.today) } ?? words
    case let screen as ContributionsListScreen:
      screen.viewModel.goal.map { ContributionAnswer.list(screen.viewModel.contributions, of: $0) } ?? words
    case let screen as SettingsListScreen: SettingsAnswer.list(screen.viewModel.text(of:))
    case let screen as SettingScreen: SettingsAnswer.value(screen.viewModel.text, of: screen.viewModel.setting)
    default: words
    }
  }

  private var words: JSONValue {
    .object(
      schema + [
        .init("title", .string(title.plainText)),
        .init("lines", .array(lines(in: EnvironmentValues()).map { .string($0.plainText) })),
      ])
  }
}
