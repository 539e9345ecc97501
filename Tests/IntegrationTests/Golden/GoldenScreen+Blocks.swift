import ModuloBlock
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloTimeSummary
import TerminalKit

extension GoldenScreen {
  /// Groups, blocks, their palettes, and sums of time.
  static let blocks = groups + blockScreens + palettes + times

  private static let groups = [
    GoldenScreen("group-list") { await appeared(try $0.open(.blockGroup(.list), as: BlockGroupsListScreen.self)) },
    GoldenScreen("group-list-moved") { world in
      let screen = try world.open(.blockGroup(.list), as: BlockGroupsListScreen.self)
      await screen.viewModel.send(.move(.id(BlockGroupEntity.work.id), to: 1))
      return screen
    },
    GoldenScreen("group-form-saved") { try await groupForm(.create, "Home", in: $0) },
    GoldenScreen("group-form-refused") { try await groupForm(.create, "Household", in: $0) },
    GoldenScreen("group-deleted") { world in
      let screen = try world.open(
        .blockGroup(.deletion(.id(BlockGroupEntity.sport.id))), as: BlockGroupDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  private static let blockScreens = [
    GoldenScreen("block-list", hasAccessibleForm: true) {
      await appeared(try $0.open(.block(.list(group: nil)), as: BlocksListScreen.self))
    },
    GoldenScreen("block-list-empty", .empty) {
      await appeared(try $0.open(.block(.list(group: nil)), as: BlocksListScreen.self))
    },
    GoldenScreen("block-list-moved") { world in
      let screen = try world.open(.block(.list(group: nil)), as: BlocksListScreen.self)
      await screen.viewModel.send(
        .move(.id(BlockEntity.coding.id), to: .id(BlockGroupEntity.sport.id), at: 0))
      return screen
    },
    GoldenScreen("block-details", hasAccessibleForm: true) {
      await appeared(try $0.open(.block(.details(.id(BlockEntity.coding.id))), as: BlockDetailsScreen.self))
    },
    GoldenScreen("block-form") { await appeared(try $0.open(.block(.create), as: BlockFormScreen.self)) },
    GoldenScreen("block-form-saved") { try await blockForm(nil, [.name("Reading"), .icon("book")], in: $0) },
    GoldenScreen("block-form-refused") { try await blockForm(nil, [.name("Reading"), .color("re")], in: $0) },
    GoldenScreen("block-form-edited") {
      try await blockForm(.id(BlockEntity.coding.id), [.color("teal-2")], in: $0)
    },
    GoldenScreen("block-deleted") { world in
      let screen = try world.open(.block(.deletion(.id(BlockEntity.running.id))), as: BlockDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  private static let palettes = [
    GoldenScreen("block-icons") { world in
      let screen = try world.open(.block(.icons), as: BlockIconsScreen.self)
      await screen.viewModel.send(.show(.nature))
      return screen
    },
    GoldenScreen("block-icons-none") { world in
      let screen = try world.open(.block(.icons), as: BlockIconsScreen.self)
      await screen.viewModel.send(.search("unicorn"))
      return screen
    },
    GoldenScreen("block-colors", hasAccessibleForm: true) {
      try $0.open(.block(.colors), as: BlockColorsScreen.self)
    },
  ]

  private static let times = [
    GoldenScreen("calendar", hasAccessibleForm: true) {
      await appeared(try $0.open(.timeSummary(.calendar(nil)), as: BlockCalendarScreen.self))
    },
    GoldenScreen("calendar-refused") {
      await appeared(
        try $0.open(.timeSummary(.calendar(Samples.month(101))), as: BlockCalendarScreen.self))
    },
    GoldenScreen("time") { await appeared(try $0.open(.timeSummary(.sums), as: TimeSummaryScreen.self)) },
    GoldenScreen("time-table") { world in
      let screen = try world.open(.timeSummary(.sums), as: TimeSummaryScreen.self)
      await screen.viewModel.send(.group(by: .week, then: .block))
      return await appeared(screen)
    },
    GoldenScreen("time-empty", .empty) {
      await appeared(try $0.open(.timeSummary(.sums), as: TimeSummaryScreen.self))
    },
    GoldenScreen("time-reset") { world in
      let screen = try world.open(.timeSummary(.reset), as: TimeResetScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  @MainActor private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  @MainActor private static func groupForm(
    _ destination: BlockGroupDestination, _ name: String, in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.blockGroup(destination), as: BlockGroupFormScreen.self)
    await screen.viewModel.send(.name(name))
    await screen.viewModel.send(.submit)
    return screen
  }

  @MainActor private static func blockForm(
    _ block: BlockReference?, _ actions: [BlockFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let destination = block.map(BlockDestination.update) ?? .create
    let screen = try world.open(.block(destination), as: BlockFormScreen.self)
    await screen.appear()
    for action in actions { await screen.viewModel.send(action) }
    await screen.viewModel.send(.submit)
    return screen
  }
}
