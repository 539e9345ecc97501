public import DependencyKit
public import ModuloModels
public import ModuloNavigation
public import NavigationKit

/// What every view model gets: the way to other screens, and the dependencies.
@MainActor
public struct ScreenContext {
  /// The way to other screens.
  public let router: Router<AppDestination>
  private let registered: DependencyValues

  /// A context; its dependencies are those in force here unless others are given.
  public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
    self.router = router
    registered = dependencies
  }

  /// The providers, the preferences, the clock and the like, in the region that the settings choose now.
  public var dependencies: DependencyValues {
    guard let region = registered.followedRegion else { return registered }
    return region.applied(to: registered)
  }

  /// How values become text, in the region that the settings choose now.
  public var format: FormatContext { dependencies.format }
}
