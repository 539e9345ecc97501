/// Subcommands, and short words for commands further down, that help lists together under a title.
public struct CommandGroup: Sendable {
  /// The title, written as in running text; help upper-cases it.
  public var name: String
  /// The group's commands, in the order in which help lists them.
  public var subcommands: [any ParsableCommand.Type]
  /// The group's short words, which help lists before its commands.
  public var shortcuts: [CommandShortcut]
  /// How help lists the group.
  public var listing: HelpListing

  public init(
    name: String, subcommands: [any ParsableCommand.Type] = [], shortcuts: [CommandShortcut] = [],
    listing: HelpListing = .rows
  ) {
    self.listing = listing
    self.name = name
    self.subcommands = subcommands
    self.shortcuts = shortcuts
  }
}
