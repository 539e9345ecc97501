import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloNavigation
import TerminalKit

/// `modulo app`
struct AppCommand: ConsoleCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "app", abstract: "Work with everything on the full screen.",
      discussion: """
        Keys are at the bottom of the screen, and all of them in its help (?). A link opens its screen. With --accessible, \
        and on a terminal that can do no more (TERM=dumb), the same screens are lines, with numbered rows and choices; a \
        script may type them.
        """,
      examples: [CommandExample("modulo app modulo://goal/3")])
  }

  @Flag(help: "Use the mouse: the wheel moves, a click selects.")
  var mouse = false

  @Argument(help: ArgumentHelp("A link to the screen to begin with.", valueName: "url"), completion: .links)
  var url: String?

  mutating func run(in session: ConsoleSession) async throws {
    if session.traces, session.streams.error.isTerminal {
      throw ValidationError("MODULO_TRACE writes on the screen: send standard error to a file.")
    }
    session.labels.beginOwnRun()
    let destination = try url.map { try session.destination(of: $0) }
    if session.isByLines { return try await session.runLines(at: destination) }
    let ending = try await session.runApp(at: destination, modes: mouse ? .fullScreen + [.mouse] : .fullScreen)
    if case .signal(let signal) = ending { signal.raise() }
  }
}

extension ConsoleSession {
  /// Whether the app is lines: for a screen reader, and on a terminal that can do no more.
  fileprivate var isByLines: Bool { isAccessible || variables["TERM"] == "dumb" }

  /// Runs the app by lines, on a terminal or without one.
  fileprivate func runLines(at destination: AppDestination?) async throws {
    let host = try AppHost(self, advice: AppAdvice(isByLines: true), feedback: feedback)
    if let destination { host.go(to: destination) }
    try await LineHost(host).run()
  }

  /// Runs the full-screen app on the terminal.
  ///
  /// - Parameters:
  ///   - destination: The screen to begin with; `nil` for the overview.
  ///   - modes: What is set on the terminal.
  /// - Throws: A usage failure without a terminal.
  fileprivate func runApp(at destination: AppDestination?, modes: [TerminalMode]) async throws -> AppEnding {
    do {
      return try await TerminalSession.run(input: streams.input, output: streams.output, modes: modes) { terminal in
        let feedback = Feedback.terminal(dependencies.shared) { _ = terminal.output.write($0) }
        let host = try AppHost(self, feedback: feedback)
        if let destination { host.go(to: destination) }
        var renderer = FrameRenderer(colorDepth: environment.colorDepth)
        _ = terminal.output.write(AppHost.queries.map(\.sequence).joined())
        return try await host.run(terminal) {
          renderer.isSynchronized = host.isSynchronized
          let (width, height) = terminal.size
          if host.needsWholeFrame { renderer.invalidate() }
          host.needsWholeFrame = false
          _ = terminal.output.write(renderer.render(host.frame(width: width, height: height)))
        }
      }
    } catch let error as TerminalSessionError {
      throw ConsoleFailure(.usage, code: "noTerminal", message: format.app.noTerminal(error.reason))
    }
  }
}

extension TerminalSessionError {
  /// Why the system refused; `nil` where there is no terminal. An app is the only session of its process.
  fileprivate var reason: String? {
    switch self {
    case .notATerminal, .isActive: nil
    case .failed(let number): String(cString: strerror(number))
    }
  }
}
