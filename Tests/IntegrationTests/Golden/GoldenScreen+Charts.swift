import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloUtilities
import TerminalKit

extension GoldenScreen {
  static let charts = [
    GoldenScreen("goal-chart") { try await chart(1, [.appear], in: $0) },
    GoldenScreen("goal-chart-selected") { try await chart(1, [.appear, .select(Samples.month(202_603))], in: $0) },
    GoldenScreen("goal-chart-pages") { try await chart(3, [.appear, .showEarlier], in: $0) },
    GoldenScreen("goal-chart-below-zero") { try await chart(3, [.appear], in: $0) },
    GoldenScreen("goal-forecast") { try await forecast(1, [.appear], in: $0) },
    GoldenScreen("goal-forecast-assumed") {
      try await forecast(3, [.amount("250"), .end("2026-12-31"), .appear], in: $0)
    },
    GoldenScreen("goal-forecast-refused") { try await forecast(1, [.amount("0"), .appear], in: $0) },
    GoldenScreen("report") { world in
      let screen = try world.open(.financialGoal(.report), as: SavingsReportScreen.self)
      await screen.appear()
      return screen
    },
  ]

  @MainActor private static func forecast(
    _ number: Int, _ actions: [FinancialGoalForecastScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(
      .financialGoal(.forecast(.id(Samples.id(number)))), as: FinancialGoalForecastScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func chart(
    _ number: Int, _ actions: [FinancialGoalChartScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(
      .financialGoal(.chart(.id(Samples.id(number)))), as: FinancialGoalChartScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }
}
