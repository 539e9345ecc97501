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
