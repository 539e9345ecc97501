import ModuloContribution
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloUtilities
import TerminalKit

extension GoldenScreen {
  static let savings = [
    GoldenScreen("overview") { try await appeared($0.open(.financialGoal(.overview), as: SavingsOverviewScreen.self)) },
    GoldenScreen("overview-deadlines", .urgent) {
      try await appeared($0.open(.financialGoal(.overview), as: SavingsOverviewScreen.self))
    },
    GoldenScreen("overview-empty", .empty) {
      try await appeared($0.open(.financialGoal(.overview), as: SavingsOverviewScreen.self))
    },
    GoldenScreen("goal-list") {
      try await appeared($0.open(.financialGoal(.list), as: FinancialGoalsListScreen.self))
    },
    GoldenScreen("goal-list-empty", .empty) {
      try await appeared($0.open(.financialGoal(.list), as: FinancialGoalsListScreen.self))
    },
    GoldenScreen("goal-list-failed") { world in
      world.goalLog.failNext(with: .busy)
      return try await appeared(world.open(.financialGoal(.list), as: FinancialGoalsListScreen.self))
    },
    GoldenScreen("goal-details") { try await details(1, in: $0) },
    GoldenScreen("goal-details-without-end") { try await details(3, in: $0) },
    GoldenScreen("goal-form") { world in
      try world.open(.financialGoal(.create), as: FinancialGoalFormScreen.self)
    },
    GoldenScreen("goal-form-saved") {
      try await goalForm([.name("Bike"), .emoji("🚲"), .target("800"), .submit], in: $0)
    },
    GoldenScreen("goal-form-refused") { try await goalForm([.name(" "), .target("800"), .submit], in: $0) },
  ]

  static let contributions = [
    GoldenScreen("contribution-list") { world in
      try await appeared(world.open(.contribution(.list(goal: .id(Samples.id(1)))), as: ContributionsListScreen.self))
    },
    GoldenScreen("contribution-list-all") { world in
      let limits = EntryFilterInput(since: "2026-03-01", minimum: "100")
      let list = AppDestination.contribution(.list(goal: nil, matching: limits))
      return try await appeared(world.open(list, as: ContributionsListScreen.self))
    },
    GoldenScreen("contribution-filter") { world in
      let form = AppDestination.contribution(
        .filter(goal: nil, matching: EntryFilterInput(since: "1 jan", text: "Bonus")))
      return try world.open(form, as: EntryFilterScreen<ContributionRule>.self)
    },
    GoldenScreen("contribution-filter-refused") { world in
      let limits = EntryFilterInput(minimum: "much", maximum: "100")
      let form = try world.open(
        .contribution(.filter(goal: nil, matching: limits)), as: EntryFilterScreen<ContributionRule>.self)
      await form.viewModel.send(.submit)
      return form
    },
    GoldenScreen("contribution-list-page") { world in
      let screen = try world.open(.contribution(.list(goal: .id(Samples.id(1)))), as: ContributionsListScreen.self)
      await screen.viewModel.send(.turn(to: Page(limit: 2)))
      return screen
    },
    GoldenScreen("contribution-form") { world in
      try world.open(.contribution(.create(goal: .id(Samples.id(1)))), as: ContributionFormScreen.self)
    },
    GoldenScreen("contribution-form-saved") { try await contributionForm([.amount("250"), .submit], in: $0) },
    GoldenScreen("contribution-form-refused") {
      try await contributionForm([.amount("7000"), .type(.remove), .submit], in: $0)
    },
    GoldenScreen("contribution-import") { try await imported("date,amount\n2026-04-01,5\n2026-04-02,0\n", in: $0) },
    GoldenScreen("contribution-import-refused") { try await imported("date,amount\n2026-04-01,five\n", in: $0) },
  ]

  @MainActor private static func appeared(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  @MainActor private static func details(_ number: Int, in world: GoldenWorld) async throws -> any Screen {
    try await appeared(
      world.open(.financialGoal(.details(.id(Samples.id(number)))), as: FinancialGoalDetailsScreen.self))
  }

  @MainActor private static func goalForm(
    _ actions: [FinancialGoalFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.financialGoal(.create), as: FinancialGoalFormScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func contributionForm(
    _ actions: [ContributionFormScreen.ViewModel.Action], in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.contribution(.create(goal: .id(Samples.id(1)))), as: ContributionFormScreen.self)
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }

  @MainActor private static func imported(_ csv: String, in world: GoldenWorld) async throws -> any Screen {
    let file = try TemporaryFolder.current.newFile(csv.utf8)
    let screen = try world.open(.contribution(.importFile(goal: .id(Samples.id(1)))), as: ContributionImportScreen.self)
    await screen.viewModel.send(.source(.file(path: file)))
    await screen.viewModel.send(.submit)
    // The folder of a test has another name each time.
    await screen.viewModel.send(.source(.file(path: "savings.csv")))
    return screen
  }
}
