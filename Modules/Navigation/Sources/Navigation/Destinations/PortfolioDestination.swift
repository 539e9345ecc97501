public import NavigationKit

/// Screens for the worth of all accounts together.
public enum PortfolioDestination: DestinationItem {
  case overview
  /// What they were worth together, day by day.
  case chart
}
