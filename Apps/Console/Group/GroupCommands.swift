import CommandKit
import DependencyKit
import ModuloBlock
import ModuloModels
import ModuloNavigation
import ModuloScreens

/// `modulo group …`
struct GroupCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "group", abstract: "Groups of blocks.",
      subcommands: [Add.self, List.self, Edit.self, Move.self, Delete.self])
  }
}

extension GroupCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Add a group.", suggestion: .addition,
        examples: [CommandExample("modulo group add Work")])
    }

    @Argument(help: .groupName)
    var name: String

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.blockGroup(.create), as: BlockGroupFormScreen.self)
      let form = screen.viewModel
      await form.send(.name(name))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, BlockGroupJSON.group.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the groups in their order, with the number of their blocks.", suggestion: .list)
    }

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.blockGroup(.list), as: BlockGroupsListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Rename a group.", suggestion: .change,
        examples: [CommandExample("modulo group edit work --name Office")])
    }

    @Argument(help: .group, completion: .groups)
    var group: String

    @Option(help: .groupName, allowsEmpty: true)
    var name: String

    mutating func run(in session: ConsoleSession) async throws {
      let group = try session.group(group)
      let screen = try session.open(.blockGroup(.update(group)), as: BlockGroupFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      await form.send(.name(name))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, BlockGroupJSON.group.json)
    }
  }

  struct Move: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Move a group to another place among the groups.",
        examples: [CommandExample("modulo group move work --to 0", abstract: "Make it the first")])
    }

    @Argument(help: .group, completion: .groups)
    var group: String

    @Option(help: ArgumentHelp("The place, from 0 for the first.", valueName: "position"))
    var to: PositionArgument

    mutating func run(in session: ConsoleSession) async throws {
      let group = try session.group(group)
      let screen = try session.open(.blockGroup(.list), as: BlockGroupsListScreen.self)
      await screen.viewModel.send(.move(group, to: to.position))
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.groups, BlockGroupJSON.list.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a group with its blocks and what was tracked of them.",
        discussion: "It asks first. The default group can't be deleted.",
        suggestion: .deletion)
    }

    @Argument(help: .group, completion: .groups)
    var group: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .blockGroup(.deletion(session.group(group, for: .deletion))), as: BlockGroupDeletionScreen.self, confirmation
      ) { BlockGroupJSON.group.json($0.group) }
    }
  }
}

/// A place in an order, from 0 for the first.
struct PositionArgument: ExpressibleByArgument {
  let position: Int

  init?(argument: String) {
    guard let position = Int(argument), position >= 0 else { return nil }
    self.position = position
  }

  var defaultValueDescription: String { "\(position)" }
}

extension ArgumentHelp {
  /// Help of an argument that names a group.
  static let group = ArgumentHelp(
    "The group: its number, its id, or its name or the beginning of it.", valueName: "group")

  /// Help of the name of a group.
  static let groupName = ArgumentHelp(
    "Its name, of 24 characters at most. No two groups have the same name.", valueName: "name")
}
