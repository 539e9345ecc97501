public import DependencyKit
public import ModuloModels
public import ModuloNavigation
public import NavigationKit

/// What every view model gets: the way to other screens, and the dependencies.
@MainActor
public struct ScreenContext {
  /// The way to other screens.
  public let router: Router<AppDestination>
  /// The providers, the preferences, the clock and the like.
  public let dependencies: DependencyValues
  /// How values become text.
  public let format: FormatContext

  /// A context; its dependencies are those in force here unless others are given.
  public init(router: Router<AppDestination>, dependencies: DependencyValues = .current) {
    self.router = router
    self.dependencies = dependencies
    format = dependencies.format
  }
}
