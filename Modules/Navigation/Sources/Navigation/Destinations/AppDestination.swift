public import NavigationKit

/// Everywhere a person can go.
public enum AppDestination: DestinationItem, RecursiveDestination {
  case financialGoal(FinancialGoalDestination)
  case contribution(ContributionDestination)
  case settings(SettingsDestination)
  case data(DataDestination)
  case shared(SharedDestination)

  /// The destination of the feature, which is what a registry knows.
  public var unwrapped: any Hashable {
    switch self {
    case .financialGoal(let destination): destination
    case .contribution(let destination): destination
    case .settings(let destination): destination
    case .data(let destination): destination
    case .shared(let destination): destination
    }
  }
}
