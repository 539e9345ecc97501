import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloTracking
import ModuloUtilities
import TerminalKit

extension GoldenScreen {
  /// What is planned, and what days tell of it.
  static let plannedBlocks = [
    GoldenScreen("planned-form") { world in
      let screen = try world.open(.plannedBlock(.create(block: coding)), as: PlannedBlockFormScreen.self)
      await screen.viewModel.send(.start("13:00"))
      return screen
    },
    GoldenScreen("planned-form-refused") { try await plan("11:00", "90m", in: $0) },
    GoldenScreen("planned-form-saved") { try await plan("13:00", "90m", in: $0) },
    GoldenScreen("planned-form-overlap") { world in
      _ = try await plan("13:00", "90m", in: world)
      return try await plan("14:00", "15:00", in: world)
    },
    GoldenScreen("planned-moved") { world in
      _ = try await plan("13:00", "90m", in: world)
      let screen = try world.open(.plannedBlock(.move(.number(1))), as: PlannedBlockFormScreen.self)
      await screen.appear()
      await screen.viewModel.send(.start("tomorrow 9:00"))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("planned-list", hasAccessibleForm: true) { world in
      try await planDay(in: world)
      return await shown(try world.open(.plannedBlock(.list(nil)), as: PlannedBlocksListScreen.self))
    },
    GoldenScreen("planned-list-empty") {
      await shown(try $0.open(.plannedBlock(.list(Samples.day(20_260_501))), as: PlannedBlocksListScreen.self))
    },
    GoldenScreen("planned-copied") { world in
      try await planDay(in: world)
      let screen = try world.open(.plannedBlock(.copy(Samples.today)), as: PlannedBlockCopyScreen.self)
      await screen.viewModel.send(.target("tomorrow"))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("planned-copy-refused") { world in
      let screen = try world.open(.plannedBlock(.copy(nil)), as: PlannedBlockCopyScreen.self)
      await screen.viewModel.send(.day("2026-05-01"))
      await screen.viewModel.send(.target("2026-05-02"))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("planned-deleted") { world in
      try await planDay(in: world)
      let screen = try world.open(.plannedBlock(.deletion(.number(1))), as: PlannedBlockDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("planned-comparison", hasAccessibleForm: true) { world in
      try await planDay(in: world)
      return await shown(try world.open(.plannedBlock(.comparison), as: PlannedComparisonScreen.self))
    },
    GoldenScreen("planned-day", hasAccessibleForm: true) { world in
      try await planDay(in: world)
      return await shown(try world.open(.day(.details(nil)), as: DayScreen.self))
    },
  ]

  private static let coding = BlockReference.id(BlockEntity.coding.id, named: "Coding")

  @MainActor private static func shown(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  @MainActor private static func planDay(in world: GoldenWorld) async throws {
    _ = try await plan("13:00", "90m", in: world)
    _ = try await plan("20:10", "21:00", of: .id(BlockEntity.running.id), in: world)
  }

  @MainActor private static func plan(
    _ start: String, _ end: String, of block: BlockReference = coding, in world: GoldenWorld
  ) async throws -> PlannedBlockFormScreen {
    let screen = try world.open(.plannedBlock(.create(block: block)), as: PlannedBlockFormScreen.self)
    for action: PlannedBlockFormScreen.ViewModel.Action in [.start(start), .end(end), .submit] {
      await screen.viewModel.send(action)
    }
    return screen
  }
}
