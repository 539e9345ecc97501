/// The configuration of a command: its name, its texts and its subcommands.
public struct CommandConfiguration: Sendable {
  /// The word that calls the command; nil takes the type's name in kebab-case.
  public var commandName: String?
  /// One sentence, shown first in the command's own help and beside its name in its parent's.
  public var abstract: String
  /// The usage line, the program's name included; nil derives it from the declarations, and an empty text leaves it
  /// out.
  public var usage: String?
  /// Paragraphs that follow the abstract in the command's own help. Line breaks are kept, long lines wrap.
  public var discussion: String
  /// The output of `--version` here and in every command below; empty inherits the parent's, and without any there is
  /// no `--version`.
  public var version: String
  /// The day of that version, as `2026-04-12`. Manual pages are dated by it; inherited with the version.
  public var versionDate: String
  /// Whether help, suggestions and completions name the command. A hidden command can still be called.
  public var shouldDisplay: Bool
  /// The commands below that help lists without a title of their own.
  public var subcommands: [any ParsableCommand.Type]
  /// The commands below that help lists under titles, after the untitled ones.
  public var groupedSubcommands: [CommandGroup]
  /// The subcommand that a line is for where it names none: it reads what this command doesn't know, and is run.
  ///
  /// It is one of the subcommands. Help is asked for by the command itself, unless something for the subcommand stands before.
  public var defaultSubcommand: (any ParsableCommand.Type)?
  /// Short words for commands further down, which help lists under a heading of their own. Those of a group are listed there.
  public var shortcuts: [CommandShortcut]
  /// Other words that call the command.
  public var aliases: [String]
  /// The unknown words whose error suggests the command, where help names it.
  public var suggestion: ArgumentSuggestion
  /// The names that ask for help here and in every command below, made as for a property `help`; nil inherits the
  /// parent's, and a root's are then `-h` and `--help`.
  public var helpNames: NameSpecification?
  /// Further sections of help and manual, between the arguments and the examples.
  public var sections: [CommandSection]
  /// Command lines worth copying, the last section of the command's help.
  public var examples: [CommandExample]

  public init(
    commandName: String? = nil,
    abstract: String = "",
    usage: String? = nil,
    discussion: String = "",
    version: String = "",
    versionDate: String = "",
    shouldDisplay: Bool = true,
    subcommands: [any ParsableCommand.Type] = [],
    groupedSubcommands: [CommandGroup] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil,
    shortcuts: [CommandShortcut] = [],
    aliases: [String] = [],
    suggestion: ArgumentSuggestion = .similarNames,
    helpNames: NameSpecification? = nil,
    sections: [CommandSection] = [],
    examples: [CommandExample] = []
  ) {
    self.commandName = commandName
    self.abstract = abstract
    self.usage = usage
    self.discussion = discussion
    self.version = version
    self.versionDate = versionDate
    self.shouldDisplay = shouldDisplay
    self.subcommands = subcommands
    self.groupedSubcommands = groupedSubcommands
    self.defaultSubcommand = defaultSubcommand
    self.shortcuts = shortcuts
    self.aliases = aliases
    self.suggestion = suggestion
    self.helpNames = helpNames
    self.sections = sections
    self.examples = examples
  }
}
