import CommandKit
import DependencyKit
import ModuloBlock
import ModuloModels
import ModuloNavigation

/// `modulo block …`
struct BlockCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "block", abstract: "Blocks: what time is tracked for. One is an hour, and has two halves.",
      subcommands: [
        Add.self, List.self, Show.self, Edit.self, Move.self, Delete.self, Icons.self, Colors.self,
      ])
  }
}

extension BlockCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Add a block.",
        discussion: "Without an icon it gets one that has its name, and without a colour the next one of its group.",
        suggestion: .addition,
        examples: [
          CommandExample("modulo block add Reading --icon book --tint blue-3"),
          CommandExample("modulo block add Running --group Sport --icon running"),
        ])
    }

    @Argument(help: .blockName)
    var name: String

    @Option(
      help: ArgumentHelp(
        "Its group; without it the selected one, else the default one.", valueName: "group"), completion: .groups)
    var group: String?

    @OptionGroup var look: BlockLookOptions

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let group = try group.map { try session.group($0) }
      let screen = try session.open(.block(.create), as: BlockFormScreen.self)
      let form = screen.viewModel
      await form.send(.name(name))
      if let group { await form.send(.group(group)) }
      await look.send(to: form)
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved?.block, BlockJSON.block.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the blocks by their groups, with what was tracked of them today and in all.",
        suggestion: .list)
    }

    @Option(help: ArgumentHelp("Only the blocks of this group.", valueName: "group"), completion: .groups)
    var group: String?

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let group = try group.map { try session.group($0, for: .showing) }
      let screen = try session.open(.block(.list(group: group)), as: BlocksListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Show: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show one block: its group, its icon, its colour, and what was tracked of it.",
        examples: [CommandExample("modulo block show reading"), CommandExample("modulo block show sport/running")])
    }

    @Argument(help: .block, completion: .blocks)
    var block: String

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let block = try session.block(block, for: .showing)
      let screen = try session.open(.block(.details(block)), as: BlockDetailsScreen.self)
      await screen.appear()
      try session.present(screen)
    }
  }
}

/// The options of what a block looks like.
struct BlockLookOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Its icon: its number, or its name or the beginning of it (`modulo block icons`).", valueName: "icon"),
    completion: .blockIcons)
  var icon: String?

  // `--color` says when to use colour, on every command: it is this one where that can't be meant.
  @Option(
    name: [.long, .alias("color"), .alias("colour")],
    help: ArgumentHelp(
      "Its colour: its number, or its name or the beginning of it (`modulo block colors`).", valueName: "tint"),
    completion: .blockColors)
  var tint: String?

  /// Fills in the form what is given.
  @MainActor func send(to form: BlockFormScreen.ViewModel) async {
    if let icon { await form.send(.icon(icon)) }
    if let tint { await form.send(.color(tint)) }
  }
}

extension ArgumentHelp {
  /// Help of an argument that names a block.
  static let block = ArgumentHelp(
    "The block: its number, its id, or its name or the beginning of it; as group/block where the name isn't enough.",
    valueName: "block")

  /// Help of the name of a block.
  static let blockName = ArgumentHelp(
    "Its name, of 40 characters at most. No two blocks of a group have the same name.", valueName: "name")
}
