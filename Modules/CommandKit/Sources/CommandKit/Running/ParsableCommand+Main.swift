import Foundation

// The places in the Kit that look at the process: its arguments, its environment with the COLUMNS that help is as wide as, its
// standard streams and its end. A program that decides any of this for itself uses a `CommandRunner`.
extension ParsableCommand {
  /// Runs the command as the whole program: `@main struct Tool: ParsableCommand` needs no more than this.
  ///
  /// Reads the arguments and the environment of the process, prints on its standard streams and ends it with the exit code.
  @MainActor public static func main() async {
    await main(nil)
  }

  /// As ``main()``, on other arguments.
  ///
  /// - Parameter arguments: the words after the program's name; nil takes those of the process.
  @MainActor public static func main(_ arguments: [String]?) async {
    let words = arguments ?? processArguments
    end(with: await processRunner.exit(of: words, environment: processEnvironment))
  }

  /// Ends the program because of an error, as a run that throws it would: prints what it has to say, on standard error or, for
  /// a ``CleanExit`` and what ``parse(_:environment:)`` throws for help, on standard output.
  ///
  /// - Parameter error: nil ends well and prints nothing.
  public static func exit(withError error: (any Error)? = nil) -> Never {
    end(with: error.map(processRunner.exit(with:)) ?? CommandExit(code: .success))
  }

  private static var processRunner: CommandRunner {
    CommandRunner(Self.self, width: HelpFormatter.width(in: processEnvironment))
  }

  private static func end(with end: CommandExit) -> Never {
    if !end.output.isEmpty { print(end.output) }
    if !end.errorOutput.isEmpty { FileHandle.standardError.write(Data("\(end.errorOutput)\n".utf8)) }
    endProcess(end.code)
  }
}

extension ParsableCommand {
  /// Reads a line and makes this very command of it, validated and not run: for tests, and for programs that do the rest.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name; nil takes those of the process, and its environment.
  ///   - environment: the variables that options fall back on.
  /// - Throws: a ``CommandExit`` with what the line asks for instead (help, the version, a subcommand's run) or with what is wrong;
  ///   ``exit(withError:)`` ends the program with it.
  public static func parse(_ arguments: [String]? = nil, environment: [String: String] = [:]) throws -> Self {
    let command = try parseAsRoot(arguments, environment: environment)
    guard let command = command as? Self else {
      let error = ParserError.unknownSubcommand(type(of: command).commandName, suggestions: [])
      throw processRunner.exit(with: UsageFailure(error: error, command: Parser(Self.self).page))
    }
    return command
  }

  /// Reads a line and makes the command of it that it calls, this one or one below, validated and not run.
  ///
  /// - Parameters:
  ///   - arguments: the words after the program's name; nil takes those of the process, and its environment.
  ///   - environment: the variables that options fall back on.
  /// - Throws: a ``CommandExit`` with what the line asks for instead (help, the version) or with what is wrong.
  public static func parseAsRoot(
    _ arguments: [String]? = nil, environment: [String: String] = [:]
  ) throws -> any ParsableCommand {
    let variables = arguments == nil ? processEnvironment : environment
    switch processRunner.read(arguments ?? processArguments, environment: variables) {
    case .command(let parsed): return parsed.command
    case .exit(let exit): throw exit
    case .manual(let command): throw processRunner.manual(of: command)
    case .versionDetails(let version, _): throw CommandExit(code: .success, output: version)
    }
  }
}

private var processArguments: [String] { Array(CommandLine.arguments.dropFirst()) }

private var processEnvironment: [String: String] { ProcessInfo.processInfo.environment }

/// Outside the protocol, where `exit` is the system's.
private func endProcess(_ code: ExitCode) -> Never { exit(code.rawValue) }
