import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloPortfolio
import ModuloScreens
import TerminalKit

extension GoldenScreen {
  /// The links between goals and accounts, and what other screens tell of them.
  static let funding = [
    GoldenScreen("funding-form") { world in
      await shown(try world.open(fundingForm(japanGoal), as: FundingFormScreen.self))
    },
    GoldenScreen("funding-form-saved") { try await tie([.limit("100"), .submit], in: $0) },
    GoldenScreen("funding-form-refused") { try await tie([.submit], in: $0) },
    GoldenScreen("funding-list") { world in
      try await tieBoth(in: world)
      return await shown(try world.open(.funding(.list(nil)), as: FundingListScreen.self))
    },
    GoldenScreen("funding-list-empty") {
      await shown(try $0.open(.funding(.list(.goal(japanGoal))), as: FundingListScreen.self))
    },
    GoldenScreen("funding-removed") { world in
      try await tieBoth(in: world)
      let screen = try world.open(.funding(.removal(goal: japanGoal, account: nil)), as: FundingRemovalScreen.self)
      await screen.open()
      return screen
    },
    GoldenScreen("funding-goal") { world in
      try await tieBoth(in: world)
      return await shown(try world.open(.financialGoal(.details(japanGoal)), as: FinancialGoalDetailsScreen.self))
    },
    GoldenScreen("funding-account") { world in
      try await tieBoth(in: world)
      return await shown(try world.open(.financialAccount(.details(rainyDay)), as: FinancialAccountDetailsScreen.self))
    },
    GoldenScreen("funding-portfolio") { world in
      try await tieBoth(in: world)
      return await shown(try world.open(.portfolio(.overview), as: PortfolioScreen.self))
    },
  ]

  private static let japanGoal = NamedReference.id(FinancialGoalEntity.japan.id)
  private static let carGoal = NamedReference.id(FinancialGoalEntity.car.id)
  private static let rainyDay = NamedReference.id(FinancialAccountEntity.savings.id)

  private static func fundingForm(_ goal: NamedReference) -> AppDestination {
    .funding(.form(goal: goal, account: rainyDay))
  }

  @MainActor private static func shown(_ screen: any Screen) async -> any Screen {
    await screen.appear()
    return screen
  }

  /// One goal with a limit, and another one for which the account is short.
  @MainActor private static func tieBoth(in world: GoldenWorld) async throws {
    _ = try await tie([.limit("100"), .submit], in: world)
    _ = try await tie([.limit("80"), .allowShort(true), .submit], of: carGoal, in: world)
  }

  @MainActor private static func tie(
    _ actions: [FundingFormScreen.ViewModel.Action], of goal: NamedReference = japanGoal, in world: GoldenWorld
  ) async throws -> FundingFormScreen {
    let screen = try world.open(fundingForm(goal), as: FundingFormScreen.self)
    await screen.appear()
    for action in actions { await screen.viewModel.send(action) }
    return screen
  }
}
