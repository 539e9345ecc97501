/// A command at its place in a program: a fresh instance with what can be given to it there.
struct CommandNode {
  let command: any ParsableCommand
  let configuration: CommandConfiguration
  let name: String
  let superCommands: [String]
  let version: String
  let versionDate: String
  /// What the command declares, followed by the global options.
  let definitions: [ArgumentDefinition]
  let builtIns: [BuiltIn]
  /// The groups to validate with the command.
  let groups: [any OptionGroupProperty]
  let globalGroups: [any OptionGroupProperty]
  private let globalDefinitions: [ArgumentDefinition]
  let strings: CommandStrings

  init(_ type: any ParsableCommand.Type, below parent: CommandNode?, strings: CommandStrings) {
    self.init(type.init(), name: type.commandName, configuration: type.configuration, below: parent, strings: strings)
  }

  init(_ type: any ParsableCommand.Type, below parent: CommandNode) {
    self.init(type, below: parent, strings: parent.strings)
  }

  private init(
    _ command: any ParsableCommand, name: String, configuration: CommandConfiguration, below parent: CommandNode?,
    strings: CommandStrings
  ) {
    let inherited = parent?.globalGroups ?? []
    let declared = DeclaredProperties(of: command).resolved(besides: inherited)
    self.command = command
    self.configuration = configuration.translated(strings.phrase)
    self.name = name
    self.strings = strings
    superCommands = parent?.path ?? []
    version = configuration.version.isEmpty ? parent?.version ?? "" : configuration.version
    versionDate = configuration.version.isEmpty ? parent?.versionDate ?? "" : configuration.versionDate
    globalGroups = inherited + declared.globals
    groups = globalGroups + declared.groups
    let globals = declared.globals.flatMap(\.definitions).map { $0.translated(strings.phrase) }
    globalDefinitions = (parent?.globalDefinitions ?? []) + globals
    definitions = declared.definitions.map { $0.translated(strings.phrase) } + globalDefinitions
    let taken = definitions.flatMap { $0.description.names + $0.description.inverseNames }
    builtIns = BuiltIn.all(version: version, strings: strings, taken: Set(taken))
  }
}

extension CommandNode {
  var path: [String] { superCommands + [name] }

  var positionals: [ArgumentDefinition] { definitions.filter { $0.description.kind == .positional } }

  var hasSubcommands: Bool { !configuration.allSubcommands.isEmpty }

  /// The command that a word calls below this one, the built-in `help` included.
  func child(named word: String) -> CommandNode? {
    let declared = configuration.allSubcommands.first { type in
      type.commandName == word || type.configuration.aliases.contains(word)
    }
    if let declared { return CommandNode(declared, below: self) }
    return word == HelpCommand.commandName && hasSubcommands ? helpCommand : nil
  }

  /// The words that call the displayed commands below this one.
  var childNames: [String] {
    configuration.allSubcommands.filter { $0.configuration.shouldDisplay }.flatMap { type in
      [type.commandName] + type.configuration.aliases
    } + [HelpCommand.commandName]
  }

  private var helpCommand: CommandNode {
    var configuration = HelpCommand.configuration
    configuration.abstract = strings.help.helpCommandAbstract
    return CommandNode(
      HelpCommand(strings: strings), name: HelpCommand.commandName, configuration: configuration, below: self,
      strings: strings)
  }
}

extension DeclaredProperties {
  /// The declared properties without the global groups that are declared above; those share the values above from now on.
  fileprivate func resolved(
    besides inherited: [any OptionGroupProperty]
  ) -> (definitions: [ArgumentDefinition], groups: [any OptionGroupProperty], globals: [any OptionGroupProperty]) {
    var definitions: [ArgumentDefinition] = []
    var groups: [any OptionGroupProperty] = []
    var globals: [any OptionGroupProperty] = []
    for property in all {
      switch property {
      case .argument(let definition): definitions.append(definition)
      case .group(let group) where inherited.contains(where: group.share): break
      case .group(let group) where group.isGlobal: globals.append(group)
      case .group(let group):
        definitions += group.definitions
        groups.append(group)
      }
    }
    return (definitions, groups, globals)
  }
}
