/// A command at its place in a program: a fresh instance with what can be given to it there.
struct CommandNode {
  let command: any ParsableCommand
  let configuration: CommandConfiguration
  let name: String
  /// The commands above, the program's first.
  let ancestors: [CommandNode]
  let version: String
  let versionDate: String
  /// The declarations of the command, without the global options.
  let ownDefinitions: [ArgumentDefinition]
  /// The arguments of the command: its declarations, followed by the global options.
  let definitions: [ArgumentDefinition]
  let builtIns: [BuiltIn]
  private let helpNames: [ArgumentName]
  /// The option groups that the command declares, those within groups included, each after the groups within it.
  let groups: [ResolvedGroup]
  private let globalDefinitions: [ArgumentDefinition]
  let strings: CommandStrings

  init(_ type: any ParsableCommand.Type, below parent: CommandNode?, strings: CommandStrings) {
    self.init(type.init(), name: type.commandName, configuration: type.declaration, below: parent, strings: strings)
  }

  init(_ type: any ParsableCommand.Type, below parent: CommandNode) {
    self.init(type, below: parent, strings: parent.strings)
  }

  private init(
    _ command: any ParsableCommand, name: String, configuration: CommandConfiguration, below parent: CommandNode?,
    strings: CommandStrings
  ) {
    ancestors = parent.map { $0.ancestors + [$0] } ?? []
    let resolved = ResolvedProperties(of: command, below: ancestors.flatMap(\.groups))
    self.command = command
    self.configuration = configuration.translated(strings.phrase)
    self.name = name
    self.strings = strings
    version = configuration.version.isEmpty ? parent?.version ?? "" : configuration.version
    versionDate = configuration.version.isEmpty ? parent?.versionDate ?? "" : configuration.versionDate
    groups = resolved.groups
    ownDefinitions = resolved.definitions.map { $0.translated(strings.phrase) }
    let globals = resolved.globalDefinitions.map { $0.translated(strings.phrase) }
    globalDefinitions = (parent?.globalDefinitions ?? []) + globals
    definitions = ownDefinitions + globalDefinitions
    helpNames = configuration.helpNames?.names(for: "help") ?? parent?.helpNames ?? [.short("h"), .long("help")]
    let taken = definitions.flatMap { $0.description.names + $0.description.inverseNames }
    builtIns = BuiltIn.all(version: version, help: helpNames, strings: strings, taken: Set(taken))
  }
}

extension CommandNode {
  /// The commands on the way to this one, the program's first and this one last.
  var lineage: [CommandNode] { ancestors + [self] }

  var path: [String] { lineage.map(\.name) }

  var superCommands: [String] { ancestors.map(\.name) }

  /// The groups whose options are legal here and below, wherever above they are declared.
  var globalGroups: [any OptionGroupProperty] { lineage.flatMap(\.groups).filter(\.isGlobal).map(\.property) }

  /// The arguments by place, in the order in which they are filled before a `--`.
  var positionals: [ArgumentDefinition] {
    let all = definitions.filter { $0.description.kind == .positional && $0.description.parsing != .postTerminator }
    return all.filter { $0.description.parsing != .allUnrecognized }
      + all.filter { $0.description.parsing == .allUnrecognized }
  }

  /// The list that takes the words after a `--`.
  var afterTerminator: ArgumentDefinition? { definitions.first { $0.description.parsing == .postTerminator } }

  /// The list that takes the options that are none of the command's.
  var unrecognized: ArgumentDefinition? { definitions.first { $0.description.parsing == .allUnrecognized } }

  /// Whether an argument takes all words from the first value on, whatever they begin with.
  var capturesRest: Bool { definitions.contains { $0.description.capturesRest } }

  var hasSubcommands: Bool { !configuration.allSubcommands.isEmpty }

  /// The command that a word calls below this one, the built-in `help` included.
  func child(named word: String) -> CommandNode? {
    let declared = configuration.allSubcommands.first { type in
      type.commandName == word || type.declaration.aliases.contains(word)
    }
    if let declared { return CommandNode(declared, below: self) }
    if let called = node(calledBy: word) { return called }
    return word == HelpCommand.commandName && hasSubcommands ? helpCommand : nil
  }

  /// The command below that a line is for where it names none.
  var defaultChild: CommandNode? { configuration.defaultSubcommand.map { CommandNode($0, below: self) } }

  /// The commands that a line is for where it names none, from the one directly below on.
  var defaultChildren: [CommandNode] { defaultChild.map { [$0] + $0.defaultChildren } ?? [] }

  /// The command further down that a short word calls, as it is reached by its long name.
  private func node(calledBy shortcut: String) -> CommandNode? {
    guard let called = configuration.allShortcuts.first(where: { $0.name == shortcut })?.command else { return nil }
    return configuration.way(to: called)?.reduce(self) { CommandNode($1, below: $0) }
  }

  /// The short words for commands that help names.
  var shownShortcuts: [CommandShortcut] { configuration.allShortcuts.filter { $0.command.declaration.shouldDisplay } }

  /// The text beside a short word: its own, or that of the command it calls.
  func abstract(of shortcut: CommandShortcut) -> String {
    shortcut.abstract.isEmpty ? strings.phrase(shortcut.command.declaration.abstract) : shortcut.abstract
  }

  private var helpCommand: CommandNode {
    var configuration = HelpCommand.declaration
    configuration.abstract = strings.help.helpCommandAbstract
    return CommandNode(
      HelpCommand(strings: strings), name: HelpCommand.commandName, configuration: configuration, below: self,
      strings: strings)
  }
}
