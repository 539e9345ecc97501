extension CommandDescription {
  /// Describes a command with all below it; the cost grows with the size of that tree.
  init(_ node: CommandNode) {
    self.init(node) { Self(CommandNode($0, below: node)) }
  }

  /// Describes a command for its own help: those directly below it by name and abstract alone, whatever the size of the tree.
  init(page node: CommandNode) {
    self.init(node) { Self(listing: $0, below: node) }
  }

  private init(_ node: CommandNode, below describe: (any ParsableCommand.Type) -> Self) {
    let configuration = node.configuration
    self.init(
      name: node.name,
      superCommands: node.superCommands,
      aliases: configuration.aliases,
      suggestion: configuration.suggestion,
      usage: configuration.usage,
      abstract: configuration.abstract,
      discussion: configuration.discussion,
      version: node.version,
      versionDate: node.versionDate,
      shouldDisplay: configuration.shouldDisplay,
      defaultSubcommand: configuration.defaultSubcommand?.commandName,
      arguments: node.definitions.map(\.description) + node.builtIns.map(\.description),
      helpName: node.builtIns.first { $0.request == .help }?.description.preferredName,
      optionsHelp: node.optionsHelp,
      shortCommandLines: node.shortCommandLines,
      subcommandGroups: configuration.allGroups.map { group in
        SubcommandGroup(
          title: group.name, commands: group.subcommands.map(describe),
          shortcuts: group.shortcuts.map { Shortcut($0, of: node) }, listing: group.listing)
      },
      sections: configuration.sections,
      examples: configuration.examples)
  }

  private init(listing type: any ParsableCommand.Type, below node: CommandNode) {
    let configuration = type.declaration
    self.init(
      name: type.commandName,
      superCommands: node.path,
      aliases: configuration.aliases,
      suggestion: configuration.suggestion,
      abstract: node.strings.phrase(configuration.abstract),
      discussion: "",
      version: "",
      versionDate: "",
      shouldDisplay: configuration.shouldDisplay,
      arguments: [],
      subcommandGroups: [],
      sections: [],
      examples: [])
  }
}

extension CommandDescription {
  /// Describes the options of which the help of a command lists only the names, as if they were a command's.
  init(optionsOf node: CommandNode) {
    self.init(page: node)
    let listed = arguments.filter(\.isListedByName)
    self.init(
      name: HelpCommand.optionsTopic, superCommands: node.path + [HelpCommand.commandName], aliases: [], usage: "",
      abstract: "", discussion: "", version: version, versionDate: versionDate, shouldDisplay: true,
      arguments: listed.map { argument in
        var row = argument
        row.isListedByName = false
        return row
      },
      subcommandGroups: [], sections: [], examples: [])
  }
}

extension CommandNode {
  /// The line that asks for the options of which help lists only the names.
  fileprivate var optionsHelp: String? {
    lineage.first(where: \.hasOptionsTopic).map {
      ($0.path + [HelpCommand.commandName, HelpCommand.optionsTopic]).joined(separator: " ")
    }
  }

  /// Whether `help options` below the command is about options: unless it is about a command of that name.
  var hasOptionsTopic: Bool {
    guard hasSubcommands, definitions.contains(where: { $0.description.isListedByName }) else { return false }
    let names = configuration.allSubcommands.flatMap { [$0.commandName] + $0.declaration.aliases }
    let words = Set(names + configuration.allShortcuts.map(\.name))
    return words.isDisjoint(with: [HelpCommand.commandName, HelpCommand.optionsTopic])
  }
}

extension CommandDescription.Shortcut {
  fileprivate init(_ shortcut: CommandShortcut, of node: CommandNode) {
    self.init(
      name: shortcut.name,
      path: node.configuration.way(to: shortcut.command)?.map { $0.commandName } ?? [],
      abstract: node.abstract(of: shortcut),
      shouldDisplay: shortcut.command.declaration.shouldDisplay)
  }
}

extension CommandNode {
  /// The lines that call the command by a short word of a command above.
  fileprivate var shortCommandLines: [String] {
    ancestors.flatMap { ancestor in
      ancestor.configuration.allShortcuts.filter { $0.command == type(of: command) }.map {
        (ancestor.path + [$0.name]).joined(separator: " ")
      }
    }
  }
}

extension CommandConfiguration {
  /// The groups that list anything, the untitled one first.
  var allGroups: [CommandGroup] {
    ([CommandGroup(name: "", subcommands: subcommands, shortcuts: shortcuts)] + groupedSubcommands)
      .filter { !$0.subcommands.isEmpty || !$0.shortcuts.isEmpty }
  }

  var allSubcommands: [any ParsableCommand.Type] { allGroups.flatMap(\.subcommands) }

  var allShortcuts: [CommandShortcut] { allGroups.flatMap(\.shortcuts) }

  /// The commands on the way down to one, that one the last; nil where it isn't below.
  func way(to command: any ParsableCommand.Type) -> [any ParsableCommand.Type]? {
    for child in allSubcommands {
      if child == command { return [child] }
      if let rest = child.configuration.way(to: command) { return [child] + rest }
    }
    return nil
  }
}
