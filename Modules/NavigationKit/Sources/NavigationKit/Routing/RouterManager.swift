public import Observation

/// The flows of an app (its tabs, say), each with a router of its own, and which of them is in front.
@Observable @MainActor
open class RouterManager<Flow: Hashable & Sendable, Destination: DestinationItem> {
  /// The flow in front.
  public private(set) var selectedFlow: Flow

  /// The flow that ``setCurrentFlow(_:)`` left last; nil before the first change.
  public private(set) var previousFlow: Flow?

  private var routers: [Flow: Router<Destination>] = [:]

  /// A manager with no routers; they are registered as their flows appear.
  public init(selectedFlow: Flow) {
    self.selectedFlow = selectedFlow
  }

  /// The router of the flow in front; nil while that flow has not registered one.
  public var currentRouter: Router<Destination>? { router(for: selectedFlow) }

  /// The router of a flow; nil while it has not registered one.
  public func router(for flow: Flow) -> Router<Destination>? { routers[flow] }

  /// Gives a flow its router. The first registration counts: a flow that appears again keeps its path.
  public func register(_ router: Router<Destination>, for flow: Flow) {
    if routers[flow] == nil { routers[flow] = router }
  }

  /// Forgets a flow's router, so that the next registration counts.
  public func unregister(_ flow: Flow) {
    routers[flow] = nil
  }
}

extension RouterManager {
  /// Brings a flow to the front and remembers the one before it.
  public func setCurrentFlow(_ flow: Flow) {
    previousFlow = selectedFlow
    selectedFlow = flow
  }

  /// Brings the previous flow back to the front and still remembers it; without one nothing happens.
  public func revertToPreviousFlow() {
    if let previousFlow { selectedFlow = previousFlow }
  }
}
