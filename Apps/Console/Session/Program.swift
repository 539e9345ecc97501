import CommandKit
import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloPersistence
import ModuloUtilities
import Synchronization
import TerminalKit

/// One run of `modulo`, from its arguments to its exit code.
@MainActor
final class Program {
  private let arguments: [String]
  private let variables: [String: String]
  private let streams: StandardStreams
  private let signals: AsyncStream<TerminationSignal>
  private let time: @Sendable () -> Date
  private let historyBytes: Int
  /// What is said of the command line itself is said in this one.
  private let language: Language
  /// The last one that asked the program to end.
  private nonisolated let signal = Mutex<TerminationSignal?>(nil)
  private nonisolated let commits = CommitNote()
  private var session: ConsoleSession?
  /// Whether standard output has its one document already.
  private var hasPrintedJSON = false

  /// - Parameters:
  ///   - arguments: The words after the program's name.
  ///   - variables: The environment.
  ///   - streams: Where its input comes from and its output goes.
  ///   - signals: What asks it to end, as it arrives.
  ///   - time: Reads the time.
  ///   - historyBytes: The size of all that the history keeps.
  init(
    arguments: [String], variables: [String: String], streams: StandardStreams = StandardStreams(),
    signals: AsyncStream<TerminationSignal> = TerminationSignal.arriving(),
    time: @escaping @Sendable () -> Date = HostClock.systemTime, historyBytes: Int = 64 << 20
  ) {
    self.arguments = arguments
    self.variables = variables
    self.streams = streams
    self.signals = signals
    self.time = time
    self.historyBytes = historyBytes
    language = AppComposition.language(for: arguments, variables)
  }

  /// Runs the command line.
  ///
  /// - Returns: The exit code.
  func run() async -> Int32 {
    let command = Task { await exit() }
    // Off the main actor: a command may hold that up while it waits for another program.
    let interruption = Task.detached { [self] in await interrupt(command) }
    let end = await command.value
    interruption.cancel()
    report(end)
    let wasInterrupted = end.code == .interrupted
    return wasInterrupted ? (signal.withLock { $0 } ?? .interrupt).exitCode : end.code.rawValue
  }

  private func exit() async -> CommandExit {
    let runner = CommandRunner(
      ModuloCommand.self, strings: CommandStrings(language), width: helpWidth, refusesUnusedOptions: true,
      versionDetails: { [self] in versionDetails(of: $0) },
      manualSections: { [self] in try await manualSections(of: $0) })
    return await runner.exit(of: arguments, environment: variables) { command in
      let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
      do {
        try await run(command, options)
      } catch let failure as ConsoleFailure {
        let told = unlessInterrupted(failure)
        if options.json, let json = told.json { printJSON(options.dryRun ? json.ofDryRun : json) }
        if told.isMistake { await session?.give(.error) }
        guard told.code == ConsoleFailure.declined else { throw told }
        // A no is an answer, not an error.
        session?.tell(told.message)
        throw told.exitCode
      }
    }
  }

  private func versionDetails(of command: ParsedCommand) -> String {
    let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
    return VersionDetails(locations: FileLocations(options, variables)).text(language)
  }

  /// The keys of the app, for its own page and that of the program.
  private func manualSections(of command: CommandDescription) async throws -> [CommandSection] {
    guard ["modulo", "modulo app"].contains(command.commandLine) else { return [] }
    return [try await KeyTable(language).section]
  }

  private func composition(
    _ command: ParsedCommand, _ options: GlobalOptions, repeating receipt: HistoryReceiptDomain? = nil
  ) throws -> (session: ConsoleSession, manager: any DataContextManager) {
    let asked = command.ofConsole
    return try AppComposition.session(
      for: options, past: asked?.moment, request: asked?.requestID, repeating: receipt, historyBytes: historyBytes,
      variables, on: streams,
      language: language, commits: commits, isRepair: asked.map { type(of: $0).repairsSettings } ?? false, time: time)
  }

