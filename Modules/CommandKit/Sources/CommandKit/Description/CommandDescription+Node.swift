extension CommandDescription {
  /// Describes a command with all below it; the cost grows with the size of that tree.
  init(_ node: CommandNode) {
    let configuration = node.configuration
    self.init(
      name: node.name,
      superCommands: node.superCommands,
      aliases: configuration.aliases,
      abstract: configuration.abstract,
      discussion: configuration.discussion,
      version: node.version,
      versionDate: node.versionDate,
      shouldDisplay: configuration.shouldDisplay,
      arguments: node.definitions.map(\.description) + node.builtIns.map(\.description),
      subcommandGroups: configuration.allGroups.map { group in
        SubcommandGroup(title: group.name, commands: group.subcommands.map { Self(CommandNode($0, below: node)) })
      },
      examples: configuration.examples)
  }
}

extension CommandConfiguration {
  /// The groups that have commands, the untitled one first.
  var allGroups: [CommandGroup] {
    ([CommandGroup(name: "", subcommands: subcommands)] + groupedSubcommands).filter { !$0.subcommands.isEmpty }
  }

  var allSubcommands: [any ParsableCommand.Type] { allGroups.flatMap(\.subcommands) }
}
