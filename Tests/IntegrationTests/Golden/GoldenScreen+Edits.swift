import ModuloContribution
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPortfolio
import ModuloSettings
import TerminalKit

extension GoldenScreen {
  /// Forms that were filled with what is there already, and single settings.
  static let edits = [
    GoldenScreen("goal-form-edited") { world in
      let screen = try world.open(.financialGoal(.update(.id(Samples.id(1)))), as: FinancialGoalFormScreen.self)
      for action in [FinancialGoalFormScreen.ViewModel.Action.appear, .target("4000"), .submit] {
        await screen.viewModel.send(action)
      }
      return screen
    },
    GoldenScreen("contribution-form-edited") { world in
      let screen = try world.open(.contribution(.update(.id(Samples.id(1_001)))), as: ContributionFormScreen.self)
      for action in [ContributionFormScreen.ViewModel.Action.appear, .amount("60"), .submit] {
        await screen.viewModel.send(action)
      }
      return screen
    },
    GoldenScreen("balance-form-edited") { world in
      let screen = try world.open(.balanceUpdate(.update(.id(Samples.id(2_002)))), as: BalanceUpdateFormScreen.self)
      for action in [BalanceUpdateFormScreen.ViewModel.Action.appear, .amount("175.25"), .submit] {
        await screen.viewModel.send(action)
      }
      return screen
    },
    GoldenScreen("setting") { try await setting(.theme, "pink", in: $0) },
    GoldenScreen("setting-refused") { try await setting(.currency, "gold", in: $0) },
  ]

  @MainActor private static func setting(
    _ setting: Setting, _ text: String, in world: GoldenWorld
  ) async throws -> any Screen {
    let screen = try world.open(.settings(.setting(setting)), as: SettingScreen.self)
    await screen.viewModel.send(.value(text))
    await screen.viewModel.send(.submit)
    return screen
  }
}
