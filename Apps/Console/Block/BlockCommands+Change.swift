import CommandKit
import DependencyKit
import ModuloBlock
import ModuloModels
import ModuloNavigation
import ModuloScreens

extension BlockCommands {
  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change a block.",
        discussion:
          "Only what is given changes. What was tracked of it stays. In another group it becomes the last one.",
        suggestion: .change,
        examples: [CommandExample("modulo block edit reading --tint teal-2")])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @Option(help: .blockName, allowsEmpty: true)
    var name: String?

    @Option(help: ArgumentHelp("Its group.", valueName: "group"), completion: .groups)
    var group: String?

    @OptionGroup var look: BlockLookOptions

    mutating func validate() throws(ValidationError) {
      if name == nil, group == nil, look.icon == nil, look.tint == nil {
        throw ValidationError("Give what to change: '--name', '--group', '--icon' or '--tint'.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let (block, group) = (try session.block(block), try group.map { try session.group($0) })
      let screen = try session.open(.block(.update(block)), as: BlockFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let name { await form.send(.name(name)) }
      if let group { await form.send(.group(group)) }
      await look.send(to: form)
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved?.block, BlockJSON.block.json)
    }
  }

  struct Move: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Move a block to another place or into another group.",
        discussion: "Without --to it becomes the last one of its group.",
        examples: [
          CommandExample("modulo block move reading --to 0", abstract: "Make it the first of its group"),
          CommandExample("modulo block move reading --group Work"),
        ])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @Option(help: ArgumentHelp("The group to move it into.", valueName: "group"), completion: .groups)
    var group: String?

    @Option(help: ArgumentHelp("The place, from 0 for the first.", valueName: "position"))
    var to: PositionArgument?

    mutating func validate() throws(ValidationError) {
      if group == nil, to == nil { throw ValidationError("Give where to: '--group' or '--to'.") }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let (block, group) = (try session.block(block), try group.map { try session.group($0) })
      let screen = try session.open(.block(.list(group: nil)), as: BlocksListScreen.self)
      await screen.viewModel.send(.move(block, to: group, at: to?.position))
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.parts, BlockJSON.list.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a block and what was tracked of it.",
        discussion: "It asks first. A running or paused session of it is stopped.",
        suggestion: .deletion)
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .block(.deletion(session.block(block, for: .deletion))), as: BlockDeletionScreen.self, confirmation
      ) { BlockJSON.block.json($0.block) }
    }
  }
}
