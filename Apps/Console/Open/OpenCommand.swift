import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit

/// `modulo open URL`
struct OpenCommand: ReadingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open", abstract: "Show the screen of a link.",
      discussion: """
        There are:
        \(AppDestination.linkLines)
        What it is about stands there as its number, its id or its name, a day as YYYY-MM-DD. A link to contributions or \
        balances takes the limits of their list: modulo://contribution?since=2026-01-01&search=bonus&min=50.
        """,
      examples: [CommandExample("modulo open modulo://goal/12")])
  }

  // An empty URL is refused as any other, with the list of links.
  @Argument(help: ArgumentHelp("The link.", valueName: "url"), allowsEmpty: true, completion: .links)
  var url: String

  @OptionGroup var past: PastOptions

  mutating func run(in session: ConsoleSession) async throws {
    let destination = try session.destination(of: url)
    let screen = try session.openLinked(destination)
    await screen.open()
    try session.present(screen)
  }
}

extension AppDestination {
  /// Every link, a line each, as help and messages list them.
  static let linkLines = links.examples.map { "  \($0)" }.joined(separator: "\n")
}
