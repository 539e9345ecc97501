/// An error in a command line.
///
/// The value is plain; ``FailureFormatter`` puts it into words.
public enum ParserError: Error, Hashable, Sendable {
  /// An option that does not exist, as it was typed but without a value, with the one that was probably meant.
  case unknownOption(String, suggestion: String?)
  /// A first word that names no subcommand, with what was probably meant: the places further down at which it names
  /// one, each as the words that lead there, or the nearest name.
  case unknownSubcommand(String, suggestions: [String])
  /// An option at the end of the line, before another option, or followed by `=` and nothing where its value can't be
  /// empty.
  case missingValue(ArgumentDescription, name: ArgumentName)
  /// An argument that must be given.
  case missingArgument(ArgumentDescription)
  /// A value that could not be read, with the reason if its type gives one; also one that is blank and may not be.
  case invalidValue(String, ArgumentDescription, source: ValueSource, reason: String?)
  /// A flag that was given a value.
  case unexpectedValue(String, name: ArgumentName)
  /// Two flags of which only one may be given, in the order of the line.
  case contradictoryFlags(ArgumentName, ArgumentName)
  /// Words beyond what the command takes; never empty. Where they may belong to a text before them, as in `goal add Japan
  /// trip`, with that text as one.
  case unexpectedArguments([String], joined: String?)
  /// A completion script for a shell there is none for; nil when the shell in use isn't known.
  case unsupportedShell(String?)
  /// The message of a command's own check.
  case validation(String)

  /// The source of a value.
  public enum ValueSource: Hashable, Sendable {
    /// Its place on the line.
    case position
    /// After this name.
    case name(ArgumentName)
    /// This environment variable.
    case environment(String)
  }
}
