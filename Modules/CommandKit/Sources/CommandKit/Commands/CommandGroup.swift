/// Subcommands that help lists together under a title.
public struct CommandGroup: Sendable {
  /// The title, written as in running text; help upper-cases it.
  public var name: String
  /// The group's commands, in the order in which help lists them.
  public var subcommands: [any ParsableCommand.Type]

  public init(name: String, subcommands: [any ParsableCommand.Type]) {
    self.name = name
    self.subcommands = subcommands
  }
}
