/// The front door of a program: reads its command line, runs the command, says how it ended.
///
/// ```swift
/// let code = await CommandRunner(Tool.self, width: 100).run(arguments, environment: environment, output: { print($0) }, errorOutput: log)
/// ```
public struct CommandRunner: Sendable {
  private let parser: Parser
  private let strings: CommandStrings
  private let width: Int
  private let versionDetails: @MainActor @Sendable (ParsedCommand) -> String
  private let manualSections: @MainActor @Sendable (CommandDescription) async throws -> [CommandSection]

  /// - Parameters:
  ///   - root: the program's first command.
  ///   - width: the columns that help and usage lines fill.
  ///   - refusesUnusedOptions: as the parser's.
  ///   - versionDetails: what `--version --verbose` prints below the version; an empty text prints nothing.
  ///   - manualSections: the sections that only the manual page of a command has, after those of the command itself, such
  ///     as one that takes long to make.
  public init(
    _ root: any ParsableCommand.Type, strings: CommandStrings = .english, width: Int = 80,
    refusesUnusedOptions: Bool = false,
    versionDetails: @escaping @MainActor @Sendable (ParsedCommand) -> String = { _ in "" },
    manualSections: @escaping @MainActor @Sendable (CommandDescription) async throws -> [CommandSection] = { _ in [] }
  ) {
    parser = Parser(root, strings: strings, refusesUnusedOptions: refusesUnusedOptions)
    self.strings = strings
    self.width = width
    self.versionDetails = versionDetails
    self.manualSections = manualSections
  }

  /// Runs a command line and prints what the Kit has to say: help, the version, errors.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name.
  ///   - environment: the variables that options fall back on.
  ///   - output: prints a text and a line break on standard output.
  ///   - errorOutput: prints a text and a line break on standard error.
  ///   - execute: runs the command; a program that prepares something first, or wraps the run, does it here.
  /// - Returns: what the program should end with.
  @MainActor public func run(
    _ arguments: [String], environment: [String: String] = [:], output: (String) -> Void, errorOutput: (String) -> Void,
    execute: @MainActor (ParsedCommand) async throws -> Void = { try await $0.run() }
  ) async -> ExitCode {
    let exit = await exit(of: arguments, environment: environment, execute: execute)
    if !exit.output.isEmpty { output(exit.output) }
    if !exit.errorOutput.isEmpty { errorOutput(exit.errorOutput) }
    return exit.code
  }

  /// Runs a command line and prints nothing.
  ///
  /// - Returns: how it ended, for programs that report it in a form of their own.
  @MainActor public func exit(
    of arguments: [String], environment: [String: String] = [:],
    execute: @MainActor (ParsedCommand) async throws -> Void = { try await $0.run() }
  ) async -> CommandExit {
    if let query = CompletionQuery(arguments) { return await exit(answering: query, environment: environment) }
    let parsed: ParsedCommand
    switch read(arguments, environment: environment) {
    case .command(let command): parsed = command
    case .exit(let exit): return exit
    case .manual(let command): return await wholeManual(of: command)
    case .versionDetails(let version, let command):
      let lines = [version, versionDetails(command)].filter { !$0.isEmpty }
      return CommandExit(code: .success, output: lines.joined(separator: "\n"))
    }
    do {
      try await execute(parsed)
      return CommandExit(code: .success)
    } catch {
      return exit(with: error, thrownBy: parsed.page)
    }
  }
}

extension CommandRunner {
  /// The rest of a command line.
  enum Reading {
    case command(ParsedCommand)
    case exit(CommandExit)
    case manual(CommandDescription)
    case versionDetails(String, ParsedCommand)
  }

  /// Reads a command line and runs nothing.
  func read(_ arguments: [String], environment: [String: String]) -> Reading {
    switch parser.parse(arguments, environment: environment) {
    case .help(let command, let includingHidden):
      .exit(CommandExit(code: .success, output: help(for: command, includingHidden: includingHidden)))
    case .version(let version): .exit(CommandExit(code: .success, output: version))
    case .versionDetails(let version, let command): .versionDetails(version, command)
    case .machineHelp(let command): .exit(machineHelp(of: command))
    case .manual(let command): .manual(command)
    case .completionScript(let script):
      .exit(CommandExit(code: .success, output: script.text, isForPrograms: true))
    case .failure(let failure): .exit(exit(with: failure))
    case .thrown(let error, let command): .exit(exit(with: error, thrownBy: command))
    case .command(let command): .command(command)
    }
  }

  /// The end of a program with an error, as far as the error doesn't say it itself.
  func exit(with error: any Error) -> CommandExit {
    exit(with: error, thrownBy: parser.page)
  }
}

extension CommandRunner {
  private func help(for command: CommandDescription, includingHidden: Bool = false) -> String {
    HelpFormatter(strings: strings, width: width).help(for: command, includingHidden: includingHidden)
  }

  private func machineHelp(of command: CommandDescription) -> CommandExit {
    do {
      return CommandExit(code: .success, output: try MachineHelp(of: command).json(), isForPrograms: true)
    } catch {
      return exit(.failure, saying: ErrorText.of(error))
    }
  }

  /// The manual page of a command, as far as the command declares it.
  func manual(of command: CommandDescription) -> CommandExit {
    let page = ManualFormatter(strings: strings).page(for: command)
    return CommandExit(code: .success, output: page, isForPrograms: true)
  }

  @MainActor private func wholeManual(of command: CommandDescription) async -> CommandExit {
    var described = command
    do {
      described.sections += try await manualSections(command)
    } catch {
      return exit(with: error, thrownBy: command)
    }
    return manual(of: described)
  }

  @MainActor private func exit(
    answering query: CompletionQuery, environment: [String: String]
  ) async -> CommandExit {
    let completion = await parser.completion(after: query.words, of: query.current, environment: environment)
    return CommandExit(code: .success, output: query.answer(completion), isForPrograms: true)
  }

  private func exit(with failure: UsageFailure) -> CommandExit {
    let formatter = FailureFormatter(strings: strings, width: width)
    return CommandExit(
      code: .usage, errorOutput: formatter.text(for: failure), message: formatter.message(for: failure.error))
  }

  private func exit(with error: any Error, thrownBy command: CommandDescription) -> CommandExit {
    switch error {
    case let code as ExitCode: CommandExit(code: code)
    case CleanExit.helpRequest: CommandExit(code: .success, output: help(for: command))
    case CleanExit.message(let message): CommandExit(code: .success, output: message)
    case let error as ValidationError:
      exit(with: UsageFailure(error: .validation(strings.phrase(error.message)), command: command))
    case let failure as UsageFailure: exit(with: failure)
    case let exit as CommandExit: exit
    case let failure as any CommandFailure: exit(failure.exitCode, saying: failure.message)
    default: exit(.failure, saying: ErrorText.of(error))
    }
  }

  private func exit(_ code: ExitCode, saying message: String) -> CommandExit {
    let errorOutput = message.isEmpty ? "" : strings.errors.error(message)
    return CommandExit(code: code, errorOutput: errorOutput, message: message)
  }
}
