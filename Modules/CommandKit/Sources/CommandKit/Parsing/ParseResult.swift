/// The request of a command line.
///
/// Not `Sendable`, because a command is not: parse where you run it. Help and failures describe their command, and the
/// commands directly below it by name and abstract alone; ``Parser/description`` has the whole tree.
public enum ParseResult {
  /// To run a command.
  case command(ParsedCommand)
  /// To print a command's help.
  case help(CommandDescription, includingHidden: Bool)
  /// To print the version.
  case version(String)
  /// To print the version and what else there is to say of the program, because `--verbose` is on the line too. The
  /// command is filled as far as the line was understood, and not validated.
  case versionDetails(String, ParsedCommand)
  /// To print a command's help as JSON, for other tools.
  case machineHelp(CommandDescription)
  /// To print a command's manual page.
  case manual(CommandDescription)
  /// To print the script that teaches a shell to complete the program's lines.
  case completionScript(CompletionScript)
  /// To end with the error that a check threw; it isn't about the line.
  case thrown(any Error, by: CommandDescription)
  /// Nothing that can be done.
  case failure(UsageFailure)
}

/// A command line that was not understood.
public struct UsageFailure: Error, Hashable, Sendable {
  /// The error in the command line.
  public var error: ParserError
  /// The command it is wrong for.
  public var command: CommandDescription
}
