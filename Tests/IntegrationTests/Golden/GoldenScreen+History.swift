import ModuloData
import ModuloFinancialGoal
import ModuloModels
import ModuloNavigation
import ModuloScreens
import TerminalKit

extension GoldenScreen {
  static let history = [
    GoldenScreen("history-list") { world in
      try await makeBike(in: world)
      _ = try await opened(world.open(.history(.undo(.last(1))), as: HistoryUndoScreen.self))
      return try await opened(world.open(.history(.list), as: HistoryListScreen.self))
    },
    GoldenScreen("history-list-empty") {
      try await opened($0.open(.history(.list), as: HistoryListScreen.self))
    },
    GoldenScreen("history-step") { world in
      try await makeBike(in: world)
      return try await opened(world.open(.history(.details(1)), as: HistoryStepScreen.self))
    },
    GoldenScreen("history-step-missing") {
      try await opened($0.open(.history(.details(9)), as: HistoryStepScreen.self))
    },
    GoldenScreen("history-undo") { world in
      try await makeBike(in: world)
      return try await opened(world.open(.history(.undo(.last(1))), as: HistoryUndoScreen.self))
    },
    GoldenScreen("history-undo-nothing") {
      try await opened($0.open(.history(.undo(.last(1))), as: HistoryUndoScreen.self))
    },
    GoldenScreen("history-redo") { world in
      try await makeBike(in: world)
      _ = try await opened(world.open(.history(.undo(.last(1))), as: HistoryUndoScreen.self))
      return try await opened(world.open(.history(.redo(1)), as: HistoryRedoScreen.self))
    },
    GoldenScreen("history-clearing") { world in
      try await makeBike(in: world)
      let screen = try world.open(.history(.clearing), as: HistoryClearingScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
  ]

  /// One step: a goal.
  @MainActor private static func makeBike(in world: GoldenWorld) async throws {
    let form = try world.open(.financialGoal(.create), as: FinancialGoalFormScreen.self)
    for action in [FinancialGoalFormScreen.ViewModel.Action.name("Bike"), .target("800"), .submit] {
      await form.viewModel.send(action)
    }
  }

  @MainActor private static func opened<S: InteractiveScreen>(_ screen: S) async throws -> any Screen {
    await screen.open()
    return screen
  }
}
