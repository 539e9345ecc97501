import Foundation
import ModuloBlock
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloProviders
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The lists, the details and the deletions of groups and blocks.
@MainActor
@Suite struct BlockScreenTests {
  @Test(arguments: [
    (
      "en_US", CharacterRepertoire.unicode, false,
      [
        "Work  #1", "           Name    Today  Total", "#1  ■  💻  Coding    0.0    0.0", "", "Sport  #2",
        "           Name     Today  Total", "#2  ■  🏃  Running    0.0    0.0",
      ]
    ),
    (
      "fr_FR", .ascii, false,
      [
        "Work  #1", "           Nom     Aujourd'hui  Total", "#1  #  LA  Coding          0,0    0,0", "", "Sport  #2",
        "           Nom      Aujourd'hui  Total", "#2  #  RU  Running          0,0    0,0",
      ]
    ),
    (
      "en_US", .unicode, true,
      [
        "Work  #1", "    Name    Today  Total", "#1  Coding    0.0    0.0", "", "Sport  #2",
        "    Name     Today  Total", "#2  Running    0.0    0.0",
      ]
    ),
  ])
  func `the blocks stand under their groups`(
    _ locale: String, _ characters: CharacterRepertoire, _ isAccessible: Bool, _ expected: [String]
  ) async throws {
    let screen = BlocksListScreen(viewModel: .init(try World(locale).context, group: nil))
    await screen.appear()
    var environment = EnvironmentValues()
    environment.characterSet = characters
    environment.isAccessible = isAccessible
    let lines = screen.plainLines(environment)
    #expect(lines == expected)
  }

  @Test func `a move shows the order that it makes, with one toast`() async throws {
    let world = try World()
    let groups = BlockGroupsListScreen(viewModel: .init(world.context))
    await groups.viewModel.send(.move(.name("Sport"), to: 0))
    let lines = groups.plainLines()
    #expect(lines == ["✓ Group Sport (#2) moved", "#2  Sport  1 block", "#1  Work   1 block  default"])
    #expect(groups.viewModel.commands.take() == [.toast(.groupMoved("Group Sport (#2) moved"))])
    let blocks = BlocksListScreen(viewModel: .init(world.context, group: nil))
    await blocks.viewModel.send(.move(.id(BlockEntity.coding.id), to: .name("Sport"), at: 0))
    let names = blocks.viewModel.parts?.map { $0.blocks.map(\.name) }
    #expect(names == [["Coding", "Running"], []])
    #expect(blocks.viewModel.commands.take() == [.toast(.blockMoved("Block Coding (#1) moved in Sport (#2)"))])
  }

  @Test func `a deletion asks what would be lost, and tells what is`() async throws {
    let world = try World()
    let block = BlockDeletionScreen(viewModel: .init(world.context, block: .id(BlockEntity.coding.id)))
    let question = Confirmation.loss("This deletes block Coding (#1).\nDelete it?")
    await block.open()
    #expect(block.viewModel.commands.take() == [.confirm(question, then: .submit, otherwise: .discard)])
    await block.viewModel.send(.submit)
    #expect(block.viewModel.commands.take() == [.toast(.blockDeleted("Block Coding (#1) deleted"))])
    #expect(block.plainLines() == ["✓ Block Coding (#1) deleted"])
    let group = BlockGroupDeletionScreen(viewModel: .init(world.context, group: .name("Work")))
    await group.viewModel.send(.submit)
    #expect(group.viewModel.failure == .rule(.defaultGroup("Work")))
    let other = BlockGroupDeletionScreen(viewModel: .init(world.context, group: .name("Sport")))
    await other.viewModel.send(.submit)
    let told = "Group Sport (#2) deleted with 1 block"
    #expect(other.viewModel.commands.take() == [.toast(.groupDeleted(told))])
    #expect(other.plainLines() == ["✓ \(told)"])
  }

  @Test func `D21 deleting the running block stops its session, and says so`() async throws {
    let world = try World()
    _ = try await world.dependencies.trackingProvider.start(
      TrackingDraft(
        id: Samples.id(1), block: BlockEntity.coding.toDomain(), zone: .gmt,
        start: Instant(Samples.now).adding(seconds: -3_700)),
      at: Instant(Samples.now))
    let screen = BlockDeletionScreen(viewModel: .init(world.context, block: .id(BlockEntity.coding.id)))
    await screen.viewModel.send(.submit)
    #expect(screen.plainLines().last == "The current session was discarded: 01:01:40.")
  }

  @Test func `N12 routes of groups and blocks`() throws {
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerBlock(try World().context)
    let id = Samples.id(1)
    _ = try registry.resolve(AppDestination.blockGroup(.list), as: BlockGroupsListScreen.self)
    for destination in [AppDestination.blockGroup(.create), .blockGroup(.update(.id(id)))] {
      _ = try registry.resolve(destination, as: BlockGroupFormScreen.self)
    }
    _ = try registry.resolve(AppDestination.blockGroup(.deletion(.id(id))), as: BlockGroupDeletionScreen.self)
    _ = try registry.resolve(AppDestination.block(.list(group: nil)), as: BlocksListScreen.self)
    let create = try registry.resolve(AppDestination.block(.create), as: BlockFormScreen.self)
    #expect(create.viewModel.isNew)
    let update = try registry.resolve(AppDestination.block(.update(.id(id))), as: BlockFormScreen.self)
    #expect(!update.viewModel.isNew)
    _ = try registry.resolve(AppDestination.block(.details(.id(id))), as: BlockDetailsScreen.self)
    _ = try registry.resolve(AppDestination.block(.deletion(.id(id))), as: BlockDeletionScreen.self)
    _ = try registry.resolve(AppDestination.block(.icons), as: BlockIconsScreen.self)
    _ = try registry.resolve(AppDestination.block(.colors), as: BlockColorsScreen.self)
  }
}
