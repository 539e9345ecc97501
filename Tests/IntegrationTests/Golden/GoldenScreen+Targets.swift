import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloTimeSummary
import ModuloTracking
import ModuloUtilities
import TerminalKit

extension GoldenScreen {
  /// Targets and days off, and what other screens tell of them.
  static let targets = [
    GoldenScreen("target-form") { try $0.open(.target(.form(coding)), as: TargetFormScreen.self) },
    GoldenScreen("target-form-saved") { try await set([.time("10h"), .from("2026-04-08"), .submit], in: $0) },
    GoldenScreen("target-form-refused") { try await set([.time("0h"), .submit], in: $0) },
    GoldenScreen("target-list", hasAccessibleForm: true) { world in
      try await setBoth(in: world)
      return await shown(try world.open(.target(.list), as: TargetsListScreen.self))
    },
    GoldenScreen("target-list-empty") { await shown(try $0.open(.target(.list), as: TargetsListScreen.self)) },
    GoldenScreen("target-details", hasAccessibleForm: true) { world in
      try await setBoth(in: world)
      return await shown(try world.open(.target(.details(coding)), as: TargetDetailsScreen.self))
    },
    GoldenScreen("target-ended") { world in
      try await setBoth(in: world)
      let screen = try world.open(.target(.ending(coding, after: Samples.today)), as: TargetEndingScreen.self)
      await screen.open()
      return screen
    },
    GoldenScreen("target-deleted") { world in
      try await setBoth(in: world)
      let screen = try world.open(.target(.deletion(coding, from: nil)), as: TargetDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("target-day", hasAccessibleForm: true) { world in
      try await setBoth(in: world)
      return await shown(try world.open(.day(.details(nil)), as: DayScreen.self))
    },
    GoldenScreen("target-time") { world in
      try await setBoth(in: world)
      return await shown(try world.open(.timeSummary(.sums), as: TimeSummaryScreen.self))
    },
    GoldenScreen("days-off-form") { try $0.open(.target(.daysOffForm), as: DaysOffFormScreen.self) },
    GoldenScreen("days-off-form-saved") { try await off("2026-04-09..2026-04-10", "0.5", in: $0) },
    GoldenScreen("days-off-form-refused") { try await off("2026-04-09..", "", in: $0) },
    GoldenScreen("days-off-list") { world in
      _ = try await off("2026-04-09..2026-04-10", "0.5", in: world)
      return await shown(try world.open(.target(.daysOff), as: DaysOffListScreen.self))
    },
    GoldenScreen("days-off-list-empty") { await shown(try $0.open(.target(.daysOff), as: DaysOffListScreen.self)) },
    GoldenScreen("days-off-removed") { world in
      _ = try await off("2026-04-09..2026-04-10", "0.5", in: world)
      let (first, last) = (Samples.day(20_260_409), Samples.day(20_260_410))
      let screen = try world.open(.target(.working(first: first, last: last)), as: WorkingDaysScreen.self)
      await screen.open()
      return screen
    },
  ]

  private static let coding = TargetReference.block(.id(BlockEntity.coding.id))
  private static let sport = TargetReference.group(.id(BlockGroupEntity.sport.id))

  @MainActor private static func shown(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  /// A target that is replaced after some weeks, one of a group, and days off.
  @MainActor private static func setBoth(in world: GoldenWorld) async throws {
    _ = try await off("2026-04-09..2026-04-10", "0.5", in: world)
    _ = try await set(
      [.time("8h"), .from("2026-03-18"), .carryOver("all"), .opening("2h"), .workingDays("mon-fri"), .submit],
      in: world)
    _ = try await set([.time("10h"), .from("2026-04-06"), .submit], in: world)
    _ = try await set([.time("30h"), .per(.month), .from("2026-04-01"), .submit], of: sport, in: world)
  }

  @MainActor private static func set(
    _ actions: [TargetFormScreen.ViewModel.Action], of reference: TargetReference = coding, in world: GoldenWorld
  ) async throws -> TargetFormScreen {
    let screen = try world.open(.target(.form(reference)), as: TargetFormScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func off(
    _ days: String, _ share: String, in world: GoldenWorld
  ) async throws -> DaysOffFormScreen {
    let screen = try world.open(.target(.daysOffForm), as: DaysOffFormScreen.self)
    await screen.viewModel.send(.days(days))
    await screen.viewModel.send(.share(share))
    await screen.viewModel.send(.submit)
    return screen
  }
}
