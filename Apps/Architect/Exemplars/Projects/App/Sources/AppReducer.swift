import DependencyKit
import GalleryFeature
import NavigationKit
import Observation

/// The state of the app, and what its actions do to it.
@MainActor
@Observable
final class AppReducer {
  /// The screen in front.
  enum State: Hashable {
    case splash
    case maintenance(text: String)
    case forceUpdate(version: String)
    case error(text: String)
    case main
  }

  /// What can happen.
  enum Action: Hashable {
    /// The actions of the user.
    enum View: Hashable {
      case onAppear
      case retryButtonTapped
      case alertDismissed
      case backButtonTapped
      /// A button of the root feature's screen.
      case rootButtonTapped(String)
    }

    case view(View)
    case lifecycle(ApplicationLifecycle)
    /// A link was opened.
    case link(String)
  }

  private(set) var state = State.splash
  /// The text of the alert; nil while there is none.
  private(set) var alert: String?
  /// What is pushed on the main screen.
  let router = Router<AppDestination>()
  /// The screens that links lead to.
  let routes: RouteRegistry
  private let bootstrapper: AppBootstrapper
  private let analytics: any AnalyticsService
  private let deepLinks: any DeepLinkService
  private let clock: any Clock<Duration>
  private let root: any GalleryFeatureScreen
  @ObservationIgnored @Shared private var launches: Int

  /// An app that hasn't launched yet.
  ///
  /// - Parameters:
  ///   - dependencies: The services.
  ///   - clock: What the splash waits on.
  ///   - routes: The screens that links lead to; nil for those of the app.
  init(
    _ dependencies: DependencyValues, clock: any Clock<Duration> = ContinuousClock(), routes: RouteRegistry? = nil
  ) {
    bootstrapper = AppBootstrapper(dependencies)
    analytics = dependencies.analytics
    deepLinks = dependencies.deepLinks
    root = dependencies.galleryFeatureBuilder.build(dependencies)
    _launches = Shared(.launches, dependencies)
    self.clock = clock
    self.routes = routes ?? .live(dependencies)
  }

  /// The screen in front, as a value.
  var screen: any AppScreen {
    switch state {
    case .splash: SplashView()
    case .maintenance(let text): MaintenanceView(text: text)
    case .forceUpdate(let version): ForceUpdateView(version: version)
    case .error(let text): MaintenanceView(text: text)
    case .main: MainScreenView(root: root, pushed: pushed, alert: alert)
    }
  }

  /// The screen on top of the root's; nil for none.
  private var pushed: (any AppScreen)? { router.navigationPath.last.flatMap { routes.screen(for: $0) } }

  /// What a line means that was typed: the button of its title on the screen in front, or a link.
  func action(for line: String) -> Action {
    guard screen.buttons.contains(line) else { return .link(line) }
    return switch line {
    case "Try again": .view(.retryButtonTapped)
    case "OK": .view(.alertDismissed)
    case "back": .view(.backButtonTapped)
    default: .view(.rootButtonTapped(line))
    }
  }

  /// Carries out an action; it returns once the action is done.
  func send(_ action: Action) async {
    switch action {
    case .view(.onAppear), .view(.retryButtonTapped): await launch()
    case .view(.alertDismissed): alert = nil
    case .view(.backButtonTapped): router.pop()
    case .view(.rootButtonTapped(let title)): await tap(title)
    case .lifecycle(.background): break
    case .lifecycle(.foreground): await resume()
    case .link(let text): open(text)
    }
  }
}

extension AppReducer {
  /// Validates while the splash plays. Only a ready app waits for the end of the splash, and nothing is left over that
  /// could change the screen afterwards.
  private func launch() async {
    state = .splash
    let splashEnd = Task { [clock] in try await clock.sleep(for: AppConstants.splashDuration) }
    let outcome = await bootstrapper.validate()
    if outcome != .ready { splashEnd.cancel() }
    let hasEnded = await splashEnd.result
    if outcome == .ready, case .failure = hasEnded { return }
    await show(outcome)
  }

  /// Looks again at what is stored, as long as that is fresh.
  private func resume() async {
    if let outcome = bootstrapper.recheck() { await show(outcome) } else { await launch() }
  }

  private func show(_ outcome: AppBootstrapper.Outcome) async {
    switch outcome {
    case .maintenance(let text): state = .maintenance(text: text)
    case .forceUpdate(let version): state = .forceUpdate(version: version)
    case .failure(let text): state = .error(text: text)
    case .ready:
      let wasMain = state == .main
      state = .main
      if wasMain { return }
      await analytics.setEnabled(true)
      await analytics.log("app_ready")
      do { try $launches.set(launches + 1) } catch { await analytics.log("launch_not_stored: \(error)") }
    }
  }

  private func tap(_ button: String) async {
    await root.tap(button)
    for command in root.takeCommands() {
      switch command {
      case .retry: await launch()
      case .alert(let text): alert = text
      }
    }
  }

  private func open(_ text: String) {
    let destination = deepLinks.destination(of: text)
    if destination == .home { return router.popToRoot() }
    guard routes.screen(for: destination) != nil else {
      alert = "This link isn't supported: \(text)"
      return
    }
    router.push(destination)
  }
}
