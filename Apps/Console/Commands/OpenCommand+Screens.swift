import ModuloBlock
import ModuloContribution
import ModuloFinancialGoal
import ModuloNavigation
import ModuloPortfolio
import ModuloSettings
import ModuloTimeSummary
import ModuloTracking

extension ConsoleSession {
  /// The screen that a link leads to. The switch is exhaustive on purpose: a new destination has to be decided here.
  func openLinked(_ destination: AppDestination) throws -> any LinkedScreen {
    switch destination {
    case .financialGoal(.overview): return try open(destination, as: SavingsOverviewScreen.self)
    case .financialGoal(.list): return try open(destination, as: FinancialGoalsListScreen.self)
    case .financialGoal(.details): return try open(destination, as: FinancialGoalDetailsScreen.self)
    case .financialGoal(.create), .financialGoal(.update):
      return try open(destination, as: FinancialGoalFormScreen.self)
    case .contribution(.list): return try open(destination, as: ContributionsListScreen.self)
    case .contribution(.create): return try open(destination, as: ContributionFormScreen.self)
    case .financialAccount(.list): return try open(destination, as: FinancialAccountsListScreen.self)
    case .financialAccount(.details): return try open(destination, as: FinancialAccountDetailsScreen.self)
    case .financialAccount(.create), .financialAccount(.update):
      return try open(destination, as: FinancialAccountFormScreen.self)
    case .balanceUpdate(.list): return try open(destination, as: BalanceUpdatesListScreen.self)
    case .balanceUpdate(.create): return try open(destination, as: BalanceUpdateFormScreen.self)
    case .portfolio(.overview): return try open(destination, as: PortfolioScreen.self)
    case .portfolio(.chart): return try open(destination, as: PortfolioChartScreen.self)
    case .exchangeRate(.list): return try open(destination, as: ExchangeRatesListScreen.self)
    case .blockGroup(.list): return try open(destination, as: BlockGroupsListScreen.self)
    case .blockGroup(.create), .blockGroup(.update): return try open(destination, as: BlockGroupFormScreen.self)
    case .block(.list): return try open(destination, as: BlocksListScreen.self)
    case .block(.details): return try open(destination, as: BlockDetailsScreen.self)
    case .block(.create), .block(.update): return try open(destination, as: BlockFormScreen.self)
    case .tracking(.running): return try open(destination, as: TrackingScreen.self)
    case .tracking(.start): return try open(destination, as: TrackingStartScreen.self)
    case .tracking(.completion): return try open(destination, as: TrackingCompletionScreen.self)
    case .trackingSession(.list): return try open(destination, as: TrackingSessionsListScreen.self)
    case .trackingSession(.create), .trackingSession(.update):
      return try open(destination, as: TrackingSessionFormScreen.self)
    case .day: return try open(destination, as: DayScreen.self)
    case .timeSummary(.sums): return try open(destination, as: TimeSummaryScreen.self)
    case .timeSummary(.calendar): return try open(destination, as: BlockCalendarScreen.self)
    case .settings(.list): return try open(destination, as: SettingsListScreen.self)
    case .settings(.setting): return try open(destination, as: SettingScreen.self)
    case .shared(.onboarding): return try open(destination, as: OnboardingScreen.self)
    case .shared(.tutorial): return try open(destination, as: TutorialScreen.self)
    case .financialGoal(.archival), .financialGoal(.deletion), .financialGoal(.chart), .financialGoal(.report),
      .contribution(.update), .contribution(.move), .contribution(.deletion), .contribution(.importFile),
      .financialAccount(.deletion), .financialAccount(.chart), .balanceUpdate(.update), .balanceUpdate(.deletion),
      .balanceUpdate(.importFile), .balanceUpdate(.exportFile), .exchangeRate(.create), .exchangeRate(.deletion),
      .blockGroup(.deletion), .block(.deletion), .block(.icons), .block(.colors), .tracking(.discard),
      .trackingSession(.deletion), .timeSummary(.reset), .data:
      throw ConsoleFailure(.software, code: "internal", message: "no link leads to \(destination)")
    }
  }
}
