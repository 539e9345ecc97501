import ModuloNavigation
import NavigationKit

extension AppHost {
  /// Brings a flow to the front; the one that is there goes back to its root.
  func goTo(_ flow: AppFlow) {
    if flow == flows.selectedFlow { return stage.router.popToRoot() }
    do { try appear(flow) } catch { return notice = "\(error)" }
    flows.setCurrentFlow(flow)
    stage.page.isOutdated = stage.page.isAttached
  }

  /// Shows a destination, in its flow.
  func go(to destination: AppDestination) {
    goTo(AppFlow(destination))
    if stage.root.destination != destination { stage.router.push(destination) }
  }
}
