import Foundation

/// The whole grammar of a command as `--experimental-dump-help` prints it.
///
/// The shape is the one swift-argument-parser prints and its tools read: what is empty is left out, a flag with two sides is two
/// flags, and global options stand with every command. What that shape has no place for (examples, variables) is not in it.
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
    let subcommands: [Command]?
    let arguments: [Argument]?

    init(_ command: CommandDescription) {
      commandName = command.name
      abstract = command.abstract.orNil
      discussion = command.discussion.orNil
      aliases = command.aliases.orNil
      superCommands = command.superCommands.orNil
      shouldDisplay = command.shouldDisplay
      subcommands = command.subcommands.map(Self.init).orNil
      arguments =
        command.arguments.filter { $0.origin != .builtIn || $0.isVisible() }.flatMap { Argument.all(of: $0) }.orNil
    }
  }
}

extension Collection {
  fileprivate var orNil: Self? { isEmpty ? nil : self }
}
