import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import TerminalKit

extension GoldenScreen {
  /// Plans, and what is due of them.
  static let plans = [
    GoldenScreen("plan-form") { try $0.open(japan, as: RecurringPlanFormScreen.self) },
    GoldenScreen("plan-form-saved") { try await planned(in: $0) },
    GoldenScreen("plan-form-refused") {
      try await planForm([.amount("250"), .every("0 days"), .submit], of: japan, in: $0)
    },
    GoldenScreen("plan-list") { world in
      _ = try await planned(in: world)
      let account = AppDestination.recurringPlan(.create(.account(.id(Samples.id(101)))))
      _ = try await planForm([.every("3 months"), .from("2026-01-01"), .submit], of: account, in: world)
      return try await appeared(world.open(.recurringPlan(.list(nil)), as: RecurringPlansListScreen.self))
    },
    GoldenScreen("plan-list-empty") {
      try await appeared($0.open(.recurringPlan(.list(nil)), as: RecurringPlansListScreen.self))
    },
    GoldenScreen("plan-deleted") { world in
      _ = try await planned(in: world)
      let screen = try world.open(.recurringPlan(.deletion(.number(1))), as: RecurringPlanDeletionScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("due-list") { world in
      _ = try await planned(in: world)
      return try await appeared(world.open(.recurringPlan(.due), as: DueListScreen.self))
    },
    GoldenScreen("due-list-empty") { try await appeared($0.open(.recurringPlan(.due), as: DueListScreen.self)) },
    GoldenScreen("due-entered") { world in
      _ = try await planned(in: world)
      let screen = try world.open(.recurringPlan(.entry(.all)), as: DueEntryScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("due-skipped") { world in
      _ = try await planned(in: world)
      let screen = try world.open(.recurringPlan(.skipping(.all)), as: DueSkippingScreen.self)
      await screen.open()
      return screen
    },
  ]

  private static let japan = AppDestination.recurringPlan(.create(.goal(.id(Samples.id(1)))))

  @MainActor private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  @MainActor private static func planned(in world: GoldenWorld) async throws -> RecurringPlanFormScreen {
    try await planForm(
      [.amount("250"), .on("31"), .from("2026-01-31"), .note("Salary"), .submit], of: japan, in: world)
  }

  @MainActor private static func planForm(
    _ actions: [RecurringPlanFormScreen.ViewModel.Action], of destination: AppDestination, in world: GoldenWorld
  ) async throws -> RecurringPlanFormScreen {
    let screen = try world.open(destination, as: RecurringPlanFormScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }
}
