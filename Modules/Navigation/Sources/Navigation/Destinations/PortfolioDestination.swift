public import NavigationKit

/// Screens for the worth of all accounts together.
public enum PortfolioDestination: DestinationItem {
  /// The net worth and its parts.
  case overview
  /// The chart of the net worth.
  case chart
}

extension AppDestination {
  /// A screen about all accounts together.
  public static func portfolio(_ destination: PortfolioDestination) -> AppDestination { AppDestination(destination) }
}

extension PortfolioDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("portfolio") { _ in .overview },
    DestinationPath("portfolio/chart") { _ in .chart },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .overview: ["portfolio"]
    case .chart: ["portfolio", "chart"]
    }
  }

  public var flow: AppFlow { .netWorth }
}
