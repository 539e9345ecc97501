/// A short word for a command further down: `tool save` for `tool entry add`.
///
/// The command that declares it, usually the root, takes the word where it takes the names of its subcommands. From there on a
/// line is read as the long one is, and ``ParsedCommand/path`` is that of the long one too. A word for a command directly below
/// is one of its aliases instead.
///
/// ```swift
/// CommandConfiguration(
///   commandName: "tool", subcommands: [Entry.self], shortcuts: [CommandShortcut("save", for: Entry.Add.self)])
/// ```
public struct CommandShortcut: Sendable {
  /// The word.
  public var name: String
  /// The command that it calls, somewhere below the one that declares it.
  public var command: any ParsableCommand.Type
  /// One sentence beside the word in help; empty takes that of the command.
  public var abstract: String

  public init(_ name: String, for command: any ParsableCommand.Type, abstract: String = "") {
    self.name = name
    self.command = command
    self.abstract = abstract
  }
}
