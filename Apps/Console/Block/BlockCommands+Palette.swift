public import CommandKit
import DependencyKit
import ModuloBlock
public import ModuloModels
import ModuloNavigation

extension BlockCommands {
  struct Icons: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the icons that a block can have.",
        examples: [
          CommandExample("modulo block icons run", abstract: "Those with a word in their name"),
          CommandExample("modulo block icons --family nature"),
        ])
    }

    @Argument(help: ArgumentHelp("A word in the name, or a part of one.", valueName: "word"), completion: .blockIcons)
    var word: String?

    @Option(help: "Only the icons of this family.")
    var family: BlockIconFamily?

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.block(.icons), as: BlockIconsScreen.self)
      if let word { await screen.viewModel.send(.search(word)) }
      await screen.viewModel.send(.show(family))
      try session.show(screen, nil, screen.viewModel.icons) { BlockJSON.icons($0, session.format.language) }
    }
  }

  struct Colors: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the colours that a block can have.",
        discussion: "Each row is a family, from the lightest shade to the darkest: gray-1, gray-2 and so on.")
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.block(.colors), as: BlockColorsScreen.self)
      try session.show(screen, nil, screen.viewModel.colors) { BlockJSON.colors($0, session.format.language) }
    }
  }
}

extension BlockIconFamily: @retroactive ExpressibleByArgument {}
