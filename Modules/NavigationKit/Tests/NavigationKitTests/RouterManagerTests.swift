import NavigationKit
import Testing

@MainActor @Suite struct RouterManagerTests {
  private let manager = RouterManager<Tab, Place>(selectedFlow: .home)

  @Test func `N08 setting a flow remembers the one before and revert selects it`() {
    manager.setCurrentFlow(.profile)
    #expect(manager.selectedFlow == .profile)
    #expect(manager.previousFlow == .home)
    manager.revertToPreviousFlow()
    #expect(manager.selectedFlow == .home)
    #expect(manager.previousFlow == .home)
  }

  @Test func `N08 revert without a previous flow does nothing`() {
    manager.revertToPreviousFlow()
    #expect(manager.selectedFlow == .home)
    #expect(manager.previousFlow == nil)
  }

  @Test func `N09 the first registration of a flow counts and an unregistered flow has no router`() {
    let first = Router<Place>()
    manager.register(first, for: .home)
    manager.register(Router<Place>(), for: .home)
    let isFirst = manager.router(for: .home) === first
    let profile = manager.router(for: .profile)
    #expect(isFirst)
    #expect(profile == nil)
  }

  @Test func `a flow that was unregistered takes the next router`() {
    manager.register(Router<Place>(), for: .home)
    manager.unregister(.home)
    let next = Router<Place>()
    manager.register(next, for: .home)
    let isNext = manager.currentRouter === next
    #expect(isNext)
  }

  @Test func `the current router is the selected flow's`() {
    let profile = Router<Place>()
    manager.register(profile, for: .profile)
    #expect(manager.currentRouter == nil)
    manager.setCurrentFlow(.profile)
    let isProfile = manager.currentRouter === profile
    #expect(isProfile)
  }
}
