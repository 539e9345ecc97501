import ModuloContribution
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import TerminalKit

extension GoldenScreen {
  /// What is there already is changed, moved, put away and deleted.
  static let changes = [
    GoldenScreen("goal-archived") { try await archival(true, in: $0) },
    GoldenScreen("goal-unarchived") { try await archival(false, in: $0) },
    GoldenScreen("goal-deleted") { world in
      let screen = try world.open(.financialGoal(.deletion(.id(Samples.id(1)))), as: FinancialGoalDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("contribution-move") { try await move([.amount("100")], in: $0) },
    GoldenScreen("contribution-moved") { try await move([.amount("100"), .submit], in: $0) },
    GoldenScreen("contribution-move-refused") { try await move([.amount("-5"), .submit], in: $0) },
    GoldenScreen("contribution-deleted") { world in
      let screen = try world.open(
        .contribution(.deletion(.id(Samples.id(1_001)), allowsNegativeTotal: false)),
        as: ContributionDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  @MainActor private static func archival(_ isArchived: Bool, in world: GoldenWorld) async throws -> any Screen {
    let screen = try world.open(
      .financialGoal(.archival(.id(Samples.id(1)), isArchived: isArchived)), as: FinancialGoalArchivalScreen.self)
    await screen.viewModel.send(.submit)
    return screen
  }

  @MainActor private static func move(
    _ actions: [ContributionMoveScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(
      .contribution(.move(from: .id(Samples.id(1)), to: .id(Samples.id(2)))), as: ContributionMoveScreen.self)
    await screen.appear()
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }
}
