import CommandKit
import DependencyKit
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloPersistence
import ModuloUtilities
import TerminalKit

/// `modulo preview SCREEN`
struct PreviewCommand: ConsoleCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "preview", abstract: "Show a screen as the app would, without opening it.",
      discussion: """
        A screen is named by a link or its path; without one, all are listed. Nothing is saved, whatever the screen does. \
        The states are filled (the data there is), empty, unread (before anything is read), failed (the data can't be \
        read) and refused (a form that isn't filled in). With --svg the window is written as an SVG image.
        """,
      examples: [
        CommandExample("modulo preview goal/3"), CommandExample("modulo preview goal --mock --state empty"),
        CommandExample("modulo preview portfolio --mock --width 100 --height 30 --svg portfolio.svg"),
      ])
  }

  @Argument(help: ArgumentHelp("The screen, such as goal/3.", valueName: "screen"), completion: .screens)
  var screen: String?

  @Option(help: "The state of the screen.")
  var state = PreviewState.filled

  @Option(help: ArgumentHelp("The lines of the window; its columns are --width, or 80.", valueName: "lines"))
  var height = 24

  @OptionGroup var image: ImageOptions

  mutating func validate() throws(ValidationError) {
    guard 1...1_024 ~= height else { throw ValidationError("'--height' has to be between 1 and 1024.") }
  }

  mutating func run(in session: ConsoleSession) async throws {
    guard let screen else { return try session.showScreenNames() }
    try await session.showPreview(of: session.screen(at: screen), self)
  }
}

extension PreviewState: ExpressibleByArgument {}

extension ConsoleSession {
  fileprivate func showScreenNames() throws {
    if wantsJSON { return try printJSON(PreviewJSON.screens.json(AppDestination.paths.map(\.pattern))) }
    try print(AppDestination.paths.map { TerminalText($0.pattern) })
  }

  /// Shows a screen on data that nothing is saved to.
  fileprivate func showPreview(of destination: AppDestination, _ command: PreviewCommand) async throws {
    let state = command.state
    if state.needsMock, !options.isMock { throw refusal(format.preview.needsMock(state.rawValue)) }
    let (session, manager) = try AppComposition.previewing(self, state)
    defer { manager?.close() }
    let host = try AppHost(session)
    if command.image.svg != nil { host.colorDepth = .truecolor }
    let (width, height) = (options.width ?? 80, command.height)
    guard let (frame, title) = try await host.preview(destination, state, width: width, height: height) else {
      throw refusal(format.preview.noRefusal)
    }
    func json(_ file: DataFile?) -> JSONValue {
      PreviewJSON.preview.json((frame, title, destination, state, file))
    }
    let name = title.isEmpty ? destination.pathPattern : title.plainText
    if try write(image: frame.svg(title: name), command.image, json: json) { return }
    if wantsJSON { return try printJSON(json(nil)) }
    try print(frame.lines)
  }

  private func refusal(_ message: String) -> ConsoleFailure {
    ConsoleFailure(.usage, code: "unknownState", message: message)
  }
}
