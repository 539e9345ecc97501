import DependencyKit
import NavigationKit

/// The screens that links lead to. A new one goes into ``live(_:)``.
@MainActor
final class RouteRegistry {
  private let registry = NavigationRegistry<(any AppScreen)?>()

  /// The screens of the app.
  static func live(_ dependencies: DependencyValues) -> RouteRegistry {
    let routes = RouteRegistry()
    routes.register { $0 == .settings ? SettingsView(dependencies) : nil }
    return routes
  }

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

/// What the app is, and what it knows of its use.
struct SettingsView: AppScreen {
  @Shared private var launches: Int

  init(_ dependencies: DependencyValues) { _launches = Shared(.launches, dependencies) }

  var lines: [String] { ["\(AppConstants.name) \(AppConstants.version)", "Launch \(launches)"] }
}

extension SharedKey where Value == Int {
  /// How often the app was launched to its main screen, this time included.
  static var launches: SharedKey { SharedKey("launches", default: 0) }
}
