import DependencyKit
import DependencyKitMocks
import Foundation
import GalleryFeature
import NavigationKit
import Synchronization
import Testing

@testable import Demo

@MainActor
@Suite struct AppReducerTests {
  private let clock = ManualClock()
  private let backend = Backend()
  private let shared = SharedState()

  private var dependencies: DependencyValues {
    var values = DependencyValues()
    values.date = DateGenerator { [backend] in backend.state.withLock(\.now) }
    values.locale = Locale(identifier: "en_US")
    values.remoteConfig = backend
    values.remoteConfigStore = backend
    values.analytics = backend
    values.shared = shared
    return values
  }

  private func reducer() -> AppReducer {
    AppReducer(dependencies, clock: clock, routes: RouteRegistry())
  }

  /// Launches a ready app, and lets the splash play to its end.
  private func launch(_ reducer: AppReducer) async {
    let launching = Task { await reducer.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    clock.advance(by: AppConstants.splashDuration)
    await launching.value
  }

  @Test func `the app begins with its splash, and a retry returns to it`() async {
    backend.state.withLock { $0.config = nil }
    let reducer = reducer()
    #expect(reducer.state == .splash)
    #expect(reducer.screen.lines == ["Demo"])
    await reducer.send(.view(.onAppear))
    #expect(reducer.state == .error(text: "Check the network, and try again."))
    backend.state.withLock { $0.config = RemoteConfig() }
    let retrying = Task { await reducer.send(.view(.retryButtonTapped)) }
    await clock.waitForSleeper()
    #expect(reducer.state == .splash)
    clock.advance(by: AppConstants.splashDuration)
    await retrying.value
    #expect(reducer.state == .main)
  }

  @Test func `a ready app waits for the splash, then logs one event`() async {
    let reducer = reducer()
    let launching = Task { await reducer.send(.view(.onAppear)) }
    await clock.waitForSleeper()
    clock.advance(by: .milliseconds(2199))
    #expect(reducer.state == .splash)
    clock.advance(by: .milliseconds(1))
    await launching.value
    #expect(reducer.state == .main)
    #expect(backend.state.withLock(\.events) == ["enabled: true", "app_ready"])
  }

  @Test func `what isn't ready shows at once, and the end of the splash changes nothing`() async {
    backend.state.withLock { $0.config = nil }
    let reducer = reducer()
    await reducer.send(.view(.onAppear))
    #expect(clock.waiters == 0)
    clock.advance(by: .seconds(10))
    await Task.yield()
    #expect(reducer.state == .error(text: "Check the network, and try again."))
  }

  @Test func `T12 maintenance is before a forced update, and that before ready`() async {
    let text = #"{"en": "Back at noon.", "fr": "De retour à midi."}"#
    let bootstrapper = AppBootstrapper(dependencies, version: "1.2")
    let cases: [(RemoteConfig, AppBootstrapper.Outcome)] = [
      (
        RemoteConfig(minimumVersion: "2", isUnderMaintenance: true, maintenanceText: text),
        .maintenance(text: "Back at noon.")
      ),
      (RemoteConfig(isUnderMaintenance: true, maintenanceText: "noon"), .maintenance(text: "Back soon.")),
      (RemoteConfig(minimumVersion: "2"), .forceUpdate(version: "2")),
      (RemoteConfig(minimumVersion: "1.2"), .ready),
    ]
    for (config, outcome) in cases {
      backend.state.withLock { $0.config = config }
      #expect(await bootstrapper.validate() == outcome)
    }
  }

  @Test func `T12 without an answer what is stored counts, and nothing stored is an error`() async {
    let bootstrapper = AppBootstrapper(dependencies, version: "1.2")
    backend.state.withLock { $0.config = nil }
    #expect(await bootstrapper.validate() == .failure(text: "Check the network, and try again."))
    backend.state.withLock { $0.config = RemoteConfig(minimumVersion: "2") }
    _ = await bootstrapper.validate()
    backend.state.withLock { state in
      state.config = nil
      state.now += 1_000_000
    }
    #expect(await bootstrapper.validate() == .forceUpdate(version: "2"))
  }

  @Test func `a configuration that can't be stored still counts`() async {
    backend.state.withLock { $0.refusesToStore = true }
    let outcome = await AppBootstrapper(dependencies).validate()
    #expect(outcome == .ready)
    #expect(backend.state.withLock(\.events).count == 1)
  }

  @Test func `back from the background, what is fresh is looked at again, and what is stale is fetched`() async {
    let reducer = reducer()
    await launch(reducer)
    backend.state.withLock { state in
      state.config = RemoteConfig(minimumVersion: "9")
      state.now += 599
    }
    await reducer.send(.lifecycle(.foreground))
    #expect(reducer.state == .main)
    #expect(backend.state.withLock(\.fetchCount) == 1)
    backend.state.withLock { $0.now += 1 }
    await reducer.send(.lifecycle(.foreground))
    #expect(reducer.state == .forceUpdate(version: "9"))
  }

  @Test func `T13 versions are compared part by part`() {
    let cases: [(current: String, minimum: String, isTooOld: Bool)] = [
      ("1.2", "1.2.1", true), ("2.0", "2", false), ("2", "2.0.0", false), ("1.0", "", false), ("1.10", "1.9", false),
      ("1.9", "1.10", true), ("1.2b3", "1.2", false), ("1.x.3", "1.0.4", true), ("1.x.3", "1.0.3", false),
      ("1", "99999999999999999999", true),
    ]
    for (current, minimum, isTooOld) in cases {
      let answer = UpdateChecker.requiresUpdate(current: current, minimum: minimum)
      #expect(answer == isTooOld, "\(current) and \(minimum)")
    }
  }

  @Test func `T14 a link leads home, to the settings, or nowhere known`() {
    let domain = AppConstants.domain
    let places: [(String, AppDestination)] = [
      ("demo://settings", .settings), ("demo://Settings/", .settings), ("https://\(domain)/settings", .settings),
      ("https://www.\(domain)/settings", .settings), ("demo://", .home), ("demo://home", .home),
      ("https://\(domain)", .home), ("demo://item/7", .unknown(path: "item/7")),
      ("https://elsewhere.org/settings", .unknown(path: "elsewhere.org/settings")),
      ("https://no\(domain)/settings", .unknown(path: "no\(domain)/settings")),
    ]
    for (text, place) in places { #expect(AppDestination(text, domain: domain) == place, "\(text)") }
  }

  @Test func `a link without a screen raises an alert, and one with a screen is pushed`() async {
    let reducer = reducer()
    await launch(reducer)
    await reducer.send(.link("demo://settings"))
    #expect(reducer.alert == "This link isn't supported: demo://settings")
    #expect(reducer.screen.lines == ["Gallery", "This link isn't supported: demo://settings"])
    await reducer.send(.view(.alertDismissed))
    #expect(reducer.alert == nil)
    reducer.routes.register { $0 == .settings ? SplashView() : nil }
    await reducer.send(.link("demo://settings"))
    #expect(reducer.router.navigationPath == [.settings])
    await reducer.send(.link("demo://item/7"))
    #expect(reducer.alert == "This link isn't supported: demo://item/7")
  }

  @Test func `the settings are pushed over the root screen by their link, and count launches`() async {
    let reducer = AppReducer(dependencies, clock: clock)
    await launch(reducer)
    #expect(reducer.screen.lines == ["Gallery"])
    await reducer.send(reducer.action(for: "demo://settings"))
    #expect(reducer.screen.lines == ["Demo \(AppConstants.version)", "Launch 1"])
    await reducer.send(reducer.action(for: "back"))
    #expect(reducer.screen.lines == ["Gallery"])
    await reducer.send(.link("demo://settings"))
    await reducer.send(.link("demo://home"))
    #expect(reducer.router.navigationPath == [])
    let next = AppReducer(dependencies, clock: clock)
    await launch(next)
    #expect(shared[.launches] == 2)
  }

  @Test func `the root feature's commands are carried out`() async {
    var values = dependencies
    values.galleryFeatureBuilder = NoisyBuilder()
    let reducer = AppReducer(values, clock: clock)
    await launch(reducer)
    await reducer.send(reducer.action(for: "Full"))
    #expect(reducer.screen.lines == ["Noisy", "Not stored"])
    #expect(reducer.action(for: "OK") == .view(.alertDismissed))
    await reducer.send(.view(.alertDismissed))
    let retrying = Task { await reducer.send(reducer.action(for: "Retry")) }
    await clock.waitForSleeper()
    #expect(reducer.state == .splash)
    clock.advance(by: AppConstants.splashDuration)
    await retrying.value
    #expect(reducer.state == .main)
  }

  @Test func `the delegate passes on where the app goes`() async {
    var values = dependencies
    let lifecycle = DefaultLifecycleService()
    values.lifecycle = lifecycle
    let delegate = AppDelegate(values)
    delegate.applicationDidEnterBackground()
    delegate.applicationWillEnterForeground()
    delegate.applicationWillTerminate()
    var events: [ApplicationLifecycle] = []
    for await event in lifecycle.events { events.append(event) }
    #expect(events == [.background, .foreground])
  }

  @Test func `the file keeps the last configuration`() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let store = FileRemoteConfigStore(file: folder.appendingPathComponent("config.json"))
    #expect(store.load() == nil)
    let stored = StoredRemoteConfig(config: RemoteConfig(minimumVersion: "2"), syncedAt: Date(timeIntervalSince1970: 7))
    try store.save(stored)
    #expect(store.load() == stored)
  }
}

/// Makes a root screen that asks something of the app.
private struct NoisyBuilder: GalleryFeatureBuilder {
  func build(_ dependencies: DependencyValues) -> any GalleryFeatureScreen { Screen() }

