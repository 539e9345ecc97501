/// Every word the Kit itself prints. English unless a program brings its own.
///
/// Texts are complete with their punctuation, because that differs between languages; those with a part to fill in are functions.
public struct CommandStrings: Sendable {
  /// The words of help and of the built-in options.
  public var help = Help()
  /// The words of errors.
  public var errors = Errors()
  /// The headings of manual pages.
  public var manual = Manual()

  /// Starts from the English words.
  public init() {}

  /// What swift-argument-parser says.
  public static let english = CommandStrings()
}

extension CommandStrings {
  /// The words of help.
  public struct Help: Sendable {
    public var overview = "OVERVIEW:"
    public var usage = "USAGE:"
    public var arguments = "ARGUMENTS:"
    public var options = "OPTIONS:"
    public var globalOptions = "GLOBAL OPTIONS:"
    public var subcommands = "SUBCOMMANDS:"
    public var examples = "EXAMPLES:"
    /// The heading of a titled option group.
    public var optionGroup: @Sendable (_ title: String) -> String = { "\($0.uppercased()):" }
    /// The heading of a titled group of subcommands.
    public var subcommandGroup: @Sendable (_ title: String) -> String = { "\($0.uppercased()) SUBCOMMANDS:" }
    /// Stands for the options that a long usage line leaves out.
    public var optionsPlaceholder = "options"
    /// Stands for a subcommand in a usage line.
    public var subcommandPlaceholder = "subcommand"
    public var defaultValue: @Sendable (_ value: String) -> String = { "default: \($0)" }
    public var allowedValues: @Sendable (_ values: [String]) -> String = { "values: \($0.joined(separator: ", "))" }
    /// Names the environment variable an option falls back on; help puts it in square brackets.
    public var environment: @Sendable (_ name: String) -> String = { "env: \($0)" }
    public var versionAbstract = "Show the version."
    public var helpAbstract = "Show help information."
    public var helpCommandAbstract = "Show subcommand help information."
    /// Beside `--man`, an option of `help`.
    public var manualAbstract = "Print a manual page, for 'man -l -'."
    /// The last line of a help that lists subcommands.
    public var footer: @Sendable (_ command: String) -> String = { "See '\($0)' for detailed help." }
  }
}

extension CommandStrings {
  /// The headings of manual pages, which readers and indexes look for in these very words.
  public struct Manual: Sendable {
    public var name = "NAME"
    public var synopsis = "SYNOPSIS"
    public var description = "DESCRIPTION"
    public var options = "OPTIONS"
    public var commands = "COMMANDS"
    public var globalOptions = "GLOBAL OPTIONS"
    public var environment = "ENVIRONMENT"
    public var examples = "EXAMPLES"
  }
}

extension CommandStrings {
  /// The words of errors.
  public struct Errors: Sendable {
    /// The first line of every error.
    public var error: @Sendable (_ message: String) -> String = { "Error: \($0)" }
    /// The line that repeats the help of the argument in question.
    public var help: @Sendable (_ label: String, _ abstract: String) -> String = { "Help:  \($0)  \($1)" }
    /// What the usage line begins with.
    public var usage = "Usage:"
    /// The last line of a usage error.
    public var footer: @Sendable (_ command: String) -> String = { "See '\($0)' for more information." }
    /// What a second reading of the same mistake begins with, below the first.
    public var alternative: @Sendable (_ message: String) -> String = { "   or: \($0)" }

    public var unknownOption: @Sendable (_ option: String) -> String = { "Unknown option '\($0)'" }
    /// Also said of a word that names no subcommand.
    public var unexpectedArgument: @Sendable (_ word: String) -> String = { "Unexpected argument '\($0)'" }
    public var unexpectedArguments: @Sendable (_ words: [String]) -> String = {
      "\($0.count) unexpected arguments: \($0.map { "'\($0)'" }.joined(separator: ", "))"
    }
    /// Joins a message and the name that was probably meant.
    public var didYouMean: @Sendable (_ message: String, _ name: String) -> String = { "\($0). Did you mean '\($1)'?" }
    public var missingValue: @Sendable (_ argument: String) -> String = { "Missing value for '\($0)'" }
    public var missingArgument: @Sendable (_ argument: String) -> String = { "Missing expected argument '\($0)'" }
    public var missingOneOf: @Sendable (_ names: [String]) -> String = {
      "Missing one of: \($0.map { "'\($0)'" }.joined(separator: ", "))"
    }
    public var invalidValue: @Sendable (_ value: String, _ argument: String) -> String = {
      "The value '\($0)' is invalid for '\($1)'"
    }
    /// What an invalid value says when it came from the environment.
    public var invalidEnvironment: @Sendable (_ value: String, _ variable: String, _ argument: String) -> String = {
      "The value '\($0)' of the environment variable \($1) is invalid for '\($2)'"
    }
    /// Joins a message and the reason that the value's type gives.
    public var reason: @Sendable (_ message: String, _ reason: String) -> String = { "\($0): \($1)" }
    /// Joins a message and the values that would have been accepted; there is at least one.
    public var provideOneOf: @Sendable (_ message: String, _ values: [String]) -> String = { message, values in
      let quoted = values.map { "'\($0)'" }
      if values.count > 5 {
        return "\(message). Please provide one of the following:\n" + values.map { "  - \($0)" }.joined(separator: "\n")
      }
      let all = [quoted.dropLast().joined(separator: ", "), quoted.last ?? ""].filter { !$0.isEmpty }
      return "\(message). Please provide one of \(all.joined(separator: values.count > 2 ? " or " : " and "))."
    }
    /// There is no completion script for this shell, or nil: for the one in use; the list names those there are.
    public var unsupportedShell: @Sendable (_ shell: String?, _ all: [String]) -> String = { shell, all in
      let problem = shell.map { "Can't generate completion scripts for '\($0)'." }
      return (problem ?? "Can't autodetect a supported shell.")
        + "\nPlease use --generate-completion-script=<shell> with one of:\n    \(all.joined(separator: " "))"
    }
    public var unexpectedValue: @Sendable (_ option: String, _ value: String) -> String = {
      "The option '\($0)' does not take any value, but '\($1)' was specified."
    }
  }
}
