public import NavigationKit

/// Destinations that no single feature owns.
public enum SharedDestination: DestinationItem {
  /// The welcome of a new user.
  case onboarding
  /// The first half block of a new user.
  case tutorial
}

extension AppDestination {
  /// A screen of no domain, such as the welcome.
  public static func shared(_ destination: SharedDestination) -> AppDestination { AppDestination(destination) }
}

extension SharedDestination: PathDestination {
  public static let paths: [DestinationPath<Self>] = [
    DestinationPath("onboarding") { _ in .onboarding },
    DestinationPath("tutorial") { _ in .tutorial },
  ]

  public var pathComponents: [PathComponent] {
    switch self {
    case .onboarding: ["onboarding"]
    case .tutorial: ["tutorial"]
    }
  }

  public var flow: AppFlow { .home }
}
