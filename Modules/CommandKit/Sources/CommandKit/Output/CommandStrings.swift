/// Every word the Kit itself prints, and the language of what a program declares. English unless a program brings its
/// own.
///
/// Texts are complete with their punctuation, because that differs between languages; those with a part to fill in are
/// functions.
public struct CommandStrings: Sendable {
  /// The words of help and of the built-in options.
  public var help = Help()
  /// The words of errors.
  public var errors = Errors()
  /// The headings of manual pages.
  public var manual = Manual()
  /// Puts a text of the program's declarations into the language: an abstract, a discussion, the title of a group, the
  /// name of a value, the message of a ``ValidationError``, why a type refuses a value. A text is declared in one
  /// language, in which it is its own key.
  public var phrase: @Sendable (_ text: String) -> String = { $0 }

  /// Starts from the English words.
  public init() {}

  /// The texts of swift-argument-parser.
  public static let english = CommandStrings()
}

extension CommandStrings {
  /// The words of help.
  public struct Help: Sendable {
    /// Before the abstract of a command.
    public var overview = "OVERVIEW:"
    /// Before the usage line in help.
    public var usage = "USAGE:"
    /// Before the short words that call a command too.
    public var also = "ALSO:"
    /// The heading of what is given without a name.
    public var arguments = "ARGUMENTS:"
    /// The heading of a command's own options.
    public var options = "OPTIONS:"
    /// The heading of the options that every command has.
    public var globalOptions = "GLOBAL OPTIONS:"
    /// Joins the names of the options that help doesn't list further, and the line that asks for them.
    public var namedOptions: @Sendable (_ names: [String], _ command: String) -> String = { names, command in
      "\(names.joined(separator: ", ")). See '\(command)'."
    }
    /// The heading of the subcommands without a group.
    public var subcommands = "SUBCOMMANDS:"
    /// Joins the names of the default subcommand, in a list of subcommands, and the mark that it is the one.
    public var defaultSubcommand: @Sendable (_ names: String) -> String = { "\($0) (default)" }
    /// The heading of the short words without a group.
    public var shortcuts = "SHORTCUTS:"
    /// The heading of the examples.
    public var examples = "EXAMPLES:"
    /// The heading of a titled option group.
    public var optionGroup: @Sendable (_ title: String) -> String = { "\($0.uppercased()):" }
    /// The heading of a titled group of subcommands.
    public var subcommandGroup: @Sendable (_ title: String) -> String = { "\($0.uppercased()) SUBCOMMANDS:" }
    /// Stands for the options that a long usage line leaves out.
    public var optionsPlaceholder = "options"
    /// Stands for a subcommand in a usage line.
    public var subcommandPlaceholder = "subcommand"
    /// The default value of an argument; help puts it in round brackets.
    public var defaultValue: @Sendable (_ value: String) -> String = { "default: \($0)" }
    /// The allowed values of an argument; help puts them in round brackets.
    public var allowedValues: @Sendable (_ values: [String]) -> String = { "values: \($0.joined(separator: ", "))" }
    /// The further names of an option; help puts them in round brackets.
    public var aliases: @Sendable (_ names: [String]) -> String = { "also: \($0.joined(separator: ", "))" }
    /// Between the allowed values of an argument, its default value and its further names.
    public var noteSeparator = "; "
    /// Names the environment variable an option falls back on; help puts it in square brackets.
    public var environment: @Sendable (_ name: String) -> String = { "env: \($0)" }
    /// Beside `--version`.
    public var versionAbstract = "Show the version."
    /// Beside `--help`.
    public var helpAbstract = "Show help information."
    /// Beside the subcommand `help`.
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
    /// Before the name of the command, and what it is for.
    public var name = "NAME"
    /// Before the usage line.
    public var synopsis = "SYNOPSIS"
    /// Before the discussion of the command.
    public var description = "DESCRIPTION"
    /// Before the command's own options.
    public var options = "OPTIONS"
    /// Before the subcommands.
    public var commands = "COMMANDS"
    /// Before the options that every command has.
    public var globalOptions = "GLOBAL OPTIONS"
    /// Before the variables that options fall back on.
    public var environment = "ENVIRONMENT"
    /// Before the examples.
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
    /// The beginning of the usage line.
    public var usage = "Usage:"
    /// The last line of a usage error.
    public var footer: @Sendable (_ command: String) -> String = { "See '\($0)' for more information." }

    /// No option has this name.
    public var unknownOption: @Sendable (_ option: String) -> String = { "Unknown option '\($0)'" }
    /// Also said of a word that names no subcommand.
    public var unexpectedArgument: @Sendable (_ word: String) -> String = { "Unexpected argument '\($0)'" }
    /// More words than the command takes; there are at least two.
    public var unexpectedArguments: @Sendable (_ words: [String]) -> String = {
      "\($0.count) unexpected arguments: \($0.map { "'\($0)'" }.joined(separator: ", "))"
    }
    /// Joins a message and the name that was probably meant.
    public var didYouMean: @Sendable (_ message: String, _ name: String) -> String = { "\($0). Did you mean '\($1)'?" }
    /// The message of an unknown option when no option is like it; the message as it is, unless a program adds to it.
    public var noSimilarOption: @Sendable (_ message: String) -> String = { $0 }
    /// Joins a message on words too many and the text that they may be part of, in quotes; the message as it is, unless a
    /// program adds to it.
    public var useQuotes: @Sendable (_ message: String, _ quoted: String) -> String = { message, _ in message }
    /// Joins a message and the commands that a word names elsewhere; there are at least two.
    public var didYouMeanOneOf: @Sendable (_ message: String, _ commands: [String]) -> String = { message, commands in
      "\(message). Did you mean one of these?\n" + commands.map { "  - \($0)" }.joined(separator: "\n")
    }
    /// An option stands without the value that it takes.
    public var missingValue: @Sendable (_ argument: String) -> String = { "Missing value for '\($0)'" }
    /// A required argument is missing.
    public var missingArgument: @Sendable (_ argument: String) -> String = { "Missing expected argument '\($0)'" }
    /// None of several is given, of which one has to be.
    public var missingOneOf: @Sendable (_ names: [String]) -> String = {
      "Missing one of: \($0.map { "'\($0)'" }.joined(separator: ", "))"
    }
    /// The argument's type doesn't read the value.
    public var invalidValue: @Sendable (_ value: String, _ argument: String) -> String = {
      "The value '\($0)' is invalid for '\($1)'"
    }
    /// An invalid value that came from the environment.
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
    /// Two flags are given of which only one may be.
    public var contradictoryFlags: @Sendable (_ earlier: String, _ later: String) -> String = {
      "'\($1)' can't be given together with '\($0)'"
    }
    /// A flag has a value, as in `--verbose=2`.
    public var unexpectedValue: @Sendable (_ option: String, _ value: String) -> String = {
      "The option '\($0)' does not take any value, but '\($1)' was specified."
    }
  }
}
