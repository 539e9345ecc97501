public import NavigationKit

/// Every destination of the product.
public enum AppDestination: DestinationItem, RecursiveDestination {
  /// A screen about goals.
  case financialGoal(FinancialGoalDestination)
  /// A screen about contributions.
  case contribution(ContributionDestination)
  /// A screen about plans, or about what is due of them.
  case recurringPlan(RecurringPlanDestination)
  /// A screen about accounts.
  case financialAccount(FinancialAccountDestination)
  /// A screen about balances.
  case balanceUpdate(BalanceUpdateDestination)
  /// A screen about all accounts together.
  case portfolio(PortfolioDestination)
  /// A screen about exchange rates.
  case exchangeRate(ExchangeRateDestination)
  /// A screen about groups of blocks.
  case blockGroup(BlockGroupDestination)
  /// A screen about blocks.
  case block(BlockDestination)
  /// A screen about the running session.
  case tracking(TrackingDestination)
  /// A screen about stored sessions.
  case trackingSession(TrackingSessionDestination)
  /// A screen about a day.
  case day(DayDestination)
  /// A screen about what was tracked in a month or a span of days.
  case timeSummary(TimeSummaryDestination)
  /// A screen about settings.
  case settings(SettingsDestination)
  /// A screen about the history of the data.
  case history(HistoryDestination)
  /// A screen about the data as a whole.
  case data(DataDestination)
  /// A screen of no domain, such as the welcome.
  case shared(SharedDestination)

  /// The destination of the feature, which is what a registry knows.
  public var unwrapped: any Hashable { wrapped }

  var wrapped: any PathDestination {
    switch self {
    case .financialGoal(let destination): destination
    case .contribution(let destination): destination
    case .recurringPlan(let destination): destination
    case .financialAccount(let destination): destination
    case .balanceUpdate(let destination): destination
    case .portfolio(let destination): destination
    case .exchangeRate(let destination): destination
    case .blockGroup(let destination): destination
    case .block(let destination): destination
    case .tracking(let destination): destination
    case .trackingSession(let destination): destination
    case .day(let destination): destination
    case .timeSummary(let destination): destination
    case .settings(let destination): destination
    case .history(let destination): destination
    case .data(let destination): destination
    case .shared(let destination): destination
    }
  }
}
