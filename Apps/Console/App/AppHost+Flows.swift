import ModuloNavigation
import ModuloScreens
import NavigationKit

extension AppHost {
  /// Brings a flow to the front; the one that is there goes back to its root, which is opened again.
  func goTo(_ flow: AppFlow) {
    if flow != flows.selectedFlow { return bring(flow) { flows.setCurrentFlow(flow) } }
    stage.router.popToRoot()
    if stage.root.opening != .none { perform(for: stage.root) { [root = stage.root] in await root.screen.open() } }
  }

  /// Brings the flow before this one to the front again.
  func revertToPreviousFlow() {
    if let flow = flows.previousFlow { bring(flow) { flows.revertToPreviousFlow() } }
  }

  /// Brings a flow to the front, once it has its first screen: none has after the database was replaced.
  private func bring(_ flow: AppFlow, _ select: () -> Void) {
    do { try appear(flow) } catch { return notice = "\(error)" }
    select()
    if stage.page.opening != .none { stage.page.markOutdated() }
  }

  /// Shows a destination, in its flow.
  func go(to destination: AppDestination) {
    goTo(destination.flow)
    if stage.root.destination != destination { stage.router.push(destination) }
  }
}
