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
      usage: configuration.usage,
      abstract: configuration.abstract,
      discussion: configuration.discussion,
      version: node.version,
      versionDate: node.versionDate,
      shouldDisplay: configuration.shouldDisplay,
      arguments: node.definitions.map(\.description) + node.builtIns.map(\.description),
      helpName: node.builtIns.first { $0.request == .help }?.description.preferredName,
      subcommandGroups: configuration.allGroups.map { group in
        SubcommandGroup(title: group.name, commands: group.subcommands.map(describe))
      },
      sections: configuration.sections,
      examples: configuration.examples)
  }

  private init(listing type: any ParsableCommand.Type, below node: CommandNode) {
    let configuration = type.configuration
    self.init(
      name: type.commandName,
      superCommands: node.path,
      aliases: configuration.aliases,
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

extension CommandConfiguration {
  /// The groups that have commands, the untitled one first.
  var allGroups: [CommandGroup] {
    ([CommandGroup(name: "", subcommands: subcommands)] + groupedSubcommands).filter { !$0.subcommands.isEmpty }
  }

  var allSubcommands: [any ParsableCommand.Type] { allGroups.flatMap(\.subcommands) }
}
