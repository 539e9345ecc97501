import ModuloCore
import ModuloNavigation
import ModuloScreens
import NavigationKit

/// The open screens of one flow, as its router has them: the pages, and what is presented over them.
@MainActor
final class Stage {
  let router: Router<AppDestination>
  private let registry = NavigationRegistry<any InteractiveScreen>()
  /// The pages, from the root of the flow to the top.
  private(set) var pages: [OpenScreen] = []
  private(set) var sheet: OpenScreen?
  private(set) var cover: OpenScreen?

  /// - Parameter register: Registers the screens of every feature.
  init(
    root: AppDestination, _ context: ScreenContext,
    register: (NavigationRegistry<any InteractiveScreen>, ScreenContext) -> Void
  ) throws {
    router = context.router
    register(registry, context)
    pages = [try open(root)]
  }

  /// The screen that keys go to.
  var top: OpenScreen { cover ?? sheet ?? page }
  /// The page under what is presented.
  var page: OpenScreen { pages[pages.count - 1] }
  var root: OpenScreen { pages[0] }
  /// Every open screen, from the root to the top.
  var all: [OpenScreen] { pages + [sheet, cover].compactMap { $0 } }

  /// Opens and closes screens as the router says.
  func follow() throws {
    let path = router.navigationPath
    let kept = zip(pages.dropFirst(), path).prefix { $0.destination == $1 }.count
    if pages.count > kept + 1 {
      pages.removeLast(pages.count - kept - 1)
    }
    for destination in path.dropFirst(kept) { pages.append(try open(destination)) }
    let wasPresented = sheet != nil || cover != nil
    if sheet?.destination != router.presentedSheet { sheet = try router.presentedSheet.map(open) }
    if cover?.destination != router.presentedFullScreen { cover = try router.presentedFullScreen.map(open) }
    if wasPresented, router.isPagePresented { router.dismissAction?() }
  }

  /// Puts a screen back that has closed itself, so that it can be looked at.
  func reinstate(_ screen: OpenScreen) { pages.append(screen) }

  private func open(_ destination: AppDestination) throws -> OpenScreen {
    OpenScreen(destination, try registry.resolve(destination).get())
  }
}