  /// Runs the command, once where it has an id.
  private func run(_ command: ParsedCommand, _ options: GlobalOptions) async throws {
    let (session, manager) = try composition(command, options)
    defer { manager.close() }
    self.session = session
    session.takesRequests = true
    // Of the sample data nothing is left that could be done twice.
    guard !options.mock, let request = try session.request(of: command) else {
      return try await run(command, in: session)
    }
    session.begin(request)
    var receipt = try await session.receipt(of: request)
    if receipt == nil {
      do {
        return try await run(command, in: session)
      } catch let failure as ConsoleFailure where failure.code == ConsoleFailure.repeated {
        // Another process was quicker.
        receipt = try await session.receipt(of: request)
        if receipt == nil { throw failure }
      }
    }
    guard let receipt else { return }
    manager.close()
    try await answer(command, options, as: receipt, request)
  }

  /// Answers a request that was carried out as it was answered then; with what is still known of it, where the data of
  /// before can't be had any more.
  private func answer(
    _ command: ParsedCommand, _ options: GlobalOptions, as receipt: HistoryReceiptDomain, _ request: CommandRequest
  ) async throws {
    let (session, manager) = try composition(command, options, repeating: receipt)
    defer { manager.close() }
    session.takesRequests = true
    session.begin(request)
    do {
      try await run(command, in: session)
    } catch let failure as ConsoleFailure where failure.exitCode != .interrupted {
      try session.show(receipt)
      try await session.flush()
    }
    session.tell(receipt.note(session.format))
  }

  /// Runs the command; what it said before it failed is still shown.
  private func run(_ command: ParsedCommand, in session: ConsoleSession) async throws {
    self.session = session
    if command.ofConsole?.moment != nil { try await session.openPast() }
    do {
      try await session.runAsking(command)
    } catch {
      try await session.flush()
      throw error
    }
    try await session.flush()
    session.tellPast()
  }

  /// Cancels the command when a signal asks the program to end: what is under way is undone. A command that waits for
  /// input that may never come is given up at once; it has written nothing that would last.
  private nonisolated func interrupt(_ command: Task<CommandExit, Never>) async {
    for await signal in signals {
      self.signal.withLock { $0 = signal }
      command.cancel()
      Task { @MainActor [self] in
        try await Task.sleep(for: .milliseconds(100))
        let readsInput = session?.readsInput == true
        if readsInput, !streams.input.isReadable { leave(signal) }
      }
      Task.detached {
        try await Task.sleep(for: .milliseconds(2_100))
        self.leave(signal)
      }
    }
  }

  /// Ends the program without waiting for the command any longer, and says so if something of it is saved.
  private nonisolated func leave(_ signal: TerminationSignal) -> Never {
    if commits.hasSaved {
      let message = CommandStrings(language).errors.error(ConsoleStrings(language: language).interruptedAfterSaving)
      _ = streams.error.write(message + "\n")
    }
    Foundation.exit(signal.exitCode)
  }

  /// The failure, or the interruption that ended a wait for another program. What was saved before it stays.
  private func unlessInterrupted(_ failure: ConsoleFailure) -> ConsoleFailure {
    if failure.exitCode == .interrupted, commits.hasSaved, let session {
      return ConsoleFailure(
        .interrupted, code: failure.code, message: session.format.console.interruptedAfterSaving)
    }
    guard failure.exitCode == .temporaryFailure, Task.isCancelled, let session else { return failure }
    return ConsoleFailure(StorageError.cancelled, session.format)
  }

  /// Says what is left to be said. With `--json` a command line that was not understood gets a document too.
  private func report(_ end: CommandExit) {
    if end.isForPrograms { _ = streams.output.write(end.output + "\n") } else { write(end.output, to: streams.output) }
    write(end.errorOutput, to: streams.error, width: streams.error.windowWidth)
    guard end.code == .usage, !hasPrintedJSON, isAsked(for: "--json") else { return }
    printJSON(ErrorJSON.error.json(("usage", end.message)))
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

  private func printJSON(_ document: JSONValue) {
    hasPrintedJSON = true
    _ = streams.output.write(document.text(.compact) + "\n")
  }

  private var helpWidth: Int {
    let capabilities = TerminalCapabilities(
      variables: variables, isTerminal: true, windowWidth: { [streams] in streams.output.windowWidth })
    return capabilities.environment.width ?? 80
  }
}

/// Where a run's input comes from and its output goes: the process's own streams, or others in their place.
struct StandardStreams: Sendable {
  var input = StandardStream.input
  var output = StandardStream.output
  var error = StandardStream.error
}
