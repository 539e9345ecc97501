import CommandKit
import DependencyKit
import Foundation
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import TerminalKit

/// One run of `modulo`, from its arguments to its exit code.
@MainActor
final class Program {
  private let arguments: [String]
  private let variables: [String: String]
  private var signal: TerminationSignal?
  /// Whether standard output has its one document already.
  private var hasAnswered = false

  init(arguments: [String], variables: [String: String]) {
    self.arguments = arguments
    self.variables = variables
  }

  /// Runs the command line.
  ///
  /// - Returns: The exit code.
  func run() async -> Int32 {
    let command = Task { await exit() }
    let signals = Task { await interrupt(command) }
    let end = await command.value
    signals.cancel()
    report(end)
    let wasInterrupted = end.code == .interrupted
    return wasInterrupted ? (signal ?? .interrupt).exitCode : end.code.rawValue
  }

  private func exit() async -> CommandExit {
    let runner = CommandRunner(ModuloCommand.self, width: helpWidth)
    return await runner.exit(of: arguments, environment: variables) { command in
      let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
      do {
        let manager = try AppComposition.register(options, variables)
        defer { manager.close() }
        try await command.run()
      } catch let failure as ConsoleFailure {
        if options.json { self.answer(failure.answer) }
        throw failure
      }
    }
  }

  /// Cancels the command when a signal asks the program to end: what is under way is undone. A command that waits for
  /// input that may never come is given up; it has written nothing that would last.
  private func interrupt(_ command: Task<CommandExit, Never>) async {
    for await signal in TerminationSignal.arriving() {
      self.signal = signal
      command.cancel()
      Task.detached {
        try await Task.sleep(for: .seconds(2))
        Foundation.exit(signal.exitCode)
      }
    }
  }

  /// Says what is left to be said. With `--json` a command line that was not understood gets a document too.
  private func report(_ end: CommandExit) {
    if !end.output.isEmpty { _ = StandardStream.output.write(end.output + "\n") }
    if !end.errorOutput.isEmpty { _ = StandardStream.error.write(end.errorOutput + "\n") }
    guard end.code == .usage, !hasAnswered, arguments.prefix(while: { $0 != "--" }).contains("--json") else { return }
    answer(failureAnswer(code: "usage", message: end.message))
  }

  private func answer(_ document: JSONValue) {
    hasAnswered = true
    _ = StandardStream.output.write(document.text(.compact) + "\n")
  }

  private var helpWidth: Int {
    let capabilities = TerminalCapabilities(
      variables: variables, isTerminal: true, windowWidth: { StandardStream.output.windowWidth })
    return capabilities.environment.width ?? 80
  }
}
