import ModuloBlock
import ModuloContribution
import ModuloCore
import ModuloData
import ModuloFinancialGoal
import ModuloModels
import ModuloPortfolio
import ModuloProviders
import ModuloScreens
import ModuloSettings
import ModuloStores
import ModuloTimeSummary
import ModuloTracking
import ModuloUtilities
import TerminalKit

/// A screen that a link can open, with its JSON output.
@MainActor
protocol LinkedScreen: InteractiveScreen {
  /// The failure that ends a command; that of the view model by default.
  var failure: (any ScreenFailure)? { get }

  /// JSON output of the screen; `nil` until it was read.
  var json: JSONValue? { get }
}

extension LinkedScreen where ViewModel.Failure: ScreenFailure {
  var failure: (any ScreenFailure)? { viewModel.failure }
}

extension LinkedScreen where ViewModel.Failure == Never {
  var failure: (any ScreenFailure)? { nil }
}

extension LinkedScreen {
  /// JSON output of a screen that shows text only.
  var words: JSONValue {
    .object(
      schema + [
        .init("title", .string(title.plainText)),
        .init("lines", .array(lines(in: EnvironmentValues()).map { .string($0.plainText) })),
      ])
  }
}

extension SavingsOverviewScreen: LinkedScreen {
  /// The app goes on showing the other parts; a command must not end well with one that is damaged.
  var failure: (any ScreenFailure)? {
    if let failure = viewModel.failure { return failure }
    if case .storage? = viewModel.portfolioFailure { return viewModel.portfolioFailure }
    if case .storage? = viewModel.dayFailure { return viewModel.dayFailure }
    return nil
  }

  var json: JSONValue? {
    viewModel.overview.map { OverviewJSON.overview($0, viewModel.portfolio, viewModel.day, at: viewModel.now) }
  }
}

extension FinancialGoalsListScreen: LinkedScreen {
  var json: JSONValue? { GoalJSON.list(viewModel.goals, on: viewModel.today) }
}

extension FinancialGoalDetailsScreen: LinkedScreen {
  var json: JSONValue? { viewModel.details.map { GoalJSON.show($0, on: viewModel.today) } }
}

extension FinancialGoalFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension FinancialGoalChartScreen: LinkedScreen {
  var json: JSONValue? { viewModel.goal.map { GoalJSON.chart(viewModel.chart, of: $0, in: nil) } }
}

extension SavingsReportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension ContributionsListScreen: LinkedScreen {
  var json: JSONValue? { viewModel.goal.map { ContributionJSON.list(viewModel.contributions, of: $0) } }
}

extension ContributionFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension ContributionMoveScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension ContributionImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension FinancialAccountsListScreen: LinkedScreen {
  var json: JSONValue? { AccountJSON.list(viewModel.accounts) }
}

extension FinancialAccountDetailsScreen: LinkedScreen {
  var json: JSONValue? { viewModel.details.map(AccountJSON.show) }
}

extension FinancialAccountFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension FinancialAccountChartScreen: LinkedScreen {
  var json: JSONValue? { viewModel.details.map { AccountJSON.chart(viewModel.chart, of: $0.account, in: nil) } }
}

extension BalanceUpdatesListScreen: LinkedScreen {
  var json: JSONValue? { viewModel.account.map { BalanceJSON.history(viewModel.balanceUpdates, of: $0) } }
}

extension BalanceUpdateFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BalanceUpdateImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BalanceUpdateExportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension PortfolioScreen: LinkedScreen {
  var json: JSONValue? { viewModel.portfolio.map(PortfolioJSON.portfolio) }
}

extension PortfolioChartScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.series.map { PortfolioJSON.chart(viewModel.chart, of: $0, on: viewModel.today, in: nil) }
  }
}

extension ExchangeRatesListScreen: LinkedScreen {
  var json: JSONValue? { viewModel.rates.map(RateJSON.list) }
}

extension ExchangeRateFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BlockGroupsListScreen: LinkedScreen {
  var json: JSONValue? { viewModel.groups.map(BlockGroupJSON.list) }
}

extension BlockGroupFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BlocksListScreen: LinkedScreen {
  var json: JSONValue? { viewModel.parts.map(BlockJSON.list) }
}

extension BlockDetailsScreen: LinkedScreen {
  var json: JSONValue? { viewModel.block.map(BlockJSON.block) }
}

extension BlockFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension BlockIconsScreen: LinkedScreen {
  var json: JSONValue? { BlockJSON.icons(viewModel.icons, viewModel.format.language) }
}

extension BlockColorsScreen: LinkedScreen {
  var json: JSONValue? { BlockJSON.colors(viewModel.colors, viewModel.format.language) }
}

extension TrackingScreen: LinkedScreen {
  var json: JSONValue? { viewModel.day.map { TrackingJSON.running($0.running, at: viewModel.now) } }
}

extension TrackingStartScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TrackingCompletionScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TrackingSessionsListScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.sessions.map { TrackingSessionJSON.list($0, hasMore: viewModel.hasFurtherSessions) }
  }
}

extension TrackingSessionFormScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DayScreen: LinkedScreen {
  var json: JSONValue? { viewModel.day.map { DayJSON.day($0, at: viewModel.now) } }
}

extension TimeSummaryScreen: LinkedScreen {
  var json: JSONValue? {
    viewModel.summary.map {
      TimeSummaryJSON.sums($0, by: viewModel.grouping, from: viewModel.firstDay, to: viewModel.lastDay)
    }
  }
}

extension BlockCalendarScreen: LinkedScreen {
  var json: JSONValue? { viewModel.calendar.map { TimeSummaryJSON.calendar($0, in: nil) } }
}

extension SettingsListScreen: LinkedScreen {
  var json: JSONValue? { SettingsJSON.list(viewModel.text(of:)) }
}

extension SettingScreen: LinkedScreen {
  var json: JSONValue? { SettingsJSON.value(viewModel.text, of: viewModel.setting) }
}

extension OnboardingScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension TutorialScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataLocationScreen: LinkedScreen {
  var json: JSONValue? { DataJSON.location(viewModel.location) }
}

extension DataCheckScreen: LinkedScreen {
  var json: JSONValue? { viewModel.check.map { DataJSON.check($0, at: viewModel.dependencies.dataProvider.location) } }
}

extension DataBackupScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataRestoreScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataExportScreen: LinkedScreen {
  var json: JSONValue? { words }
}

extension DataImportScreen: LinkedScreen {
  var json: JSONValue? { words }
}
