/// One command of a program: what it is called, what it takes and what it does.
///
/// Commands are plain values that may be made and parsed anywhere; ``run()`` is isolated to the main actor, where a program
/// starts and where the models that a command drives live. An implementation needs no annotation of its own, because it takes
/// the isolation of the requirement; work that should not hold the main actor belongs in the asynchronous functions it calls.
///
/// A command with subcommands may leave ``run()`` out: called alone, it then prints its help.
public protocol ParsableCommand: ParsableArguments {
  /// The command's name, texts and subcommands. It is read once in a process, so it is the same each time.
  static var configuration: CommandConfiguration { get }

  /// Does what the command is for, with every value filled.
  ///
  /// - Throws: a ``CommandFailure`` to end with its message and exit code, an ``ExitCode`` to end silently, a ``CleanExit`` to end
  ///   well, a ``ValidationError`` to end as a usage error. Any other error ends with its description and ``ExitCode/failure``.
  @MainActor mutating func run() async throws
}

extension ParsableCommand {
  public static var configuration: CommandConfiguration { CommandConfiguration() }

  @MainActor public mutating func run() async throws {
    throw CleanExit.helpRequest
  }

  /// The word that calls the command: the configured name, or the type's in kebab-case (`AddGoal` is `add-goal`).
  public static var commandName: String {
    declaration.commandName ?? _typeName(Self.self, qualified: false).kebabCased
  }
}
