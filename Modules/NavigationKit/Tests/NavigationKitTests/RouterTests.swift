import NavigationKit
import Observation
import Synchronization
import Testing

@MainActor @Suite struct RouterTests {
  private let router = Router<Place>()

  @Test func `N01 push, push and pop leave the first`() {
    router.push(.garden)
    router.push(.kitchen)
    router.pop()
    let path = router.navigationPath
    #expect(path == [.garden])
  }

  @Test func `N02 push many appends in order and clears the selected route, pop to root empties the path`() throws {
    try router.present(route: .sheet(), .kitchen)
    router.push([.garden, .kitchen, .room(1)])
    let path = router.navigationPath
    #expect(path == [.garden, .kitchen, .room(1)])
    #expect(router.selectedRoute == nil)
    router.popToRoot()
    #expect(router.navigationPath.isEmpty)
  }

  @Test func `a place beside the one that is shown takes the whole path`() throws {
    try router.present(route: .sheet(), .kitchen)
    router.push([.garden, .room(1)])
    router.replacePath(with: .kitchen)
    #expect(router.navigationPath == [.kitchen])
    #expect(router.selectedRoute == nil)
  }

  @Test func `N03 pop on an empty path does nothing`() {
    router.pop()
    #expect(router.navigationPath.isEmpty)
  }

  @Test(arguments: SheetStyle.allCases)
  func `N04 present a sheet keeps its style`(style: SheetStyle) throws {
    router.push(.garden)
    try router.present(route: .sheet(style), .kitchen)
    #expect(router.presentedSheet == .kitchen)
    #expect(router.selectedRoute == .sheet(style))
    #expect(router.navigationPath == [.garden])
    let flags = [router.isSheetPresented, router.isFullScreenPresented, router.isPagePresented]
    #expect(flags == [true, false, false])
  }

  @Test func `N04 present a cover sets the full-screen flag`() throws {
    router.push(.garden)
    try router.present(route: .fullScreenCover, .kitchen)
    #expect(router.presentedFullScreen == .kitchen)
    #expect(router.selectedRoute == .fullScreenCover)
    #expect(router.navigationPath == [.garden])
    let flags = [router.isSheetPresented, router.isFullScreenPresented, router.isPagePresented]
    #expect(flags == [false, true, false])
  }

  @Test func `N05 present with push is refused and changes nothing`() throws {
    try router.present(route: .sheet(.medium), .kitchen, onDismiss: {})
    let refused = NavigationError.notPresentable(.push)
    #expect(throws: refused) { try router.present(route: .push, .garden) }
    #expect(router.presentedSheet == .kitchen)
    #expect(router.selectedRoute == .sheet(.medium))
    let isKept = router.dismissAction != nil
    #expect(isKept)
  }

  @Test func `N06 dismiss clears the cover first and pops only when nothing is up`() throws {
    router.push(.garden)
    try router.present(route: .fullScreenCover, .kitchen)
    router.dismiss()
    #expect(router.isPagePresented)
    #expect(router.navigationPath == [.garden])
    router.dismiss()
    #expect(router.navigationPath.isEmpty)
  }

  @Test func `N06 dismiss clears a sheet and a cover at once`() throws {
    router.push(.garden)
    try router.present(route: .sheet(), .kitchen)
    try router.present(route: .fullScreenCover, .room(2))
    router.dismiss()
    #expect(router.isPagePresented)
    #expect(router.navigationPath == [.garden])
  }

  @Test func `N07 the dismiss handler is kept, and forgotten by the next present without one`() throws {
    var calls = 0
    try router.present(route: .sheet(), .kitchen, onDismiss: { calls += 1 })
    router.dismiss()
    #expect(calls == 0)
    router.dismissAction?()
    #expect(calls == 1)
    try router.present(route: .sheet(), .kitchen)
    let isForgotten = router.dismissAction == nil
    #expect(isForgotten)
  }

  @Test func `a push is one change to an observer of the path`() {
    let changes = Atomic(0)
    withObservationTracking {
      _ = router.navigationPath
    } onChange: {
      changes.add(1, ordering: .relaxed)
    }
    router.push([.garden, .kitchen])
    let seen = changes.load(ordering: .relaxed)
    #expect(seen == 1)
  }
}
