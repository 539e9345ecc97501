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
  /// What is said of the command line itself is said in this one.
  private let language: Language
  private var signal: TerminationSignal?
  private var session: ConsoleSession?
  /// Whether standard output has its one document already.
  private var hasAnswered = false

  init(arguments: [String], variables: [String: String]) {
    self.arguments = arguments
    self.variables = variables
    language = AppComposition.language(for: arguments, variables)
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
    let runner = CommandRunner(
      ModuloCommand.self, strings: CommandStrings(language), width: helpWidth,
      versionDetails: { [self] in versionDetails(of: $0) })
    return await runner.exit(of: arguments, environment: variables) { command in
      let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
      do {
        let manager = try AppComposition.register(
          options, variables, isRepair: command.command is any SettingsRepairing)
        defer { manager.close() }
        try await run(command)
      } catch let failure as ConsoleFailure {
        if options.json, let answer = failure.answer { self.answer(options.dryRun ? answer.ofDryRun : answer) }
        if failure.isMistake { session?.ring() }
        guard failure.code == ConsoleFailure.declined else { throw failure }
        // A no is an answer, not an error.
        session?.tell(failure.message)
        throw failure.exitCode
      }
    }
  }

  private func versionDetails(of command: ParsedCommand) -> String {
    let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
    return VersionDetails(locations: FileLocations(options, variables)).text(Strings(language).console)
  }

  /// Runs the command; what it said before it failed is still shown.
  private func run(_ command: ParsedCommand) async throws {
    let session = DependencyValues.current.session
    self.session = session
    do {
      try await command.run()
    } catch {
      try await session.flush()
      throw error
    }
    try await session.flush()
  }

  /// Cancels the command when a signal asks the program to end: what is under way is undone. A command that waits for
  /// input that may never come is given up at once; it has written nothing that would last.
  private func interrupt(_ command: Task<CommandExit, Never>) async {
    for await signal in TerminationSignal.arriving() {
      self.signal = signal
      command.cancel()
      let readsInput = session?.readsInput == true
      Task.detached {
        try await Task.sleep(for: .milliseconds(100))
        if readsInput, !StandardStream.input.isReadable { Foundation.exit(signal.exitCode) }
        try await Task.sleep(for: .seconds(2))
        Foundation.exit(signal.exitCode)
      }
    }
  }

  /// Says what is left to be said. With `--json` a command line that was not understood gets a document too.
  private func report(_ end: CommandExit) {
    if end.isForPrograms { _ = StandardStream.output.write(end.output + "\n") } else { write(end.output, to: .output) }
    write(end.errorOutput, to: .error, width: StandardStream.error.windowWidth)
    guard end.code == .usage, !hasAnswered, isAsked(for: "--json") else { return }
    answer(failureAnswer(code: "usage", message: end.message))
  }

  /// Writes lines of the Kit, wrapped to a width if one is given: help has its own.
  private func write(_ text: String, to stream: StandardStream, width: Int? = nil) {
    guard !text.isEmpty else { return }
    let capabilities = TerminalCapabilities(variables: variables, isTerminal: false, ascii: isAsked(for: "--ascii"))
    let characterSet = capabilities.environment.characterSet
    _ = stream.write(MessageText(text, characterSet: characterSet, width: width).rendered)
  }

  /// Whether a flag is on the command line, for what has to be said before it is known to be well-formed.
  private func isAsked(for flag: String) -> Bool {
    arguments.prefix { $0 != "--" }.contains(flag)
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
