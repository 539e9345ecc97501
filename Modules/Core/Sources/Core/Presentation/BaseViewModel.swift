public import ModuloNavigation
public import NavigationKit

/// What every view model is: it takes the actions of a person, and exposes the state that a screen shows.
///
/// A view model knows providers and no terminal, so another application can drive it with views of its own.
@MainActor
public protocol BaseViewModel: AnyObject {
  associatedtype Action: Sendable

  /// The way to somewhere else.
  var router: Router<AppDestination> { get }

  /// Carries out an action. It returns when the state shows what came of it.
  func send(_ action: Action) async
}
