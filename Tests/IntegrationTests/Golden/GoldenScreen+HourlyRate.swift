import ModuloBlock
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloTimeSummary
import ModuloTracking
import TerminalKit

extension GoldenScreen {
  /// Hourly rates, and what other screens tell of what time is worth.
  static let hourlyRates = [
    GoldenScreen("hourly-list") { world in
      try await setRates(in: world)
      return await shown(try world.open(.hourlyRate(.list), as: HourlyRatesListScreen.self))
    },
    GoldenScreen("hourly-list-empty") {
      await shown(try $0.open(.hourlyRate(.list), as: HourlyRatesListScreen.self))
    },
    GoldenScreen("hourly-form") { world in
      await shown(try world.open(.hourlyRate(.create(.oneself)), as: HourlyRateFormScreen.self))
    },
    GoldenScreen("hourly-form-saved") { try await set(.oneself, [.amount("35"), .start("2026-01-01")], in: $0) },
    GoldenScreen("hourly-form-refused") { try await set(.oneself, [.amount("0")], in: $0) },
    GoldenScreen("hourly-deleted") { world in
      try await setRates(in: world)
      let screen = try world.open(.hourlyRate(.deletion(.number(1))), as: HourlyRateDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("hourly-month", hasAccessibleForm: true) { world in
      try await setRates(in: world)
      return await shown(try world.open(.hourlyRate(.month(nil)), as: WorthMonthScreen.self))
    },
    GoldenScreen("hourly-month-empty", .empty) {
      await shown(try $0.open(.hourlyRate(.month(nil)), as: WorthMonthScreen.self))
    },
    GoldenScreen("hourly-time") { world in
      try await setRates(in: world)
      return await shown(try world.open(.timeSummary(.sums), as: TimeSummaryScreen.self))
    },
    GoldenScreen("hourly-day") { world in
      try await setRates(in: world)
      return await shown(try world.open(.day(.details(nil)), as: DayScreen.self))
    },
    GoldenScreen("hourly-block") { world in
      try await setRates(in: world)
      return await shown(try world.open(.block(.details(coding)), as: BlockDetailsScreen.self))
    },
    GoldenScreen("hourly-goal") { world in
      try await setRates(in: world)
      let goal = NamedReference.id(FinancialGoalEntity.japan.id)
      return await shown(try world.open(.financialGoal(.details(goal)), as: FinancialGoalDetailsScreen.self))
    },
  ]

  private static let coding = BlockReference.id(BlockEntity.coding.id)

  @MainActor private static func shown(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  /// One's own rate since a day on which something was tracked before, and one of a block in another currency.
  @MainActor private static func setRates(in world: GoldenWorld) async throws {
    _ = try await set(.oneself, [.amount("20"), .start("2026-04-08")], in: world)
    _ = try await set(.group(.id(BlockGroupEntity.work.id)), [.amount("35"), .start("2026-04-08")], in: world)
    _ = try await set(.block(coding), [.amount("50"), .currency("EUR"), .start("2026-04-10")], in: world)
  }

  @MainActor private static func set(
    _ owner: HourlyRateOwnerReference, _ actions: [HourlyRateFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> HourlyRateFormScreen {
    let screen = try world.open(.hourlyRate(.create(owner)), as: HourlyRateFormScreen.self)
    for action in actions + [.submit] { await screen.viewModel.send(action) }
    return screen
  }
}
