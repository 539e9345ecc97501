/// All there is to say of one command and, below it, of its subcommands.
///
/// Help, errors, completions, machine-readable help and manual pages are all made from this value.
/// ``Parser/description`` gives the whole tree of a program.
public struct CommandDescription: Hashable, Sendable {
  /// A run of subcommands that are listed together.
  public struct SubcommandGroup: Hashable, Sendable {
    /// The heading; empty for the subcommands that are not in a titled group.
    public internal(set) var title: String
    /// The subcommands in the order in which help lists them, hidden ones included.
    public internal(set) var commands: [CommandDescription]
    /// The short words in the order in which help lists them, those of hidden commands included.
    public internal(set) var shortcuts: [Shortcut] = []
    /// How help lists them.
    public internal(set) var listing = HelpListing.rows
  }

  /// A word that calls a command further down.
  public struct Shortcut: Hashable, Sendable {
    /// The word.
    public internal(set) var name: String
    /// The names of the commands on the way to the one that it calls, that one's the last. Empty where the command isn't below,
    /// so that the word calls nothing.
    public internal(set) var path: [String]
    /// One sentence; may be empty.
    public internal(set) var abstract: String
    /// Whether help and completions name the word.
    public internal(set) var shouldDisplay: Bool
  }

  /// The word that calls the command.
  public internal(set) var name: String
  /// The names of the commands above, the program's first.
  public internal(set) var superCommands: [String]
  /// Other words that call it.
  public internal(set) var aliases: [String]
  /// The unknown words whose error suggests it.
  public internal(set) var suggestion = ArgumentSuggestion.similarNames
  /// The usage line in place of the derived one; empty leaves the line out, nil derives it.
  public internal(set) var usage: String?
  /// One sentence; may be empty.
  public internal(set) var abstract: String
  /// Paragraphs; may be empty.
  public internal(set) var discussion: String
  /// The output of `--version`; empty when there is no such option.
  public internal(set) var version: String
  /// The day of that version; empty when it isn't said.
  public internal(set) var versionDate: String
  /// Whether help and completions name the command.
  public internal(set) var shouldDisplay: Bool
  /// The name of the subcommand that a line is for where it names none; nil without one.
  public internal(set) var defaultSubcommand: String?
  /// Everything the command takes: its own arguments, the global options, then the built-in ones.
  public internal(set) var arguments: [ArgumentDescription]
  /// The name by which an error says where help is; nil when no option asks for it.
  public internal(set) var helpName: ArgumentName?
  /// The line that asks for the options of which help lists only the names; nil where there are none, or no such line.
  public internal(set) var optionsHelp: String?
  /// The lines that call the command by a short word: `tool save` for `tool entry add`.
  public internal(set) var shortCommandLines: [String] = []
  /// What has no title first; no group is empty.
  public internal(set) var subcommandGroups: [SubcommandGroup]
  /// Further sections, beside the arguments.
  public internal(set) var sections: [CommandSection]
  /// Command lines worth copying.
  public internal(set) var examples: [CommandExample]
}

extension CommandDescription {
  /// The words that call the command from the shell: `tool data export`.
  public var commandLine: String { (superCommands + [name]).joined(separator: " ") }

  /// The subcommands of all groups.
  public var subcommands: [CommandDescription] { subcommandGroups.flatMap(\.commands) }

  /// The short words of all groups.
  public var shortcuts: [Shortcut] { subcommandGroups.flatMap(\.shortcuts) }

  /// Whether help names any subcommand.
  public var listsSubcommands: Bool {
    subcommands.contains(where: \.shouldDisplay) || shortcuts.contains(where: \.shouldDisplay)
  }

  /// This command and all below it, each before its own subcommands.
  public var flattened: [CommandDescription] { [self] + subcommands.flatMap(\.flattened) }
}