  @MainActor
  private final class Screen: GalleryFeatureScreen {
    let title = "Noisy"
    let lines: [String] = []
    let buttons = ["Full", "Retry"]
    private var commands: [GalleryFeatureCommand] = []

    func appear() async {}
    func tap(_ button: String) async { commands = [button == "Full" ? .alert("Not stored") : .retry] }

    func takeCommands() -> [GalleryFeatureCommand] {
      defer { commands = [] }
      return commands
    }
  }
}

/// The services of a test, and what they were asked.
private final class Backend: RemoteConfigService, RemoteConfigStore, AnalyticsService {
  struct State {
    var now = Date(timeIntervalSince1970: 1_000_000)
    /// Nil while there is no network.
    var config: RemoteConfig? = RemoteConfig()
    var stored: StoredRemoteConfig?
    var refusesToStore = false
    var fetchCount = 0
    var events: [String] = []
  }

  let state = Mutex(State())

  func fetch() async throws -> RemoteConfig {
    try state.withLock { state in
      state.fetchCount += 1
      guard let config = state.config else { throw CocoaError(.fileReadUnknown) }
      return config
    }
  }

  func load() -> StoredRemoteConfig? { state.withLock(\.stored) }

  func save(_ stored: StoredRemoteConfig) throws {
    try state.withLock { state in
      if state.refusesToStore { throw CocoaError(.fileWriteOutOfSpace) }
      state.stored = stored
    }
  }

  func setEnabled(_ isEnabled: Bool) async { state.withLock { $0.events.append("enabled: \(isEnabled)") } }

  func log(_ event: String) async { state.withLock { $0.events.append(event) } }
}
