public import Observation

/// The navigation state of one flow: what is pushed, and what is presented over it.
///
/// Views observe it and follow; view models call it. It shows nothing by itself.
@Observable @MainActor
public final class Router<Destination: DestinationItem> {
  /// The pushed destinations, from the root's first successor to the top. A view that pops by gesture writes it.
  public var navigationPath: [Destination] = []

  /// The destination of the sheet; nil for none.
  public var presentedSheet: Destination?

  /// The destination that covers the whole screen; nil for none.
  public var presentedFullScreen: Destination?

  /// The route of the last presentation, with the sheet's style; nil after a push.
  ///
  /// It outlives the presentation, because a sheet needs its style until it has left the screen.
  public private(set) var selectedRoute: Route?

  /// The action for the end of the presentation, called by the view layer; nil for none.
  public private(set) var dismissAction: (@MainActor () -> Void)?

  /// A router at the root of its flow, with nothing presented.
  public init() {}
}

extension Router {
  /// Puts a destination on top of the path and clears ``selectedRoute``.
  public func push(_ destination: Destination) { push([destination]) }

  /// Puts destinations on top of the path, the last one uppermost, and clears ``selectedRoute``.
  public func push(_ destinations: [Destination]) {
    selectedRoute = nil
    navigationPath.append(contentsOf: destinations)
  }

  /// Puts a destination in the place of the whole path and clears ``selectedRoute``, as for a place of an app that is
  /// beside the one that is shown.
  public func replacePath(with destination: Destination) {
    selectedRoute = nil
    navigationPath = [destination]
  }

  /// Takes the topmost destination off the path; at the root nothing happens.
  public func pop() { _ = navigationPath.popLast() }

  /// Takes everything off the path.
  public func popToRoot() { navigationPath.removeAll() }
}

extension Router {
  /// Presents a destination over the page; the path stays as it is.
  ///
  /// - Parameters:
  ///   - route: a sheet or a cover.
  ///   - destination: what it shows, in place of what the same route showed before.
  ///   - onDismiss: kept as ``dismissAction`` in place of an earlier one; nil forgets that one.
  /// - Throws: ``NavigationError/notPresentable(_:)`` for ``Route/push``; then nothing has changed.
  public func present(
    route: Route, _ destination: Destination, onDismiss: (@MainActor () -> Void)? = nil
  ) throws(NavigationError) {
    switch route {
    case .push: throw .notPresentable(route)
    case .sheet: presentedSheet = destination
    case .fullScreenCover: presentedFullScreen = destination
    }
    selectedRoute = route
    dismissAction = onDismiss
  }

  /// Takes away what is presented, sheet and cover alike; with nothing presented it pops.
  ///
  /// It leaves ``dismissAction`` alone: the view layer calls that once the presentation has left the screen.
  public func dismiss() {
    guard !isPagePresented else { return pop() }
    presentedSheet = nil
    presentedFullScreen = nil
  }
}

extension Router {
  /// Whether a sheet is up.
  public var isSheetPresented: Bool { presentedSheet != nil }

  /// Whether a cover is up.
  public var isFullScreenPresented: Bool { presentedFullScreen != nil }

  /// Whether the page itself is seen: neither a sheet nor a cover is up.
  public var isPagePresented: Bool { !isSheetPresented && !isFullScreenPresented }
}
