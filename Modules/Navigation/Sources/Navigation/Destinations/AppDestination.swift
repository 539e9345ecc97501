public import NavigationKit

/// Every destination of the product.
public enum AppDestination: DestinationItem, RecursiveDestination {
  case financialGoal(FinancialGoalDestination)
  case contribution(ContributionDestination)
  case financialAccount(FinancialAccountDestination)
  case balanceUpdate(BalanceUpdateDestination)
  case portfolio(PortfolioDestination)
  case exchangeRate(ExchangeRateDestination)
  case settings(SettingsDestination)
  case data(DataDestination)
  case shared(SharedDestination)

  /// The destination of the feature, which is what a registry knows.
  public var unwrapped: any Hashable {
    switch self {
    case .financialGoal(let destination): destination
    case .contribution(let destination): destination
    case .financialAccount(let destination): destination
    case .balanceUpdate(let destination): destination
    case .portfolio(let destination): destination
    case .exchangeRate(let destination): destination
    case .settings(let destination): destination
    case .data(let destination): destination
    case .shared(let destination): destination
    }
  }
}
