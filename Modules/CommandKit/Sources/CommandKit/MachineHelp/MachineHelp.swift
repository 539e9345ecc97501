import Foundation

/// The whole grammar of a command as `--experimental-dump-help` prints it.
///
/// The shape is the one swift-argument-parser prints and its tools read: what is empty is left out, a flag with two sides is two
/// flags, and global options stand with every command. What that shape has no place for (examples, variables) is not in it, but
/// for the short words of a command: a reader that doesn't know the key passes over it.
struct MachineHelp: Encodable {
  private let serializationVersion = 0
  private let command: Command

  init(of command: CommandDescription) {
    self.command = Command(command)
  }

  /// The document, indented and with sorted keys, so that equal grammars give equal bytes.
  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(self), as: UTF8.self)
  }
}

extension MachineHelp {
  private struct Command: Encodable {
    let commandName: String
    let abstract: String?
    let discussion: String?
    let aliases: [String]?
    let superCommands: [String]?
    let shouldDisplay: Bool
    let defaultSubcommand: String?
    let subcommands: [Command]?
    let shortcuts: [Shortcut]?
    let arguments: [Argument]?

    struct Shortcut: Encodable {
      let name: String
      /// The names of the commands from the one that declares the word on, without its own.
      let command: [String]
    }

    init(_ command: CommandDescription) {
      commandName = command.name
      abstract = command.abstract.orNil
      discussion = command.discussion.orNil
      aliases = command.aliases.orNil
      superCommands = command.superCommands.orNil
      shouldDisplay = command.shouldDisplay
      defaultSubcommand = command.defaultSubcommand
      subcommands = command.subcommands.map(Self.init).orNil
      shortcuts = command.shortcuts.map { Shortcut(name: $0.name, command: $0.path) }.orNil
      arguments =
        command.arguments.filter { $0.origin != .builtIn || $0.isVisible() }.flatMap { Argument.all(of: $0) }.orNil
    }
  }
}

extension Collection {
  fileprivate var orNil: Self? { isEmpty ? nil : self }
}
