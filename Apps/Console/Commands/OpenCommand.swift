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
    let destination = try session.destination(of: url)
    let screen = try session.openLinked(destination)
    await screen.appear()
    try session.present(screen)
  }

}

extension ConsoleSession {
  /// The destination of a link.
  ///
  /// - Throws: A usage failure for a text that is none, with the links there are.
  func destination(of url: String) throws -> AppDestination {
    let link: AppLink
    do {
      link = try AppLink.table.resolve(url)
    } catch {
      let links = AppLink.table.examples.map { "  \($0)" }.joined(separator: "\n")
      throw ConsoleFailure(.usage, code: "unknownLink", message: format.console.noSuchLink(url, links))
    }
    return try link.destination(reading: self)
  }
}
