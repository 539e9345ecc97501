import NavigationKit

/// The screens that links lead to. None is registered yet, so every link is unsupported:
///
///     routes.register { destination in destination == .settings ? SettingsView() : nil }
@MainActor
final class RouteRegistry {
  private let registry = NavigationRegistry<(any AppScreen)?>()

  /// Says which screen shows a destination; nil for one that is unsupported.
  func register(_ screen: @escaping @MainActor (AppDestination) -> (any AppScreen)?) {
    registry.register(AppDestination.self, resolver: screen)
  }

  /// The screen of a destination; nil while nothing shows it.
  func screen(for destination: AppDestination) -> (any AppScreen)? {
    switch registry.resolve(destination) {
    case .found(let screen): screen
    case .notFound: nil
    }
  }
}
