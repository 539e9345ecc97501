// Made from Apps/Architect/Exemplars by `make exemplar-texts`; change those.

import ArchitectureKit

extension Exemplars {
  /// The exemplars of this program, which travel with it.
  static let own = Exemplars([
    (
      "Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // The whole workspace in one package: one build and one run of the tests cover every module. Each folder of Projects/ is
      // a package of its own too, with what an app project has to know of it. `architect scaffold` adds to this table.
      let modules: [Module] = [
        .app("Demo", root: "Sample"),
        .domain("Sample"),
        .feature("Sample"),
        .service("Sample"),
        .shared("Sample"),
      ]

      /// The targets of one module, in the folder that its kind and its name say.
      struct Module {
        let targets: [Target]

        /// An app knows its root feature, and puts live values in; it may use the sources of every module.
        static func app(_ name: String, root: String, uses: [String] = []) -> Module {
          let feature = Target.Dependency.target(name: root + "Feature")
          return Module(targets: [
            .executableTarget(
              name: name, dependencies: [dependencyKit, navigationKit, feature] + uses.map { .target(name: $0) },
              path: "Projects/App/Sources"),
            .testTarget(
              name: name + "Tests", dependencies: [.target(name: name), dependencyKit, navigationKit],
              path: "Projects/App/Tests"),
          ])
        }

        /// A feature uses interfaces and shared modules.
        static func feature(_ name: String, uses: [String] = []) -> Module {
          let (feature, folder) = (name + "Feature", "Projects/Features/" + name)
          return Module(targets: [
            .target(
              name: feature, dependencies: [dependencyKit] + uses.map { .target(name: $0) }, path: folder + "/Sources"),
            .testTarget(
              name: feature + "Tests", dependencies: [.target(name: feature), dependencyKit], path: folder + "/Tests"),
          ])
        }

        static func domain(_ name: String) -> Module { layered(name + "Domain", in: "Projects/Domains/" + name) }

        static func service(_ name: String) -> Module { layered(name + "Service", in: "Projects/Services/" + name) }

        /// A shared module knows nothing.
        static func shared(_ name: String) -> Module {
          Module(targets: [.target(name: name, path: "Projects/Shared/\(name)/Sources")])
        }

        /// An interface that anyone may know, and sources that only the app knows.
        private static func layered(_ name: String, in folder: String) -> Module {
          let interface = Target.Dependency.target(name: name + "Interface")
          let sources = Target.Dependency.target(name: name + "Sources")
          return Module(targets: [
            .target(name: name + "Interface", dependencies: [dependencyKit], path: folder + "/Interface"),
            .target(name: name + "Sources", dependencies: [interface, dependencyKit], path: folder + "/Sources"),
            .testTarget(
              name: name + "Tests", dependencies: [interface, sources, dependencyKit], path: folder + "/Tests"),
          ])
        }

        private static let dependencyKit = Target.Dependency.product(name: "DependencyKit", package: "DependencyKit")
        private static let navigationKit = Target.Dependency.product(name: "NavigationKit", package: "NavigationKit")
      }

      let package = Package(
        name: "Exemplars",
        platforms: [.macOS(.v15), .iOS(.v18)],
        dependencies: [
          .package(path: "../../../Modules/DependencyKit"),
          .package(path: "../../../Modules/NavigationKit"),
        ],
        targets: modules.flatMap(\.targets))

      for target in package.targets {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("InferIsolatedConformances"),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
      }

      """##
    ),
    (
      "Projects/App/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "Demo"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.example"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "18.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team
      let signsDebugBuilds = false  // scaffold: without team

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        dependencies: [
          .package(path: "../../../../../Modules/DependencyKit"),
          .package(path: "../../../../../Modules/NavigationKit"),
          .package(path: "../Features/Sample"),
        ],
        targets: [
          .executableTarget(
            name: "Demo",
            dependencies: [
              .product(name: "DependencyKit", package: "DependencyKit"),
              .product(name: "NavigationKit", package: "NavigationKit"),
              .product(name: "SampleFeature", package: "Sample"),
            ],
            path: "Sources"),
          .testTarget(
            name: "DemoTests",
            dependencies: [
              "Demo",
              .product(name: "DependencyKit", package: "DependencyKit"),
              .product(name: "NavigationKit", package: "NavigationKit"),
            ],
            path: "Tests"),
        ])

      for target in package.targets {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("InferIsolatedConformances"),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
      }

      """##
    ),
    (
      "Projects/App/Sources/App.swift",
      ##"""
      import DependencyKit
      import Foundation

      /// Runs the app once: it launches, and writes the screen that the launch ends with.
      @main
      enum DemoApp {
        @MainActor
        static func main() async {
          DependencyValues.register(AppComposition.install)
          let reducer = AppReducer(.current)
          await reducer.send(.view(.onAppear))
          let screen = reducer.screen
          await screen.appear()
          print(screen.lines.joined(separator: "\n"))
        }
      }

      /// A screen as a value: what a host shows.
      @MainActor
      protocol AppScreen {
        /// The content, line by line.
        var lines: [String] { get }

        /// Loads what is shown.
        func appear() async
      }

      extension AppScreen {
        func appear() async {}
      }

      """##
    ),
    (
      "Projects/App/Sources/AppConstants.swift",
      ##"""
      import Foundation

      /// What is fixed about the app.
      enum AppConstants {
        static let name = "Demo"
        static let version = "1.0.0"
        static let bundleIdentifierPrefix = "com.example"

        /// The scheme of the app's own links.
        static let scheme = name.lowercased()
        /// The domain whose web links lead into the app; its subdomains do, too.
        static let domain = "\(bundleIdentifierPrefix).app"

        /// How long the splash plays.
        static let splashDuration = Duration.milliseconds(2200)
        /// The age, in seconds, from which stored configuration is stale.
        static let configurationLifetime: TimeInterval = 600
      }

      """##
    ),
    (
      "Projects/App/Sources/AppDelegate.swift",
      ##"""
      import DependencyKit

      /// What the system tells the app, passed on to the lifecycle service.
      @MainActor
      final class AppDelegate {
        private let lifecycle: any LifecycleService

        init(_ dependencies: DependencyValues) { lifecycle = dependencies.lifecycle }

        func applicationDidEnterBackground() { lifecycle.report(.background) }

        func applicationWillEnterForeground() { lifecycle.report(.foreground) }
      }

      """##
    ),
    (
      "Projects/App/Sources/AppReducer.swift",
      ##"""
      import DependencyKit
      import NavigationKit
      import Observation
      import SampleFeature

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
        private let root: any SampleFeatureScreen

        /// An app that hasn't launched yet.
        ///
        /// - Parameters:
        ///   - dependencies: The services.
        ///   - clock: What the splash waits on.
        ///   - routes: The screens that links lead to.
        init(
          _ dependencies: DependencyValues, clock: any Clock<Duration> = ContinuousClock(),
          routes: RouteRegistry = RouteRegistry()
        ) {
          bootstrapper = AppBootstrapper(dependencies)
          analytics = dependencies.analytics
          deepLinks = dependencies.deepLinks
          root = dependencies.sampleFeatureBuilder.build()
          self.clock = clock
          self.routes = routes
        }

        /// The screen in front, as a value.
        var screen: any AppScreen {
          switch state {
          case .splash: SplashView()
          case .maintenance(let text): MaintenanceView(text: text)
          case .forceUpdate(let version): ForceUpdateView(version: version)
          case .error(let text): MaintenanceView(text: text)
          case .main: MainScreenView(root: root, alert: alert)
          }
        }

        /// Carries out an action; it returns once the action is done.
        func send(_ action: Action) async {
          switch action {
          case .view(.onAppear), .view(.retryButtonTapped): await launch()
          case .view(.alertDismissed): alert = nil
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
          }
        }

        private func open(_ text: String) {
          let destination = deepLinks.destination(of: text)
          guard routes.screen(for: destination) != nil else {
            alert = "This link isn't supported: \(text)"
            return
          }
          router.push(destination)
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Core/AppBootstrapper.swift",
      ##"""
      import DependencyKit
      import Foundation

      /// Finds out whether the app may start.
      struct AppBootstrapper: Sendable {
        /// How a launch ends.
        enum Outcome: Hashable, Sendable {
          case maintenance(text: String)
          case forceUpdate(version: String)
          case failure(text: String)
          case ready
        }

        private let service: any RemoteConfigService
        private let store: any RemoteConfigStore
        private let analytics: any AnalyticsService
        private let date: DateGenerator
        private let language: String
        private let version: String

        init(_ dependencies: DependencyValues, version: String = AppConstants.version) {
          service = dependencies.remoteConfig
          store = dependencies.remoteConfigStore
          analytics = dependencies.analytics
          date = dependencies.date
          language = dependencies.locale.language.languageCode?.identifier ?? "en"
          self.version = version
        }

        /// Fetches the configuration and stores it; without an answer the stored one counts, of any age.
        func validate() async -> Outcome {
          do {
            let config = try await service.fetch()
            await keep(StoredRemoteConfig(config: config, syncedAt: date()))
            return outcome(of: config)
          } catch {
            guard let stored = store.load() else { return .failure(text: "Check the network, and try again.") }
            return outcome(of: stored.config)
          }
        }

        /// The outcome by what is stored; nil if that is stale, or nothing.
        func recheck() -> Outcome? {
          guard let stored = store.load() else { return nil }
          let age = date().timeIntervalSince(stored.syncedAt)
          return age < AppConstants.configurationLifetime ? outcome(of: stored.config) : nil
        }

        /// A configuration that can't be stored still counts for this launch.
        private func keep(_ stored: StoredRemoteConfig) async {
          do { try store.save(stored) } catch { await analytics.log("remote_config_not_stored: \(error)") }
        }

        /// Maintenance first, then the forced update.
        private func outcome(of config: RemoteConfig) -> Outcome {
          if config.isUnderMaintenance {
            let text = LocalizedRemoteConfig.text(config.maintenanceText, language: language)
            return .maintenance(text: text ?? "Back soon.")
          }
          let isTooOld = UpdateChecker.requiresUpdate(current: version, minimum: config.minimumVersion)
          return isTooOld ? .forceUpdate(version: config.minimumVersion) : .ready
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Core/ApplicationLifecycle.swift",
      ##"""
      /// Where the app goes.
      enum ApplicationLifecycle: Hashable, Sendable {
        /// Out of sight.
        case background
        /// Back in front.
        case foreground
      }

      """##
    ),
    (
      "Projects/App/Sources/Core/DeepLink.swift",
      ##"""
      import Foundation
      import NavigationKit

      /// The place in the app that a link leads to.
      enum AppDestination: DestinationItem {
        case home
        case settings
        /// A place that the app doesn't know, as the steps of its path.
        case unknown(path: String)

        /// The place of a link. After the app's own scheme the host is the first step; a web link's host is one unless it is
        /// the app's domain, or below it. Upper and lower case are the same.
        init(_ text: String, domain: String) {
          guard let parts = URLComponents(string: text.lowercased()) else {
            self = .unknown(path: text)
            return
          }
          let host = parts.host ?? ""
          let isWeb = parts.scheme == "https" || parts.scheme == "http"
          let isOwnDomain = host == domain || host.hasSuffix("." + domain)
          let first = isWeb && isOwnDomain ? "" : host
          let steps = [first] + parts.path.split(separator: "/").map(String.init)
          let path = steps.filter { !$0.isEmpty }.joined(separator: "/")
          switch path {
          case "", "home": self = .home
          case "settings": self = .settings
          default: self = .unknown(path: path)
          }
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Core/LocalizedRemoteConfig.swift",
      ##"""
      import Foundation

      /// Texts of the remote configuration: a JSON object of language to text.
      enum LocalizedRemoteConfig {
        /// The text in a language, such as `en`; nil for a language that is missing, and for JSON that is something else.
        static func text(_ json: String, language: String) -> String? {
          do {
            return try JSONDecoder().decode([String: String].self, from: Data(json.utf8))[language]
          } catch {
            return nil
          }
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Core/RouteRegistry.swift",
      ##"""
      import NavigationKit

      /// The screens that links lead to. None is registered yet, so every link is unsupported:
      ///
      ///     routes.register { destination in destination == .settings ? SettingsView() : nil }
      @MainActor
      final class RouteRegistry {
        private let registry = NavigationRegistry<(any AppScreen)?>()

        /// Says which screen shows a destination; nil for one that is unsupported.
        func register(_ screen: @escaping @MainActor (AppDestination) -> (any AppScreen)?) {
          registry.register(AppDestination.self, resolver: screen)
        }

        /// The screen of a destination; nil while nothing shows it.
        func screen(for destination: AppDestination) -> (any AppScreen)? {
          switch registry.resolve(destination) {
          case .found(let screen): screen
          case .notFound: nil
          }
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Core/UpdateChecker.swift",
      ##"""
      /// Compares versions.
      enum UpdateChecker {
        /// Whether a version is lower than the minimum; never for an empty minimum.
        static func requiresUpdate(current: String, minimum: String) -> Bool {
          guard !minimum.isEmpty else { return false }
          let (current, minimum) = (parts(of: current), parts(of: minimum))
          for index in 0..<max(current.count, minimum.count) {
            let (left, right) = (part(index, of: current), part(index, of: minimum))
            if left != right { return left < right }
          }
          return false
        }

        /// The leading digits of each part; a part without any is 0, and keeps its place.
        private static func parts(of version: String) -> [Int] {
          version.split(separator: ".", omittingEmptySubsequences: false).map { part in
            let digits = part.prefix { $0.isASCII && $0.isNumber }
            return digits.isEmpty ? 0 : Int(digits) ?? .max
          }
        }

        private static func part(_ index: Int, of parts: [Int]) -> Int {
          index < parts.count ? parts[index] : 0
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Dependencies/AnalyticsServices.swift",
      ##"""
      import DependencyKit
      import Foundation

      /// Takes note of what happens.
      protocol AnalyticsService: Sendable {
        /// Begins or ends taking notes.
        func setEnabled(_ isEnabled: Bool) async
        /// Takes note of one event.
        func log(_ event: String) async
      }

      private enum AnalyticsKey: DependencyKey { typealias Value = any AnalyticsService }

      extension DependencyValues {
        /// Unimplemented until registered.
        var analytics: any AnalyticsService {
          get { self[AnalyticsKey.self] }
          set { self[AnalyticsKey.self] = newValue }
        }
      }

      /// Writes each event to standard error once it is enabled.
      actor StandardErrorAnalyticsService: AnalyticsService {
        private var isEnabled = false

        func setEnabled(_ isEnabled: Bool) { self.isEnabled = isEnabled }

        func log(_ event: String) {
          if isEnabled { FileHandle.standardError.write(Data("event: \(event)\n".utf8)) }
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Dependencies/AppComposition.swift",
      ##"""
      import DependencyKit
      import Foundation
      import SampleFeature

      /// The only place that knows live values. A new module's line goes here:
      ///
      ///     values.productUseCase = DefaultProductUseCase(values)
      enum AppComposition {
        /// Registers every live value.
        static func install(_ values: inout DependencyValues) {
          values.date = DateGenerator { Date() }
          values.uuid = UUIDGenerator { UUID() }
          values.locale = .current
          values.timeZone = .current
          values.analytics = StandardErrorAnalyticsService()
          values.lifecycle = DefaultLifecycleService()
          values.deepLinks = DefaultDeepLinkService()
          values.remoteConfig = BundledRemoteConfigService()
          values.remoteConfigStore = FileRemoteConfigStore(file: configurationFile)
          values.installSampleFeature()
        }

        private static var configurationFile: URL {
          let folder = FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first
          return (folder ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("\(AppConstants.scheme)-configuration.json")
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/Dependencies/DeepLinkServices.swift",
      ##"""
      import DependencyKit

      /// Reads links.
      protocol DeepLinkService: Sendable {
        /// The place that a link leads to.
        func destination(of text: String) -> AppDestination
      }

      private enum DeepLinkKey: DependencyKey {
        static var liveValue: any DeepLinkService { DefaultDeepLinkService() }
        static var testValue: any DeepLinkService { DefaultDeepLinkService() }
      }

      extension DependencyValues {
        var deepLinks: any DeepLinkService {
          get { self[DeepLinkKey.self] }
          set { self[DeepLinkKey.self] = newValue }
        }
      }

      /// The links of the app's own scheme and domain.
      struct DefaultDeepLinkService: DeepLinkService {
        func destination(of text: String) -> AppDestination { AppDestination(text, domain: AppConstants.domain) }
      }

      """##
    ),
    (
      "Projects/App/Sources/Dependencies/LifecycleServices.swift",
      ##"""
      import DependencyKit

      /// Passes on where the app goes.
      protocol LifecycleService: Sendable {
        /// Every change from now on, for one reader.
        var events: AsyncStream<ApplicationLifecycle> { get }
        /// Tells the reader of a change.
        func report(_ event: ApplicationLifecycle)
      }

      private enum LifecycleKey: DependencyKey { typealias Value = any LifecycleService }

      extension DependencyValues {
        /// Unimplemented until registered.
        var lifecycle: any LifecycleService {
          get { self[LifecycleKey.self] }
          set { self[LifecycleKey.self] = newValue }
        }
      }

      /// A stream of the changes, kept until they are read.
      struct DefaultLifecycleService: LifecycleService {
        let events: AsyncStream<ApplicationLifecycle>
        private let continuation: AsyncStream<ApplicationLifecycle>.Continuation

        init() { (events, continuation) = AsyncStream.makeStream() }

        func report(_ event: ApplicationLifecycle) { continuation.yield(event) }
      }

      """##
    ),
    (
      "Projects/App/Sources/Dependencies/RemoteConfigServices.swift",
      ##"""
      import DependencyKit
      import Foundation

      /// What the backend says about the app.
      struct RemoteConfig: Codable, Hashable, Sendable {
        /// The lowest version that may run; empty for any.
        var minimumVersion = ""
        var isUnderMaintenance = false
        /// A JSON object of language to text.
        var maintenanceText = ""
        /// A JSON object of language to text.
        var welcomeText = ""
      }

      /// A configuration, and the moment it was fetched.
      struct StoredRemoteConfig: Codable, Hashable, Sendable {
        var config: RemoteConfig
        var syncedAt: Date
      }

      /// Fetches the configuration.
      protocol RemoteConfigService: Sendable {
        /// - Throws: Whatever keeps it from an answer.
        func fetch() async throws -> RemoteConfig
      }

      /// Keeps the last configuration.
      protocol RemoteConfigStore: Sendable {
        /// Nil if none was ever stored, or it can't be read.
        func load() -> StoredRemoteConfig?
        /// - Throws: The error of the file system; what was stored stays.
        func save(_ stored: StoredRemoteConfig) throws
      }

      private enum RemoteConfigKey: DependencyKey { typealias Value = any RemoteConfigService }
      private enum RemoteConfigStoreKey: DependencyKey { typealias Value = any RemoteConfigStore }

      extension DependencyValues {
        /// Unimplemented until registered.
        var remoteConfig: any RemoteConfigService {
          get { self[RemoteConfigKey.self] }
          set { self[RemoteConfigKey.self] = newValue }
        }

        /// Unimplemented until registered.
        var remoteConfigStore: any RemoteConfigStore {
          get { self[RemoteConfigStoreKey.self] }
          set { self[RemoteConfigStoreKey.self] = newValue }
        }
      }

      /// The configuration that the app is built with, for as long as it has no backend.
      struct BundledRemoteConfigService: RemoteConfigService {
        func fetch() async throws -> RemoteConfig { RemoteConfig() }
      }

      /// The last configuration in a file, as JSON.
      struct FileRemoteConfigStore: RemoteConfigStore {
        let file: URL

        func load() -> StoredRemoteConfig? {
          do {
            return try JSONDecoder().decode(StoredRemoteConfig.self, from: Data(contentsOf: file))
          } catch {
            return nil
          }
        }

        func save(_ stored: StoredRemoteConfig) throws {
          try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
          try JSONEncoder().encode(stored).write(to: file, options: .atomic)
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/ForceUpdateView.swift",
      ##"""
      /// The version that is needed, in place of the app.
      struct ForceUpdateView: AppScreen {
        let version: String

        var lines: [String] { ["Version \(version) of \(AppConstants.name) is needed."] }
      }

      """##
    ),
    (
      "Projects/App/Sources/MainScreenView.swift",
      ##"""
      import SampleFeature

      /// The root feature's screen, with an alert over it.
      struct MainScreenView: AppScreen {
        let root: any SampleFeatureScreen
        /// Nil for none.
        let alert: String?

        var lines: [String] { [root.title] + root.lines + (alert.map { [$0] } ?? []) }

        func appear() async { await root.appear() }
      }

      """##
    ),
    (
      "Projects/App/Sources/MaintenanceView.swift",
      ##"""
      /// A text in place of the app, with a way to try again.
      struct MaintenanceView: AppScreen {
        let text: String

        var lines: [String] { [text, "Try again"] }
      }

      """##
    ),
    (
      "Projects/App/Sources/SplashView.swift",
      ##"""
      /// The name of the app, while it launches.
      struct SplashView: AppScreen {
        let lines = [AppConstants.name]
      }

      """##
    ),
    (
      "Projects/App/Tests/AppReducerTests.swift",
      ##"""
      import DependencyKit
      import Foundation
      import NavigationKit
      import Synchronization
      import Testing

      @testable import Demo

      @MainActor
      @Suite struct AppReducerTests {
        private let clock = ManualClock()
        private let backend = Backend()

        private var dependencies: DependencyValues {
          var values = DependencyValues()
          values.date = DateGenerator { [backend] in backend.state.withLock(\.now) }
          values.locale = Locale(identifier: "en_US")
          values.remoteConfig = backend
          values.remoteConfigStore = backend
          values.analytics = backend
          return values
        }

        private func reducer() -> AppReducer { AppReducer(dependencies, clock: clock) }

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
          #expect(!clock.isWaitedOn)
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
          #expect(reducer.screen.lines == ["Sample", "This link isn't supported: demo://settings"])
          await reducer.send(.view(.alertDismissed))
          #expect(reducer.alert == nil)
          reducer.routes.register { $0 == .settings ? SplashView() : nil }
          await reducer.send(.link("demo://settings"))
          #expect(reducer.router.navigationPath == [.settings])
          await reducer.send(.link("demo://item/7"))
          #expect(reducer.alert == "This link isn't supported: demo://item/7")
        }

        @Test func `the delegate passes on where the app goes`() async {
          var values = dependencies
          let lifecycle = DefaultLifecycleService()
          values.lifecycle = lifecycle
          let delegate = AppDelegate(values)
          delegate.applicationDidEnterBackground()
          delegate.applicationWillEnterForeground()
          var events: [ApplicationLifecycle] = []
          for await event in lifecycle.events.prefix(2) { events.append(event) }
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

      /// A clock that a test moves, for one sleeper at a time.
      private final class ManualClock: Clock {
        typealias Instant = ContinuousClock.Instant

        private struct State {
          var now = ContinuousClock.now
          var sleeper: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)?
        }

        private let state = Mutex(State())

        var now: Instant { state.withLock(\.now) }
        var minimumResolution: Duration { .zero }
        var isWaitedOn: Bool { state.withLock { $0.sleeper != nil } }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
          try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
              state.withLock { $0.sleeper = (deadline, continuation) }
              if Task.isCancelled { wake(with: .failure(CancellationError())) }
            }
          } onCancel: {
            wake(with: .failure(CancellationError()))
          }
        }

        func advance(by duration: Duration) {
          let isDue = state.withLock { state in
            state.now += duration
            return state.sleeper.map { $0.deadline <= state.now } ?? false
          }
          if isDue { wake(with: .success(())) }
        }

        func waitForSleeper() async {
          while !isWaitedOn { await Task.yield() }
        }

        private func wake(with result: Result<Void, any Error>) {
          let sleeper = state.withLock { state in
            defer { state.sleeper = nil }
            return state.sleeper
          }
          sleeper?.continuation.resume(with: result)
        }
      }

      """##
    ),
    (
      "Projects/Domains/Sample/Interface/SampleModels.swift",
      ##"""
      import DependencyKit
      public import Foundation

      /// The entity, as the whole app knows it.
      public struct SampleEntity: Identifiable, Hashable, Sendable {
        /// A UUID as text.
        public let id: String
        /// Never blank in the storage.
        public var name: String
        /// The moment of creation.
        public var createdAt: Date

        /// An entity of these values.
        public init(id: String, name: String, createdAt: Date) {
          self.id = id
          self.name = name
          self.createdAt = createdAt
        }

        /// A new entity: with an identifier of its own, created now. Both come from the dependencies in force.
        public init(name: String) {
          let dependencies = DependencyValues.current
          self.init(id: dependencies.uuid().uuidString, name: name, createdAt: dependencies.date())
        }
      }

      /// Why samples couldn't be read or changed.
      public enum SampleError: Error, Hashable, Sendable {
        /// There is none with the identifier.
        case notFound(identifier: String)
        /// The value breaks a rule.
        case validationFailed(reason: String)
        /// Another error, as text.
        case underlying(text: String)

        /// Any error as one of these; one that already is stays as it is.
        public init(wrapping error: any Error) {
          self = error as? SampleError ?? .underlying(text: "\(error)")
        }
      }

      extension SampleError: CustomStringConvertible {
        public var description: String {
          switch self {
          case .notFound(let identifier): "There is no sample “\(identifier)”."
          case .validationFailed(let reason): reason
          case .underlying(let text): text
          }
        }
      }

      """##
    ),
    (
      "Projects/Domains/Sample/Interface/SampleUseCase.swift",
      ##"""
      public import DependencyKit

      /// The operations on samples.
      public protocol SampleUseCase: Sendable {
        /// Every entity, the oldest first.
        func listEntities() async throws(SampleError) -> [SampleEntity]

        /// The entity of an identifier.
        ///
        /// - Throws: `notFound`.
        func detail(for id: String) async throws(SampleError) -> SampleEntity

        /// Stores a new entity, created now.
        ///
        /// - Returns: The entity as stored.
        /// - Throws: `validationFailed` for a blank name.
        func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity

        /// Replaces an entity.
        ///
        /// - Returns: The entity as stored.
        /// - Throws: `validationFailed` for a blank name, else `notFound`.
        func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity

        /// Deletes an entity.
        ///
        /// - Throws: `notFound`.
        func delete(id: String) async throws(SampleError)
      }

      private enum SampleUseCaseKey: DependencyKey {
        static var testValue: any SampleUseCase { UnimplementedSampleUseCase() }
      }

      extension DependencyValues {
        /// The use case of samples; the app registers the live one.
        public var sampleUseCase: any SampleUseCase {
          get { self[SampleUseCaseKey.self] }
          set { self[SampleUseCaseKey.self] = newValue }
        }
      }

      /// A double each of whose methods ends the process: a test says what it expects to be called.
      public struct UnimplementedSampleUseCase: SampleUseCase {
        public init() {}

        public func listEntities() async throws(SampleError) -> [SampleEntity] { unimplemented() }
        public func detail(for id: String) async throws(SampleError) -> SampleEntity { unimplemented() }
        public func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { unimplemented() }
        public func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { unimplemented() }
        public func delete(id: String) async throws(SampleError) { unimplemented() }

        private func unimplemented(_ method: String = #function) -> Never {
          fatalError("SampleUseCase.\(method) has no implementation in this test")
        }
      }

      #if DEBUG
        /// Samples in memory, with no rules, for previews.
        public actor PreviewSampleUseCase: SampleUseCase {
          private var entities: [String: SampleEntity]

          /// A use case that begins with these entities.
          public init(_ entities: [SampleEntity] = []) {
            self.entities = Dictionary(entities.map { ($0.id, $0) }) { $1 }
          }

          public func listEntities() async throws(SampleError) -> [SampleEntity] {
            entities.values.sorted { $0.createdAt < $1.createdAt }
          }

          public func detail(for id: String) async throws(SampleError) -> SampleEntity {
            guard let entity = entities[id] else { throw .notFound(identifier: id) }
            return entity
          }

          public func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
            entities[entity.id] = entity
            return entity
          }

          public func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
            entities[entity.id] = entity
            return entity
          }

          public func delete(id: String) async throws(SampleError) { entities[id] = nil }
        }
      #endif

      """##
    ),
    (
      "Projects/Domains/Sample/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "SampleDomain"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.axiomorient"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "18.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        products: [
          .library(name: "SampleDomainInterface", targets: ["SampleDomainInterface"]),
          .library(name: "SampleDomainSources", targets: ["SampleDomainSources"]),
        ],
        dependencies: [
          .package(path: "../../../../../../Modules/DependencyKit")
        ],
        targets: [
          .target(
            name: "SampleDomainInterface",
            dependencies: [.product(name: "DependencyKit", package: "DependencyKit")],
            path: "Interface"),
          .target(
            name: "SampleDomainSources",
            dependencies: ["SampleDomainInterface", .product(name: "DependencyKit", package: "DependencyKit")],
            path: "Sources"),
          .testTarget(
            name: "SampleDomainTests",
            dependencies: [
              "SampleDomainInterface", "SampleDomainSources",
              .product(name: "DependencyKit", package: "DependencyKit"),
            ],
            path: "Tests"),
        ])

      for target in package.targets {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("InferIsolatedConformances"),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
      }

      """##
    ),
    (
      "Projects/Domains/Sample/Sources/DefaultSampleUseCase.swift",
      ##"""
      public import DependencyKit
      import Foundation
      public import SampleDomainInterface

      /// Samples in memory.
      public struct DefaultSampleUseCase: SampleUseCase {
        private let storage = Storage()
        private let date: DateGenerator

        /// A use case without entities, whose clock is that of the dependencies.
        public init(_ dependencies: DependencyValues = .current) {
          date = dependencies.date
        }

        public func listEntities() async throws(SampleError) -> [SampleEntity] {
          await storage.all.sorted { ($0.createdAt, $0.id) < ($1.createdAt, $1.id) }
        }

        public func detail(for id: String) async throws(SampleError) -> SampleEntity {
          guard let entity = await storage.entity(id) else { throw .notFound(identifier: id) }
          return entity
        }

        public func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
          try validate(entity)
          var entity = entity
          entity.createdAt = date()
          await storage.store(entity)
          return entity
        }

        public func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity {
          try validate(entity)
          guard await storage.replace(entity) else { throw .notFound(identifier: entity.id) }
          return entity
        }

        public func delete(id: String) async throws(SampleError) {
          guard await storage.remove(id) else { throw .notFound(identifier: id) }
        }

        private func validate(_ entity: SampleEntity) throws(SampleError) {
          if entity.name.allSatisfy(\.isWhitespace) { throw .validationFailed(reason: "A name is needed.") }
        }
      }

      /// The entities by their identifiers.
      private actor Storage {
        private var entities: [String: SampleEntity] = [:]

        var all: [SampleEntity] { Array(entities.values) }

        func entity(_ id: String) -> SampleEntity? { entities[id] }

        func store(_ entity: SampleEntity) { entities[entity.id] = entity }

        /// Whether there was an entity to replace.
        func replace(_ entity: SampleEntity) -> Bool {
          guard entities[entity.id] != nil else { return false }
          entities[entity.id] = entity
          return true
        }

        /// Whether there was an entity to remove.
        func remove(_ id: String) -> Bool { entities.removeValue(forKey: id) != nil }
      }

      """##
    ),
    (
      "Projects/Domains/Sample/Tests/SampleUseCaseTests.swift",
      ##"""
      import DependencyKit
      import Foundation
      import SampleDomainInterface
      import SampleDomainSources
      import Testing

      @Suite struct SampleUseCaseTests {
        private let start = Date(timeIntervalSince1970: 1_000_000)
        private let useCase: DefaultSampleUseCase

        init() {
          var dependencies = DependencyValues()
          dependencies.date = .constant(start)
          useCase = DefaultSampleUseCase(dependencies)
        }

        private func entity(_ name: String, id: String = "1") -> SampleEntity {
          SampleEntity(id: id, name: name, createdAt: .distantPast)
        }

        @Test func `T07 a blank name and an unknown identifier are refused (REC)`() async throws {
          await #expect(throws: SampleError.validationFailed(reason: "A name is needed.")) {
            try await useCase.create(entity(" \n"))
          }
          // The name is looked at first.
          await #expect(throws: SampleError.validationFailed(reason: "A name is needed.")) {
            try await useCase.update(entity(""))
          }
          let missing = SampleError.notFound(identifier: "1")
          await #expect(throws: missing) { try await useCase.update(entity("Pear")) }
          await #expect(throws: missing) { try await useCase.delete(id: "1") }
          await #expect(throws: missing) { try await useCase.detail(for: "1") }
          #expect(try await useCase.listEntities() == [])
        }

        @Test func `T08 the list is in the order of creation, and the clock stamps`() async throws {
          let moments = [30, 10, 20].map { start.addingTimeInterval($0) }
          _ = try await useCase.create(entity("First", id: "0"))
          for (index, moment) in moments.enumerated() {
            let stored = try await useCase.create(entity("Pear", id: "\(index)"))
            #expect(stored.createdAt == start)
            var moved = stored
            moved.createdAt = moment
            _ = try await useCase.update(moved)
          }
          #expect(try await useCase.listEntities().map(\.id) == ["1", "2", "0"])
        }

        @Test func `what is stored is read, replaced and deleted`() async throws {
          let stored = try await useCase.create(entity("Pear"))
          #expect(try await useCase.detail(for: "1") == stored)
          let renamed = SampleEntity(id: "1", name: "Plum", createdAt: stored.createdAt)
          #expect(try await useCase.update(renamed) == renamed)
          try await useCase.delete(id: "1")
          #expect(try await useCase.listEntities() == [])
        }

        @Test func `a new entity takes its identifier and its moment from the dependencies`() {
          let entity = withDependencies {
            $0.uuid = .incrementing
            $0.date = .constant(start)
          } operation: {
            SampleEntity(name: "Pear")
          }
          let expected = SampleEntity(id: "00000000-0000-0000-0000-000000000000", name: "Pear", createdAt: start)
          #expect(entity == expected)
        }

        @Test func `any error is wrapped once`() {
          let missing = SampleError.notFound(identifier: "1")
          #expect(SampleError(wrapping: missing) == missing)
          #expect(SampleError(wrapping: CancellationError()) == .underlying(text: "CancellationError()"))
          #expect(missing.description == "There is no sample “1”.")
        }

        @Test func `T10 a double without an implementation names its method`() async {
          let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            try await DependencyValues().sampleUseCase.delete(id: "1")
          }
          let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
          #expect(message.contains("SampleUseCase.delete(id:) has no implementation in this test"))
        }
      }

      """##
    ),
    (
      "Projects/Features/Sample/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "SampleFeature"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.axiomorient"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "18.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team

      /// The modules of the workspace that the feature may import, each with the folder of its package.
      let uses: [String: String] = [:]

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        products: [
          .library(name: "SampleFeature", targets: ["SampleFeature"])
        ],
        dependencies: [
          .package(path: "../../../../../../Modules/DependencyKit")
        ] + Set(uses.values).sorted().map { .package(path: $0) },
        targets: [
          .target(
            name: "SampleFeature",
            dependencies: [.product(name: "DependencyKit", package: "DependencyKit")]
              + uses.sorted { $0.key < $1.key }.map { module, folder in
                .product(name: module, package: folder.split(separator: "/").last.map(String.init) ?? folder)
              },
            path: "Sources"),
          .testTarget(
            name: "SampleFeatureTests",
            dependencies: ["SampleFeature", .product(name: "DependencyKit", package: "DependencyKit")],
            path: "Tests"),
        ])

      for target in package.targets {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("InferIsolatedConformances"),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
      }

      """##
    ),
    (
      "Projects/Features/Sample/Sources/Interface/SampleFeatureInterface.swift",
      ##"""
      public import DependencyKit

      /// The screen of the feature as a value: what a host shows.
      @MainActor
      public protocol SampleFeatureScreen {
        /// The title of the screen.
        var title: String { get }
        /// The content, line by line.
        var lines: [String] { get }

        /// Loads what is shown.
        func appear() async
      }

      /// Makes the screen, for a host that doesn't know what it is made of.
      public protocol SampleFeatureBuilder: Sendable {
        /// A new screen; nothing is loaded yet.
        @MainActor func build() -> any SampleFeatureScreen
      }

      private enum SampleFeatureBuilderKey: DependencyKey {
        static var testValue: any SampleFeatureBuilder { StubSampleFeatureBuilder() }
      }

      extension DependencyValues {
        /// The builder of the screen; the app installs the live one.
        public var sampleFeatureBuilder: any SampleFeatureBuilder {
          get { self[SampleFeatureBuilderKey.self] }
          set { self[SampleFeatureBuilderKey.self] = newValue }
        }
      }

      /// A builder for tests and previews, whose screen loads nothing.
      public struct StubSampleFeatureBuilder: SampleFeatureBuilder {
        public init() {}

        public func build() -> any SampleFeatureScreen { Screen() }

        private struct Screen: SampleFeatureScreen {
          let title = "Sample"
          let lines: [String] = []

          func appear() async {}
        }
      }

      """##
    ),
    (
      "Projects/Features/Sample/Sources/SampleFeature.swift",
      ##"""
      public import Observation

      /// The state of the feature, and what its actions do to it.
      @MainActor
      @Observable
      public final class SampleFeatureModel {
        /// What the screen shows.
        public struct State: Hashable, Sendable {
          /// The title of the screen.
          public var title = "Sample"
          /// Whether the content is being loaded.
          public var isLoading = false
        }

        /// What can happen: by the user, within the feature, and for its parent.
        public enum Action: Hashable, Sendable {
          /// The actions of the user.
          public enum View: Hashable, Sendable {
            /// The screen appears: its content is loaded.
            case onAppear
            /// The parent is asked to try again.
            case retryButtonTapped
          }

          /// The results of the feature's own work.
          public enum Internal: Hashable, Sendable {
            /// The content is there.
            case loadCompleted
          }

          /// The commands to the parent.
          public enum Delegate: Hashable, Sendable {
            /// Try again.
            case didRequestRetry
          }

          case view(View)
          case `internal`(Internal)
          case delegate(Delegate)
        }

        /// What is shown now.
        public private(set) var state = State()
        private let clock: any Clock<Duration>
        private let delegate: @MainActor (Action.Delegate) -> Void

        /// A feature that has loaded nothing.
        ///
        /// - Parameters:
        ///   - clock: What loading waits on.
        ///   - delegate: The parent, which carries out commands.
        public init(clock: any Clock<Duration>, delegate: @escaping @MainActor (Action.Delegate) -> Void = { _ in }) {
          self.clock = clock
          self.delegate = delegate
        }

        /// Carries out an action; it returns once the action is done.
        public func send(_ action: Action) async {
          switch action {
          case .view(.onAppear): await load()
          case .view(.retryButtonTapped): await send(.delegate(.didRequestRetry))
          case .internal(.loadCompleted): state.isLoading = false
          case .delegate(let command): delegate(command)
          }
        }

        private func load() async {
          state.isLoading = true
          do {
            try await clock.sleep(for: .milliseconds(120))
          } catch {
            // Cancelled: the screen has gone, and would load anew.
            state.isLoading = false
            return
          }
          await send(.internal(.loadCompleted))
        }
      }

      """##
    ),
    (
      "Projects/Features/Sample/Sources/SampleFeatureComposition.swift",
      ##"""
      public import DependencyKit

      /// Makes the live screen.
      public struct LiveSampleFeatureBuilder: SampleFeatureBuilder {
        private let clock: any Clock<Duration>

        /// A builder whose screens wait on a clock.
        public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

        public func build() -> any SampleFeatureScreen {
          SampleFeatureView(model: SampleFeatureModel(clock: clock))
        }
      }

      extension DependencyValues {
        /// Makes the live builder the one in force.
        public mutating func installSampleFeature() {
          sampleFeatureBuilder = LiveSampleFeatureBuilder()
        }
      }

      """##
    ),
    (
      "Projects/Features/Sample/Sources/SampleFeatureView.swift",
      ##"""
      /// The screen of the feature, which follows its model.
      public struct SampleFeatureView: SampleFeatureScreen {
        private let model: SampleFeatureModel

        /// A screen that shows the state of a model.
        public init(model: SampleFeatureModel) { self.model = model }

        public var title: String { model.state.title }

        public var lines: [String] { [model.state.isLoading ? "Loading …" : "Welcome."] }

        public func appear() async { await model.send(.view(.onAppear)) }

        /// Asks the parent to try again.
        public func retry() async { await model.send(.view(.retryButtonTapped)) }
      }

      """##
    ),
    (
      "Projects/Features/Sample/Tests/SampleFeatureTests.swift",
      ##"""
      import DependencyKit
      import SampleFeature
      import Synchronization
      import Testing

      @MainActor
      @Suite struct SampleFeatureTests {
        private let clock = ManualClock()

        @Test func `T11 loading ends 120 ms after the screen appears`() async {
          let model = SampleFeatureModel(clock: clock)
          #expect(model.state.title == "Sample")
          #expect(!model.state.isLoading)
          let loading = Task { await model.send(.view(.onAppear)) }
          await clock.waitForSleeper()
          #expect(model.state.isLoading)
          clock.advance(by: .milliseconds(119))
          #expect(clock.isWaitedOn)
          clock.advance(by: .milliseconds(1))
          await loading.value
          #expect(!model.state.isLoading)
        }

        @Test func `a load that is cancelled ends`() async {
          let model = SampleFeatureModel(clock: clock)
          let loading = Task { await model.send(.view(.onAppear)) }
          await clock.waitForSleeper()
          loading.cancel()
          await loading.value
          #expect(!model.state.isLoading)
        }

        @Test func `a retry asks the parent`() async {
          var commands: [SampleFeatureModel.Action.Delegate] = []
          let model = SampleFeatureModel(clock: clock) { commands.append($0) }
          let state = model.state
          await SampleFeatureView(model: model).retry()
          #expect(commands == [.didRequestRetry])
          #expect(model.state == state)
        }

        @Test func `the screen is the stub's until the live one is installed`() {
          var dependencies = DependencyValues()
          #expect(dependencies.sampleFeatureBuilder.build().lines == [])
          dependencies.installSampleFeature()
          let screen = dependencies.sampleFeatureBuilder.build()
          #expect(screen.title == "Sample")
          #expect(screen.lines == ["Welcome."])
        }
      }

      /// A clock that a test moves, for one sleeper at a time.
      private final class ManualClock: Clock {
        typealias Instant = ContinuousClock.Instant

        private struct State {
          var now = ContinuousClock.now
          var sleeper: (deadline: Instant, continuation: CheckedContinuation<Void, any Error>)?
        }

        private let state = Mutex(State())

        var now: Instant { state.withLock(\.now) }
        var minimumResolution: Duration { .zero }
        var isWaitedOn: Bool { state.withLock { $0.sleeper != nil } }

        func sleep(until deadline: Instant, tolerance: Duration?) async throws {
          try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
              state.withLock { $0.sleeper = (deadline, continuation) }
              if Task.isCancelled { wake(with: .failure(CancellationError())) }
            }
          } onCancel: {
            wake(with: .failure(CancellationError()))
          }
        }

        func advance(by duration: Duration) {
          let isDue = state.withLock { state in
            state.now += duration
            return state.sleeper.map { $0.deadline <= state.now } ?? false
          }
          if isDue { wake(with: .success(())) }
        }

        func waitForSleeper() async {
          while !isWaitedOn { await Task.yield() }
        }

        private func wake(with result: Result<Void, any Error>) {
          let sleeper = state.withLock { state in
            defer { state.sleeper = nil }
            return state.sleeper
          }
          sleeper?.continuation.resume(with: result)
        }
      }

      """##
    ),
    (
      "Projects/Services/Sample/Interface/SampleService.swift",
      ##"""
      public import DependencyKit
      public import Foundation

      /// What is asked of the service.
      public struct SampleRequest: Hashable, Sendable {
        /// The item that is asked for.
        public let identifier: String
        /// What a backend is told besides; empty for nothing.
        public let metadata: [String: String]

        /// A request for one item.
        public init(identifier: String, metadata: [String: String] = [:]) {
          self.identifier = identifier
          self.metadata = metadata
        }
      }

      /// An item of the service.
      public struct SampleResponse: Hashable, Sendable {
        /// The item's identifier.
        public let identifier: String
        /// Its content.
        public let payload: Data
        /// The moment it was stored.
        public var lastUpdated: Date

        /// A response of these values.
        public init(identifier: String, payload: Data, lastUpdated: Date) {
          self.identifier = identifier
          self.payload = payload
          self.lastUpdated = lastUpdated
        }
      }

      /// Why the service has no answer.
      public enum SampleServiceError: Error, Hashable, Sendable {
        /// There is no item with the identifier, or it is too old.
        case notFound(identifier: String)
      }

      /// Items that are kept for a while.
      public protocol SampleService: Sendable {
        /// The item of a request.
        ///
        /// - Throws: `notFound`, also for an item that is too old; it is removed then.
        func fetch(_ request: SampleRequest) async throws(SampleServiceError) -> SampleResponse

        /// Keeps an item, updated now.
        func store(_ response: SampleResponse) async

        /// Removes every item.
        func clearCache() async
      }

      private enum SampleServiceKey: DependencyKey {
        static var testValue: any SampleService { UnimplementedSampleService() }
      }

      extension DependencyValues {
        /// The service of samples; the app registers the live one.
        public var sampleService: any SampleService {
          get { self[SampleServiceKey.self] }
          set { self[SampleServiceKey.self] = newValue }
        }
      }

      /// A double each of whose methods ends the process: a test says what it expects to be called.
      public struct UnimplementedSampleService: SampleService {
        public init() {}

        public func fetch(_ request: SampleRequest) async throws(SampleServiceError) -> SampleResponse { unimplemented() }
        public func store(_ response: SampleResponse) async { unimplemented() }
        public func clearCache() async { unimplemented() }

        private func unimplemented(_ method: String = #function) -> Never {
          fatalError("SampleService.\(method) has no implementation in this test")
        }
      }

      """##
    ),
    (
      "Projects/Services/Sample/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "SampleService"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.axiomorient"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "18.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        products: [
          .library(name: "SampleServiceInterface", targets: ["SampleServiceInterface"]),
          .library(name: "SampleServiceSources", targets: ["SampleServiceSources"]),
        ],
        dependencies: [
          .package(path: "../../../../../../Modules/DependencyKit")
        ],
        targets: [
          .target(
            name: "SampleServiceInterface",
            dependencies: [.product(name: "DependencyKit", package: "DependencyKit")],
            path: "Interface"),
          .target(
            name: "SampleServiceSources",
            dependencies: ["SampleServiceInterface", .product(name: "DependencyKit", package: "DependencyKit")],
            path: "Sources"),
          .testTarget(
            name: "SampleServiceTests",
            dependencies: [
              "SampleServiceInterface", "SampleServiceSources",
              .product(name: "DependencyKit", package: "DependencyKit"),
            ],
            path: "Tests"),
        ])

      for target in package.targets {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("InferIsolatedConformances"),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
      }

      """##
    ),
    (
      "Projects/Services/Sample/Sources/LiveSampleService.swift",
      ##"""
      public import DependencyKit
      public import Foundation
      public import SampleServiceInterface

      /// Items in memory, for 300 seconds each.
      public struct LiveSampleService: SampleService {
        /// The age, in seconds, that an item may reach.
        public static let timeToLive: TimeInterval = 300

        private let cache = Cache()
        private let date: DateGenerator

        /// A service without items, whose clock is that of the dependencies.
        public init(_ dependencies: DependencyValues = .current) {
          date = dependencies.date
        }

        public func fetch(_ request: SampleRequest) async throws(SampleServiceError) -> SampleResponse {
          let oldest = date().addingTimeInterval(-Self.timeToLive)
          guard let response = await cache.response(request.identifier, notBefore: oldest) else {
            throw .notFound(identifier: request.identifier)
          }
          return response
        }

        public func store(_ response: SampleResponse) async {
          var response = response
          response.lastUpdated = date()
          await cache.store(response)
        }

        public func clearCache() async { await cache.clear() }
      }

      /// The items by their identifiers.
      private actor Cache {
        private var responses: [String: SampleResponse] = [:]

        /// An item; one that is older is removed.
        func response(_ identifier: String, notBefore oldest: Date) -> SampleResponse? {
          guard let response = responses[identifier] else { return nil }
          if response.lastUpdated < oldest { responses[identifier] = nil }
          return responses[identifier]
        }

        func store(_ response: SampleResponse) { responses[response.identifier] = response }

        func clear() { responses = [:] }
      }

      """##
    ),
    (
      "Projects/Services/Sample/Tests/SampleServiceTests.swift",
      ##"""
      import DependencyKit
      import Foundation
      import SampleServiceInterface
      import SampleServiceSources
      import Synchronization
      import Testing

      @Suite struct SampleServiceTests {
        private let clock = Moment()
        private let service: LiveSampleService
        private let request = SampleRequest(identifier: "pear")
        private let missing = SampleServiceError.notFound(identifier: "pear")

        init() {
          var dependencies = DependencyValues()
          dependencies.date = DateGenerator { [clock] in clock.now }
          service = LiveSampleService(dependencies)
        }

        private func store() async {
          await service.store(SampleResponse(identifier: "pear", payload: Data([1, 2]), lastUpdated: .distantPast))
        }

        @Test func `T09 an item is kept for 300 seconds, the last one included`() async throws {
          await store()
          let stored = SampleResponse(identifier: "pear", payload: Data([1, 2]), lastUpdated: clock.now)
          for seconds in [0.0, 299, 1] {
            clock.advance(seconds)
            #expect(try await service.fetch(request) == stored)
          }
          clock.advance(0.001)
          await #expect(throws: missing) { try await service.fetch(request) }
          // It is gone, also for a clock that is set back.
          clock.advance(-200)
          await #expect(throws: missing) { try await service.fetch(request) }
        }

        @Test func `an empty cache has nothing`() async throws {
          await #expect(throws: missing) { try await service.fetch(request) }
          await store()
          await service.clearCache()
          await #expect(throws: missing) { try await service.fetch(request) }
        }

        @Test func `T10 a double without an implementation names its method`() async {
          let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await DependencyValues().sampleService.clearCache()
          }
          let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
          #expect(message.contains("SampleService.clearCache() has no implementation in this test"))
        }
      }

      /// The time, which a test moves.
      private final class Moment: Sendable {
        private let moment = Mutex(Date(timeIntervalSince1970: 1_000_000))

        var now: Date { moment.withLock { $0 } }

        func advance(_ seconds: TimeInterval) { moment.withLock { $0 += seconds } }
      }

      """##
    ),
    (
      "Projects/Shared/Sample/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "Sample"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.axiomorient"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "17.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        products: [
          .library(name: "Sample", targets: ["Sample"])
        ],
        targets: [
          .target(name: "Sample", path: "Sources")
        ])

      for target in package.targets {
        target.swiftSettings = [
          .enableUpcomingFeature("ExistentialAny"),
          .enableUpcomingFeature("InternalImportsByDefault"),
          .enableUpcomingFeature("MemberImportVisibility"),
          .enableUpcomingFeature("InferIsolatedConformances"),
          .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        ]
      }

      """##
    ),
    (
      "Projects/Shared/Sample/Sources/SampleStyle.swift",
      ##"""
      /// The distances, radii and colours of the app.
      public enum SampleStyle {
        /// Distances, in points.
        public enum Spacing {
          public static let small = 4.0
          public static let medium = 8.0
          public static let large = 16.0
          public static let extraLarge = 24.0
        }

        /// Radii of corners, in points.
        public enum Radius {
          public static let small = 8.0
          public static let medium = 12.0
          public static let large = 16.0
        }

        /// A colour of sRGB; each part from 0 to 255.
        public struct Color: Hashable, Sendable {
          public let red: UInt8
          public let green: UInt8
          public let blue: UInt8
          public let alpha: UInt8

          /// A colour of these parts.
          public init(red: UInt8, green: UInt8, blue: UInt8, alpha: UInt8 = 255) {
            self.red = red
            self.green = green
            self.blue = blue
            self.alpha = alpha
          }

          /// A colour as the web writes it: `#FA0`, `#FFAA00`, or `#FFAA0080` with its alpha last; the sign may be missing.
          /// Nil for another text.
          public init?(hex text: String) {
            let digits = text.drop { $0 == "#" }.compactMap(\.hexDigitValue)
            guard digits.count == text.count - (text.hasPrefix("#") ? 1 : 0) else { return nil }
            let pairs = digits.count == 3 ? digits.flatMap { [$0, $0] } : digits
            guard pairs.count == 6 || pairs.count == 8 else { return nil }
            let parts = stride(from: 0, to: pairs.count, by: 2).map { UInt8(pairs[$0] * 16 + pairs[$0 + 1]) }
            self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts.count == 4 ? parts[3] : 255)
          }
        }

        public static let primary = Color(red: 0, green: 102, blue: 204)
        public static let secondary = Color(red: 88, green: 86, blue: 214)
        public static let background = Color(red: 255, green: 255, blue: 255)
        public static let text = Color(red: 28, green: 28, blue: 30)
        public static let failure = Color(red: 215, green: 0, blue: 21)
      }

      /// Any error as a value that can be compared and shown.
      public struct SampleSendableError: Error, Hashable, Sendable, CustomStringConvertible {
        public let description: String

        /// The text of an error.
        public init(_ error: any Error) { description = "\(error)" }
      }

      """##
    ),
  ])
}
