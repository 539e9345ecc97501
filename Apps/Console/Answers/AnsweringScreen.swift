import ModuloContribution
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloPortfolio
import ModuloSettings
import ModuloUtilities
import TerminalKit

/// A screen that a link can lead to: it has an answer of its own for `--json`.
@MainActor
protocol AnsweringScreen: Screen {
  /// The view model of the screen; its failure ends the command.
  associatedtype ViewModel: BaseViewModel where ViewModel.Failure: ScreenFailure

  var viewModel: ViewModel { get }

  /// What `--json` says of the screen; `nil` while it wasn't read.
  var answer: JSONValue? { get }
}

extension AnsweringScreen {
  /// The answer of a screen that has nothing but words.
  var words: JSONValue {
    .object(
      schema + [
        .init("title", .string(title.plainText)),
        .init("lines", .array(lines(in: EnvironmentValues()).map { .string($0.plainText) })),
      ])
  }
}

extension SavingsOverviewScreen: AnsweringScreen {
  var answer: JSONValue? { viewModel.overview.map { OverviewAnswer.overview($0, viewModel.portfolio) } }
}

extension FinancialGoalsListScreen: AnsweringScreen {
  var answer: JSONValue? { GoalAnswer.list(viewModel.goals, on: viewModel.today) }
}

extension FinancialGoalDetailsScreen: AnsweringScreen {
  var answer: JSONValue? { viewModel.details.map { GoalAnswer.show($0, on: viewModel.today) } }
}

extension FinancialGoalFormScreen: AnsweringScreen {
  var answer: JSONValue? { words }
}

extension ContributionsListScreen: AnsweringScreen {
  var answer: JSONValue? { viewModel.goal.map { ContributionAnswer.list(viewModel.contributions, of: $0) } }
}

extension ContributionFormScreen: AnsweringScreen {
  var answer: JSONValue? { words }
}

extension FinancialAccountsListScreen: AnsweringScreen {
  var answer: JSONValue? { AccountAnswer.list(viewModel.accounts) }
}

extension FinancialAccountDetailsScreen: AnsweringScreen {
  var answer: JSONValue? { viewModel.details.map(AccountAnswer.show) }
}

extension FinancialAccountFormScreen: AnsweringScreen {
  var answer: JSONValue? { words }
}

extension BalanceUpdatesListScreen: AnsweringScreen {
  var answer: JSONValue? { viewModel.account.map { BalanceAnswer.history(viewModel.balanceUpdates, of: $0) } }
}

extension BalanceUpdateFormScreen: AnsweringScreen {
  var answer: JSONValue? { words }
}

extension PortfolioScreen: AnsweringScreen {
  var answer: JSONValue? { viewModel.portfolio.map(PortfolioAnswer.portfolio) }
}

extension PortfolioChartScreen: AnsweringScreen {
  var answer: JSONValue? {
    viewModel.series.map { PortfolioAnswer.chart(viewModel.chart, of: $0, on: viewModel.today, in: nil) }
  }
}

extension ExchangeRatesListScreen: AnsweringScreen {
  var answer: JSONValue? { viewModel.rates.map(RateAnswer.list) }
}

extension SettingsListScreen: AnsweringScreen {
  var answer: JSONValue? { SettingsAnswer.list(viewModel.text(of:)) }
}

extension SettingScreen: AnsweringScreen {
  var answer: JSONValue? { SettingsAnswer.value(viewModel.text, of: viewModel.setting) }
}

extension OnboardingScreen: AnsweringScreen {
  var answer: JSONValue? { words }
}
