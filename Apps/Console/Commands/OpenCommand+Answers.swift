import ModuloContribution
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloPortfolio
import ModuloSettings
import ModuloUtilities
import TerminalKit

extension Screen {
  /// Why a screen that was opened shows nothing, whichever it is.
  var openFailure: (any ScreenFailure)? { savingsFailure ?? netWorthFailure }

  /// What `--json` says of an opened screen: what the command that shows it says, and of a form or the welcome its
  /// words.
  func openAnswer(_ session: ConsoleSession) -> JSONValue {
    savingsAnswer(session) ?? netWorthAnswer ?? settingsAnswer ?? words
  }

  private var savingsFailure: (any ScreenFailure)? {
    switch self {
    case let screen as SavingsOverviewScreen: screen.viewModel.failure
    case let screen as FinancialGoalsListScreen: screen.viewModel.failure
    case let screen as FinancialGoalDetailsScreen: screen.viewModel.failure
    case let screen as FinancialGoalFormScreen: screen.viewModel.failure
    case let screen as ContributionsListScreen: screen.viewModel.failure
    case let screen as ContributionFormScreen: screen.viewModel.failure
    default: nil
    }
  }

  private var netWorthFailure: (any ScreenFailure)? {
    switch self {
    case let screen as FinancialAccountsListScreen: screen.viewModel.failure
    case let screen as FinancialAccountDetailsScreen: screen.viewModel.failure
    case let screen as FinancialAccountFormScreen: screen.viewModel.failure
    case let screen as BalanceUpdatesListScreen: screen.viewModel.failure
    case let screen as BalanceUpdateFormScreen: screen.viewModel.failure
    case let screen as PortfolioScreen: screen.viewModel.failure
    case let screen as PortfolioChartScreen: screen.viewModel.failure
    case let screen as ExchangeRatesListScreen: screen.viewModel.failure
    default: nil
    }
  }

  private func savingsAnswer(_ session: ConsoleSession) -> JSONValue? {
    switch self {
    case let screen as SavingsOverviewScreen:
      screen.viewModel.overview.map { OverviewAnswer.overview($0, screen.viewModel.portfolio) }
    case let screen as FinancialGoalsListScreen: GoalAnswer.list(screen.viewModel.goals, on: session.today)
    case let screen as FinancialGoalDetailsScreen:
      screen.viewModel.details.map { GoalAnswer.show($0, on: session.today) }
    case let screen as ContributionsListScreen:
      screen.viewModel.goal.map { ContributionAnswer.list(screen.viewModel.contributions, of: $0) }
    default: nil
    }
  }

  private var netWorthAnswer: JSONValue? {
    switch self {
    case let screen as FinancialAccountsListScreen: AccountAnswer.list(screen.viewModel.accounts)
    case let screen as FinancialAccountDetailsScreen: screen.viewModel.details.map(AccountAnswer.show)
    case let screen as BalanceUpdatesListScreen:
      screen.viewModel.account.map { BalanceAnswer.history(screen.viewModel.balanceUpdates, of: $0) }
    case let screen as PortfolioScreen: screen.viewModel.portfolio.map(PortfolioAnswer.portfolio)
    case let screen as PortfolioChartScreen:
      screen.viewModel.series.map {
        PortfolioAnswer.chart(screen.viewModel.chart, of: $0, on: screen.viewModel.today, in: nil)
      }
    case let screen as ExchangeRatesListScreen: screen.viewModel.rates.map(RateAnswer.list)
    default: nil
    }
  }

  private var settingsAnswer: JSONValue? {
    switch self {
    case let screen as SettingsListScreen: SettingsAnswer.list(screen.viewModel.text(of:))
    case let screen as SettingScreen: SettingsAnswer.value(screen.viewModel.text, of: screen.viewModel.setting)
    default: nil
    }
  }

  private var words: JSONValue {
    .object(
      schema + [
        .init("title", .string(title.plainText)),
        .init("lines", .array(lines(in: EnvironmentValues()).map { .string($0.plainText) })),
      ])
  }
}
