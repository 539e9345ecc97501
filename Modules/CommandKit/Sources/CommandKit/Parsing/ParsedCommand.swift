/// A command with its values, ready to run.
public struct ParsedCommand {
  /// The command, filled and validated.
  public let command: any ParsableCommand
  private let node: CommandNode

  init(command: any ParsableCommand, node: CommandNode) {
    self.command = command
    self.node = node
  }

  /// The names of the commands on the way to this one, the program's first and its own last.
  public var path: [String] { node.path }

  /// What was given for the arguments that the command itself declares, in the order of their declaration: the same for
  /// every line that gives the same words, whatever their order and the names by which they are given.
  public var given: [GivenArgument] {
    node.ownDefinitions.compactMap { definition in
      let words = definition.receiver.words
      return words.isEmpty ? nil : GivenArgument(description: definition.description, words: words)
    }
  }

  /// The command with all below it; the cost grows with the size of that tree.
  public var description: CommandDescription { CommandDescription(node) }

  /// The command as its help describes it.
  var page: CommandDescription { CommandDescription(page: node) }

  /// The values of a global option group, whether the command itself declares the group or not.
  ///
  /// - Returns: nil when neither the command nor one above it declares a group of that type as global.
  public func globalOptions<Group: ParsableArguments>(_ type: Group.Type) -> Group? {
    for group in node.globalGroups {
      if let found = group.arguments as? Group { return found }
    }
    return nil
  }

  /// Runs the command.
  ///
  /// - Throws: whatever the command throws.
  @MainActor public func run() async throws {
    var command = command
    try await command.run()
  }
}

/// An argument, and the words that were given for it.
public struct GivenArgument: Sendable {
  /// The argument as help describes it.
  public let description: ArgumentDescription
  /// The words as they were given, on the line or by the environment; of a flag, `true` or the side that was chosen.
  public let words: [String]
}
