import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloUtilities
import NavigationKit
import TerminalKit

/// `modulo open URL`
struct OpenCommand: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "open", abstract: "Show the screen of a link.",
      discussion: "There are:\n" + AppLink.table.examples.map { "  \($0)" }.joined(separator: "\n")
        + "\nWhat it is about stands there as its number, its id or its name, a day as YYYY-MM-DD.",
      examples: [CommandExample("modulo open modulo://goal/12")])
  }

  // An empty one is refused with the links there are.
  @Argument(help: ArgumentHelp("The link.", valueName: "url"), allowsEmpty: true)
  var url: String

  mutating func run() async throws {
    let session = DependencyValues.current.session
    let link = try link(session)
    let destination = try link.destination(reading: session)
    let screen = try session.openLinked(destination)
    await screen.appear()
    try session.present(screen)
  }

  @MainActor
  private func link(_ session: ConsoleSession) throws -> AppLink {
    do {
      return try AppLink.table.resolve(url)
    } catch {
      let links = AppLink.table.examples.map { "  \($0)" }.joined(separator: "\n")
      throw ConsoleFailure(
        .usage, code: "unknownLink", message: session.format.console.noSuchLink(url, links))
    }
  }
}
