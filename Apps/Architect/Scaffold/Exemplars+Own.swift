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
        .app("Demo", root: "Gallery"),
        .database("Archive"),
        .demo("Gallery", uses: ["SampleDomainInterface"]),
        .domain("Sample"),
        .feature("Gallery", uses: ["SampleDomainInterface"]),
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
              name: name + "Tests",
              dependencies: [.target(name: name), feature, dependencyKit, dependencyKitMocks, navigationKit],
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
              name: feature + "Tests",
              dependencies: [.target(name: feature), dependencyKit, dependencyKitMocks] + uses.map { .target(name: $0) },
              path: folder + "/Tests"),
          ])
        }

        /// A program that shows a feature by itself, and uses what the feature uses.
        static func demo(_ name: String, uses: [String] = []) -> Module {
          let feature = Target.Dependency.target(name: name + "Feature")
          return Module(targets: [
            .executableTarget(
              name: name + "Demo", dependencies: [dependencyKit, feature] + uses.map { .target(name: $0) },
              path: "Projects/Demos/\(name)Demo/Sources")
          ])
        }

        static func domain(_ name: String) -> Module { layered(name + "Domain", in: "Projects/Domains/" + name) }

        static func service(_ name: String) -> Module { layered(name + "Service", in: "Projects/Services/" + name) }

        /// A service on a database.
        static func database(_ name: String) -> Module {
          layered(name + "Service", in: "Projects/Services/" + name, with: [persistenceKit])
        }

        /// A shared module knows nothing.
        static func shared(_ name: String) -> Module {
          Module(targets: [.target(name: name, path: "Projects/Shared/\(name)/Sources")])
        }

        /// An interface that anyone may know, and sources that only the app knows.
        private static func layered(
          _ name: String, in folder: String, with kits: [Target.Dependency] = []
        ) -> Module {
          let interface = Target.Dependency.target(name: name + "Interface")
          let sources = Target.Dependency.target(name: name + "Sources")
          return Module(targets: [
            .target(name: name + "Interface", dependencies: [dependencyKit], path: folder + "/Interface"),
            .target(name: name + "Sources", dependencies: [interface, dependencyKit] + kits, path: folder + "/Sources"),
            .testTarget(
              name: name + "Tests", dependencies: [interface, sources, dependencyKit] + kits, path: folder + "/Tests"),
          ])
        }

        private static let dependencyKit = Target.Dependency.product(name: "DependencyKit", package: "DependencyKit")
        private static let dependencyKitMocks = Target.Dependency.product(
          name: "DependencyKitMocks", package: "DependencyKit")
        private static let navigationKit = Target.Dependency.product(name: "NavigationKit", package: "NavigationKit")
        private static let persistenceKit = Target.Dependency.product(name: "PersistenceKit", package: "PersistenceKit")
      }

      let package = Package(
        name: "Exemplars",
        platforms: [.macOS(.v15), .iOS(.v18)],
        dependencies: [
          .package(path: "../../../Modules/DependencyKit"),
          .package(path: "../../../Modules/NavigationKit"),
          .package(path: "../../../Modules/PersistenceKit"),  // scaffold: with database
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
          .package(path: "../Features/Gallery"),
        ],
        targets: [
          .executableTarget(
            name: "Demo",
            dependencies: [
              .product(name: "DependencyKit", package: "DependencyKit"),
              .product(name: "NavigationKit", package: "NavigationKit"),
              .product(name: "GalleryFeature", package: "Gallery"),
            ],
            path: "Sources"),
          .testTarget(
            name: "DemoTests",
            dependencies: [
              "Demo",
              .product(name: "DependencyKit", package: "DependencyKit"),
              .product(name: "DependencyKitMocks", package: "DependencyKit"),
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

      /// Runs the app in a terminal: it launches, and shows its screen after each line of the input, to the input's end. A line
      /// is the title of a button, a link, `back`, or what a system would tell an app: `background` or `foreground`.
      @main
      enum DemoApp {
        @MainActor
        static func main() async {
          DependencyValues.register { AppComposition.install(&$0) }
          let dependencies = DependencyValues.current
          let (reducer, delegate) = (AppReducer(dependencies), AppDelegate(dependencies))
          await reducer.send(.view(.onAppear))
          await show(reducer)
          let listening = Task {
            for await event in dependencies.lifecycle.events {
              await reducer.send(.lifecycle(event))
              await show(reducer)
            }
          }
          for await line in input() {
            switch line {
            case "background": delegate.applicationDidEnterBackground()
            case "foreground": delegate.applicationWillEnterForeground()
            default:
              await reducer.send(reducer.action(for: line))
              await show(reducer)
            }
          }
          delegate.applicationWillTerminate()
          await listening.value
        }

        @MainActor
        private static func show(_ reducer: AppReducer) async {
          let screen = reducer.screen
          await screen.appear()
          let buttons = screen.buttons.map { "[\($0)]" }.joined(separator: " ")
          print((screen.lines + [buttons]).filter { !$0.isEmpty }.joined(separator: "\n"), terminator: "\n\n")
        }

        /// The lines of the standard input. A thread of its own waits for them, so that the app goes on meanwhile.
        private static func input() -> AsyncStream<String> {
          let (lines, continuation) = AsyncStream.makeStream(of: String.self)
          Thread.detachNewThread {
            while let line = readLine() { continuation.yield(line) }
            continuation.finish()
          }
          return lines
        }
      }

      /// A screen as a value: what a host shows.
      @MainActor
      protocol AppScreen {
        /// The content, line by line.
        var lines: [String] { get }
        /// The titles of the buttons.
        var buttons: [String] { get }

        /// Loads what is shown.
        func appear() async
      }

      extension AppScreen {
        var buttons: [String] { [] }

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

        func applicationWillTerminate() { lifecycle.finish() }
      }

      """##
    ),
    (
      "Projects/App/Sources/AppReducer.swift",
      ##"""
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
      import DependencyKit
      import NavigationKit

      /// The screens that links lead to. A new one goes into ``live(_:)``.
      @MainActor
      final class RouteRegistry {
        private let registry = NavigationRegistry<(any AppScreen)?>()

        /// The screens of the app.
        static func live(_ dependencies: DependencyValues) -> RouteRegistry {
          let routes = RouteRegistry()
          routes.register { $0 == .settings ? SettingsView(dependencies) : nil }
          return routes
        }

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

      /// What the app is, and what it knows of its use.
      struct SettingsView: AppScreen {
        @Shared private var launches: Int

        init(_ dependencies: DependencyValues) { _launches = Shared(.launches, dependencies) }

        var lines: [String] { ["\(AppConstants.name) \(AppConstants.version)", "Launch \(launches)"] }
      }

      extension SharedKey where Value == Int {
        /// How often the app was launched to its main screen, this time included.
        static var launches: SharedKey { SharedKey("launches", default: 0) }
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
      import GalleryFeature

      /// The only place that knows live values. A new module's line goes here:
      ///
      ///     values.productUseCase = DefaultProductUseCase(values)
      enum AppComposition {
        /// Registers every live value.
        @MainActor
        static func install(_ values: inout DependencyValues) {
          values.date = DateGenerator { Date() }
          values.uuid = UUIDGenerator { UUID() }
          values.locale = .current
          values.timeZone = .current
          values.analytics = StandardErrorAnalyticsService()
          values.lifecycle = DefaultLifecycleService()
          values.deepLinks = DefaultDeepLinkService()
          values.remoteConfig = BundledRemoteConfigService()
          values.remoteConfigStore = FileRemoteConfigStore(file: file("configuration", in: .cachesDirectory))
          values.shared = shared(in: file("settings", in: .applicationSupportDirectory))
          values.installGalleryFeature()
        }

        /// What a file has of the shared values. One that can't be read is left alone: then they hold until the app ends.
        @MainActor
        private static func shared(in file: URL) -> SharedState {
          do {
            return try SharedState(FileSharedStorage(url: file))
          } catch {
            FileHandle.standardError.write(Data("settings: \(error)\n".utf8))
            return SharedState()
          }
        }

        private static func file(_ name: String, in folder: FileManager.SearchPathDirectory) -> URL {
          let folder = FileManager.default.urls(for: folder, in: .userDomainMask).first
          return (folder ?? FileManager.default.temporaryDirectory)
            .appendingPathComponent("\(AppConstants.scheme)-\(name).json")
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
        /// The app ends: the reader gets what was reported before, and no more.
        func finish()
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

        func finish() { continuation.finish() }
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
      import GalleryFeature

      /// What is pushed, or else the root feature's screen, with an alert over it.
      struct MainScreenView: AppScreen {
        let root: any GalleryFeatureScreen
        /// The screen on top; nil for none.
        let pushed: (any AppScreen)?
        /// Nil for none.
        let alert: String?

        var lines: [String] { (pushed?.lines ?? [root.title] + root.lines) + (alert.map { [$0] } ?? []) }

        var buttons: [String] {
          if alert != nil { return ["OK"] }
          return pushed.map { $0.buttons + ["back"] } ?? root.buttons
        }

        func appear() async {
          if let pushed { await pushed.appear() } else { await root.appear() }
        }
      }

      """##
    ),
    (
      "Projects/App/Sources/MaintenanceView.swift",
      ##"""
      /// A text in place of the app, with a way to try again.
      struct MaintenanceView: AppScreen {
        let text: String

        var lines: [String] { [text] }
        var buttons: [String] { ["Try again"] }
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

      """##
    ),
    (
      "Projects/Demos/GalleryDemo/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "GalleryDemo"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.example"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "18.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team
      let signsDebugBuilds = false  // scaffold: without team

      /// The modules of the workspace that the feature uses, each with the folder of its package.
      let uses: [String: String] = ["SampleDomainInterface": "../../Domains/Sample"]

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        dependencies: [
          .package(path: "../../../../../../Modules/DependencyKit"),
          .package(path: "../../Features/Gallery"),
        ] + Set(uses.values).sorted().map { .package(path: $0) },
        targets: [
          .executableTarget(
            name: "GalleryDemo",
            dependencies: [
              .product(name: "DependencyKit", package: "DependencyKit"),
              .product(name: "GalleryFeature", package: "Gallery"),
            ]
              + uses.sorted { $0.key < $1.key }.map { module, folder in
                .product(name: module, package: folder.split(separator: "/").last.map(String.init) ?? folder)
              },
            path: "Sources")
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
      "Projects/Demos/GalleryDemo/Sources/GalleryDemo.swift",
      ##"""
      import DependencyKit
      import Foundation  // scaffold: with domain
      import GalleryFeature
      import SampleDomainInterface  // scaffold: with domain

      /// Shows the feature by itself, on doubles: its screen, then once more after each line of the input, which is the title of
      /// a button.
      @main
      enum GalleryDemo {
        @MainActor
        static func main() async {
          let screen = LiveGalleryFeatureBuilder().build(dependencies)
          await screen.appear()
          show(screen)
          while let line = readLine() {
            await screen.tap(line)
            for command in screen.takeCommands() { print("The app is asked: \(command)") }
            show(screen)
          }
        }

        /// What the feature uses here. A value that is missing ends the program, and is named.
        @MainActor
        private static var dependencies: DependencyValues {
          var values = DependencyValues()
          values.shared = SharedState()
          // scaffold: with domain {
          #if DEBUG
            let samples = (1...3).map { number in
              SampleEntity(id: "\(number)", name: "Sample \(number)", createdAt: Date(timeIntervalSince1970: Double(number)))
            }
            values.sampleUseCase = PreviewSampleUseCase(samples)
          #endif
          // scaffold: }
          return values
        }

        @MainActor
        private static func show(_ screen: any GalleryFeatureScreen) {
          let buttons = screen.buttons.map { "[\($0)]" }.joined(separator: " ")
          print(([screen.title] + screen.lines + [buttons]).joined(separator: "\n"), terminator: "\n\n")
        }
      }

      """##
    ),
    (
      "Projects/Domains/Sample/Interface/SampleModels.swift",
      ##"""
      public import DependencyKit
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

      extension SharedKey where Value == String? {
        /// The identifier of the sample that the user has chosen, in every feature; nil for none.
        public static var selectedSample: SharedKey { SharedKey("selectedSample", default: nil) }
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
      "Projects/Features/Gallery/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "GalleryFeature"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.axiomorient"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "18.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team

      /// The modules of the workspace that the feature may import, each with the folder of its package.
      let uses: [String: String] = ["SampleDomainInterface": "../../Domains/Sample"]

      let used = uses.sorted { $0.key < $1.key }.map { module, folder in
        Target.Dependency.product(name: module, package: folder.split(separator: "/").last.map(String.init) ?? folder)
      }

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        products: [
          .library(name: "GalleryFeature", targets: ["GalleryFeature"])
        ],
        dependencies: [
          .package(path: "../../../../../../Modules/DependencyKit")
        ] + Set(uses.values).sorted().map { .package(path: $0) },
        targets: [
          .target(
            name: "GalleryFeature",
            dependencies: [.product(name: "DependencyKit", package: "DependencyKit")] + used,
            path: "Sources"),
          .testTarget(
            name: "GalleryFeatureTests",
            dependencies: [
              "GalleryFeature",
              .product(name: "DependencyKit", package: "DependencyKit"),
              .product(name: "DependencyKitMocks", package: "DependencyKit"),
            ] + used,
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
      "Projects/Features/Gallery/Sources/GalleryFeature.swift",
      ##"""
      public import DependencyKit
      public import Observation
      public import SampleDomainInterface  // scaffold: with domain

      /// The state of the feature, and what its actions do to it.
      @MainActor
      @Observable
      public final class GalleryFeatureModel: ActionModel {
        /// What the screen shows.
        public struct State: Hashable, Sendable {
          /// The title of the screen.
          public var title = "Gallery"
          /// Whether the content is being loaded.
          public var isLoading = false
          // scaffold: with domain {
          /// The samples, the oldest first.
          public var samples: [SampleEntity] = []
          /// Why they couldn't be read; nil if they could.
          public var problem: String?
          // scaffold: }
        }

        /// What can happen: by the user, within the feature, and for its parent.
        public enum Action: Hashable, Sendable {
          /// The actions of the user.
          public enum View: Hashable, Sendable {
            /// The screen appears: its content is loaded.
            case onAppear
            /// The parent is asked to try again.
            case retryButtonTapped
            /// Every feature shows less, or more again.
            case compactButtonTapped
            // scaffold: with domain {
            /// A sample is chosen, for every feature; tapped again, it no longer is.
            case rowTapped(id: String)
            // scaffold: }
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
            /// Tell the user that a choice couldn't be stored, and so doesn't hold.
            case didFailToStore(reason: String)
          }

          case view(View)
          case `internal`(Internal)
          case delegate(Delegate)
        }

        /// What is shown now.
        public private(set) var state = State()
        /// Whether the features show less.
        @ObservationIgnored @Shared public var isCompact: Bool
        // scaffold: with domain {
        /// The identifier of the sample that the user has chosen; nil for none.
        @ObservationIgnored @Shared public var selectedSample: String?
        private let useCase: any SampleUseCase
        // scaffold: }
        /// The commands to the parent.
        public let commands = CommandOutlet<Action.Delegate>()
        private let clock: any Clock<Duration>

        /// A feature that has loaded nothing.
        ///
        /// - Parameters:
        ///   - dependencies: What the feature uses.
        ///   - clock: What loading waits on.
        public init(_ dependencies: DependencyValues = .current, clock: any Clock<Duration>) {
          _isCompact = Shared(.isCompact, dependencies)
          // scaffold: with domain {
          _selectedSample = Shared(.selectedSample, dependencies)
          useCase = dependencies.sampleUseCase
          // scaffold: }
          self.clock = clock
        }

        /// Carries out an action; it returns once the action is done.
        public func send(_ action: Action) async {
          switch action {
          case .view(.onAppear): await load()
          case .view(.retryButtonTapped): await send(.delegate(.didRequestRetry))
          case .view(.compactButtonTapped): await store(!isCompact, in: $isCompact)
          // scaffold: with domain {
          case .view(.rowTapped(let id)): await store(id == selectedSample ? nil : id, in: $selectedSample)
          // scaffold: }
          case .internal(.loadCompleted): state.isLoading = false
          case .delegate(let command): commands.issue(command)
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
          // scaffold: with domain {
          do {
            state.samples = try await useCase.listEntities()
            state.problem = nil
          } catch {
            state.problem = "\(error)"
          }
          // scaffold: }
          await send(.internal(.loadCompleted))
        }

        private func store<Value>(_ value: Value, in shared: Shared<Value>) async {
          do { try shared.set(value) } catch { await send(.delegate(.didFailToStore(reason: "\(error)"))) }
        }
      }

      extension SharedKey where Value == Bool {
        /// Whether the features show less. Each feature that declares it has the same value.
        static var isCompact: SharedKey { SharedKey("isCompact", default: false) }
      }

      """##
    ),
    (
      "Projects/Features/Gallery/Sources/GalleryFeatureComposition.swift",
      ##"""
      public import DependencyKit

      /// Makes the live screen.
      public struct LiveGalleryFeatureBuilder: GalleryFeatureBuilder {
        private let clock: any Clock<Duration>

        /// A builder whose screens wait on a clock.
        public init(clock: any Clock<Duration> = ContinuousClock()) { self.clock = clock }

        public func build(_ dependencies: DependencyValues) -> any GalleryFeatureScreen {
          GalleryFeatureView(model: GalleryFeatureModel(dependencies, clock: clock))
        }
      }

      extension DependencyValues {
        /// Makes the live builder the one in force.
        public mutating func installGalleryFeature() {
          galleryFeatureBuilder = LiveGalleryFeatureBuilder()
        }
      }

      """##
    ),
    (
      "Projects/Features/Gallery/Sources/GalleryFeatureView.swift",
      ##"""
      import DependencyKit
      import SampleDomainInterface  // scaffold: with domain

      /// The screen of the feature, which follows its model.
      public struct GalleryFeatureView: GalleryFeatureScreen {
        private let model: GalleryFeatureModel

        /// A screen that shows the state of a model.
        public init(model: GalleryFeatureModel) { self.model = model }

        public var title: String { model.state.title }

        public var lines: [String] {
          greeting
            + rows  // scaffold: with domain
        }

        public var buttons: [String] {
          [model.isCompact ? "More" : "Less", "Retry"]
            + model.state.samples.map(\.name)  // scaffold: with domain
        }

        public func appear() async { await model.send(.view(.onAppear)) }

        public func tap(_ button: String) async {
          switch button {
          case "Less", "More": await model.send(.view(.compactButtonTapped))
          case "Retry": await model.send(.view(.retryButtonTapped))
          default:
            // scaffold: with domain {
            if let row = model.state.samples.first(where: { $0.name == button }) {
              await model.send(.view(.rowTapped(id: row.id)))
            }
            // scaffold: }
            break
          }
        }

        public func takeCommands() -> [GalleryFeatureCommand] {
          model.commands.take().map { command in
            switch command {
            case .didRequestRetry: .retry
            case .didFailToStore(let reason): .alert("Not stored: \(reason)")
            }
          }
        }

        private var greeting: [String] { model.state.isLoading ? ["Loading …"] : model.isCompact ? [] : ["Welcome."] }

        // scaffold: with domain {
        private var rows: [String] {
          if let problem = model.state.problem { return [problem] }
          return model.state.samples.map { ($0.id == model.selectedSample ? "* " : "- ") + $0.name }
        }
        // scaffold: }
      }

      """##
    ),
    (
      "Projects/Features/Gallery/Sources/Interface/GalleryFeatureInterface.swift",
      ##"""
      public import DependencyKit

      /// The screen of the feature as a value: what a host shows.
      @MainActor
      public protocol GalleryFeatureScreen {
        /// The title of the screen.
        var title: String { get }
        /// The content, line by line.
        var lines: [String] { get }
        /// The titles of the buttons.
        var buttons: [String] { get }

        /// Loads what is shown.
        func appear() async

        /// Taps the button of a title; nothing happens where there is none.
        func tap(_ button: String) async

        /// What the host has to do since it was asked last.
        func takeCommands() -> [GalleryFeatureCommand]
      }

      /// What the feature asks of its host, to be done once.
      public enum GalleryFeatureCommand: Hashable, Sendable {
        /// Launch again.
        case retry
        /// Show a text.
        case alert(String)
      }

      /// Makes the screen, for a host that doesn't know what it is made of.
      public protocol GalleryFeatureBuilder: Sendable {
        /// A new screen, by the dependencies of the host; nothing is loaded yet.
        @MainActor func build(_ dependencies: DependencyValues) -> any GalleryFeatureScreen
      }

      private enum GalleryFeatureBuilderKey: DependencyKey {
        static var testValue: any GalleryFeatureBuilder { StubGalleryFeatureBuilder() }
      }

      extension DependencyValues {
        /// The builder of the screen; the app installs the live one.
        public var galleryFeatureBuilder: any GalleryFeatureBuilder {
          get { self[GalleryFeatureBuilderKey.self] }
          set { self[GalleryFeatureBuilderKey.self] = newValue }
        }
      }

      /// A builder for tests and previews, whose screen loads nothing.
      public struct StubGalleryFeatureBuilder: GalleryFeatureBuilder {
        public init() {}

        public func build(_ dependencies: DependencyValues) -> any GalleryFeatureScreen { Screen() }

        private struct Screen: GalleryFeatureScreen {
          let title = "Gallery"
          let lines: [String] = []
          let buttons: [String] = []

          func appear() async {}
          func tap(_ button: String) async {}
          func takeCommands() -> [GalleryFeatureCommand] { [] }
        }
      }

      """##
    ),
    (
      "Projects/Features/Gallery/Tests/GalleryFeatureTests.swift",
      ##"""
      import DependencyKit
      import DependencyKitMocks
      import Foundation  // scaffold: with domain
      import GalleryFeature
      import SampleDomainInterface  // scaffold: with domain
      import Testing

      @MainActor
      @Suite struct GalleryFeatureTests {
        private let clock = ManualClock()
        private let dependencies: DependencyValues
        // scaffold: with domain {
        private let pear = SampleEntity(id: "1", name: "Pear", createdAt: Date(timeIntervalSince1970: 1))
        private let plum = SampleEntity(id: "2", name: "Plum", createdAt: Date(timeIntervalSince1970: 2))
        // scaffold: }

        init() {
          var values = DependencyValues()
          values.shared = SharedState()
          values.sampleUseCase = PreviewSampleUseCase([plum, pear])  // scaffold: with domain
          dependencies = values
        }

        private func model() -> GalleryFeatureModel { GalleryFeatureModel(dependencies, clock: clock) }

        /// A model whose content is there.
        private func loaded() async -> GalleryFeatureModel {
          let model = model()
          let loading = Task { await model.send(.view(.onAppear)) }
          await clock.waitForSleeper()
          clock.advance(by: .milliseconds(120))
          await loading.value
          return model
        }

        @Test func `T11 loading ends 120 ms after the screen appears`() async {
          let model = model()
          #expect(model.state.title == "Gallery")
          #expect(!model.state.isLoading)
          let loading = Task { await model.send(.view(.onAppear)) }
          await clock.waitForSleeper()
          #expect(model.state.isLoading)
          clock.advance(by: .milliseconds(119))
          #expect(clock.waiters == 1)
          clock.advance(by: .milliseconds(1))
          await loading.value
          #expect(!model.state.isLoading)
        }

        @Test func `a load that is cancelled ends`() async {
          let model = model()
          let loading = Task { await model.send(.view(.onAppear)) }
          await clock.waitForSleeper()
          loading.cancel()
          await loading.value
          #expect(!model.state.isLoading)
        }

        @Test func `a retry asks the parent`() async throws {
          try await model().expect(.view(.retryButtonTapped), commands: [.didRequestRetry])
        }

        @Test func `T17 less is shown in every feature at once, and after a restart`() async throws {
          let storage = InMemorySharedStorage()
          var values = dependencies
          values.shared = try SharedState(storage)
          let (model, other) = (GalleryFeatureModel(values, clock: clock), GalleryFeatureModel(values, clock: clock))
          try await model.expect(.view(.compactButtonTapped), .changes(\.isCompact, to: true))
          #expect(other.isCompact)
          values.shared = try SharedState(storage)
          try await GalleryFeatureModel(values, clock: clock)
            .expect(.view(.compactButtonTapped), .changes(\.isCompact, to: false))
        }

        @Test func `a choice that can't be stored doesn't hold, and the parent tells why`() async throws {
          var values = dependencies
          values.shared = try SharedState(FullStorage())
          let reason = "\(SharedStateError.unwritable(path: "full"))"
          try await GalleryFeatureModel(values, clock: clock)
            .expect(.view(.compactButtonTapped), commands: [.didFailToStore(reason: reason)])
        }

        // scaffold: with domain {
        @Test func `the samples are shown, the oldest first, and one is chosen and no longer`() async throws {
          let model = await loaded()
          #expect(model.state.samples == [pear, plum])
          try await model.expect(.view(.rowTapped(id: "2")), .changes(\.selectedSample, to: "2"))
          #expect(GalleryFeatureView(model: model).lines == ["Welcome.", "- Pear", "* Plum"])
          #expect(dependencies.shared[.selectedSample] == "2")
          try await model.expect(.view(.rowTapped(id: "2")), .changes(\.selectedSample, to: nil))
        }

        @Test func `a use case that fails says why`() async {
          var values = dependencies
          values.sampleUseCase = FailingUseCase()
          let model = GalleryFeatureModel(values, clock: clock)
          let loading = Task { await model.send(.view(.onAppear)) }
          await clock.waitForSleeper()
          clock.advance(by: .milliseconds(120))
          await loading.value
          #expect(GalleryFeatureView(model: model).lines == ["Welcome.", "No network"])
        }
        // scaffold: }

        @Test func `the screen does what its buttons say`() async {
          let screen = GalleryFeatureView(model: await loaded())
          #expect(screen.buttons.prefix(2) == ["Less", "Retry"])
          await screen.tap("Less")
          #expect(screen.buttons.first == "More")
          #expect(!screen.lines.contains("Welcome."))
          await screen.tap("Retry")
          await screen.tap("Nothing of that name")
          #expect(screen.takeCommands() == [.retry])
          #expect(screen.takeCommands() == [])
        }

        @Test func `the screen is the stub's until the live one is installed`() {
          var dependencies = dependencies
          #expect(dependencies.galleryFeatureBuilder.build(dependencies).lines == [])
          dependencies.installGalleryFeature()
          let screen = dependencies.galleryFeatureBuilder.build(dependencies)
          #expect(screen.title == "Gallery")
          #expect(screen.lines == ["Welcome."])
        }
      }

      /// A storage without room.
      private struct FullStorage: SharedStorage {
        func read() throws(SharedStateError) -> [String: String] { [:] }
        func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String] {
          throw .unwritable(path: "full")
        }
      }

      // scaffold: with domain {
      /// A use case without a network.
      private struct FailingUseCase: SampleUseCase {
        private let error = SampleError.underlying(text: "No network")

        func listEntities() async throws(SampleError) -> [SampleEntity] { throw error }
        func detail(for id: String) async throws(SampleError) -> SampleEntity { throw error }
        func create(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { throw error }
        func update(_ entity: SampleEntity) async throws(SampleError) -> SampleEntity { throw error }
        func delete(id: String) async throws(SampleError) { throw error }
      }
      // scaffold: }

      """##
    ),
    (
      "Projects/Services/Archive/Interface/ArchiveService.swift",
      ##"""
      public import DependencyKit
      public import Foundation

      /// What the archive stores.
      public struct ArchiveItem: Identifiable, Hashable, Sendable {
        public let id: UUID
        /// Never empty in the storage.
        public var title: String
        /// Nil for none.
        public var note: String?
        /// The moment of creation, in whole milliseconds.
        public let createdAt: Date

        /// An item of these values.
        public init(id: UUID, title: String, note: String? = nil, createdAt: Date) {
          self.id = id
          self.title = title
          self.note = note
          self.createdAt = createdAt
        }
      }

      /// Why the archive couldn't do what it was asked.
      public enum ArchiveServiceError: Error, Hashable, Sendable {
        /// There is no item with the identifier.
        case notFound(UUID)
        /// An item needs a title.
        case untitled
        /// The storage refused, for a reason of its own.
        case storage(reason: String)
      }

      /// Items in a database.
      public protocol ArchiveService: Sendable {
        /// Every item, the oldest first.
        func items() async throws(ArchiveServiceError) -> [ArchiveItem]

        /// The item of an identifier.
        ///
        /// - Throws: `notFound`.
        func item(_ id: UUID) async throws(ArchiveServiceError) -> ArchiveItem

        /// Adds an item, or replaces the one with its identifier. It is stored when this returns.
        ///
        /// - Throws: `untitled`.
        func save(_ item: ArchiveItem) async throws(ArchiveServiceError)

        /// Deletes an item.
        ///
        /// - Throws: `notFound`.
        func delete(_ id: UUID) async throws(ArchiveServiceError)
      }

      private enum ArchiveServiceKey: DependencyKey {
        static var testValue: any ArchiveService { UnimplementedArchiveService() }
      }

      extension DependencyValues {
        /// The service of the archive; the app registers the live one.
        public var archiveService: any ArchiveService {
          get { self[ArchiveServiceKey.self] }
          set { self[ArchiveServiceKey.self] = newValue }
        }
      }

      /// A double each of whose methods ends the process: a test says what it expects to be called.
      public struct UnimplementedArchiveService: ArchiveService {
        public init() {}

        public func items() async throws(ArchiveServiceError) -> [ArchiveItem] { unimplemented() }
        public func item(_ id: UUID) async throws(ArchiveServiceError) -> ArchiveItem { unimplemented() }
        public func save(_ item: ArchiveItem) async throws(ArchiveServiceError) { unimplemented() }
        public func delete(_ id: UUID) async throws(ArchiveServiceError) { unimplemented() }

        private func unimplemented(_ method: String = #function) -> Never {
          fatalError("ArchiveService.\(method) has no implementation in this test")
        }
      }

      """##
    ),
    (
      "Projects/Services/Archive/Package.swift",
      ##"""
      // swift-tools-version: 6.2
      import PackageDescription

      // What an app project has to know of the module.
      let name = "ArchiveService"
      let organizationName = "axient"
      let bundleIdentifierPrefix = "com.axiomorient"
      let bundleIdentifier = "\(bundleIdentifierPrefix).\(name.lowercased())"
      let deploymentTarget = "18.0"
      let teamIdentifier = "ABCDE12345"  // scaffold: with team

      let package = Package(
        name: name,
        platforms: [.macOS(.v15), .iOS(deploymentTarget)],
        products: [
          .library(name: "ArchiveServiceInterface", targets: ["ArchiveServiceInterface"]),
          .library(name: "ArchiveServiceSources", targets: ["ArchiveServiceSources"]),
        ],
        dependencies: [
          .package(path: "../../../../../../Modules/DependencyKit"),
          .package(path: "../../../../../../Modules/PersistenceKit"),
        ],
        targets: [
          .target(
            name: "ArchiveServiceInterface",
            dependencies: [.product(name: "DependencyKit", package: "DependencyKit")],
            path: "Interface"),
          .target(
            name: "ArchiveServiceSources",
            dependencies: ["ArchiveServiceInterface", .product(name: "PersistenceKit", package: "PersistenceKit")],
            path: "Sources"),
          .testTarget(
            name: "ArchiveServiceTests",
            dependencies: [
              "ArchiveServiceInterface", "ArchiveServiceSources",
              .product(name: "DependencyKit", package: "DependencyKit"),
              .product(name: "PersistenceKit", package: "PersistenceKit"),
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
      "Projects/Services/Archive/Sources/ArchiveSchema.swift",
      ##"""
      import Foundation
      import PersistenceKit

      /// The first version of the database, as files that it wrote still are. It is never changed again.
      enum ArchiveSchemaV1: VersionedSchema {
        static let version: Int32 = 1
        static let models: [any PersistentModel.Type] = [Record.self]

        struct Record: PersistentModel {
          let id: UUID
          var title: String
          let createdAt: Date

          static let schema = Schema<Record>(
            "archive_item",
            columns: [
              Column("id", \.id), Column("title", \.title, check: .nonEmpty), Column("created_at", \.createdAt),
            ])
        }
      }

      extension ArchiveSchemaV1.Record {
        init(row: borrowing Row) throws(PersistenceError) {
          self.init(id: try row[0], title: try row[1], createdAt: try row[2])
        }
      }

      /// The version of today, which has notes.
      enum ArchiveSchemaV2: VersionedSchema {
        static let version: Int32 = 2
        static let models: [any PersistentModel.Type] = [Record.self]

        struct Record: PersistentModel {
          let id: UUID
          var title: String
          var note: String?
          let createdAt: Date

          static let schema = Schema<Record>(
            "archive_item",
            columns: [
              Column("id", \.id), Column("title", \.title, check: .nonEmpty), Column("note", \.note),
              Column("created_at", \.createdAt),
            ])
        }
      }

      extension ArchiveSchemaV2.Record {
        init(row: borrowing Row) throws(PersistenceError) {
          self.init(id: try row[0], title: try row[1], note: try row[2], createdAt: try row[3])
        }
      }

      /// Brings a file of any version to that of today, in one transaction. A change of the records is a new version, and a
      /// stage to it.
      enum ArchiveMigrationPlan: SchemaMigrationPlan {
        static let schemas: [any VersionedSchema.Type] = [ArchiveSchemaV1.self, ArchiveSchemaV2.self]
        static let stages = [MigrationStage.lightweight(from: ArchiveSchemaV1.self, to: ArchiveSchemaV2.self)]
      }

      typealias ArchiveRecord = ArchiveSchemaV2.Record

      """##
    ),
    (
      "Projects/Services/Archive/Sources/DatabaseArchiveService.swift",
      ##"""
      public import ArchiveServiceInterface
      public import Foundation
      import PersistenceKit

      /// The archive in a database.
      public actor DatabaseArchiveService: ArchiveService {
        private let container: ModelContainer

        /// Opens the database, and brings an older one to the version of today.
        ///
        /// - Parameter url: The file, which is made where there is none; nil for memory, for as long as the service lives.
        /// - Throws: `storage`.
        public init(url: URL?) throws(ArchiveServiceError) {
          do {
            container = try ModelContainer(for: ArchiveMigrationPlan.self, configuration: ModelConfiguration(url: url))
          } catch {
            throw ArchiveServiceError(error)
          }
        }

        public func items() async throws(ArchiveServiceError) -> [ArchiveItem] {
          let oldestFirst = FetchDescriptor<ArchiveRecord>(sortBy: [SortDescriptor(\.createdAt)])
          do { return try await container.read { try $0.fetch(oldestFirst).map(\.item) } } catch {
            throw ArchiveServiceError(error)
          }
        }

        public func item(_ id: UUID) async throws(ArchiveServiceError) -> ArchiveItem {
          let found: ArchiveItem?
          do { found = try await container.read { try $0.model(ArchiveRecord.self, for: id)?.item } } catch {
            throw ArchiveServiceError(error)
          }
          guard let found else { throw .notFound(id) }
          return found
        }

        public func save(_ item: ArchiveItem) async throws(ArchiveServiceError) {
          if item.title.isEmpty { throw .untitled }
          do { try await container.write { _ = try $0.upsert(ArchiveRecord(item)) } } catch {
            throw ArchiveServiceError(error)
          }
        }

        public func delete(_ id: UUID) async throws(ArchiveServiceError) {
          do {
            try await container.write { try $0.delete(ArchiveRecord.self, for: id) }
          } catch .notFound {
            throw .notFound(id)
          } catch {
            throw ArchiveServiceError(error)
          }
        }
      }

      extension ArchiveRecord {
        init(_ item: ArchiveItem) {
          self.init(id: item.id, title: item.title, note: item.note, createdAt: item.createdAt)
        }

        var item: ArchiveItem { ArchiveItem(id: id, title: title, note: note, createdAt: createdAt) }
      }

      extension ArchiveServiceError {
        fileprivate init(_ error: PersistenceError) { self = .storage(reason: "\(error)") }
      }

      """##
    ),
    (
      "Projects/Services/Archive/Tests/ArchiveServiceTests.swift",
      ##"""
      import ArchiveServiceInterface
      import DependencyKit
      import Foundation
      import PersistenceKit
      import Testing

      @testable import ArchiveServiceSources

      @Suite struct ArchiveServiceTests {
        private let service: DatabaseArchiveService
        private let ids = UUIDGenerator.incrementing

        init() throws { service = try DatabaseArchiveService(url: nil) }

        private func item(_ title: String, at second: TimeInterval = 0) -> ArchiveItem {
          ArchiveItem(id: ids(), title: title, createdAt: Date(timeIntervalSince1970: 1_000_000 + second))
        }

        @Test func `what is saved is read, replaced and deleted, the oldest first`() async throws {
          let (late, early) = (item("Late", at: 2), item("Early", at: 1))
          try await service.save(late)
          try await service.save(early)
          #expect(try await service.items() == [early, late])
          var noted = late
          noted.note = "Read it"
          try await service.save(noted)
          #expect(try await service.item(late.id) == noted)
          try await service.delete(late.id)
          #expect(try await service.items() == [early])
        }

        @Test func `what isn't there isn't found, and an item without a title isn't saved`() async throws {
          let missing = item("Missing")
          await #expect(throws: ArchiveServiceError.notFound(missing.id)) { try await service.item(missing.id) }
          await #expect(throws: ArchiveServiceError.notFound(missing.id)) { try await service.delete(missing.id) }
          await #expect(throws: ArchiveServiceError.untitled) { try await service.save(item("")) }
          #expect(try await service.items() == [])
        }

        @Test func `a file of the first version is brought to today's, and keeps its rows`() async throws {
          let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
          try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
          defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: folder) } }
          let file = folder.appendingPathComponent("archive.store")
          let (first, second) = (item("First"), item("Second", at: 1))
          try {
            let old = try ModelContainer(for: ArchiveSchemaV1.Record.self, configuration: ModelConfiguration(url: file))
            try old.write { context in
              _ = try context.insert(
                ArchiveSchemaV1.Record(id: first.id, title: first.title, createdAt: first.createdAt))
            }
          }()
          let service = try DatabaseArchiveService(url: file)
          try await service.save(second)
          #expect(try await service.items() == [first, second])
          let again = try DatabaseArchiveService(url: file)
          #expect(try await again.items() == [first, second])
        }

        @Test func `a file that is no database is an error`() throws {
          let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
          try Data("no database, but long enough to be looked at".utf8).write(to: file)
          defer { #expect(throws: Never.self) { try FileManager.default.removeItem(at: file) } }
          #expect(throws: ArchiveServiceError.self) { try DatabaseArchiveService(url: file) }
        }

        @Test func `T10 a double without an implementation names its method`() async {
          let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            _ = try await DependencyValues().archiveService.items()
          }
          let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
          #expect(message.contains("ArchiveService.items() has no implementation in this test"))
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
    (
      "Slice/Console/Sources/ExemplarSlices.swift",
      ##"""
      @testable import modulo

      extension Slice {
        /// Every noun of the program, and the exemplar's.
        static let exemplarAll: [Slice] =
          all + [
            sampleThing  // slice: into console
          ]
      }

      """##
    ),
    (
      "Slice/Console/Sources/SampleThing/SampleThingCommands.swift",
      ##"""
      import CommandKit
      import DependencyKit
      import ExemplarFeature
      import ExemplarModels
      import ExemplarNavigation
      import ModuloModels
      import ModuloNavigation
      import ModuloScreens

      @testable import modulo  // slice: exemplar

      /// `modulo sample-thing …`
      struct SampleThingCommands: ParsableCommand {
        static var configuration: CommandConfiguration {
          CommandConfiguration(
            commandName: "sample-thing", abstract: phrases.all,
            subcommands: [Add.self, List.self, Show.self, Edit.self, Delete.self])
        }

        /// What help says of the commands.
        static let phrases = NounPhrases(
          .sampleThing, nameLimit: SampleThingDraft.nameLimit,
          labels: [
            { $0.sampleThing.account },  // slice: owner
            { $0.sampleThing.firstText },  // slice: text
            { $0.sampleThing.spareText },  // slice: text?
            { $0.sampleThing.firstMoney },  // slice: money
            { $0.sampleThing.spareMoney },  // slice: money?
            { $0.sampleThing.firstDay },  // slice: day
            { $0.sampleThing.spareDay },  // slice: day?
            { $0.sampleThing.firstFlag },  // slice: flag
            { $0.sampleThing.firstNumber },  // slice: number
            { $0.sampleThing.spareNumber },  // slice: number?
          ])
      }

      extension SampleThingCommands {
        struct Add: AddingCommand {
          static var configuration: CommandConfiguration {
            CommandConfiguration(abstract: phrases.words.adding, suggestion: .addition)
          }

          @Argument(help: ArgumentHelp(phrases.name, valueName: "name"))
          var name: String

          @OptionGroup var fields: SampleThingFieldOptions

          @OptionGroup var request: RequestOptions

          mutating func run(in session: ConsoleSession) async throws {
            let screen = try session.open(.sampleThing(.create), as: SampleThingFormScreen.self)
            let form = screen.viewModel
            await form.send(.name(name))
            for action in try fields.actions(in: session) { await form.send(action) }
            await form.send(.submit)
            try session.showChange(screen, form.failure, form.saved, SampleThingJSON.sampleThing.json)
          }
        }

        struct List: ReadingCommand {
          static var configuration: CommandConfiguration {
            CommandConfiguration(abstract: phrases.words.listing, suggestion: .list)
          }

          @OptionGroup var output: CSVOptions

          @OptionGroup var past: PastOptions

          mutating func run(in session: ConsoleSession) async throws {
            let screen = try session.open(.sampleThing(.list), as: SampleThingsListScreen.self)
            await screen.appear()
            try session.present(screen, output)
          }
        }

        struct Show: ReadingCommand {
          static var configuration: CommandConfiguration { CommandConfiguration(abstract: phrases.words.showing) }

          @Argument(help: .sampleThing, completion: .sampleThings)
          var sampleThing: String

          @OptionGroup var past: PastOptions

          mutating func run(in session: ConsoleSession) async throws {
            let sampleThing = try session.reference(sampleThing, for: .showing, SampleThingError.self)
            let screen = try session.open(.sampleThing(.details(sampleThing)), as: SampleThingDetailsScreen.self)
            await screen.appear()
            try session.present(screen)
          }
        }

        struct Edit: ConsoleCommand {
          static var configuration: CommandConfiguration {
            CommandConfiguration(abstract: phrases.words.editing, suggestion: .change)
          }

          @Argument(help: .sampleThing, completion: .sampleThings)
          var sampleThing: String

          @Option(help: ArgumentHelp(phrases.name, valueName: "name"), allowsEmpty: true)
          var name: String?

          @OptionGroup var fields: SampleThingFieldOptions

          mutating func validate() throws(ValidationError) {
            if name == nil, fields.isEmpty { throw .nothingToChange }
          }

          mutating func run(in session: ConsoleSession) async throws {
            let sampleThing = try session.reference(sampleThing, SampleThingError.self)
            let screen = try session.open(.sampleThing(.update(sampleThing)), as: SampleThingFormScreen.self)
            let form = screen.viewModel
            await screen.appear()
            try session.require(form.failure)
            if let name { await form.send(.name(name)) }
            for action in try fields.actions(in: session) { await form.send(action) }
            await form.send(.submit)
            try session.showChange(screen, form.failure, form.saved, SampleThingJSON.sampleThing.json)
          }
        }

        struct Delete: ConfirmingCommand {
          static var configuration: CommandConfiguration {
            CommandConfiguration(
              abstract: phrases.words.deleting, discussion: phrases.question, suggestion: .deletion)
          }

          @Argument(help: .sampleThing, completion: .sampleThings)
          var sampleThing: String

          @OptionGroup var confirmation: ConfirmationOptions

          mutating func run(in session: ConsoleSession) async throws {
            try await session.delete(
              .sampleThing(.deletion(session.reference(sampleThing, for: .deletion, SampleThingError.self))),
              as: SampleThingDeletionScreen.self, confirmation, SampleThingJSON.sampleThing.json)
          }
        }
      }

      extension ArgumentHelp {
        /// Help of an argument that names a sample thing.
        static let sampleThing = ArgumentHelp(
          SampleThingCommands.phrases.words.reference, valueName: Noun.sampleThing.command)
      }

      """##
    ),
    (
      "Slice/Console/Sources/SampleThing/SampleThingFieldOptions.swift",
      ##"""
      import CommandKit
      import ExemplarFeature
      import ExemplarModels
      import ModuloModels

      @testable import modulo  // slice: exemplar

      /// The fields of a sample thing: those of a new one, or those that an edit changes. An empty text empties its field.
      struct SampleThingFieldOptions: ParsableArguments {
        private static let words = Strings(.english).sampleThing

        private static func field(_ label: String) -> String { SampleThingCommands.phrases.field(label) }

        @Option(help: ArgumentHelp(field(words.account), valueName: "account"), completion: .accounts)  // slice: owner
        var account: String?  // slice: owner
        @Option(help: ArgumentHelp(field(words.firstText), valueName: "text"), allowsEmpty: true)  // slice: text
        var firstText: String?  // slice: text
        @Option(help: ArgumentHelp(field(words.spareText), valueName: "text"), allowsEmpty: true)  // slice: text?
        var spareText: String?  // slice: text?
        @Option(help: ArgumentHelp(field(words.firstMoney), valueName: "amount"))  // slice: money
        var firstMoney: AmountArgument?  // slice: money
        @Option(help: ArgumentHelp(field(words.spareMoney), valueName: "amount"), allowsEmpty: true)  // slice: money?
        var spareMoney: String?  // slice: money?
        @Option(help: ArgumentHelp(field(words.firstDay), valueName: "day"))  // slice: day
        var firstDay: DayArgument?  // slice: day
        @Option(help: ArgumentHelp(field(words.spareDay), valueName: "day"), allowsEmpty: true)  // slice: day?
        var spareDay: String?  // slice: day?
        @Flag(inversion: .prefixedNo, help: ArgumentHelp(field(words.firstFlag)))  // slice: flag
        var firstFlag: Bool?  // slice: flag
        @Option(help: ArgumentHelp(field(words.firstNumber), valueName: "number"))  // slice: number
        var firstNumber: String?  // slice: number
        @Option(help: ArgumentHelp(field(words.spareNumber), valueName: "number"), allowsEmpty: true)  // slice: number?
        var spareNumber: String?  // slice: number?
      }

      extension SampleThingFieldOptions {
        /// Whether no field is given.
        var isEmpty: Bool {
          let given: [Any?] = [
            account,  // slice: owner
            firstText,  // slice: text
            spareText,  // slice: text?
            firstMoney,  // slice: money
            spareMoney,  // slice: money?
            firstDay,  // slice: day
            spareDay,  // slice: day?
            firstFlag,  // slice: flag
            firstNumber,  // slice: number
            spareNumber,  // slice: number?
          ]
          return given.allSatisfy { $0 == nil }
        }

        /// What types the given fields into a form.
        @MainActor
        func actions(in session: ConsoleSession) throws -> [SampleThingFormScreen.ViewModel.Action] {
          let actions: [SampleThingFormScreen.ViewModel.Action?] = [
            try account.map { .owner(try session.reference($0, FinancialAccountError.self)) },  // slice: owner
            firstText.map { .firstText($0) },  // slice: text
            spareText.map { .spareText($0) },  // slice: text?
            firstMoney.map { .firstMoney($0.text) },  // slice: money
            spareMoney.map { .spareMoney($0) },  // slice: money?
            firstDay.map { .firstDay($0.text) },  // slice: day
            spareDay.map { .spareDay($0) },  // slice: day?
            firstFlag.map { .firstFlag($0) },  // slice: flag
            firstNumber.map { .firstNumber($0) },  // slice: number
            spareNumber.map { .spareNumber($0) },  // slice: number?
          ]
          return actions.compactMap(\.self)
        }
      }

      """##
    ),
    (
      "Slice/Console/Sources/SampleThing/SampleThingJSON.swift",
      ##"""
      import ExemplarFeature
      import ExemplarModels
      import Foundation
      import ModuloModels
      import ModuloUtilities

      @testable import modulo  // slice: exemplar

      /// The documents of `sample-thing` commands.
      enum SampleThingJSON {
        static let sampleThing = Document("sample-thing", "A sample thing", members)

        static let list = Document<[SampleThingDomain]>(
          "sample-thing-list", "Every sample thing, by its number", [Member("sampleThings", .list(.object(members))) { $0 }])

        static let schemas = [sampleThing.schema, list.schema]

        /// The members of a sample thing, in every document that has one.
        static let members: [Member<SampleThingDomain>] = [
          Member("id", .id) { $0.id },
          Member("number", .integer) { $0.number },
          Member("name", .text) { $0.name },
          Member("accountID", .id, "The account that it belongs to.") { $0.accountID },  // slice: owner
          Member("account", .text, "The name of that account.") { $0.accountName },  // slice: owner
          Member("firstText", .text) { $0.firstText },  // slice: text
          Member("spareText", .optional(.text)) { $0.spareText },  // slice: text?
          Member("firstMoney", .amount) { $0.firstMoney },  // slice: money
          Member("firstMoneyCurrency", .currency) { $0.firstMoney.currency },  // slice: money
          Member("spareMoney", .optional(.amount)) { $0.spareMoney },  // slice: money?
          Member("spareMoneyCurrency", .optional(.currency)) { $0.spareMoney?.currency },  // slice: money?
          Member("firstDay", .day) { $0.firstDay },  // slice: day
          Member("spareDay", .optional(.day)) { $0.spareDay },  // slice: day?
          Member("firstFlag", .flag) { $0.firstFlag },  // slice: flag
          Member("firstNumber", .integer) { $0.firstNumber },  // slice: number
          Member("spareNumber", .optional(.integer)) { $0.spareNumber },  // slice: number?
        ]
      }

      extension SampleThingsListScreen: @retroactive ListScreen, @retroactive LinkedScreen {
        var csv: [[String]]? { viewModel.sampleThings.map(SampleThingJSON.members.csv) }

        var json: JSONValue? { viewModel.sampleThings.map(SampleThingJSON.list.json) }
      }

      extension SampleThingDetailsScreen: @retroactive LinkedScreen {
        var json: JSONValue? { viewModel.sampleThing.map(SampleThingJSON.sampleThing.json) }
      }

      extension SampleThingFormScreen: @retroactive LinkedScreen {
        var json: JSONValue? { words }
      }

      """##
    ),
    (
      "Slice/Console/Sources/SampleThing/SampleThingRule+Outcome.swift",
      ##"""
      import CommandKit
      import ExemplarModels
      import ModuloModels

      @testable import modulo  // slice: exemplar

      extension SampleThingRule: @retroactive ScreenFailure {
        var outcome: (exitCode: ExitCode, code: String) {
          switch self {
          case .missingName: (.failure, "missingName")
          case .duplicateName: (.failure, "duplicateName")
          case .missingAccount: (.failure, "missingAccount")  // slice: owner
          case .missingFirstText: (.failure, "missingFirstText")  // slice: text
          case .missingFirstMoney: (.failure, "missingFirstMoney")  // slice: money
          case .missingFirstDay: (.failure, "missingFirstDay")  // slice: day
          case .missingFirstNumber: (.failure, "missingFirstNumber")  // slice: number
          }
        }
      }

      """##
    ),
    (
      "Slice/Console/Sources/SampleThing/SampleThingSlice.swift",
      ##"""
      import CommandKit
      import DependencyKit
      import ExemplarFeature
      import ExemplarModels
      import ExemplarProviders
      import ExemplarRepositories
      import ExemplarStores
      import ModuloModels
      import ModuloProviders
      import ModuloRepositories
      import ModuloStores

      @testable import modulo  // slice: exemplar

      extension Slice {
        /// Sample things.
        static let sampleThing = Slice(
          commands: [SampleThingCommands.self],
          section: .netWorth,  // slice: section
          schemas: SampleThingJSON.schemas,
          french: SampleThingCommands.phrases.french
        ) { values, storage in
          let store = DefaultSampleThingStore(repository: DefaultSampleThingRepository(storage: storage))
          values.sampleThingProvider = store
          return [store]
        } register: {
          $0.registerSampleThing($1)
        }
      }

      extension CompletionKind {
        /// The names of the sample things.
        static let sampleThings = CompletionKind.custom { await NameCompletion.sampleThings($0) }
      }

      extension NameCompletion {
        /// By their numbers.
        static func sampleThings(_ context: CompletionContext) async -> [CompletionCandidate] {
          await candidates(context) { values in
            let provider = values.sampleThingProvider
            try await provider.fetchAll()
            return provider.sampleThings.map { candidate($0.name, $0.number) }
          }
        }
      }

      """##
    ),
    (
      "Slice/Console/Tests/ConsoleTests/Modulo.swift",
      ##"""
      import CommandKit
      import DependencyKit
      import ExemplarPersistenceMocks
      import ExemplarProviders
      import Foundation
      import ModuloCore
      import ModuloModels
      import ModuloNavigation
      import ModuloPersistence
      import ModuloPersistenceMocks
      import ModuloScreens
      import NavigationKit
      import PersistenceKit
      import TerminalKit
      import Testing

      @testable import modulo

      /// The program with the exemplar as one more noun, on rows in memory: it is driven by the lines that the program's own
      /// tests type, which the tests of a slice are among.
      @MainActor
      final class Modulo {
        struct Answer {
          let status: Int32
          let output: String
          let error: String

          /// The document on standard output.
          func json() throws -> [String: Any] {
            try #require(try JSONSerialization.jsonObject(with: Data(output.utf8)) as? [String: Any])
          }
        }

        private let storage: MockStorage
        private let folder: TemporaryFolder

        init() throws {
          storage = try MockStorage.exemplar()
          folder = try TemporaryFolder()
        }

        /// Stores rows of a noun.
        func insert<Row: PersistentModel>(_ rows: [Row]) throws { try storage.insert(rows) }

        /// Runs a command to its end.
        @discardableResult
        func callAsFunction(_ arguments: String...) async throws -> Answer { try await run(arguments) }

        /// The same for the words of a list.
        func run(_ arguments: [String]) async throws -> Answer {
          let given = ["--mock", "--now", "2026-04-12T12:00:00Z", "--time-zone", "UTC", "--locale", "en_US"]
          let words = given + arguments
          let (output, error) = (folder.newPlace(for: "out"), folder.newPlace(for: "error"))
          let files = try [output, error].map { url in
            try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data().write(to: url)
            return try FileHandle(forWritingTo: url)
          }
          let streams = StandardStreams(
            input: StandardStream(descriptor: -1), output: StandardStream(descriptor: files[0].fileDescriptor),
            error: StandardStream(descriptor: files[1].fileDescriptor))
          let language = AppComposition.language(for: words, [:])
          var strings = CommandStrings(language)
          if language == .french {
            let (own, others) = (Slice.sampleThing.french(), strings.phrase)
            strings.phrase = { own[$0] ?? others($0) }
          }
          let exit = await CommandRunner(ExemplarCommand.self, strings: strings).exit(of: words) { command in
            let session = try self.session(for: command, on: streams, language)
            try await session.runAsking(command)
            try await session.flush()
          }
          if !exit.output.isEmpty { _ = streams.output.write(exit.output + "\n") }
          return Answer(
            status: exit.code.rawValue, output: try String(contentsOf: output, encoding: .utf8),
            error: try String(contentsOf: error, encoding: .utf8) + exit.errorOutput)
        }

        private func session(
          for command: ParsedCommand, on streams: StandardStreams, _ language: Language
        ) throws -> ConsoleSession {
          let options = command.globalOptions(GlobalOptions.self) ?? GlobalOptions()
          let (samples, manager) = try AppComposition.session(
            for: options, ["LANG": "C.UTF-8", "MODULO_CURRENCY": "USD"], on: streams, language: language, isRepair: false)
          manager.close()
          var values = samples.dependencies
          for slice in Slice.exemplarAll { _ = slice.compose(&values, storage) }
          let session = samples.on(values)
          Slice.sampleThing.register(session.registry, ScreenContext(router: Router(), dependencies: values))
          return session
        }
      }

      /// The grammar with the exemplar's commands.
      struct ExemplarCommand: ParsableCommand {
        static var configuration: CommandConfiguration {
          CommandConfiguration(commandName: "modulo", subcommands: Slice.exemplarAll.flatMap(\.commands))
        }

        @OptionGroup(title: "Global options", listing: .names, scope: .global) var global: GlobalOptions
      }

      """##
    ),
    (
      "Slice/Console/Tests/ConsoleTests/SampleThingTests.swift",
      ##"""
      import Foundation
      import ModuloModels
      import ModuloModelsMocks
      import Testing

      /// Sample things with the program: by commands, as text and as documents, in both languages.
      @MainActor
      @Suite struct SampleThingTests {
        private let modulo: Modulo

        init() throws {
          modulo = try Modulo()
          try modulo.insert(FinancialAccountEntity.samples)  // slice: owner
        }

        /// The words after `sample-thing add NAME` that give every field.
        private static let fields: [String] = [
          "--account", FinancialAccountEntity.samples[0].id.uuidString,  // slice: owner
          "--first-text", "Words",  // slice: text
          "--spare-text", "More words",  // slice: text?
          "--first-money", "250 EUR",  // slice: money
          "--spare-money", "3",  // slice: money?
          "--first-day", "2026-04-12",  // slice: day
          "--spare-day", "2026-05-01",  // slice: day?
          "--first-flag",  // slice: flag
          "--first-number", "7",  // slice: number
          "--spare-number", "8",  // slice: number?
        ]

        private func add(_ name: String, _ more: [String] = []) async throws -> Modulo.Answer {
          try await modulo.run(["sample-thing", "add", name] + Self.fields + more)
        }

        @Test func `one is added, listed, shown, edited and deleted`() async throws {
          let added = try await add("Full")
          #expect(added.output == "✓ Sample thing Full (#1) created\n", "\(added.error)")
          let listed = try await modulo("sample-thing", "list")
          #expect(listed.output.contains("#1  Full"), "\(listed.output)")
          let shown = try await modulo("sample-thing", "show", "ful")
          #expect(shown.output.hasPrefix("Full  #1\n"), "\(shown.output)")
          let edited = try await modulo("sample-thing", "edit", "full", "--name", "Other")
          #expect(edited.output == "✓ Sample thing Other (#1) updated\n", "\(edited.error)")
          let refused = try await modulo("sample-thing", "delete", "other", "--no-input")
          #expect(refused.status == 64)
          let deleted = try await modulo("sample-thing", "delete", "other", "--yes")
          #expect(deleted.output == "✓ Sample thing Other (#1) deleted\n", "\(deleted.error)")
          let none = try await modulo("sample-thing", "show", "1")
          #expect(none.status == 1)
          #expect(none.error.contains("There is no sample thing \"1\"."), "\(none.error)")
        }

        @Test func `a document has every member, and a list one for each row`() async throws {
          let document = try await add("Full", ["--json"]).json()
          #expect(document["schema"] as? Int == 1)
          #expect(document["number"] as? Int == 1)
          #expect(document["name"] as? String == "Full")
          #expect(document["account"] as? String == FinancialAccountEntity.samples[0].name)  // slice: owner
          #expect(document["firstText"] as? String == "Words")  // slice: text
          #expect(document["spareText"] as? String == "More words")  // slice: text?
          #expect(document["firstMoney"] as? String == "250.00")  // slice: money
          #expect(document["firstMoneyCurrency"] as? String == "EUR")  // slice: money
          #expect(document["spareMoney"] as? String == "3.00")  // slice: money?
          #expect(document["spareMoneyCurrency"] as? String == "USD")  // slice: money?
          #expect(document["firstDay"] as? String == "2026-04-12")  // slice: day
          #expect(document["spareDay"] as? String == "2026-05-01")  // slice: day?
          #expect(document["firstFlag"] as? Bool == true)  // slice: flag
          #expect(document["firstNumber"] as? Int == 7)  // slice: number
          #expect(document["spareNumber"] as? Int == 8)  // slice: number?
          let list = try await modulo("sample-thing", "list", "--json").json()["sampleThings"] as? [[String: Any]]
          #expect(list?.count == 1)
          #expect(list?.first?["id"] as? String == document["id"] as? String)
          let rows = try await modulo("sample-thing", "list", "--csv").output.split(whereSeparator: \.isNewline)
          #expect(rows.count == 2)
          #expect(rows.first?.hasPrefix("id,number,name") == true)
        }

        @Test func `an edit changes what is given, and an empty text empties its field`() async throws {
          _ = try await add("Full")
          let nothing = try await modulo("sample-thing", "edit", "1")
          #expect(nothing.status == 64)
          #expect(nothing.error.contains("Give what to change."), "\(nothing.error)")
          let edited = try await modulo.run(
            ["sample-thing", "edit", "1", "--name", "Full", "--json"] + [
              "--spare-text", "",  // slice: text?
              "--spare-money", "",  // slice: money?
              "--spare-day", "",  // slice: day?
              "--no-first-flag",  // slice: flag
              "--spare-number", "",  // slice: number?
            ])
          let document = try edited.json()
          #expect(document["name"] as? String == "Full")
          #expect(document["firstText"] as? String == "Words")  // slice: text
          #expect(document["spareText"] is NSNull)  // slice: text?
          #expect(document["firstMoney"] as? String == "250.00")  // slice: money
          #expect(document["spareMoney"] is NSNull)  // slice: money?
          #expect(document["firstDay"] as? String == "2026-04-12")  // slice: day
          #expect(document["spareDay"] is NSNull)  // slice: day?
          #expect(document["firstFlag"] as? Bool == false)  // slice: flag
          #expect(document["firstNumber"] as? Int == 7)  // slice: number
          #expect(document["spareNumber"] is NSNull)  // slice: number?
        }

        @Test func `a rule that is broken has its code`() async throws {
          _ = try await add("Full")
          let again = try await add("FULL", ["--json"])
          #expect(again.status == 1)
          #expect(again.error.contains("There is a sample thing named \"Full\" already."), "\(again.error)")
        }

        @Test func `a list without rows says how to begin, and a French one in French`() async throws {
          let english = try await modulo("sample-thing", "list")
          #expect(english.output.contains("No sample things"), "\(english.output)")
          #expect(english.output.contains("modulo sample-thing add"), "\(english.output)")
          let french = try await modulo("sample-thing", "list", "--locale", "fr_FR")
          #expect(!french.output.contains("No sample things"))
          #expect(french.output.contains("modulo sample-thing add"), "\(french.output)")
        }

        @Test func `in ASCII and for a screen reader nothing is drawn`() async throws {
          let added = try await add("Full", ["--ascii"])
          let shown = try await modulo("sample-thing", "list", "--ascii", "--accessible")
          let isASCII = (added.output + shown.output).allSatisfy(\.isASCII)
          #expect(isASCII, "\(added.output)\(shown.output)")
          #expect(shown.output.contains("Full"))
        }

        @Test func `help names each command and each field`() async throws {
          let help = try await modulo("sample-thing", "--help").output
          for command in ["add", "list", "show", "edit", "delete"] { #expect(help.contains("\n  " + command), "\(help)") }
          let fields = try await modulo("sample-thing", "add", "--help").output
          let french = try await modulo("sample-thing", "add", "--help", "--locale", "fr_FR").output
          #expect(fields.contains("Add a sample thing."))
          #expect(!french.contains("Add a sample thing."), "\(french)")
          #expect(!french.contains("No two sample things"), "\(french)")
          for option in Self.fields where option.hasPrefix("--") { #expect(fields.contains(option), "\(fields)") }
          let longest = (help + fields).split(separator: "\n").map(\.count).max() ?? 0
          #expect(longest <= 80)
        }
      }

      """##
    ),
    (
      "Slice/DesignSystem/Sources/DesignSystem/Components/SampleThingTable.swift",
      ##"""
      public import ExemplarModels
      import ModuloDesignSystem
      import ModuloModels
      public import TerminalKit

      /// Sample things as rows: number, name, and what each has.
      public struct SampleThingTable: View {
        @Environment(\.theme) private var theme
        private let sampleThings: [SampleThingUIModel]
        private let words: SampleThingStrings

        /// Creates a table of sample things, in their order.
        public init(_ sampleThings: [SampleThingUIModel], words: SampleThingStrings) {
          self.sampleThings = sampleThings
          self.words = words
        }

        public var body: some View {
          let columns = [
            Table.Column(alignment: .trailing),
            Table.Column("\(words.name)", minimumWidth: Spacing.shortestName),
            Table.Column("\(words.account)", minimumWidth: Spacing.shortestName),  // slice: owner
            Table.Column("\(words.firstText)", minimumWidth: Spacing.shortestName),  // slice: text
            Table.Column("\(words.spareText)", minimumWidth: Spacing.shortestName),  // slice: text?
            Table.Column("\(words.firstMoney)", alignment: .trailing),  // slice: money
            Table.Column("\(words.spareMoney)", alignment: .trailing),  // slice: money?
            Table.Column("\(words.firstDay)", alignment: .trailing),  // slice: day
            Table.Column("\(words.spareDay)", alignment: .trailing),  // slice: day?
            Table.Column("\(words.firstFlag)"),  // slice: flag
            Table.Column("\(words.firstNumber)", alignment: .trailing),  // slice: number
            Table.Column("\(words.spareNumber)", alignment: .trailing),  // slice: number?
          ]
          let rows = sampleThings.map { sampleThing in
            [
              theme.text(sampleThing.number, .secondary),
              TerminalText(sampleThing.name).bold(),
              TerminalText(sampleThing.account),  // slice: owner
              TerminalText(sampleThing.firstText),  // slice: text
              TerminalText(sampleThing.spareText),  // slice: text?
              TerminalText(sampleThing.firstMoney),  // slice: money
              TerminalText(sampleThing.spareMoney),  // slice: money?
              TerminalText(sampleThing.firstDay),  // slice: day
              TerminalText(sampleThing.spareDay),  // slice: day?
              TerminalText(sampleThing.firstFlag),  // slice: flag
              TerminalText(sampleThing.firstNumber),  // slice: number
              TerminalText(sampleThing.spareNumber),  // slice: number?
            ]
          }
          return Table(columns, rows: rows).selectable()
        }
      }

      /// One sample thing: its name and its number, and below them what it has.
      public struct SampleThingSummary: View {
        @Environment(\.theme) private var theme
        private let sampleThing: SampleThingUIModel
        private let words: SampleThingStrings

        /// Creates the figures of a sample thing, with the labels of `words`.
        public init(_ sampleThing: SampleThingUIModel, words: SampleThingStrings) {
          self.sampleThing = sampleThing
          self.words = words
        }

        public var body: some View {
          let number = theme.text(sampleThing.number, .secondary)
          let figures: [(name: String, value: String?)] = [
            (words.account, sampleThing.account),  // slice: owner
            (words.firstText, sampleThing.firstText),  // slice: text
            (words.spareText, sampleThing.spareText),  // slice: text?
            (words.firstMoney, sampleThing.firstMoney),  // slice: money
            (words.spareMoney, sampleThing.spareMoney),  // slice: money?
            (words.firstDay, sampleThing.firstDay),  // slice: day
            (words.spareDay, sampleThing.spareDay),  // slice: day?
            (words.firstFlag, sampleThing.firstFlag),  // slice: flag
            (words.firstNumber, sampleThing.firstNumber),  // slice: number
            (words.spareNumber, sampleThing.spareNumber),  // slice: number?
          ]
          return VStack {
            Text(TerminalText(sampleThing.name).bold() + "  " + number)
            Figures(figures.filter { $0.value?.isEmpty == false })
          }
        }
      }

      """##
    ),
    (
      "Slice/DesignSystem/Tests/DesignSystemTests/Components/SampleThingTableTests.swift",
      ##"""
      import ExemplarDesignSystem
      import ExemplarModels
      import Foundation
      import ModuloDesignSystem
      import ModuloModels
      import ModuloModelsMocks
      import ModuloUtilities
      import TerminalKit
      import Testing

      /// The rows and the figures of sample things.
      @Suite struct SampleThingTableTests {
        private let sampleThing = SampleThingDomain(
          id: Samples.id(1),
          number: 2,
          accountID: Samples.id(2),  // slice: owner
          accountName: "Owner",  // slice: owner
          name: "Full\u{1B}[2J",
          firstText: "Words",  // slice: text
          spareText: "More words",  // slice: text?
          firstMoney: Money(250, "EUR"),  // slice: money
          spareMoney: Money(3, "EUR"),  // slice: money?
          firstDay: Samples.today,  // slice: day
          spareDay: Samples.today,  // slice: day?
          firstFlag: true,  // slice: flag
          firstNumber: 7,  // slice: number
          spareNumber: 8,  // slice: number?
        )

        private func rows(_ locale: String, _ environment: EnvironmentValues) -> [String] {
          let format = FormatContext(locale: Locale(identifier: locale), timeZone: .gmt)
          let table = SampleThingTable([sampleThing.toUIModel(format)], words: format.strings.sampleThing)
          return table.lines(in: environment).map(\.plainText)
        }

        @Test(arguments: ["en_US", "fr_FR"]) func `a row has its number and its name under the titles of columns`(
          _ locale: String
        ) {
          let rows = rows(locale, EnvironmentValues())
          #expect(rows.count == 2)
          #expect(rows.last?.contains("#2") == true)
          #expect(rows.last?.contains("Full") == true)
          #expect(rows.last?.contains("\u{1B}") == false)
          let words = Strings(Language(Locale(identifier: locale))).sampleThing
          #expect(rows.first?.contains(words.name) == true)
        }

        @Test func `in a narrow window, and for a screen reader, everything is said`() {
          let shapes = [EnvironmentValues(width: 20), EnvironmentValues(width: 80, isAccessible: true)]
          for shape in shapes {
            let text = rows("en_US", shape).joined(separator: " ")
            #expect(text.contains("#2"), "\(text)")
            #expect(text.contains("Full"), "\(text)")
          }
        }

        @Test func `what a sample thing hasn't is left out of its figures`() {
          let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
          let words = format.strings.sampleThing
          let lines = SampleThingSummary(sampleThing.toUIModel(format), words: words).lines(in: EnvironmentValues())
          let text = lines.map(\.plainText).joined(separator: "\n")
          #expect(text.contains("#2"))
          #expect(text.contains(words.account))  // slice: owner
          #expect(text.contains(words.firstText))  // slice: text
          #expect(text.contains(words.spareText))  // slice: text?
          #expect(text.contains(words.firstMoney))  // slice: money
          #expect(text.contains(words.spareMoney))  // slice: money?
          #expect(text.contains(words.firstDay))  // slice: day
          #expect(text.contains(words.spareDay))  // slice: day?
          #expect(text.contains(words.firstFlag))  // slice: flag
          #expect(text.contains(words.firstNumber))  // slice: number
          #expect(text.contains(words.spareNumber))  // slice: number?
        }
      }

      """##
    ),
    (
      "Slice/Features/Sources/Feature/SampleThing/NavigationRegistry+SampleThing.swift",
      ##"""
      import ExemplarNavigation
      public import ModuloCore
      import ModuloModels
      import ModuloNavigation
      public import ModuloScreens
      public import NavigationKit

      extension NavigationRegistry<any InteractiveScreen> {
        /// Registers the screens of the destinations of sample things.
        public func registerSampleThing(_ context: ScreenContext) {
          register(SampleThingDestination.self) { destination in
            switch destination {
            case .list: SampleThingsListScreen(viewModel: .init(context))
            case .create: SampleThingFormScreen(viewModel: .init(context, mode: .create))
            case .details(let sampleThing): SampleThingDetailsScreen(viewModel: .init(context, sampleThing: sampleThing))
            case .update(let sampleThing): SampleThingFormScreen(viewModel: .init(context, mode: .update(sampleThing)))
            case .deletion(let sampleThing): SampleThingDeletionScreen(viewModel: .init(context, sampleThing: sampleThing))
            }
          }
        }
      }

      """##
    ),
    (
      "Slice/Features/Sources/Feature/SampleThing/SampleThingDeletionScreen.swift",
      ##"""
      public import ExemplarModels
      import ExemplarProviders
      public import ModuloCore
      public import ModuloModels
      import ModuloProviders
      public import ModuloScreens

      /// The deletion of a sample thing, and then the deleted one.
      public typealias SampleThingDeletionScreen = DeletionScreen<SampleThingDomain, SampleThingError>

      extension RowDeletion<SampleThingDomain, SampleThingError> {
        /// Deletes a sample thing.
        public convenience init(_ context: ScreenContext, sampleThing: NamedReference) {
          let (provider, texts) = (context.dependencies.sampleThingProvider, context.format.strings.sampleThing.noun)
          let words = DeletionWords<SampleThingDomain>(
            title: texts.deletionTitle, toast: Toast.sampleThingDeleted,
            question: { texts.deletionQuestion($0.numberedTitle) }, deleted: { texts.deleted($0.numberedTitle) })
          self.init(
            context, words,
            find: { () async throws(SampleThingError) in try await provider.findOne(sampleThing) },
            delete: { (found) async throws(SampleThingError) in
              do throws(SampleThingError) {
                return try await provider.delete(by: found.id)
              } catch .reference(.sampleThing, .notFound) {
                throw .notFound(found.name)
              }
            })
        }
      }

      """##
    ),
    (
      "Slice/Features/Sources/Feature/SampleThing/SampleThingDetailsScreen.swift",
      ##"""
      import ExemplarDesignSystem
      public import ExemplarModels
      import ExemplarNavigation
      import ExemplarProviders
      public import ModuloCore
      import ModuloDesignSystem
      public import ModuloModels
      import ModuloNavigation
      import ModuloProviders
      public import ModuloScreens
      import NavigationKit
      public import Observation
      public import TerminalKit

      /// One sample thing, with all that it has.
      public struct SampleThingDetailsScreen: InteractiveScreen {
        /// The state of the details, which `appear()` loads.
        public let viewModel: ViewModel

        /// Creates a screen that shows a sample thing as its view model has it.
        public init(viewModel: ViewModel) { self.viewModel = viewModel }

        public var title: TerminalText {
          TerminalText(viewModel.sampleThing?.title ?? viewModel.format.strings.sampleThing.noun.label)
        }

        public func body(in environment: EnvironmentValues) -> some View {
          if let failure = viewModel.failureText {
            Message(failure, .failure)
          } else if let sampleThing = viewModel.sampleThing {
            SampleThingSummary(
              sampleThing.toUIModel(viewModel.format), words: viewModel.format.strings.sampleThing)
          }
        }

        public func appear() async { await viewModel.send(.appear) }

        public func keys(for row: Never?) -> ScreenKeys {
          let words = viewModel.format.strings.key
          guard !viewModel.hasFailed, let sampleThing = viewModel.sampleThing?.reference else { return [] }
          return ScreenKeys(
            KeyBinding("e", "\(words.edit)", .present(.sampleThing(.update(sampleThing)))),
            KeyBinding("d", "\(words.delete)", .ask(.sampleThing(.deletion(sampleThing)))))
        }
      }

      extension SampleThingDetailsScreen {
        /// One sample thing.
        @MainActor
        @Observable
        public final class ViewModel: BaseViewModel {
          /// The actions of the details.
          public enum Action: Equatable, Sendable {
            /// The screen appears: the sample thing is read.
            case appear
          }

          public let context: ScreenContext
          /// The sample thing as it was last read; `nil` until then.
          public private(set) var sampleThing: SampleThingDomain?
          public private(set) var failure: SampleThingError?
          @ObservationIgnored private let reference: NamedReference

          /// Creates a view model for the sample thing of a reference, which is looked up when the screen appears.
          public init(_ context: ScreenContext, sampleThing reference: NamedReference) {
            self.context = context
            self.reference = reference
          }

          public func send(_ action: Action) async {
            switch action {
            case .appear: await attempt(\.failure, load)
            }
          }

          private func load() async throws(SampleThingError) {
            sampleThing = try await dependencies.sampleThingProvider.findOne(reference)
          }
        }
      }

      """##
    ),
    (
      "Slice/Features/Sources/Feature/SampleThing/SampleThingFormScreen+Draft.swift",
      ##"""
      import ExemplarModels
      import ModuloCore
      import ModuloModels
      import ModuloUtilities  // slice: any money money? day day?

      // What is typed, parsed.
      extension SampleThingFormScreen.ViewModel {
        func draft() throws(SampleThingError) -> SampleThingDraft {
          var draft = present.map { SampleThingDraft(editing: $0) } ?? SampleThingDraft(id: newID, name: "")
          draft.name = input.name
          draft.account = try account()  // slice: owner
          draft.firstText = input.firstText  // slice: text
          draft.spareText = input.spareText  // slice: text?
          draft.firstMoney = try money(words.firstMoney, input.firstMoney, present?.firstMoney)  // slice: money
          draft.spareMoney = try money(words.spareMoney, input.spareMoney, present?.spareMoney)  // slice: money?
          draft.firstDay = try day(words.firstDay, input.firstDay)  // slice: day
          draft.spareDay = try day(words.spareDay, input.spareDay)  // slice: day?
          draft.firstFlag = input.firstFlag  // slice: flag
          draft.firstNumber = try number(words.firstNumber, input.firstNumber)  // slice: number
          draft.spareNumber = try number(words.spareNumber, input.spareNumber)  // slice: number?
          return draft
        }

        /// The account that is named; `nil` for none, and where it stays.  // slice: owner
        private func account() throws(SampleThingError) -> NamedReference? {  // slice: owner
          if let owner { return owner }  // slice: owner
          if input.account.isBlank || input.account == present?.accountName { return nil }  // slice: owner
          do throws(FinancialAccountError) {  // slice: owner
            return try NamedReference(reading: input.account, throwing: FinancialAccountError.self)  // slice: owner
          } catch {  // slice: owner
            throw SampleThingError(error)  // slice: owner
          }  // slice: owner
        }  // slice: owner

        /// The amount of a field.  // slice: any money money?
        private func money(  // slice: any money money?
          _ field: String, _ text: String, _ stored: Money?  // slice: any money money?
        ) throws(SampleThingError) -> Money? {  // slice: any money money?
          try read(field) { () throws(SampleThingError) in  // slice: any money money?
            let failure = SampleThingError.self  // slice: any money money?
            return try dependencies.readOptionalMoney(text, keeping: stored, throwing: failure)  // slice: any money money?
          }  // slice: any money money?
        }  // slice: any money money?

        /// The day of a field.  // slice: any day day?
        private func day(_ field: String, _ text: String) throws(SampleThingError) -> CalendarDay? {  // slice: any day day?
          try read(field) { () throws(SampleThingError) in  // slice: any day day?
            try dependencies.readOptionalDay(text, throwing: SampleThingError.self)  // slice: any day day?
          }  // slice: any day day?
        }  // slice: any day day?

        /// The number of a field.  // slice: any number number?
        private func number(_ field: String, _ text: String) throws(SampleThingError) -> Int? {  // slice: any number number?
          try read(field) { () throws(SampleThingError) in  // slice: any number number?
            try dependencies.readOptionalNumber(text, throwing: SampleThingError.self)  // slice: any number number?
          }  // slice: any number number?
        }  // slice: any number number?

        /// The value of a field, which is remembered where it can't be read.
        private func read<Value>(
          _ field: String, _ value: () throws(SampleThingError) -> Value
        ) throws(SampleThingError) -> Value {
          do { return try value() } catch {
            unreadField = field
            throw error
          }
        }

        /// The field of the value that a failure is about.
        public var refusedField: String? {
          switch failure {
          case .rule(.missingName), .rule(.duplicateName), .input(.name): words.name
          case .rule(.missingAccount), .reference(.account, _): words.account  // slice: owner
          case .rule(.missingFirstText): words.firstText  // slice: text
          case .rule(.missingFirstMoney): words.firstMoney  // slice: money
          case .rule(.missingFirstDay): words.firstDay  // slice: day
          case .rule(.missingFirstNumber): words.firstNumber  // slice: number
          case .input: unreadField
          case .reference, .storage, nil: nil
          }
        }
      }

      """##
    ),
    (
      "Slice/Features/Sources/Feature/SampleThing/SampleThingFormScreen+ViewModel.swift",
      ##"""
      import DependencyKit
      public import ExemplarModels
      import ExemplarProviders
      import Foundation
      public import ModuloCore
      public import ModuloModels
      import ModuloProviders
      import ModuloUtilities
      import NavigationKit
      public import Observation

      extension SampleThingFormScreen {
        /// The form of a new or changed sample thing. It keeps the input as typed, and parses it on submit.
        @MainActor
        @Observable
        public final class ViewModel: BaseViewModel {
          /// The actions of the form.
          public enum Action: FormAction {
            /// The screen appears: the sample thing to change is read.
            case appear
            /// The text of the name.
            case name(String)
            /// The text that names the account.  // slice: owner
            case account(String)  // slice: owner
            /// The account, for a host that has read what names it.  // slice: owner
            case owner(NamedReference)  // slice: owner
            /// The first text.  // slice: text
            case firstText(String)  // slice: text
            /// The spare text; empty for none.  // slice: text?
            case spareText(String)  // slice: text?
            /// The text of the first money, with its currency or in the default one.  // slice: money
            case firstMoney(String)  // slice: money
            /// The text of the spare money; empty for none.  // slice: money?
            case spareMoney(String)  // slice: money?
            /// The text of the first day.  // slice: day
            case firstDay(String)  // slice: day
            /// The text of the spare day; empty for none.  // slice: day?
            case spareDay(String)  // slice: day?
            /// Whether the first flag is set.  // slice: flag
            case firstFlag(Bool)  // slice: flag
            /// The text of the first number.  // slice: number
            case firstNumber(String)  // slice: number
            /// The text of the spare number; empty for none.  // slice: number?
            case spareNumber(String)  // slice: number?
            /// Checks the fields and stores the sample thing.
            case submit
            /// Leaves the form, after a confirmation if input would be lost.
            case close
            /// Leaves the form without saving.
            case discard
          }

          /// The fields as they are typed.
          public struct Input: Equatable, Sendable {
            /// The name.
            public var name = ""
            /// What names the account.  // slice: owner
            public var account = ""  // slice: owner
            /// The first text.  // slice: text
            public var firstText = ""  // slice: text
            /// The spare text.  // slice: text?
            public var spareText = ""  // slice: text?
            /// The first money.  // slice: money
            public var firstMoney = ""  // slice: money
            /// The spare money.  // slice: money?
            public var spareMoney = ""  // slice: money?
            /// The first day.  // slice: day
            public var firstDay = ""  // slice: day
            /// The spare day.  // slice: day?
            public var spareDay = ""  // slice: day?
            /// The first flag.  // slice: flag
            public var firstFlag = false  // slice: flag
            /// The first number.  // slice: number
            public var firstNumber = ""  // slice: number
            /// The spare number.  // slice: number?
            public var spareNumber = ""  // slice: number?
          }

          /// Whether the form makes a sample thing or edits one.
          public let mode: OwnerFormMode
          public let context: ScreenContext
          public let commands = CommandOutlet<ScreenCommand<Action>>()
          /// The fields as they are typed.
          public private(set) var input = Input()
          /// The stored result; `nil` until it is stored.
          public private(set) var saved: SampleThingDomain?
          /// What was stored, in words; `nil` until it is.
          public private(set) var answer: String?
          public private(set) var failure: SampleThingError?
          @ObservationIgnored private(set) var present: SampleThingDomain?
          /// The field whose text couldn't be read; `nil` for none.
          @ObservationIgnored var unreadField: String?
          /// The account that a host has read; `nil` where the text names it.  // slice: owner
          @ObservationIgnored private(set) var owner: NamedReference?  // slice: owner
          // The id belongs to the form: submitting it again after a failure makes no second sample thing.
          @ObservationIgnored let newID: UUID
          private var provider: any SampleThingProvider { dependencies.sampleThingProvider }
          var words: SampleThingStrings { format.strings.sampleThing }

          /// Creates a view model of an empty form; a sample thing that is edited is read when the screen appears.
          public init(_ context: ScreenContext, mode: OwnerFormMode) {
            self.context = context
            self.mode = mode
            newID = context.dependencies.uuid()
          }

          public func send(_ action: Action) async {
            switch action {
            case .appear: await attemptReading(\.failure, load)
            case .name(let text): input.name = text
            case .account(let text): (input.account, owner) = (text, nil)  // slice: owner
            case .owner(let reference): (input.account, owner) = (reference.text, reference)  // slice: owner
            case .firstText(let text): input.firstText = text  // slice: text
            case .spareText(let text): input.spareText = text  // slice: text?
            case .firstMoney(let text): input.firstMoney = text  // slice: money
            case .spareMoney(let text): input.spareMoney = text  // slice: money?
            case .firstDay(let text): input.firstDay = text  // slice: day
            case .spareDay(let text): input.spareDay = text  // slice: day?
            case .firstFlag(let isSet): input.firstFlag = isSet  // slice: flag
            case .firstNumber(let text): input.firstNumber = text  // slice: number
            case .spareNumber(let text): input.spareNumber = text  // slice: number?
            case .submit: await submit()
            case .close: close()
            case .discard: router.dismiss()
            }
          }

          private func load() async throws(SampleThingError) {
            guard case .update(let reference) = mode else { return }
            let stored = try await provider.findOne(reference)
            let (old, new) = (present.map(typed), typed(stored))
            fill(\.input.name, from: old?.name, to: new.name)
            fill(\.input.account, from: old?.account, to: new.account)  // slice: owner
            fill(\.input.firstText, from: old?.firstText, to: new.firstText)  // slice: text
            fill(\.input.spareText, from: old?.spareText, to: new.spareText)  // slice: text?
            fill(\.input.firstMoney, from: old?.firstMoney, to: new.firstMoney)  // slice: money
            fill(\.input.spareMoney, from: old?.spareMoney, to: new.spareMoney)  // slice: money?
            fill(\.input.firstDay, from: old?.firstDay, to: new.firstDay)  // slice: day
            fill(\.input.spareDay, from: old?.spareDay, to: new.spareDay)  // slice: day?
            fill(\.input.firstFlag, from: old?.firstFlag, to: new.firstFlag)  // slice: flag
            fill(\.input.firstNumber, from: old?.firstNumber, to: new.firstNumber)  // slice: number
            fill(\.input.spareNumber, from: old?.spareNumber, to: new.spareNumber)  // slice: number?
            present = stored
          }

          /// The fields of a stored sample thing, as one would type them.
          private func typed(_ sampleThing: SampleThingDomain) -> Input {
            var input = Input()
            input.name = sampleThing.name
            input.account = sampleThing.accountName  // slice: owner
            input.firstText = sampleThing.firstText  // slice: text
            input.spareText = sampleThing.spareText ?? ""  // slice: text?
            input.firstMoney = format.typed(sampleThing.firstMoney)  // slice: money
            input.spareMoney = sampleThing.spareMoney.map { format.typed($0) } ?? ""  // slice: money?
            input.firstDay = sampleThing.firstDay.description  // slice: day
            input.spareDay = sampleThing.spareDay?.description ?? ""  // slice: day?
            input.firstFlag = sampleThing.firstFlag  // slice: flag
            input.firstNumber = "\(sampleThing.firstNumber)"  // slice: number
            input.spareNumber = sampleThing.spareNumber.map { "\($0)" } ?? ""  // slice: number?
            return input
          }

          private func submit() async {
            unreadField = nil
            await attempt(\.failure, save)
            if failure == .rule(.missingName) { commands.issue(.toast(.nameMandatory)) }
          }

          private func save() async throws(SampleThingError) {
            // What is edited is read first: a form that couldn't be filled would save its empty fields.
            if mode != .create, present == nil { return try await load() }
            let draft = try draft()
            let stored: SampleThingDomain
            do throws(SampleThingError) {
              stored = try await mode == .create ? provider.create(draft) : provider.update(draft)
            } catch .reference(.sampleThing, .notFound) {
              throw .notFound(present?.name ?? input.name)
            }
            let toast: Toast =
              mode == .create
              ? .sampleThingCreated(words.noun.created(stored.numberedTitle))
              : .sampleThingUpdated(words.noun.edited(stored.numberedTitle))
            (saved, answer) = (stored, toast.text(format))
            router.dismiss()
            commands.issue(.toast(toast))
          }

          private func close() {
            let original = present.map(typed) ?? Input()
            leave(input == original ? [] : [input.name], original: input == original ? [] : [nil])
          }
        }
      }

      """##
    ),
    (
      "Slice/Features/Sources/Feature/SampleThing/SampleThingFormScreen.swift",
      ##"""
      import ExemplarModels
      import ModuloCore
      import ModuloDesignSystem
      import ModuloModels
      public import ModuloScreens
      public import TerminalKit

      /// The form of a sample thing, and then the stored one.
      public struct SampleThingFormScreen: InteractiveScreen {
        /// The state of the form, which `appear()` loads.
        public let viewModel: ViewModel

        /// Creates a screen that shows the form of a sample thing as its view model has it.
        public init(viewModel: ViewModel) { self.viewModel = viewModel }

        public var title: TerminalText {
          TerminalText(viewModel.mode == .create ? words.noun.createTitle : words.noun.updateTitle)
        }

        public func body(in environment: EnvironmentValues) -> some View {
          FormStatus(fields, failure: viewModel.failureText, success: viewModel.answer)
        }

        public var fields: [FormField] {
          let (model, input) = (viewModel, viewModel.input)
          return [
            .text("\(words.name)", input.name) { await model.send(.name($0)) },
            .text("\(words.account)", input.account) { await model.send(.account($0)) },  // slice: owner
            .text("\(words.firstText)", input.firstText) { await model.send(.firstText($0)) },  // slice: text
            .text("\(words.spareText)", input.spareText) { await model.send(.spareText($0)) },  // slice: text?
            .text("\(words.firstMoney)", input.firstMoney) { await model.send(.firstMoney($0)) },  // slice: money
            .text("\(words.spareMoney)", input.spareMoney) { await model.send(.spareMoney($0)) },  // slice: money?
            .text("\(words.firstDay)", input.firstDay) { await model.send(.firstDay($0)) },  // slice: day
            .text("\(words.spareDay)", input.spareDay) { await model.send(.spareDay($0)) },  // slice: day?
            .toggle("\(words.firstFlag)", isOn: input.firstFlag) { await model.send(.firstFlag($0)) },  // slice: flag
            .text("\(words.firstNumber)", input.firstNumber) { await model.send(.firstNumber($0)) },  // slice: number
            .text("\(words.spareNumber)", input.spareNumber) { await model.send(.spareNumber($0)) },  // slice: number?
          ]
        }

        public func appear() async { await viewModel.send(.appear) }

        private var words: SampleThingStrings { viewModel.format.strings.sampleThing }
      }

      """##
    ),
    (
      "Slice/Features/Sources/Feature/SampleThing/SampleThingsListScreen.swift",
      ##"""
      import ExemplarDesignSystem
      public import ExemplarModels
      import ExemplarNavigation
      import ExemplarProviders
      public import Foundation
      public import ModuloCore
      import ModuloDesignSystem
      public import ModuloModels
      import ModuloNavigation
      import ModuloProviders
      public import ModuloScreens
      import NavigationKit
      public import Observation
      public import TerminalKit

      /// Every sample thing, in a row each.
      public struct SampleThingsListScreen: InteractiveScreen {
        /// The state of the list, which `appear()` loads.
        public let viewModel: ViewModel

        /// Creates a screen that shows the sample things as its view model has them.
        public init(viewModel: ViewModel) { self.viewModel = viewModel }

        public var title: TerminalText { TerminalText(words.noun.listTitle) }

        public func body(in environment: EnvironmentValues) -> some View {
          if let failure = viewModel.failureText {
            Message(failure, .failure)
          } else if let sampleThings = viewModel.sampleThings, sampleThings.isEmpty {
            EmptyState(title: words.noun.emptyTitle, advice: viewModel.format.advice(.add(.sampleThing)))
          } else if let sampleThings = viewModel.sampleThings {
            SampleThingTable(sampleThings.map { $0.toUIModel(viewModel.format) }, words: words)
          }
        }

        public func appear() async { await viewModel.send(.appear) }

        public var rows: [UUID] { !viewModel.hasFailed ? viewModel.sampleThings?.map(\.id) ?? [] : [] }

        public func keys(for row: UUID?) -> ScreenKeys {
          let words = viewModel.format.strings.key
          let sampleThing = viewModel.sampleThings?.first { $0.id == row }?.reference
          return ScreenKeys(
            sampleThing.map { KeyBinding(.enter, "\(words.open)", .push(.sampleThing(.details($0)))) },
            KeyBinding("a", "\(words.add)", .present(.sampleThing(.create))),
            sampleThing.map { KeyBinding("e", "\(words.edit)", .present(.sampleThing(.update($0)))) },
            sampleThing.map { KeyBinding("d", "\(words.delete)", .ask(.sampleThing(.deletion($0)))) })
        }

        private var words: SampleThingStrings { viewModel.format.strings.sampleThing }
      }

      extension SampleThingsListScreen {
        /// The user's sample things, by their numbers.
        @MainActor
        @Observable
        public final class ViewModel: BaseViewModel {
          /// The actions of the list.
          public enum Action: Equatable, Sendable {
            /// The screen appears: the sample things are read.
            case appear
          }

          public let context: ScreenContext
          public private(set) var failure: SampleThingError?
          private var isRead = false
          private var provider: any SampleThingProvider { dependencies.sampleThingProvider }

          /// Creates a view model on the dependencies of `context`; nothing is read yet.
          public init(_ context: ScreenContext) { self.context = context }

          /// The sample things as they are listed; `nil` until they were read.
          public var sampleThings: [SampleThingDomain]? { isRead ? provider.sampleThings : nil }

          public func send(_ action: Action) async {
            switch action {
            case .appear: await attempt(\.failure, load)
            }
          }

          private func load() async throws(SampleThingError) {
            try await provider.fetchAll()
            isRead = true
          }
        }
      }

      """##
    ),
    (
      "Slice/Features/Tests/FeatureTests/SampleThing/SampleThingFormTests.swift",
      ##"""
      import ExemplarModels
      import ExemplarNavigation
      import Foundation
      import ModuloCore
      import ModuloModels
      import ModuloModelsMocks
      import ModuloNavigation
      import ModuloPersistenceMocks
      import ModuloUtilities
      import NavigationKit
      import TerminalKit
      import Testing

      @testable import ExemplarFeature

      /// The form of a sample thing: what each action changes, what it tells its host, and what is stored.
      @MainActor
      @Suite struct SampleThingFormTests {
        private typealias ViewModel = SampleThingFormScreen.ViewModel

        private let world: SampleThingWorld

        init() throws { world = try SampleThingWorld() }

        private var form: ViewModel { ViewModel(world.context, mode: .create) }

        @Test func `typing changes its field and issues no command`() async throws {
          let form = form
          await form.send(.name("Full"))
          #expect(form.input.name == "Full")
          await form.send(.firstText("Words"))  // slice: text
          #expect(form.input.firstText == "Words")  // slice: text
          await form.send(.spareText("Words"))  // slice: text?
          #expect(form.input.spareText == "Words")  // slice: text?
          await form.send(.firstMoney("5"))  // slice: money
          #expect(form.input.firstMoney == "5")  // slice: money
          await form.send(.spareMoney("5"))  // slice: money?
          #expect(form.input.spareMoney == "5")  // slice: money?
          await form.send(.firstDay("today"))  // slice: day
          #expect(form.input.firstDay == "today")  // slice: day
          await form.send(.spareDay("today"))  // slice: day?
          #expect(form.input.spareDay == "today")  // slice: day?
          await form.send(.firstFlag(true))  // slice: flag
          #expect(form.input.firstFlag)  // slice: flag
          await form.send(.firstNumber("1"))  // slice: number
          #expect(form.input.firstNumber == "1")  // slice: number
          await form.send(.spareNumber("1"))  // slice: number?
          #expect(form.input.spareNumber == "1")  // slice: number?
          let commands = form.commands.take()
          #expect(commands == [])
          #expect(world.log.operations == [])
        }

        @Test func `what is typed is stored, and told`() async throws {
          let form = await world.filled(" Full ").viewModel
          await form.send(.submit)
          #expect(form.failure == nil)
          let saved = try #require(form.saved)
          #expect(saved.name == "Full")
          #expect(saved.accountName == FinancialAccountEntity.samples[0].name)  // slice: owner
          #expect(saved.firstText == "Words")  // slice: text
          #expect(saved.spareText == "More words")  // slice: text?
          #expect(saved.firstMoney == .eur("250"))  // slice: money
          #expect(saved.spareMoney == .usd("3"))  // slice: money?
          #expect(saved.firstDay == Samples.today)  // slice: day
          #expect(saved.spareDay == Samples.day(20_260_501))  // slice: day?
          #expect(saved.firstFlag)  // slice: flag
          #expect(saved.firstNumber == 7)  // slice: number
          #expect(saved.spareNumber == 8)  // slice: number?
          let answer = try #require(form.answer)
          let commands = form.commands.take()
          #expect(answer == "Sample thing Full (#1) created")
          #expect(commands == [.toast(.sampleThingCreated(answer))])
        }

        @Test func `a form that is submitted again after a failure makes one row`() async throws {
          let form = await world.filled("Full").viewModel
          world.log.failNext("insert", with: .diskFull)
          await form.send(.submit)
          #expect(form.failure == .storage(.diskFull))
          await form.send(.submit)
          await form.send(.submit)
          #expect(form.failure == nil)
          #expect(form.saved?.number == 1)
          try world.log.verify()
        }

        @Test func `an edit shows what is stored, and keeps what isn't changed`() async throws {
          let reference = try await world.stored("Full")
          let form = ViewModel(world.context, mode: .update(reference))
          await form.send(.appear)
          let before = form.input
          await form.send(.name("Other"))
          await form.send(.submit)
          #expect(form.failure == nil)
          #expect(form.saved?.name == "Other")
          #expect(form.saved?.number == 1)
          #expect(form.answer == "Sample thing Other (#1) updated")
          let again = ViewModel(world.context, mode: .update(.name("Other")))
          await again.send(.appear)
          var after = again.input
          after.name = "Full"
          #expect(after == before)
        }

        @Test func `an empty name is refused at its field, with a toast`() async throws {
          let form = form
          await form.send(.owner(.id(FinancialAccountEntity.samples[0].id)))  // slice: owner
          await form.send(.submit)
          let commands = form.commands.take()
          #expect(form.failure == .rule(.missingName))
          #expect(form.refusedField == Strings(.english).sampleThing.name)
          #expect(commands == [.toast(.nameMandatory)])
          #expect(form.saved == nil)
        }

        @Test func `a first money that is none is refused at its field`() async throws {  // slice: money
          let form = await world.filled("Full").viewModel  // slice: money
          await form.send(.firstMoney("x"))  // slice: money
          await form.send(.submit)  // slice: money
          #expect(form.refusedField == Strings(.english).sampleThing.firstMoney)  // slice: money
          await form.send(.firstMoney(" "))  // slice: money
          await form.send(.submit)  // slice: money
          #expect(form.failure == .rule(.missingFirstMoney))  // slice: money
          #expect(form.refusedField == Strings(.english).sampleThing.firstMoney)  // slice: money
        }  // slice: money

        @Test func `a spare day that is none is refused, and an empty one is left out`() async throws {  // slice: day?
          let form = await world.filled("Full").viewModel  // slice: day?
          await form.send(.spareDay("someday"))  // slice: day?
          await form.send(.submit)  // slice: day?
          #expect(form.failure == .input(.day(.notADay("someday"))))  // slice: day?
          #expect(form.refusedField == Strings(.english).sampleThing.spareDay)  // slice: day?
          await form.send(.spareDay(""))  // slice: day?
          await form.send(.submit)  // slice: day?
          #expect(form.failure == nil)  // slice: day?
          #expect(form.saved?.spareDay == nil)  // slice: day?
        }  // slice: day?

        @Test func `a first number is whole`() async throws {  // slice: number
          let form = await world.filled("Full").viewModel  // slice: number
          await form.send(.firstNumber("1.5"))  // slice: number
          await form.send(.submit)  // slice: number
          #expect(form.failure == .input(.number("1.5")))  // slice: number
          #expect(form.refusedField == Strings(.english).sampleThing.firstNumber)  // slice: number
        }  // slice: number

        @Test func `an account that isn't there is refused at its field`() async throws {  // slice: owner
          let form = await world.filled("Full").viewModel  // slice: owner
          for name in ["nobody", "#"] {  // slice: owner
            await form.send(.account(name))  // slice: owner
            await form.send(.submit)  // slice: owner
            #expect(form.refusedField == Strings(.english).sampleThing.account)  // slice: owner
          }  // slice: owner
          await form.send(.account(""))  // slice: owner
          await form.send(.submit)  // slice: owner
          #expect(form.failure == .rule(.missingAccount))  // slice: owner
          await form.send(.owner(.id(FinancialAccountEntity.samples[1].id)))  // slice: owner
          await form.send(.submit)  // slice: owner
          #expect(form.saved?.accountID == FinancialAccountEntity.samples[1].id)  // slice: owner
        }  // slice: owner

        @Test func `input is left after a question only`() async throws {
          let form = form
          await form.send(.close)
          let none = form.commands.take()
          #expect(none == [])
          await form.send(.name("Full"))
          await form.send(.close)
          let asked = form.commands.take()
          #expect(asked == [.confirm(.leaveWithoutSaving, then: .discard)])
        }
      }

      """##
    ),
    (
      "Slice/Features/Tests/FeatureTests/SampleThing/SampleThingScreenTests.swift",
      ##"""
      import ExemplarModels
      import ExemplarNavigation
      import Foundation
      import ModuloCore
      import ModuloModels
      import ModuloModelsMocks
      import ModuloNavigation
      import ModuloPersistenceMocks
      import ModuloScreens
      import ModuloScreensMocks
      import NavigationKit
      import TerminalKit
      import Testing

      @testable import ExemplarFeature

      /// The screens of sample things: their lines, their keys and where these lead.
      @MainActor
      @Suite struct SampleThingScreenTests {
        @Test(arguments: ["en_US", "fr_FR"]) func `a list without rows says so, and how to begin`(
          _ locale: String
        ) async throws {
          let world = try SampleThingWorld(locale)
          let list = SampleThingsListScreen(viewModel: .init(world.context))
          await list.appear()
          let text = list.plainLines().joined(separator: "\n")
          let words = world.context.format.strings.sampleThing
          #expect(list.title.plainText == words.noun.listTitle)
          #expect(text.contains(words.noun.emptyTitle), "\(text)")
          let meanings = list.meanings()
          #expect(meanings == [KeyMeaning("a", world.context.format.strings.key.add, .sampleThing(.create))])
        }

        @Test func `a list has a row for each, whose keys open, edit and delete it`() async throws {
          let world = try SampleThingWorld()
          _ = try await world.stored("Full")
          _ = try await world.stored("Other")
          let list = SampleThingsListScreen(viewModel: .init(world.context))
          await list.appear()
          #expect(list.rows.count == 2)
          let row = list.viewModel.sampleThings?.last?.reference
          let reference = try #require(row)
          let meanings = list.meanings(at: 1)
          #expect(
            meanings == [
              KeyMeaning("enter", "Open", .sampleThing(.details(reference))), KeyMeaning("a", "Add", .sampleThing(.create)),
              KeyMeaning("e", "Edit", .sampleThing(.update(reference))),
              KeyMeaning("d", "Delete", .sampleThing(.deletion(reference))),
            ])
          #expect(list.keyConflicts(at: 1) == [])
          let text = list.plainLines().joined(separator: "\n")
          #expect(text.contains("#2"))
          #expect(text.contains("Other"))
        }

        @Test(arguments: ["en_US", "fr_FR"]) func `details show all that a sample thing has`(_ locale: String) async throws {
          let world = try SampleThingWorld(locale)
          let reference = try await world.stored("Full")
          let screen = SampleThingDetailsScreen(viewModel: .init(world.context, sampleThing: reference))
          await screen.appear()
          let words = world.context.format.strings.sampleThing
          let text = screen.plainLines().joined(separator: "\n")
          #expect(screen.title.plainText == "Full")
          #expect(text.contains(FinancialAccountEntity.samples[0].name))  // slice: owner
          #expect(text.contains(words.firstText))  // slice: text
          #expect(text.contains(words.spareText))  // slice: text?
          #expect(text.contains(words.firstMoney))  // slice: money
          #expect(text.contains(words.spareMoney))  // slice: money?
          #expect(text.contains(words.firstDay))  // slice: day
          #expect(text.contains(words.spareDay))  // slice: day?
          #expect(text.contains(words.firstFlag))  // slice: flag
          #expect(text.contains(words.firstNumber))  // slice: number
          #expect(text.contains(words.spareNumber))  // slice: number?
          let meanings = screen.meanings().map(\.key)
          #expect(words.name.isEmpty == false)
          #expect(meanings == ["e", "d"])
        }

        @Test func `a form has its fields, and then what it stored`() async throws {
          let world = try SampleThingWorld()
          let screen = await world.filled("Full")
          let words = Strings(.english).sampleThing
          #expect(screen.title.plainText == words.noun.createTitle)
          #expect(screen.fields.first?.label.plainText == words.name)
          #expect(screen.plainLines().contains { $0.contains("Full") })
          await screen.viewModel.send(.submit)
          #expect(screen.plainLines().contains { $0.contains("Sample thing Full (#1) created") })
          let edit = SampleThingFormScreen(viewModel: .init(world.context, mode: .update(.name("Full"))))
          await edit.appear()
          #expect(edit.title.plainText == words.noun.updateTitle)
          #expect(edit.viewModel.input.name == "Full")
        }

        @Test func `a deletion asks first, and tells what was deleted`() async throws {
          let world = try SampleThingWorld()
          let reference = try await world.stored("Full")
          let screen = SampleThingDeletionScreen(viewModel: .init(world.context, sampleThing: reference))
          await screen.open()
          let asked = screen.viewModel.commands.take()
          #expect(asked == [.confirm(.loss("Delete sample thing Full (#1)?"), then: .submit, otherwise: .discard)])
          await screen.viewModel.send(.submit)
          let told = screen.viewModel.commands.take()
          #expect(told == [.toast(.sampleThingDeleted("Sample thing Full (#1) deleted"))])
          let again = SampleThingDeletionScreen(viewModel: .init(world.context, sampleThing: reference))
          await again.viewModel.send(.submit)
          #expect(again.viewModel.failure == .notFound("Full"))
        }

        @Test func `a failure of the storage is shown in place of the rows`() async throws {
          let world = try SampleThingWorld()
          let reference = try await world.stored("Full")
          world.log.failAll(with: .diskFull)
          let list = SampleThingsListScreen(viewModel: .init(world.context))
          let details = SampleThingDetailsScreen(viewModel: .init(world.context, sampleThing: reference))
          await list.appear()
          await details.appear()
          #expect(list.viewModel.failure == .storage(.diskFull))
          #expect(list.rows == [])
          #expect(details.viewModel.failure == .storage(.diskFull))
          let text = list.plainLines() + details.plainLines()
          #expect(text.filter { $0.contains("disk") }.count == 2, "\(text)")
        }

        @Test func `each destination has its screen`() throws {
          let world = try SampleThingWorld()
          let registry = NavigationRegistry<any InteractiveScreen>()
          registry.registerSampleThing(world.context)
          let reference = NamedReference.name("Full")
          _ = try registry.resolve(AppDestination.sampleThing(.list), as: SampleThingsListScreen.self)
          _ = try registry.resolve(AppDestination.sampleThing(.create), as: SampleThingFormScreen.self)
          _ = try registry.resolve(AppDestination.sampleThing(.update(reference)), as: SampleThingFormScreen.self)
          _ = try registry.resolve(AppDestination.sampleThing(.details(reference)), as: SampleThingDetailsScreen.self)
          _ = try registry.resolve(AppDestination.sampleThing(.deletion(reference)), as: SampleThingDeletionScreen.self)
        }
      }

      """##
    ),
    (
      "Slice/Features/Tests/FeatureTests/SampleThing/SampleThingWorld.swift",
      ##"""
      import DependencyKit
      import ExemplarModels
      import ExemplarPersistenceMocks
      import ExemplarProvidersMocks
      import ExemplarRepositoriesMocks
      import Foundation
      import ModuloCore
      import ModuloModels
      import ModuloModelsMocks
      import ModuloNavigation
      import ModuloPersistenceMocks
      import ModuloProvidersMocks
      import NavigationKit

      @testable import ExemplarFeature

      /// The doubles that the screens of sample things are driven on, on the sample day.
      @MainActor
      struct SampleThingWorld {
        let storage: MockStorage
        let context: ScreenContext
        /// What the repository of sample things was asked; its failures are planned here.
        var log: OperationLog { storage.log.of(FakeSampleThingRepository.self) }

        init(_ locale: String = "en_US") throws {
          storage = try MockStorage.exemplar()
          try storage.insert(FinancialAccountEntity.samples)  // slice: owner
          var values = DependencyValues()
          values.date = .constant(Samples.now)
          values.timeZone = .gmt
          values.adviceWords = MockAdviceWords()
          values.locale = Locale(identifier: locale)
          values.uuid = .incrementing
          values.chosenCurrency = "EUR"
          values.shared = SharedState()
          values.registerExemplar(on: storage)
          context = ScreenContext(router: Router(), dependencies: values)
        }

        /// A form with something in every field, which wasn't submitted yet.
        func filled(_ name: String) async -> SampleThingFormScreen {
          let screen = SampleThingFormScreen(viewModel: .init(context, mode: .create))
          let form = screen.viewModel
          await form.send(.name(name))
          await form.send(.owner(.id(FinancialAccountEntity.samples[0].id)))  // slice: owner
          await form.send(.firstText("Words"))  // slice: text
          await form.send(.spareText("More words"))  // slice: text?
          await form.send(.firstMoney("250"))  // slice: money
          await form.send(.spareMoney("3 USD"))  // slice: money?
          await form.send(.firstDay("2026-04-12"))  // slice: day
          await form.send(.spareDay("2026-05-01"))  // slice: day?
          await form.send(.firstFlag(true))  // slice: flag
          await form.send(.firstNumber("7"))  // slice: number
          await form.send(.spareNumber("8"))  // slice: number?
          return screen
        }

        /// A sample thing that is stored.
        func stored(_ name: String) async throws -> NamedReference {
          let form = await filled(name).viewModel
          await form.send(.submit)
          return .name(form.saved?.name ?? "")
        }
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/ExemplarNouns.swift",
      ##"""
      public import ModuloModels

      extension Noun {
        /// The nouns whose rows are counted, with the exemplar's.
        public static let exemplarCounted: [Noun] =
          counted + [
            .sampleThing  // slice: into counted
          ]
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/SampleThing/SampleThingDomain.swift",
      ##"""
      public import Foundation
      public import ModuloModels
      public import ModuloUtilities  // slice: public for money money? day day?

      /// A sample thing.
      public struct SampleThingDomain: Identifiable, Equatable, Sendable {
        /// The identifier of the row; made by the form, so that a retry stores one row.
        public let id: UUID
        /// The short number for the command line; 0 while it is not stored.
        public let number: Int
        /// The id of the account that it belongs to.  // slice: owner
        public let accountID: UUID  // slice: owner
        /// The name of that account.  // slice: owner
        public let accountName: String  // slice: owner
        /// The name, unique whatever its case.
        public let name: String
        /// The first text.  // slice: text
        public let firstText: String  // slice: text
        /// The spare text; `nil` for none.  // slice: text?
        public let spareText: String?  // slice: text?
        /// The first money.  // slice: money
        public let firstMoney: Money  // slice: money
        /// The spare money; `nil` for none.  // slice: money?
        public let spareMoney: Money?  // slice: money?
        /// The first day.  // slice: day
        public let firstDay: CalendarDay  // slice: day
        /// The spare day; `nil` for none.  // slice: day?
        public let spareDay: CalendarDay?  // slice: day?
        /// Whether the first flag is set.  // slice: flag
        public let firstFlag: Bool  // slice: flag
        /// The first number.  // slice: number
        public let firstNumber: Int  // slice: number
        /// The spare number; `nil` for none.  // slice: number?
        public let spareNumber: Int?  // slice: number?

        /// Creates a sample thing; by default one that is not stored.
        public init(
          id: UUID,
          number: Int = 0,
          accountID: UUID,  // slice: owner
          accountName: String,  // slice: owner
          name: String,
          firstText: String,  // slice: text
          spareText: String? = nil,  // slice: text?
          firstMoney: Money,  // slice: money
          spareMoney: Money? = nil,  // slice: money?
          firstDay: CalendarDay,  // slice: day
          spareDay: CalendarDay? = nil,  // slice: day?
          firstFlag: Bool = false,  // slice: flag
          firstNumber: Int,  // slice: number
          spareNumber: Int? = nil,  // slice: number?
        ) {
          self.id = id
          self.number = number
          self.accountID = accountID  // slice: owner
          self.accountName = accountName  // slice: owner
          self.name = name
          self.firstText = firstText  // slice: text
          self.spareText = spareText  // slice: text?
          self.firstMoney = firstMoney  // slice: money
          self.spareMoney = spareMoney  // slice: money?
          self.firstDay = firstDay  // slice: day
          self.spareDay = spareDay  // slice: day?
          self.firstFlag = firstFlag  // slice: flag
          self.firstNumber = firstNumber  // slice: number
          self.spareNumber = spareNumber  // slice: number?
        }

        /// The name on one line, for messages.
        public var title: String { name.singleLine }

        /// The reference to it by its id, which messages call by its name.
        public var reference: NamedReference { .id(id, named: name) }
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/SampleThing/SampleThingDraft.swift",
      ##"""
      public import Foundation
      public import ModuloModels
      public import ModuloUtilities  // slice: any money money? day day?

      /// User input for a sample thing, parsed but not yet validated.
      public struct SampleThingDraft: Equatable, Sendable {
        /// The maximum length of a name, in characters as they are seen.
        public static let nameLimit = 40

        /// The id it will have. Submitting the same draft again makes no second row.
        public let id: UUID
        /// The sample thing before the edit, of which only what differs is changed; `nil` for a new one.
        public let original: SampleThingDomain?
        /// The account that it is to belong to; `nil` keeps that of an edited one.  // slice: owner
        public var account: NamedReference?  // slice: owner
        /// The name as it was typed; the store checks it.
        public var name: String
        /// The first text as it was typed.  // slice: text
        public var firstText: String  // slice: text
        /// The spare text as it was typed; empty for none.  // slice: text?
        public var spareText: String  // slice: text?
        /// The first money; `nil` while none is given.  // slice: money
        public var firstMoney: Money?  // slice: money
        /// The spare money; `nil` for none.  // slice: money?
        public var spareMoney: Money?  // slice: money?
        /// The first day; `nil` while none is given.  // slice: day
        public var firstDay: CalendarDay?  // slice: day
        /// The spare day; `nil` for none.  // slice: day?
        public var spareDay: CalendarDay?  // slice: day?
        /// Whether the first flag is to be set.  // slice: flag
        public var firstFlag: Bool  // slice: flag
        /// The first number; `nil` while none is given.  // slice: number
        public var firstNumber: Int?  // slice: number
        /// The spare number; `nil` for none.  // slice: number?
        public var spareNumber: Int?  // slice: number?

        /// Creates the draft of a new sample thing, with nothing but a name.
        ///
        /// - Parameter id: The id it will have.
        public init(id: UUID, name: String) {
          self.id = id
          original = nil
          account = nil  // slice: owner
          self.name = name
          firstText = ""  // slice: text
          spareText = ""  // slice: text?
          firstMoney = nil  // slice: money
          spareMoney = nil  // slice: money?
          firstDay = nil  // slice: day
          spareDay = nil  // slice: day?
          firstFlag = false  // slice: flag
          firstNumber = nil  // slice: number
          spareNumber = nil  // slice: number?
        }

        /// Creates the draft of an edit, which changes nothing yet.
        public init(editing original: SampleThingDomain) {
          id = original.id
          self.original = original
          account = nil  // slice: owner
          name = original.name
          firstText = original.firstText  // slice: text
          spareText = original.spareText ?? ""  // slice: text?
          firstMoney = original.firstMoney  // slice: money
          spareMoney = original.spareMoney  // slice: money?
          firstDay = original.firstDay  // slice: day
          spareDay = original.spareDay  // slice: day?
          firstFlag = original.firstFlag  // slice: flag
          firstNumber = original.firstNumber  // slice: number
          spareNumber = original.spareNumber  // slice: number?
        }
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/SampleThing/SampleThingEntity.swift",
      ##"""
      public import Foundation
      public import ModuloUtilities

      @testable public import ModuloModels

      /// A stored sample thing.
      public struct SampleThingEntity: Identifiable, Equatable, Sendable {
        /// The primary key.
        public let id: UUID
        /// The short number for the command line, assigned by the database and never reused; 0 while it is not stored.
        public var number: Int64
        /// The id of the account that it belongs to.  // slice: owner
        public var accountID: UUID  // slice: owner
        /// The name, unique by its folded key.
        public var name: String
        /// The first text.  // slice: text
        public var firstText: String  // slice: text
        /// The spare text; `nil` for none.  // slice: text?
        public var spareText: String?  // slice: text?
        /// The first money.  // slice: money
        public var firstMoney: Amount  // slice: money
        /// The spare money; `nil` for none.  // slice: money?
        public var spareMoney: Amount?  // slice: money?
        /// The first day.  // slice: day
        public var firstDay: CalendarDay  // slice: day
        /// The spare day; `nil` for none.  // slice: day?
        public var spareDay: CalendarDay?  // slice: day?
        /// Whether the first flag is set.  // slice: flag
        public var firstFlag: Bool  // slice: flag
        /// The first number.  // slice: number
        public var firstNumber: Int64  // slice: number
        /// The spare number; `nil` for none.  // slice: number?
        public var spareNumber: Int64?  // slice: number?

        /// Creates a row; a number of 0 is replaced by the next one when it is inserted.
        public init(
          id: UUID,
          number: Int64 = 0,
          accountID: UUID,  // slice: owner
          name: String,
          firstText: String,  // slice: text
          spareText: String?,  // slice: text?
          firstMoney: Amount,  // slice: money
          spareMoney: Amount?,  // slice: money?
          firstDay: CalendarDay,  // slice: day
          spareDay: CalendarDay?,  // slice: day?
          firstFlag: Bool,  // slice: flag
          firstNumber: Int64,  // slice: number
          spareNumber: Int64?,  // slice: number?
        ) {
          self.id = id
          self.number = number
          self.accountID = accountID  // slice: owner
          self.name = name
          self.firstText = firstText  // slice: text
          self.spareText = spareText  // slice: text?
          self.firstMoney = firstMoney  // slice: money
          self.spareMoney = spareMoney  // slice: money?
          self.firstDay = firstDay  // slice: day
          self.spareDay = spareDay  // slice: day?
          self.firstFlag = firstFlag  // slice: flag
          self.firstNumber = firstNumber  // slice: number
          self.spareNumber = spareNumber  // slice: number?
        }

        /// The name folded for comparison: two sample things with equal keys would have the same name. Stored with it.
        public var nameKey: String { name.folded }
      }

      extension SampleThingEntity: Named {}

      extension SampleThingEntity {  // slice: any money money?
        /// An amount as two columns keep it, which an edit changes together.  // slice: any money money?
        public struct Amount: Equatable, Sendable {  // slice: any money money?
          /// The amount in the currency's smallest unit.  // slice: any money money?
          public var minorUnits: Int64  // slice: any money money?
          /// ISO 4217 code.  // slice: any money money?
          public var currency: String  // slice: any money money?

          /// Creates the content of the two columns.  // slice: any money money?
          public init(minorUnits: Int64, currency: String) {  // slice: any money money?
            self.minorUnits = minorUnits  // slice: any money money?
            self.currency = currency  // slice: any money money?
          }  // slice: any money money?

          /// - Throws: ``MoneyRangeError`` when the amount doesn't fit its column.  // slice: any money money?
          init(_ money: Money) throws(MoneyRangeError) {  // slice: any money money?
            self.init(minorUnits: try money.storedMinorUnits(), currency: money.currency.code)  // slice: any money money?
          }  // slice: any money money?

          fileprivate func money(of number: Int64) throws(RepositoryError) -> Money {  // slice: any money money?
            guard let known = Currency(storedCode: currency) else {  // slice: any money money?
              let detail = "sample thing #\(number): unknown currency \"\(currency)\""  // slice: any money money?
              throw .damaged(.file(detail: detail))  // slice: any money money?
            }  // slice: any money money?
            return Money(minorUnits: minorUnits, in: known)  // slice: any money money?
          }  // slice: any money money?
        }  // slice: any money money?
      }  // slice: any money money?

      extension SampleThingEntity {
        /// The sample thing in the domain's types; the id is kept.
        ///
        /// - Parameter accountName: The name of the account that it belongs to.  // slice: owner
        /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
        public func toDomain(
          in accountName: String  // slice: owner
        ) throws(RepositoryError) -> SampleThingDomain {
          SampleThingDomain(
            id: id,
            number: Int(number),
            accountID: accountID,  // slice: owner
            accountName: accountName,  // slice: owner
            name: name,
            firstText: firstText,  // slice: text
            spareText: spareText,  // slice: text?
            firstMoney: try firstMoney.money(of: number),  // slice: money
            spareMoney: try spareMoney?.money(of: number),  // slice: money?
            firstDay: firstDay,  // slice: day
            spareDay: spareDay,  // slice: day?
            firstFlag: firstFlag,  // slice: flag
            firstNumber: Int(firstNumber),  // slice: number
            spareNumber: spareNumber.map { Int($0) },  // slice: number?
          )
        }

        /// The rules that the row breaks.
        ///
        /// - Parameter storedKey: The key that is stored with the name.
        /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable row.
        public func brokenRules(storedKey: String) throws(RepositoryError) -> [RowRule] {
          _ = try toDomain(
            in: ""  // slice: owner
          )
          return .broken(
            (.number, number < 1), (.blankName, name.isBlank), (.untidyName, name.isUntidy),
            (.nameKey, storedKey != nameKey), (.unusableName, name.isUnusableName(upTo: SampleThingDraft.nameLimit)))
        }
      }

      extension SampleThingDomain {
        /// The sample thing as it is stored; the id and the number are kept.
        ///
        /// - Throws: ``MoneyRangeError`` when an amount doesn't fit its column.
        public func toEntity() throws(MoneyRangeError) -> SampleThingEntity {
          SampleThingEntity(
            id: id,
            number: Int64(number),
            accountID: accountID,  // slice: owner
            name: name,
            firstText: firstText,  // slice: text
            spareText: spareText,  // slice: text?
            firstMoney: try SampleThingEntity.Amount(firstMoney),  // slice: money
            spareMoney: try spareMoney.map { money throws(MoneyRangeError) in try .init(money) },  // slice: money?
            firstDay: firstDay,  // slice: day
            spareDay: spareDay,  // slice: day?
            firstFlag: firstFlag,  // slice: flag
            firstNumber: Int64(firstNumber),  // slice: number
            spareNumber: spareNumber.map { Int64($0) },  // slice: number?
          )
        }
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/SampleThing/SampleThingRecord.swift",
      ##"""
      public import ModuloModels

      /// A stored sample thing with what messages call its surroundings, read in one snapshot.
      public struct SampleThingRecord: Equatable, Sendable {
        /// The row.
        public let sampleThing: SampleThingEntity
        /// The name of the account that it belongs to.  // slice: owner
        public let accountName: String  // slice: owner

        /// Creates a record from what one snapshot has read.
        public init(
          sampleThing: SampleThingEntity,
          accountName: String,  // slice: owner
        ) {
          self.sampleThing = sampleThing
          self.accountName = accountName  // slice: owner
        }

        /// The sample thing in the domain's types.
        ///
        /// - Throws: ``RepositoryError/damaged(_:)`` for an unreadable value.
        public func toDomain() throws(RepositoryError) -> SampleThingDomain {
          try sampleThing.toDomain(
            in: accountName  // slice: owner
          )
        }
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/SampleThing/SampleThingRule.swift",
      ##"""
      @testable public import ModuloModels

      /// Why a sample thing could not be found, made, changed or deleted.
      public typealias SampleThingError = Failure<SampleThingRule>

      /// A rule of sample things that an operation would break.
      public enum SampleThingRule: NamedRule {
        /// The name is empty.
        case missingName
        /// Another sample thing has this name, whatever its case.
        case duplicateName(String)
        /// No account is given.  // slice: owner
        case missingAccount  // slice: owner
        /// The first text is empty.  // slice: text
        case missingFirstText  // slice: text
        /// The first money isn't given.  // slice: money
        case missingFirstMoney  // slice: money
        /// The first day isn't given.  // slice: day
        case missingFirstDay  // slice: day
        /// The first number isn't given.  // slice: number
        case missingFirstNumber  // slice: number
      }

      extension Noun {
        /// A sample thing.
        public static let sampleThing = Noun(
          "sample thing",
          "sample things",
          .masculine("objet d’essai", "objets d’essai"),  // slice: french
          isNamed: true,
          owner: .account,  // slice: owner
        )
      }

      extension SampleThingRule {
        public static var noun: Noun { .sampleThing }

        /// The message for the user.
        public func text(_ format: FormatContext) -> String {
          let words = format.strings.sampleThing
          return switch self {
          case .missingName: words.noun.missingName
          case .duplicateName(let name): words.noun.duplicateName(name)
          case .missingAccount: words.noun.missing(.account)  // slice: owner
          case .missingFirstText: words.noun.emptyField(words.firstText)  // slice: text
          case .missingFirstMoney: words.noun.emptyField(words.firstMoney)  // slice: money
          case .missingFirstDay: words.noun.emptyField(words.firstDay)  // slice: day
          case .missingFirstNumber: words.noun.emptyField(words.firstNumber)  // slice: number
          }
        }
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/SampleThing/SampleThingStrings.swift",
      ##"""
      @testable public import ModuloModels

      /// The words of sample things: those of the noun, and the labels of their fields.
      public struct SampleThingStrings: Sendable {
        let language: Language

        /// The texts that every noun has.
        public var noun: NounStrings { Strings(language).of(.sampleThing) }
        /// Label of the name.
        public var name: String { language("Name", "Nom") }
        /// Label of the account.  // slice: owner
        public var account: String { Strings(language).of(.account).label }  // slice: owner
        /// Label of the first text.  // slice: text
        public var firstText: String { language("First text", "Premier texte") }  // slice: text
        /// Label of the spare text.  // slice: text?
        public var spareText: String { language("Spare text", "Autre texte") }  // slice: text?
        /// Label of the first money.  // slice: money
        public var firstMoney: String { language("First money", "Premier montant") }  // slice: money
        /// Label of the spare money.  // slice: money?
        public var spareMoney: String { language("Spare money", "Autre montant") }  // slice: money?
        /// Label of the first day.  // slice: day
        public var firstDay: String { language("First day", "Premier jour") }  // slice: day
        /// Label of the spare day.  // slice: day?
        public var spareDay: String { language("Spare day", "Autre jour") }  // slice: day?
        /// Label of the first flag.  // slice: flag
        public var firstFlag: String { language("First flag", "Premier témoin") }  // slice: flag
        /// Label of the first number.  // slice: number
        public var firstNumber: String { language("First number", "Premier nombre") }  // slice: number
        /// Label of the spare number.  // slice: number?
        public var spareNumber: String { language("Spare number", "Autre nombre") }  // slice: number?
        /// A flag that is set.  // slice: any flag
        public var yes: String { language("yes", "oui") }  // slice: any flag
        /// A flag that isn't set.  // slice: any flag
        public var no: String { language("no", "non") }  // slice: any flag
      }

      extension Strings {
        /// Texts of sample things.
        public var sampleThing: SampleThingStrings { SampleThingStrings(language: language) }
      }

      extension Toast {
        /// A sample thing was stored, in the words of the answer.
        public static func sampleThingCreated(_ answer: String) -> Toast { Toast(answer) }
        /// A sample thing was edited, in the words of the answer.
        public static func sampleThingUpdated(_ answer: String) -> Toast { Toast(answer) }
        /// A sample thing was deleted, in the words of the answer.
        public static func sampleThingDeleted(_ answer: String) -> Toast { Toast(answer, isLoss: true) }
      }

      """##
    ),
    (
      "Slice/Models/Sources/Models/SampleThing/SampleThingUIModel.swift",
      ##"""
      public import Foundation
      public import ModuloModels
      import ModuloUtilities

      /// A sample thing as a list shows it: text, ready for display.
      public struct SampleThingUIModel: Identifiable, Equatable, Sendable {
        /// The identifier of the row.
        public let id: UUID
        /// `#2`.
        public let number: String
        /// The name on one line.
        public let name: String
        /// The account that it belongs to.  // slice: owner
        public let account: String  // slice: owner
        /// The first text on one line.  // slice: text
        public let firstText: String  // slice: text
        /// The spare text on one line; empty for none.  // slice: text?
        public let spareText: String  // slice: text?
        /// The first money with its currency.  // slice: money
        public let firstMoney: String  // slice: money
        /// The spare money with its currency; empty for none.  // slice: money?
        public let spareMoney: String  // slice: money?
        /// The first day: `Apr 12, 2026`.  // slice: day
        public let firstDay: String  // slice: day
        /// The spare day; empty for none.  // slice: day?
        public let spareDay: String  // slice: day?
        /// `yes` or `no`.  // slice: flag
        public let firstFlag: String  // slice: flag
        /// The first number.  // slice: number
        public let firstNumber: String  // slice: number
        /// The spare number; empty for none.  // slice: number?
        public let spareNumber: String  // slice: number?
      }

      extension SampleThingDomain {
        /// The sample thing as a list shows it.
        public func toUIModel(_ format: FormatContext) -> SampleThingUIModel {
          SampleThingUIModel(
            id: id,
            number: "#\(number)",
            name: title,
            account: accountName.singleLine,  // slice: owner
            firstText: firstText.singleLine,  // slice: text
            spareText: spareText?.singleLine ?? "",  // slice: text?
            firstMoney: format.amount(firstMoney),  // slice: money
            spareMoney: spareMoney.map { format.amount($0) } ?? "",  // slice: money?
            firstDay: format.day(firstDay),  // slice: day
            spareDay: spareDay.map { format.day($0) } ?? "",  // slice: day?
            firstFlag: firstFlag ? format.strings.sampleThing.yes : format.strings.sampleThing.no,  // slice: flag
            firstNumber: format.number(firstNumber),  // slice: number
            spareNumber: spareNumber.map { format.number($0) } ?? "",  // slice: number?
          )
        }

        /// The name with the number, for messages: `Work (#2)`.
        public var numberedTitle: String { "\(title) (#\(number))" }
      }

      """##
    ),
    (
      "Slice/Models/Sources/ModelsMocks/SampleThing/SampleThingDraft+Samples.swift",
      ##"""
      public import ExemplarModels
      import Foundation
      import ModuloModels
      import ModuloModelsMocks
      import ModuloUtilities

      extension SampleThingDraft {
        /// A new sample thing with a value in every field.
        public static func sample(_ id: Int, _ name: String) -> SampleThingDraft {
          var draft = SampleThingDraft(id: Samples.id(id), name: name)
          draft.account = .id(FinancialAccountEntity.samples[0].id)  // slice: owner
          draft.firstText = "Words"  // slice: text
          draft.spareText = "More words"  // slice: text?
          draft.firstMoney = Money(250, "EUR")  // slice: money
          draft.spareMoney = Money(3, "USD")  // slice: money?
          draft.firstDay = Samples.today  // slice: day
          draft.spareDay = Samples.day(20_260_501)  // slice: day?
          draft.firstFlag = true  // slice: flag
          draft.firstNumber = 7  // slice: number
          draft.spareNumber = 8  // slice: number?
          return draft
        }
      }

      """##
    ),
    (
      "Slice/Models/Sources/ModelsMocks/SampleThing/SampleThingEntity+Samples.swift",
      ##"""
      public import ExemplarModels
      import ModuloModels
      import ModuloModelsMocks
      import ModuloUtilities

      extension SampleThingEntity {
        /// A sample thing with a value in every field.
        public static let full = SampleThingEntity(
          id: Samples.id(9_001),
          number: 1,
          accountID: FinancialAccountEntity.samples[0].id,  // slice: owner
          name: "Full",
          firstText: "Words",  // slice: text
          spareText: "More words",  // slice: text?
          firstMoney: Amount(minorUnits: 12_050, currency: "EUR"),  // slice: money
          spareMoney: Amount(minorUnits: 500, currency: "USD"),  // slice: money?
          firstDay: Samples.today,  // slice: day
          spareDay: Samples.day(20_260_501),  // slice: day?
          firstFlag: true,  // slice: flag
          firstNumber: 7,  // slice: number
          spareNumber: 8,  // slice: number?
        )

        /// A sample thing with nothing that can be left out.
        public static let bare = SampleThingEntity(
          id: Samples.id(9_002),
          number: 2,
          accountID: FinancialAccountEntity.samples[1].id,  // slice: owner
          name: "Bare",
          firstText: "Text",  // slice: text
          spareText: nil,  // slice: text?
          firstMoney: Amount(minorUnits: 0, currency: "EUR"),  // slice: money
          spareMoney: nil,  // slice: money?
          firstDay: Samples.today,  // slice: day
          spareDay: nil,  // slice: day?
          firstFlag: false,  // slice: flag
          firstNumber: 0,  // slice: number
          spareNumber: nil,  // slice: number?
        )

        /// Both, by their numbers.
        public static let samples = [full, bare]
      }

      """##
    ),
    (
      "Slice/Models/Tests/ModelsTests/SampleThing/SampleThingTests.swift",
      ##"""
      import ExemplarModels
      import ExemplarModelsMocks
      import Foundation
      import ModuloModels
      import ModuloModelsMocks
      import ModuloUtilities
      import Testing

      /// A sample thing as a row, as a value and as text.
      @Suite struct SampleThingTests {
        private let english = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
        private let french = FormatContext(locale: Locale(identifier: "fr_FR"), timeZone: .gmt)

        @Test(arguments: SampleThingEntity.samples)
        func `a row and its value are made of each other`(_ row: SampleThingEntity) throws {
          #expect(try value(of: row).toEntity() == row)
          #expect(try row.brokenRules(storedKey: row.nameKey) == [])
        }

        @Test(arguments: [
          ("", RowRule.blankName), (" Full", .untidyName), (String(repeating: "n", count: 41), .unusableName),
        ])
        func `a name that breaks a rule is readable, and found`(_ name: String, _ rule: RowRule) throws {
          var row = SampleThingEntity.full
          row.name = name
          #expect(try row.brokenRules(storedKey: row.nameKey) == [rule])
          #expect(try value(of: row).name == name)
        }

        @Test func `a number below 1 and a key of another name are found`() throws {
          var row = SampleThingEntity.full
          row.number = 0
          #expect(try row.brokenRules(storedKey: "other") == [.number, .nameKey])
        }

        @Test func `a first money in an unknown currency is damage`() {  // slice: money
          var row = SampleThingEntity.full  // slice: money
          row.firstMoney.currency = "XXZ"  // slice: money
          #expect(throws: RepositoryError.self) { try row.brokenRules(storedKey: row.nameKey) }  // slice: money
        }  // slice: money

        @Test func `an edit begins with what is stored`() throws {
          let value = try value(of: .full)
          let draft = SampleThingDraft(editing: value)
          #expect(draft.id == value.id)
          #expect(draft.original == value)
          #expect(draft.name == "Full")
          #expect(draft.account == nil)  // slice: owner
          #expect(draft.firstText == "Words")  // slice: text
          #expect(draft.spareText == "More words")  // slice: text?
          #expect(draft.firstMoney == Money("120.50", "EUR"))  // slice: money
          #expect(draft.spareMoney == Money(5, "USD"))  // slice: money?
          #expect(draft.firstDay == Samples.today)  // slice: day
          #expect(draft.spareDay == Samples.day(20_260_501))  // slice: day?
          #expect(draft.firstFlag)  // slice: flag
          #expect(draft.firstNumber == 7)  // slice: number
          #expect(draft.spareNumber == 8)  // slice: number?
        }

        @Test func `a list shows each value as text`() throws {
          let row = try value(of: .full).toUIModel(english)
          #expect(row.number == "#1")
          #expect(row.name == "Full")
          #expect(row.account == "Home")  // slice: owner
          #expect(row.firstText == "Words")  // slice: text
          #expect(row.spareText == "More words")  // slice: text?
          #expect(row.firstMoney == "€120.50")  // slice: money
          #expect(row.spareMoney == "$5")  // slice: money?
          #expect(row.firstDay == "Apr 12, 2026")  // slice: day
          #expect(row.spareDay == "May 1, 2026")  // slice: day?
          #expect(row.firstFlag == "yes")  // slice: flag
          #expect(row.firstNumber == "7")  // slice: number
          #expect(row.spareNumber == "8")  // slice: number?
        }

        @Test func `what is left out is shown as nothing`() throws {
          let row = try value(of: .bare).toUIModel(french)
          #expect(row.id == SampleThingEntity.bare.id)
          #expect(row.spareText.isEmpty)  // slice: text?
          #expect(row.spareMoney.isEmpty)  // slice: money?
          #expect(row.spareDay.isEmpty)  // slice: day?
          #expect(row.firstFlag == "non")  // slice: flag
          #expect(row.spareNumber.isEmpty)  // slice: number?
        }

        @Test func `a title is one line`() throws {
          var row = SampleThingEntity.full
          row.name = "A\nB"
          let value = try value(of: row)
          #expect(!value.title.contains("\n"))
          #expect(value.numberedTitle == "\(value.title) (#1)")
          #expect(value.reference == .id(row.id, named: "A\nB"))
        }

        @Test func `each rule has a text of its own in each language`() {
          let rules: [SampleThingRule] = [
            .missingName,
            .duplicateName("Full"),
            .missingAccount,  // slice: owner
            .missingFirstText,  // slice: text
            .missingFirstMoney,  // slice: money
            .missingFirstDay,  // slice: day
            .missingFirstNumber,  // slice: number
          ]
          let texts = rules.flatMap { [$0.text(english), $0.text(french)] }
          #expect(Set(texts).count == 2 * rules.count)
        }

        @Test func `the toasts tell the answer, and that a deletion is a loss`() {
          let toasts: [Toast] = [.sampleThingCreated("A"), .sampleThingUpdated("B"), .sampleThingDeleted("C")]
          #expect(toasts.map { $0.text(english) } == ["A", "B", "C"])
          #expect(toasts.map(\.isLoss) == [false, false, true])
          #expect(Set(toasts.map(\.name)).count == 3)
        }

        private func value(of row: SampleThingEntity) throws -> SampleThingDomain {
          try row.toDomain(
            in: "Home"  // slice: owner
          )
        }
      }

      """##
    ),
    (
      "Slice/Navigation/Sources/Navigation/Destinations/SampleThingDestination.swift",
      ##"""
      import ExemplarModels
      public import ModuloModels
      public import NavigationKit

      @testable public import ModuloNavigation

      /// Screens for sample things.
      public enum SampleThingDestination: DestinationItem {
        /// All sample things, by their numbers.
        case list
        /// The form for a new sample thing.
        case create
        /// One sample thing.
        case details(NamedReference)
        /// The form that edits a sample thing.
        case update(NamedReference)
        /// The screen that deletes a sample thing, after a question.
        case deletion(NamedReference)
      }

      extension AppDestination {
        /// A screen about sample things.
        public static func sampleThing(_ destination: SampleThingDestination) -> AppDestination {
          AppDestination(destination)
        }
      }

      extension SampleThingDestination: PathDestination {
        public static let paths: [DestinationPath<Self>] = [
          DestinationPath("sample-thing") { _ in .list },
          DestinationPath("sample-thing/new") { _ in .create },
          DestinationPath("sample-thing/:sample-thing") { .details(try $0.sampleThing()) },
          DestinationPath("sample-thing/:sample-thing/edit") { .update(try $0.sampleThing()) },
          DestinationPath("sample-thing/:sample-thing/delete", isLink: false) { .deletion(try $0.sampleThing()) },
        ]

        public var pathComponents: [PathComponent] {
          switch self {
          case .list: ["sample-thing"]
          case .create: ["sample-thing", "new"]
          case .details(let sampleThing): ["sample-thing", .value("sample-thing", sampleThing.path)]
          case .update(let sampleThing): ["sample-thing", .value("sample-thing", sampleThing.path), "edit"]
          case .deletion(let sampleThing): ["sample-thing", .value("sample-thing", sampleThing.path), "delete"]
          }
        }

        public var flow: AppFlow { .netWorth }  // slice: flow
      }

      extension PathValues {
        /// The reference to a sample thing.
        fileprivate func sampleThing() throws(SampleThingError) -> NamedReference {
          try reference("sample-thing", throwing: SampleThingError.self)
        }
      }

      """##
    ),
    (
      "Slice/Navigation/Sources/Navigation/ExemplarDestinations.swift",
      ##"""
      public import NavigationKit

      @testable public import ModuloNavigation

      extension AppDestination {
        static let exemplarNouns: [any PathDestination.Type] =
          nouns + [
            SampleThingDestination.self  // slice: into destination
          ]

        /// Every screen's path as a link, with the exemplar's.
        public static let exemplarScreens = table(of: exemplarNouns.flatMap { $0.appPaths })
      }

      """##
    ),
    (
      "Slice/Navigation/Tests/NavigationTests/SampleThing/SampleThingDestinationTests.swift",
      ##"""
      import ExemplarModels
      import ExemplarNavigation
      import ModuloModels
      import ModuloModelsMocks
      import ModuloNavigation
      import ModuloUtilities
      import NavigationKit
      import Testing

      /// The paths of the screens of sample things.
      @Suite struct SampleThingDestinationTests {
        private func destination(_ path: String) throws -> AppDestination? {
          try AppDestination.exemplarScreens.resolve("modulo://" + path).destination { _ in Samples.today }
        }

        @Test(arguments: [
          ("sample-thing", SampleThingDestination.list), ("sample-thing/new", .create),
          ("sample-thing/Caf%C3%A9", .details(.name("Café"))), ("sample-thing/Caf%C3%A9/edit", .update(.name("Café"))),
          ("sample-thing/Caf%C3%A9/delete", .deletion(.name("Café"))),
        ])
        func `a path leads to its screen, and the screen to its path`(
          _ path: String, _ expected: SampleThingDestination
        ) throws {
          let found = try destination(path)
          #expect(found == .sampleThing(expected))
          #expect(found?.link == "modulo://" + path)
        }

        @Test func `no link deletes`() {
          let links = SampleThingDestination.paths.filter(\.isLink).map(\.pattern)
          #expect(links.count == 4)
          #expect(!links.contains { $0.hasSuffix("delete") })
        }

        @Test func `a step that is no reference is a failure of sample things`() {
          #expect(throws: SampleThingError.unreadableReference("#")) { try destination("sample-thing/%23") }
        }
      }

      """##
    ),
    (
      "Slice/Persistence/Sources/Persistence/ExemplarPlan.swift",
      ##"""
      import ModuloPersistence
      public import PersistenceKit

      /// The migration plan with the exemplar's version after ours, the newest.
      public enum ExemplarPlan: SchemaMigrationPlan {
        /// What a database of ours is marked with.
        public static let applicationID = ModuloMigrationPlan.applicationID
        public static let schemas: [any VersionedSchema.Type] =
          ModuloMigrationPlan.schemas + [
            SampleThingSchema.self  // slice: into version
          ]
        public static let stages =
          ModuloMigrationPlan.stages + [.lightweight(from: ModuloMigrationPlan.newest, to: SampleThingSchema.self)]
      }

      """##
    ),
    (
      "Slice/Persistence/Sources/Persistence/Schema/Tables/SampleThingEntity+Table.swift",
      ##"""
      public import ExemplarModels
      public import ModuloModels
      import ModuloUtilities  // slice: any day day?
      public import PersistenceKit

      @testable public import ModuloPersistence

      extension ExemplarModels.SampleThingEntity: PersistenceKit.PersistentModel, ModuloPersistence.StoredModel {
        public static var noun: Noun { .sampleThing }

        public static let schema = Schema<Self>(
          "sample_thing",
          columns: [
            .number(\.number),
            Column("id", \.id),
            Column("name", \.name, check: .nonEmpty),
            Column("name_key", \.nameKey),
            Column("account_id", \.accountID),  // slice: owner
            Column("first_text", \.firstText, check: .nonEmpty),  // slice: text
            Column("spare_text", \.spareText, check: .nonEmpty),  // slice: text?
            Column("first_money_minor", \.firstMoney.minorUnits),  // slice: money
            Column("first_money_currency", \.firstMoney.currency, check: .nonEmpty),  // slice: money
            Column("spare_money_minor", \.spareMoney?.minorUnits),  // slice: money?
            Column("spare_money_currency", \.spareMoney?.currency, check: .nonEmpty),  // slice: money?
            Column("first_day", \.firstDay),  // slice: day
            Column("spare_day", \.spareDay),  // slice: day?
            Column("first_flag", \.firstFlag),  // slice: flag
            Column("first_number", \.firstNumber),  // slice: number
            Column("spare_number", \.spareNumber),  // slice: number?
          ],
          relationships: [Relationship(\.accountID, to: FinancialAccountEntity.self, onDelete: .cascade)],  // slice: owner
          indexes: [
            Index(\.nameKey, isUnique: true),
            Index(\.accountID),  // slice: owner
          ], isChecksummed: true)

        public init(row: borrowing Row) throws(PersistenceError) {
          // The columns after the fixed ones, one by one.
          var place = 3
          func next() -> Int {
            place += 1
            return place
          }
          self.init(
            id: try row[1],
            number: try row[0],
            accountID: try row[next()],  // slice: owner
            name: try row[2],
            firstText: try row[next()],  // slice: text
            spareText: try row[next()],  // slice: text?
            firstMoney: Amount(minorUnits: try row[next()], currency: try row[next()]),  // slice: money
            spareMoney: Amount(try row[next()], try row[next()]),  // slice: money?
            firstDay: try row[next()],  // slice: day
            spareDay: try row[next()],  // slice: day?
            firstFlag: try row[next()],  // slice: flag
            firstNumber: try row[next()],  // slice: number
            spareNumber: try row[next()],  // slice: number?
          )
        }

        public func findings(in row: borrowing Row) throws(PersistenceError) -> [RowFinding] {
          let key: String = try row[3]
          return .found { () throws(RepositoryError) in try brokenRules(storedKey: key) }
        }
      }

      extension SampleThingEntity.Amount {  // slice: any money?
        /// What two optional columns keep; `nil` where there is no amount.  // slice: any money?
        fileprivate init?(_ minorUnits: Int64?, _ currency: String?) {  // slice: any money?
          guard let minorUnits else { return nil }  // slice: any money?
          self.init(minorUnits: minorUnits, currency: currency ?? "")  // slice: any money?
        }  // slice: any money?
      }  // slice: any money?

      """##
    ),
    (
      "Slice/Persistence/Sources/Persistence/Schema/Versions/SampleThingSchema.swift",
      ##"""
      import ExemplarModels
      import ModuloModels
      import ModuloPersistence
      public import PersistenceKit

      /// The version of the database that adds sample things.
      public enum SampleThingSchema: VersionedSchema {
        /// The number stored in files of this version.
        public static let version: Int32 = SchemaV12.version + 1
        /// The models that a version adds are at the end, where the documents of an earlier one have nothing.
        public static let models: [any PersistentModel.Type] = SchemaV12.models + [SampleThingEntity.self]
      }

      """##
    ),
    (
      "Slice/Persistence/Sources/PersistenceMocks/ExemplarStorage.swift",
      ##"""
      import ExemplarPersistence
      public import ModuloPersistenceMocks
      public import PersistenceKit

      extension MockStorage {
        /// An empty storage with the exemplar's table.
        public static func exemplar() throws(PersistenceError) -> MockStorage { try MockStorage(plan: ExemplarPlan.self) }
      }

      """##
    ),
    (
      "Slice/Persistence/Tests/PersistenceTests/SampleThing/SampleThingTableTests.swift",
      ##"""
      import ExemplarModels
      import ExemplarModelsMocks
      import ExemplarPersistence
      import Foundation
      import ModuloModels
      import ModuloModelsMocks
      import ModuloPersistence
      import ModuloPersistenceMocks
      import PersistenceKit
      import Testing

      /// The table of sample things, and how a database gets it.
      @Suite(.temporaryFolder) struct SampleThingTableTests {
        @Test func `a database of the version before opens, and gets the table`() throws {
          let url = TemporaryFolder.current.file("modulo.db")
          let before = try ModelContainer(
            for: SchemaV12.models,
            configuration: ModelConfiguration(
              url: url, applicationID: ExemplarPlan.applicationID, schemaVersion: SchemaV12.version, history: .mock))
          let rate = ExchangeRateEntity.samples[0]
          let accounts = FinancialAccountEntity.samples  // slice: owner
          try before.write { context in for account in accounts { try context.insert(account) } }  // slice: owner
          try before.write { _ = try $0.insert(rate) }
          before.close()
          let container = try ModelContainer(
            for: ExemplarPlan.self,
            configuration: ModelConfiguration(url: url, applicationID: ExemplarPlan.applicationID, history: .mock))
          try container.write { context in
            for row in SampleThingEntity.samples { try context.insert(row) }
          }
          let rows = try container.read { try $0.fetch(FetchDescriptor<SampleThingEntity>()) }
          let rates = try container.read { try $0.fetch(FetchDescriptor<ExchangeRateEntity>()) }
          let faults = try container.check()
          container.close()
          #expect(rows == SampleThingEntity.samples)
          #expect(rates == [rate])
          #expect(faults == [])
        }

        @Test func `its version follows the one before, with one table more`() {
          #expect(SampleThingSchema.version == SchemaV12.version + 1)
          #expect(SampleThingSchema.models.count == SchemaV12.models.count + 1)
        }

        @Test func `two rows of a name are refused, whatever their case`() throws {
          let container = try MockDataContextManager(plan: ExemplarPlan.self).container()
          let accounts = FinancialAccountEntity.samples  // slice: owner
          try container.write { context in for account in accounts { try context.insert(account) } }  // slice: owner
          try container.write { _ = try $0.insert(SampleThingEntity.full) }
          var namesake = SampleThingEntity.bare
          namesake.name = "FULL"
          let other = namesake
          #expect(throws: PersistenceError.self) { try container.write { _ = try $0.insert(other) } }
          #expect(try container.read { try $0.fetchCount(FetchDescriptor<SampleThingEntity>()) } == 1)
        }

        @Test func `a row that breaks a rule of today is a warning of a check`() async throws {
          let container = try MockDataContextManager(plan: ExemplarPlan.self).container()
          var row = SampleThingEntity.full
          row.name = " untidy "
          let untidy = row
          try await container.write { context in
            for account in FinancialAccountEntity.samples { try context.insert(account) }  // slice: owner
            try context.insert(untidy)
          }
          let log = IntegrityLog()
          let faults = try await container.check { log.take($0) }
          #expect(faults == [])
          #expect(log.warnings.map(\.finding.code) == [RowRule.untidyName.rawValue])
        }
      }

      extension HistoryConfiguration {
        fileprivate static var mock: HistoryConfiguration { HistoryConfiguration { .mock } }
      }

      """##
    ),
    (
      "Slice/Providers/Sources/Providers/SampleThing/SampleThingProvider.swift",
      ##"""
      public import DependencyKit
      public import ExemplarModels
      public import ExemplarStores
      import ModuloModels
      public import Observation

      @_exported public import protocol ExemplarStores.SampleThingOperations

      /// Sample things for screens: in order.
      @MainActor
      public protocol SampleThingProvider: SampleThingOperations, Observable {
        /// The sample things that were last read, by their numbers.
        var sampleThings: [SampleThingDomain] { get }
      }

      extension DefaultSampleThingStore: SampleThingProvider {
        public var sampleThings: [SampleThingDomain] { rows.sorted { $0.number < $1.number } }
      }

      private enum SampleThingProviderKey: DependencyKey { typealias Value = any SampleThingProvider }

      extension DependencyValues {
        /// The provider of sample things; `AppComposition` registers it.
        public var sampleThingProvider: any SampleThingProvider {
          get { self[SampleThingProviderKey.self] }
          set { self[SampleThingProviderKey.self] = newValue }
        }
      }

      """##
    ),
    (
      "Slice/Providers/Sources/ProvidersMocks/ExemplarProviders.swift",
      ##"""
      public import DependencyKit
      import ExemplarProviders
      import ExemplarStoresMocks
      public import ModuloPersistenceMocks
      import ModuloProvidersMocks

      extension DependencyValues {
        /// Registers a provider of each noun, and the exemplar's, with stores of their own over the rows of `storage`.
        @MainActor
        public mutating func registerExemplar(on storage: MockStorage) {
          registerProviders(on: storage)
          sampleThingProvider = FakeSampleThingProvider.fake(on: storage)  // slice: into double
        }
      }

      """##
    ),
    (
      "Slice/Providers/Sources/ProvidersMocks/SampleThing/FakeSampleThingProvider.swift",
      ##"""
      public import ExemplarStoresMocks

      /// Sample things in memory.
      public typealias FakeSampleThingProvider = FakeSampleThingStore

      """##
    ),
    (
      "Slice/Providers/Tests/ProvidersTests/SampleThing/SampleThingProviderTests.swift",
      ##"""
      import DependencyKit
      import ExemplarModels
      import ExemplarModelsMocks
      import ExemplarPersistenceMocks
      import ExemplarProviders
      import ExemplarProvidersMocks
      import ExemplarStores
      import ExemplarStoresMocks
      import Foundation
      import ModuloModels
      import ModuloModelsMocks
      import ModuloPersistenceMocks
      import Testing

      /// Sample things as screens ask for them.
      @MainActor
      @Suite struct SampleThingProviderTests {
        private let provider: any SampleThingProvider
        private let storage: MockStorage

        init() throws {
          let storage = try MockStorage.exemplar()
          try storage.insert(FinancialAccountEntity.samples)  // slice: owner
          try storage.insert(SampleThingEntity.samples.reversed())
          provider = FakeSampleThingProvider.fake(on: storage)
          self.storage = storage
        }

        @Test func `they stand by their numbers, also after a change`() async throws {
          try await provider.fetchAll()
          #expect(provider.sampleThings.map(\.number) == [1, 2])
          let created = try await provider.create(.sample(1, "New"))
          #expect(provider.sampleThings.map(\.name) == ["Full", "Bare", "New"])
          try await provider.delete(by: SampleThingEntity.full.id)
          #expect(provider.sampleThings.last == created)
          #expect(provider.sampleThings.count == 2)
        }

        @Test func `a screen finds the provider that was registered`() {
          var values = DependencyValues()
          values.sampleThingProvider = provider
          #expect(values.sampleThingProvider === provider)
          values.sampleThingProvider = FakeSampleThingProvider.fake(on: storage)
          #expect(values.sampleThingProvider !== provider)
        }
      }

      """##
    ),
    (
      "Slice/Repositories/Sources/Repositories/SampleThing/DefaultSampleThingRepository.swift",
      ##"""
      public import ExemplarModels
      import ExemplarPersistence
      public import Foundation
      public import ModuloModels
      public import ModuloPersistence
      import PersistenceKit

      @testable import ModuloRepositories

      /// Sample things in a storage.
      public struct DefaultSampleThingRepository: SampleThingRepository {
        private let storage: any Storage

        /// Creates a repository on a storage. Nothing is read.
        public init(storage: any Storage) {
          self.storage = storage
        }

        public func fetchAll() async throws(RepositoryError) -> [SampleThingRecord] {
          try await storage.read { context in
            try context.records(of: try context.fetch(.sampleThings))
          }
        }

        public func fetchOne(matching reference: NamedReference) async throws(RepositoryError) -> SampleThingRecord {
          try await storage.read { context in
            try context.record(of: try context.one(reference) { .matching($0) })
          }
        }

        public func insert(
          _ sampleThing: SampleThingEntity,
          into account: NamedReference,  // slice: owner
        ) async throws(RepositoryError) -> SampleThingRecord {
          try await storage.write { context in
            if let stored = try context.model(SampleThingEntity.self, for: sampleThing.id) {
              return try context.record(of: stored)
            }
            var stored = sampleThing
            stored.accountID = try context.account(owning: account).id  // slice: owner
            stored.number = try context.insert(stored)
            return try context.record(of: stored)
          }
        }

        @discardableResult
        public func update(
          _ sampleThing: SampleThingEntity,
          into account: NamedReference?,  // slice: owner
          since original: SampleThingEntity?
        ) async throws(RepositoryError) -> SampleThingRecord {
          try await storage.write { context in
            var changed = try context.sampleThing(sampleThing.id)
            if let account { changed.accountID = try context.account(owning: account).id }  // slice: owner
            changed.take(\.name, of: sampleThing, since: original)
            changed.take(\.firstText, of: sampleThing, since: original)  // slice: text
            changed.take(\.spareText, of: sampleThing, since: original)  // slice: text?
            changed.take(\.firstMoney, of: sampleThing, since: original)  // slice: money
            changed.take(\.spareMoney, of: sampleThing, since: original)  // slice: money?
            changed.take(\.firstDay, of: sampleThing, since: original)  // slice: day
            changed.take(\.spareDay, of: sampleThing, since: original)  // slice: day?
            changed.take(\.firstFlag, of: sampleThing, since: original)  // slice: flag
            changed.take(\.firstNumber, of: sampleThing, since: original)  // slice: number
            changed.take(\.spareNumber, of: sampleThing, since: original)  // slice: number?
            try context.update(changed)
            return try context.record(of: changed)
          }
        }

        @discardableResult
        public func delete(by id: UUID) async throws(RepositoryError) -> SampleThingRecord {
          try await storage.write { context in
            let record = try context.record(of: try context.sampleThing(id))
            try context.delete(SampleThingEntity.self, for: id)
            return record
          }
        }
      }

      extension ModelContext {
        /// The sample thing with this id, which has to be there.
        fileprivate borrowing func sampleThing(_ id: UUID) throws -> SampleThingEntity {
          guard let found = try model(SampleThingEntity.self, for: id) else { throw RepositoryError.notFound }
          return found
        }

        /// The account that a reference names, to which a sample thing is to belong.  // slice: owner
        fileprivate borrowing func account(  // slice: owner
          owning reference: NamedReference  // slice: owner
        ) throws -> FinancialAccountEntity {  // slice: owner
          let accounts = try fetch(FetchDescriptor<FinancialAccountEntity>())  // slice: owner
          do { return try reference.choice(of: accounts) } catch { throw RepositoryError.owner(error) }  // slice: owner
        }  // slice: owner

        /// A sample thing with what it is shown with.
        fileprivate borrowing func record(of sampleThing: SampleThingEntity) throws -> SampleThingRecord {
          let owner = try model(FinancialAccountEntity.self, for: sampleThing.accountID)  // slice: owner
          guard let owner else { throw RepositoryError.notFound }  // slice: owner
          return SampleThingRecord(
            sampleThing: sampleThing,
            accountName: owner.name,  // slice: owner
          )
        }

        /// Sample things with what they are shown with.
        fileprivate borrowing func records(of sampleThings: [SampleThingEntity]) throws -> [SampleThingRecord] {
          let owners = try fetch(FetchDescriptor<FinancialAccountEntity>())  // slice: owner
          let names = Dictionary(owners.map { ($0.id, $0.name) }) { first, _ in first }  // slice: owner
          return sampleThings.map {
            SampleThingRecord(
              sampleThing: $0,
              accountName: names[$0.accountID] ?? "",  // slice: owner
            )
          }
        }
      }

      """##
    ),
    (
      "Slice/Repositories/Sources/Repositories/SampleThing/SampleThingRepository.swift",
      ##"""
      public import ExemplarModels
      import ExemplarPersistence
      public import Foundation
      public import ModuloModels
      import PersistenceKit

      /// The stored sample things. Every method is one transaction, and every read one consistent snapshot.
      public protocol SampleThingRepository: Sendable {
        /// Every sample thing, by its number.
        func fetchAll() async throws(RepositoryError) -> [SampleThingRecord]

        /// The sample thing that `reference` names.
        ///
        /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/unknownName(nearest:)``;
        ///   ``RepositoryError/ambiguous(_:)``.
        func fetchOne(matching reference: NamedReference) async throws(RepositoryError) -> SampleThingRecord

        /// Stores a sample thing. One that is stored already, by its id, is returned as it is.
        ///
        /// - Parameter account: The account that it is to belong to, whatever its row says.  // slice: owner
        /// - Returns: The sample thing with its number.
        /// - Throws: ``RepositoryError/duplicate(_:)`` with `.name` when one of the same name is there.
        ///   ``RepositoryError/owner(_:)`` for a reference that names no account, or several.  // slice: owner
        func insert(
          _ sampleThing: SampleThingEntity,
          into account: NamedReference,  // slice: owner
        ) async throws(RepositoryError) -> SampleThingRecord

        /// Changes what differs from the row that an edit was made of; what else was changed meanwhile stays.
        ///
        /// - Parameter account: The account that it is to belong to; `nil` keeps its own.  // slice: owner
        /// - Parameter original: The row before the edit; `nil` takes over all of it.
        /// - Returns: The sample thing as it is now.
        /// - Throws: ``RepositoryError/notFound``; ``RepositoryError/duplicate(_:)`` with `.name`.
        ///   ``RepositoryError/owner(_:)`` for a reference that names no account, or several.  // slice: owner
        @discardableResult
        func update(
          _ sampleThing: SampleThingEntity,
          into account: NamedReference?,  // slice: owner
          since original: SampleThingEntity?
        ) async throws(RepositoryError) -> SampleThingRecord

        /// Deletes a sample thing.
        ///
        /// - Returns: The sample thing as it was.
        /// - Throws: ``RepositoryError/notFound``.
        @discardableResult
        func delete(by id: UUID) async throws(RepositoryError) -> SampleThingRecord
      }

      extension FetchDescriptor<SampleThingEntity> {
        /// Every sample thing, by its number.
        static var sampleThings: Self { FetchDescriptor(sortBy: [SortDescriptor(\.number)]) }

        /// The sample things that are meant.
        static func matching(_ meaning: NamedReference.Meaning) -> Self {
          switch meaning {
          case .number(let number): FetchDescriptor(predicate: #Predicate { $0.number == number })
          case .id(let id): FetchDescriptor(predicate: #Predicate { $0.id == id })
          case .name(let key):
            // Every string that begins with the key is in this half-open range, which an index can answer.
            { end in FetchDescriptor(predicate: #Predicate { $0.nameKey >= key && $0.nameKey < end }) }(key + "\u{10FFFF}")
          case .part(let key): FetchDescriptor(predicate: #Predicate { $0.nameKey.localizedStandardContains(key) })
          }
        }
      }

      """##
    ),
    (
      "Slice/Repositories/Sources/RepositoriesMocks/SampleThing/FakeSampleThingRepository.swift",
      ##"""
      public import ExemplarRepositories
      public import ModuloPersistenceMocks

      /// Sample things in memory.
      public typealias FakeSampleThingRepository = DefaultSampleThingRepository

      extension FakeSampleThingRepository {
        /// The repository in memory.
        ///
        /// - Parameter storage: Share one between the repositories of a test.
        public static func fake(on storage: MockStorage) -> FakeSampleThingRepository {
          FakeSampleThingRepository(storage: storage)
        }
      }

      """##
    ),
    (
      "Slice/Repositories/Tests/RepositoriesTests/SampleThing/SampleThingRepositoryTests.swift",
      ##"""
      import ExemplarModels
      import ExemplarModelsMocks
      import ExemplarRepositories
      import Foundation
      import ModuloModels
      import ModuloModelsMocks
      import ModuloPersistence
      import ModuloRepositories
      import ModuloUtilities
      import PersistenceKit
      import Testing

      /// What every repository of sample things does: on disk and in memory alike.
      @Suite(.temporaryFolder) struct SampleThingRepositoryTests {
        private static let home = NamedReference.id(FinancialAccountEntity.samples[0].id)  // slice: owner
        private static let other = NamedReference.id(FinancialAccountEntity.samples[1].id)  // slice: owner

        @Test(arguments: SampleThingSubject.all)
        func `what is stored gets a number and is read back`(_ subject: SampleThingSubject) async throws {
          let world = try await subject.make()
          let full = try await add(.full, to: world)
          let bare = try await add(.bare, to: world)
          #expect([full, bare].map(\.sampleThing.number) == [1, 2])
          #expect(full.sampleThing.name == "Full")
          #expect(full.accountName == FinancialAccountEntity.samples[0].name)  // slice: owner
          #expect(full.sampleThing.firstText == SampleThingEntity.full.firstText)  // slice: text
          #expect(full.sampleThing.spareText == SampleThingEntity.full.spareText)  // slice: text?
          #expect(full.sampleThing.firstMoney == SampleThingEntity.full.firstMoney)  // slice: money
          #expect(full.sampleThing.spareMoney == SampleThingEntity.full.spareMoney)  // slice: money?
          #expect(full.sampleThing.firstDay == SampleThingEntity.full.firstDay)  // slice: day
          #expect(full.sampleThing.spareDay == SampleThingEntity.full.spareDay)  // slice: day?
          #expect(full.sampleThing.firstFlag == SampleThingEntity.full.firstFlag)  // slice: flag
          #expect(full.sampleThing.firstNumber == SampleThingEntity.full.firstNumber)  // slice: number
          #expect(full.sampleThing.spareNumber == SampleThingEntity.full.spareNumber)  // slice: number?
          #expect(try await world.repository.fetchAll() == [full, bare])
          for reference in ["1", "#1", "Full", "ful", SampleThingEntity.full.id.uuidString] {
            let read = try await world.repository.fetchOne(matching: try #require(NamedReference(reference)))
            #expect(read == full)
          }
        }

        @Test(arguments: SampleThingSubject.all)
        func `one that is stored already is returned as it is`(_ subject: SampleThingSubject) async throws {
          let world = try await subject.make()
          let stored = try await add(.full, to: world)
          var again = SampleThingEntity.full
          again.name = "Another"
          #expect(try await add(again, to: world) == stored)
          #expect(try await world.repository.fetchAll().count == 1)
        }

        @Test(arguments: SampleThingSubject.all)
        func `a second one of a name is refused`(_ subject: SampleThingSubject) async throws {
          let world = try await subject.make()
          let stored = [try await add(.full, to: world), try await add(.bare, to: world)]
          let namesake = Self.bare(named: "FULL")
          await #expect(throws: RepositoryError.duplicate(.name)) { try await change(namesake, in: world) }
          #expect(try await world.repository.fetchAll() == stored)
          let empty = try await subject.make()
          try await add(.full, to: empty)
          await #expect(throws: RepositoryError.duplicate(.name)) { try await add(namesake, to: empty) }
          #expect(try await empty.repository.fetchAll().count == 1)
        }

        @Test(arguments: SampleThingSubject.all)
        func `a reference without a row, or with several, is refused`(_ subject: SampleThingSubject) async throws {
          let world = try await subject.make()
          try await add(.full, to: world)
          try await add(Self.bare(named: "Fuller"), to: world)
          await #expect(throws: RepositoryError.notFound) {
            try await world.repository.fetchOne(matching: .id(Samples.id(1)))
          }
          let ambiguous = try #require(NamedReference("fu"))
          await #expect {
            try await world.repository.fetchOne(matching: ambiguous)
          } throws: { error in
            if case .ambiguous(let candidates)? = error as? RepositoryError { candidates.count == 2 } else { false }
          }
        }

        @Test(arguments: SampleThingSubject.all)
        func `an edit changes what differs from the row it was made of`(_ subject: SampleThingSubject) async throws {
          let world = try await subject.make()
          let stored = try await add(.full, to: world).sampleThing
          var renamed = stored
          renamed.name = "Renamed"
          try await change(renamed, since: stored, in: world)
          // The other edit was made of the row before, and keeps the name.
          var other = stored
          other.firstText = "Other"  // slice: text
          other.spareText = nil  // slice: text?
          other.firstMoney.minorUnits = 1  // slice: money
          other.spareMoney = nil  // slice: money?
          other.firstDay = Samples.day(20_250_101)  // slice: day
          other.spareDay = nil  // slice: day?
          other.firstFlag = false  // slice: flag
          other.firstNumber = 70  // slice: number
          other.spareNumber = nil  // slice: number?
          let changed = try await change(other, since: stored, in: world).sampleThing
          other.name = "Renamed"
          #expect(changed == other)
          #expect(try await world.repository.fetchAll().map(\.sampleThing) == [other])
        }

        @Test(arguments: SampleThingSubject.all)  // slice: owner
        func `an edit can move it to another account`(_ subject: SampleThingSubject) async throws {  // slice: owner
          let world = try await subject.make()  // slice: owner
          let stored = try await add(.full, to: world).sampleThing  // slice: owner
          let moved = try await world.repository.update(stored, into: Self.other, since: stored)  // slice: owner
          #expect(moved.sampleThing.accountID == FinancialAccountEntity.samples[1].id)  // slice: owner
          #expect(moved.accountName == FinancialAccountEntity.samples[1].name)  // slice: owner
        }  // slice: owner

        @Test(arguments: SampleThingSubject.all)  // slice: owner
        func `an account that isn't there is refused`(_ subject: SampleThingSubject) async throws {  // slice: owner
          let world = try await subject.make()  // slice: owner
          let stored = try await add(.full, to: world).sampleThing  // slice: owner
          let nobody = NamedReference.id(Samples.unknownID)  // slice: owner
          await #expect(throws: RepositoryError.owner(.notFound)) {  // slice: owner
            try await world.repository.insert(.bare, into: nobody)  // slice: owner
          }  // slice: owner
          await #expect(throws: RepositoryError.owner(.notFound)) {  // slice: owner
            try await world.repository.update(stored, into: nobody, since: stored)  // slice: owner
          }  // slice: owner
          #expect(try await world.repository.fetchAll().map(\.sampleThing) == [stored])  // slice: owner
        }  // slice: owner

        @Test(arguments: SampleThingSubject.all)  // slice: owner
        func `it goes with its account`(_ subject: SampleThingSubject) async throws {  // slice: owner
          let world = try await subject.make()  // slice: owner
          try await add(.full, to: world)  // slice: owner
          let id = FinancialAccountEntity.samples[0].id  // slice: owner
          try await world.storage.write { try $0.delete(FinancialAccountEntity.self, for: id) }  // slice: owner
          #expect(try await world.repository.fetchAll() == [])  // slice: owner
        }  // slice: owner

        @Test(arguments: SampleThingSubject.all)
        func `a deletion returns the row as it was`(_ subject: SampleThingSubject) async throws {
          let world = try await subject.make()
          let stored = try await add(.full, to: world)
          #expect(try await world.repository.delete(by: stored.sampleThing.id) == stored)
          #expect(try await world.repository.fetchAll() == [])
          await #expect(throws: RepositoryError.notFound) {
            try await world.repository.delete(by: stored.sampleThing.id)
          }
          await #expect(throws: RepositoryError.notFound) { try await change(stored.sampleThing, in: world) }
        }
      }

      extension SampleThingRepositoryTests {
        private static func bare(named name: String) -> SampleThingEntity {
          var row = SampleThingEntity.bare
          row.name = name
          return row
        }

        @discardableResult
        private func add(_ row: SampleThingEntity, to world: SampleThingWorld) async throws -> SampleThingRecord {
          var new = row
          new.number = 0
          return try await world.repository.insert(
            new,
            into: Self.home,  // slice: owner
          )
        }

        @discardableResult
        private func change(
          _ row: SampleThingEntity, since original: SampleThingEntity? = nil, in world: SampleThingWorld
        ) async throws -> SampleThingRecord {
          try await world.repository.update(
            row,
            into: nil,  // slice: owner
            since: original
          )
        }
      }

      """##
    ),
    (
      "Slice/Repositories/Tests/RepositoriesTests/SampleThing/SampleThingSubject.swift",
      ##"""
      import ExemplarModels
      import ExemplarPersistence
      import ExemplarPersistenceMocks
      import ExemplarRepositories
      import ExemplarRepositoriesMocks
      import ModuloModels
      import ModuloModelsMocks
      import ModuloPersistence
      import ModuloPersistenceMocks
      import ModuloRepositories
      import PersistenceKit
      import Testing

      /// The repository of sample things that a contract is tried on.
      struct SampleThingWorld: Sendable {
        let storage: any Storage
        let repository: any SampleThingRepository
      }

      /// Makes the repository anew for each test, with nothing stored but the samples of what a sample thing belongs to.
      struct SampleThingSubject: CustomTestStringConvertible, Sendable {
        let testDescription: String
        let make: @Sendable () async throws -> SampleThingWorld

        /// Both must behave alike: the default on a real file, and the mock.
        static let all = [onDisk, mock]

        static let onDisk = SampleThingSubject(testDescription: "default") {
          let configuration = ModelConfiguration(
            url: TemporaryFolder.current.newPlace(for: "modulo.db"), applicationID: ExemplarPlan.applicationID,
            history: HistoryConfiguration { .mock })
          let container = try ModelContainer(for: ExemplarPlan.self, configuration: configuration)
          let storage = DefaultStorage(manager: OpenContainer(opened: container))
          return try await filled(storage, DefaultSampleThingRepository(storage: storage))
        }

        static let mock = SampleThingSubject(testDescription: "mock") {
          let storage = try MockStorage.exemplar()
          return try await filled(storage, FakeSampleThingRepository.fake(on: storage))
        }

        private static func filled(
          _ storage: any Storage, _ repository: any SampleThingRepository
        ) async throws -> SampleThingWorld {
          let accounts = FinancialAccountEntity.samples  // slice: owner
          try await storage.write { context in for account in accounts { try context.insert(account) } }  // slice: owner
          return SampleThingWorld(storage: storage, repository: repository)
        }
      }

      /// A container that a test has opened.
      private struct OpenContainer: DataContextManager {
        let opened: ModelContainer

        func container() throws(PersistenceError) -> ModelContainer { opened }
        func readingContainer() throws(PersistenceError) -> ModelContainer { opened }
        func waitForData(atMost duration: Duration) async -> Bool { true }
        func close() { opened.close() }
      }

      """##
    ),
    (
      "Slice/Stores/Sources/Stores/SampleThing/DefaultSampleThingStore.swift",
      ##"""
      public import ExemplarModels
      public import ExemplarRepositories
      public import Foundation
      public import ModuloModels
      public import Observation

      @testable import ModuloStores

      /// Keeps the sample things of a repository, and checks the rules before anything is written.
      @MainActor
      public final class DefaultSampleThingStore: SampleThingStore, Observable {
        public var rows: [SampleThingDomain] { list.elements }
        private lazy var list = ObservableRows<SampleThingDomain>()
        private let repository: any SampleThingRepository

        /// Creates a store on a repository. Nothing is read.
        public init(repository: any SampleThingRepository) {
          self.repository = repository
        }

        public func fetchAll() async throws(SampleThingError) {
          try await SampleThingError.during(.listing) { () throws(RepositoryError) in
            list.show(try await repository.fetchAll().map { record throws(RepositoryError) in try record.toDomain() })
          }
        }

        public func findOne(_ reference: NamedReference) async throws(SampleThingError) -> SampleThingDomain {
          try await SampleThingError.during(.reading(reference.text)) { () throws(RepositoryError) in
            try await repository.fetchOne(matching: reference).toDomain()
          }
        }

        @discardableResult
        public func create(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain {
          let entity = try draft.checked()
          let account = draft.account ?? .id(entity.id)  // slice: owner
          let created: SampleThingDomain
          do {
            created = try await repository.insert(
              entity,
              into: account,  // slice: owner
            ).toDomain()
          } catch .owner(let error) {  // slice: owner
            throw SampleThingError(FinancialAccountError(error, during: .reading(account.text)))  // slice: owner
          } catch {
            throw try await failure(error, saving: entity)
          }
          if !list.replace(created) { list.append(created) }
          return created
        }

        @discardableResult
        public func update(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain {
          // A stored name may stay, so it is read only where a rule would refuse the draft's.
          let entity = try draft.checked(keeping: draft.hasUsableName ? nil : try await findOne(.id(draft.id)))
          let changed: SampleThingDomain
          do {
            changed = try await repository.update(
              entity,
              into: draft.account,  // slice: owner
              since: try draft.original?.toRow()
            ).toDomain()
          } catch .owner(let error) {  // slice: owner
            let text = draft.account?.text ?? ""  // slice: owner
            throw SampleThingError(FinancialAccountError(error, during: .reading(text)))  // slice: owner
          } catch {
            throw try await failure(error, saving: entity)
          }
          list.replace(changed)
          return changed
        }

        @discardableResult
        public func delete(by id: UUID) async throws(SampleThingError) -> SampleThingDomain {
          let deleted = try await SampleThingError.during(.reading(id.uuidString)) { () throws(RepositoryError) in
            try await repository.delete(by: id).toDomain()
          }
          list.remove(id)
          return deleted
        }

        public func invalidate() { list.show([]) }

        /// The error of a sample thing that couldn't be stored; of one whose name another one has, with that one's name.
        private func failure(
          _ error: RepositoryError, saving sampleThing: SampleThingEntity
        ) async throws(SampleThingError) -> SampleThingError {
          guard error == .duplicate(.name) else { return SampleThingError(error, during: .saving(sampleThing.name)) }
          do {
            return .rule(.duplicateName(try await findOne(.name(sampleThing.name)).name))
          } catch .reference(.sampleThing, .notFound) {
            return .rule(.duplicateName(sampleThing.name))
          }
        }
      }

      extension SampleThingDomain {
        /// The row that an edit was made of. It was read from one, so its amounts fit.
        fileprivate func toRow() throws(RepositoryError) -> SampleThingEntity {
          do { return try toEntity() } catch { throw .storage(.internalError(detail: "\(error)")) }
        }
      }

      """##
    ),
    (
      "Slice/Stores/Sources/Stores/SampleThing/SampleThingDraft+Rules.swift",
      ##"""
      import ExemplarModels
      import ModuloModels
      import ModuloUtilities

      @testable import ModuloStores

      extension SampleThingDraft {
        /// The sample thing as it will be stored.
        ///
        /// - Parameter present: The stored one, whose name may stay; `nil` for a new one.
        /// - Throws: The first rule that it breaks, in the order of the form.
        func checked(keeping present: SampleThingDomain? = nil) throws(SampleThingError) -> SampleThingEntity {
          if account == nil, original == nil { throw .rule(.missingAccount) }  // slice: owner
          let name = try checkedName(keeping: present?.name)
          if firstText.isBlank { throw .rule(.missingFirstText) }  // slice: text
          guard let firstMoney else { throw .rule(.missingFirstMoney) }  // slice: money
          guard let firstDay else { throw .rule(.missingFirstDay) }  // slice: day
          guard let firstNumber else { throw .rule(.missingFirstNumber) }  // slice: number
          let checked = SampleThingDomain(
            id: id,
            accountID: original?.accountID ?? id,  // slice: owner
            accountName: "",  // slice: owner
            name: name,
            firstText: firstText.trimmed.normalized,  // slice: text
            spareText: spareText.isBlank ? nil : spareText.trimmed.normalized,  // slice: text?
            firstMoney: firstMoney,  // slice: money
            spareMoney: spareMoney,  // slice: money?
            firstDay: firstDay,  // slice: day
            spareDay: spareDay,  // slice: day?
            firstFlag: firstFlag,  // slice: flag
            firstNumber: firstNumber,  // slice: number
            spareNumber: spareNumber,  // slice: number?
          )
          do { return try checked.toEntity() } catch { throw .input(.amount(AmountReadingError(error))) }
        }

        private func checkedName(keeping present: String?) throws(SampleThingError) -> String {
          if name.isBlank { throw .rule(.missingName) }
          do throws(NameError) {
            return try name.checkedName(keeping: present, upTo: Self.nameLimit)
          } catch {
            throw .input(.name(error))
          }
        }

        /// Whether the name breaks no rule for new names.
        var hasUsableName: Bool { name.isName && name.count <= Self.nameLimit }
      }

      """##
    ),
    (
      "Slice/Stores/Sources/Stores/SampleThing/SampleThingStore.swift",
      ##"""
      public import ExemplarModels
      public import Foundation
      public import ModuloModels
      public import ModuloStores
      public import Observation

      /// What can be done with sample things. A call that throws leaves the state as it was.
      @MainActor
      public protocol SampleThingOperations: AnyObject, Sendable {
        /// Reads every sample thing.
        func fetchAll() async throws(SampleThingError)

        /// The one sample thing that the reference names.
        ///
        /// - Throws: ``ReferenceProblem/notFound(_:)``; ``ReferenceProblem/ambiguous(_:candidates:)``.
        func findOne(_ reference: NamedReference) async throws(SampleThingError) -> SampleThingDomain

        /// Creates a sample thing. A draft that was stored already is not stored again: what is stored is returned.
        ///
        /// - Throws: The first rule that the draft breaks: a name of at most ``SampleThingDraft/nameLimit`` characters, which
        ///   no other one has, and every field that can't be left out.
        @discardableResult
        func create(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain

        /// Changes what an edit has changed.
        ///
        /// - Throws: As ``create(_:)``, and ``ReferenceProblem/notFound(_:)``. A stored name may stay, whatever it is.
        @discardableResult
        func update(_ draft: SampleThingDraft) async throws(SampleThingError) -> SampleThingDomain

        /// Deletes a sample thing.
        ///
        /// - Returns: The sample thing as it was.
        /// - Throws: ``ReferenceProblem/notFound(_:)``.
        @discardableResult
        func delete(by id: UUID) async throws(SampleThingError) -> SampleThingDomain
      }

      /// The user's sample things, and their rules.
      @MainActor
      public protocol SampleThingStore: SampleThingOperations, CachingStore, Observable {
        /// The sample things as they were last read, with what this store changed since, in no order.
        var rows: [SampleThingDomain] { get }
      }

      """##
    ),
    (
      "Slice/Stores/Sources/StoresMocks/SampleThing/FakeSampleThingStore.swift",
      ##"""
      import ExemplarRepositoriesMocks
      public import ExemplarStores
      public import ModuloPersistenceMocks

      /// Sample things in memory.
      public typealias FakeSampleThingStore = DefaultSampleThingStore

      extension FakeSampleThingStore {
        /// A separate store over the rows of `storage`.
        public static func fake(on storage: MockStorage) -> FakeSampleThingStore {
          FakeSampleThingStore(repository: FakeSampleThingRepository.fake(on: storage))
        }
      }

      """##
    ),
    (
      "Slice/Stores/Tests/StoresTests/SampleThing/SampleThingStoreTests.swift",
      ##"""
      import ExemplarModels
      import ExemplarModelsMocks
      import ExemplarPersistenceMocks
      import ExemplarRepositories
      import ExemplarStores
      import ExemplarStoresMocks
      import Foundation
      import ModuloModels
      import ModuloModelsMocks
      import ModuloPersistenceMocks
      import ModuloRepositories
      import ModuloStores
      import ModuloUtilities
      import Testing

      /// The rules of sample things, and what the list shows after each change.
      @MainActor
      @Suite struct SampleThingStoreTests {
        private let storage: MockStorage
        private let store: any SampleThingStore

        init() throws {
          storage = try MockStorage.exemplar()
          try storage.insert(FinancialAccountEntity.samples)  // slice: owner
          store = FakeSampleThingStore.fake(on: storage)
        }

        @Test func `what is created is shown, and is there for the next reader`() async throws {
          let created = try await store.create(.sample(1, " Full "))
          #expect(created.number == 1)
          #expect(created.name == "Full")
          #expect(created.accountName == FinancialAccountEntity.samples[0].name)  // slice: owner
          #expect(created.firstText == "Words")  // slice: text
          #expect(created.spareText == "More words")  // slice: text?
          #expect(created.firstMoney == Money(250, "EUR"))  // slice: money
          #expect(created.spareMoney == Money(3, "USD"))  // slice: money?
          #expect(created.firstDay == Samples.today)  // slice: day
          #expect(created.spareDay == Samples.day(20_260_501))  // slice: day?
          #expect(created.firstFlag)  // slice: flag
          #expect(created.firstNumber == 7)  // slice: number
          #expect(created.spareNumber == 8)  // slice: number?
          #expect(store.rows == [created])
          let reader = FakeSampleThingStore.fake(on: storage)
          try await reader.fetchAll()
          #expect(reader.rows == [created])
          #expect(try await reader.findOne(.name("full")) == created)
        }

        @Test func `a draft that is submitted again is stored once`() async throws {
          let first = try await store.create(.sample(1, "Full"))
          #expect(try await store.create(.sample(1, "Full")) == first)
          #expect(store.rows == [first])
        }

        @Test func `each field that can't be left out is asked for`() async throws {
          let missing: [(SampleThingRule, (inout SampleThingDraft) -> Void)] = [
            (.missingName, { $0.name = " \n" }),
            (.missingAccount, { $0.account = nil }),  // slice: owner
            (.missingFirstText, { $0.firstText = " " }),  // slice: text
            (.missingFirstMoney, { $0.firstMoney = nil }),  // slice: money
            (.missingFirstDay, { $0.firstDay = nil }),  // slice: day
            (.missingFirstNumber, { $0.firstNumber = nil }),  // slice: number
          ]
          for (rule, change) in missing {
            let draft = SampleThingDraft.sample(1, "Full").with(change)
            await #expect(throws: SampleThingError.rule(rule)) { try await store.create(draft) }
          }
          #expect(store.rows == [])
          #expect(storage.log.operations == [])
        }

        @Test func `a name is limited in characters as seen`() async throws {
          let longest = String(repeating: "👍🏽", count: SampleThingDraft.nameLimit)
          #expect(try await store.create(.sample(1, longest)).name == longest)
          await #expect(throws: SampleThingError.input(.name(.tooLong(limit: SampleThingDraft.nameLimit)))) {
            try await store.create(.sample(2, longest + "x"))
          }
          #expect(store.rows.count == 1)
        }

        @Test func `a second one of a name is refused with the name that is there`() async throws {
          let first = try await store.create(.sample(1, "Full"))
          let second = try await store.create(.sample(2, "Other"))
          await #expect(throws: SampleThingError.rule(.duplicateName("Full"))) {
            try await store.create(.sample(3, "FULL"))
          }
          let edit = SampleThingDraft(editing: second).with { $0.name = "full" }
          await #expect(throws: SampleThingError.rule(.duplicateName("Full"))) { try await store.update(edit) }
          #expect(store.rows == [first, second])
        }

        @Test func `a first money that no column has room for is refused`() async throws {  // slice: money
          let draft = SampleThingDraft.sample(1, "Full")  // slice: money
            .with { $0.firstMoney = Money(Decimal(Int64.max), "EUR") }  // slice: money
          await #expect {  // slice: money
            try await store.create(draft)  // slice: money
          } throws: { error in  // slice: money
            if case .input(.amount)? = error as? SampleThingError { true } else { false }  // slice: money
          }  // slice: money
          #expect(storage.log.operations == [])  // slice: money
        }  // slice: money

        @Test func `an account that isn't there is refused as one`() async throws {  // slice: owner
          let draft = SampleThingDraft.sample(1, "Full").with { $0.account = .name("nobody") }  // slice: owner
          await #expect(throws: SampleThingError.reference(.account, .notFound("nobody", nearest: []))) {  // slice: owner
            try await store.create(draft)  // slice: owner
          }  // slice: owner
          let created = try await store.create(.sample(1, "Full"))  // slice: owner
          let edit = SampleThingDraft(editing: created).with { $0.account = .name("nobody") }  // slice: owner
          await #expect(throws: SampleThingError.reference(.account, .notFound("nobody", nearest: []))) {  // slice: owner
            try await store.update(edit)  // slice: owner
          }  // slice: owner
        }  // slice: owner

        @Test func `an edit changes what it was given`() async throws {
          var draft = SampleThingDraft(editing: try await store.create(.sample(1, "Full")))
          draft.name = "Other"
          draft.account = .id(FinancialAccountEntity.samples[1].id)  // slice: owner
          draft.firstText = "Text"  // slice: text
          draft.spareText = " "  // slice: text?
          draft.firstMoney = Money(1, "JPY")  // slice: money
          draft.spareMoney = nil  // slice: money?
          draft.firstDay = Samples.day(20_250_101)  // slice: day
          draft.spareDay = nil  // slice: day?
          draft.firstFlag = false  // slice: flag
          draft.firstNumber = -1  // slice: number
          draft.spareNumber = nil  // slice: number?
          let changed = try await store.update(draft)
          #expect(changed.name == "Other")
          #expect(changed.number == 1)
          #expect(changed.accountID == FinancialAccountEntity.samples[1].id)  // slice: owner
          #expect(changed.firstText == "Text")  // slice: text
          #expect(changed.spareText == nil)  // slice: text?
          #expect(changed.firstMoney == Money(1, "JPY"))  // slice: money
          #expect(changed.spareMoney == nil)  // slice: money?
          #expect(changed.firstDay == Samples.day(20_250_101))  // slice: day
          #expect(changed.spareDay == nil)  // slice: day?
          #expect(!changed.firstFlag)  // slice: flag
          #expect(changed.firstNumber == -1)  // slice: number
          #expect(changed.spareNumber == nil)  // slice: number?
          #expect(store.rows == [changed])
        }

        @Test func `a stored name that breaks a rule may stay`() async throws {
          var row = SampleThingEntity.full
          row.name = String(repeating: "n", count: SampleThingDraft.nameLimit + 1)
          try storage.insert([row])
          let stored = try await store.findOne(.id(row.id))
          #expect(try await store.update(SampleThingDraft(editing: stored)) == stored)
        }

        @Test func `what is deleted is gone, and is returned as it was`() async throws {
          let created = try await store.create(.sample(1, "Full"))
          #expect(try await store.delete(by: created.id) == created)
          #expect(store.rows == [])
          await #expect(throws: SampleThingError.notFound(created.id.uuidString)) { try await store.delete(by: created.id) }
          await #expect(throws: SampleThingError.notFound("full")) { try await store.findOne(.name("full")) }
        }

        @Test func `a failure of the storage leaves the list as it was`() async throws {
          let created = try await store.create(.sample(1, "Full"))
          for name in ["fetchAll", "fetchOne", "insert", "update", "delete"] {
            storage.log.failNext(name, with: .diskFull)
          }
          let failure = SampleThingError.storage(.diskFull)
          await #expect(throws: failure) { try await store.fetchAll() }
          await #expect(throws: failure) { try await store.findOne(created.reference) }
          await #expect(throws: failure) { try await store.create(.sample(2, "Other")) }
          await #expect(throws: failure) { try await store.update(SampleThingDraft(editing: created)) }
          await #expect(throws: failure) { try await store.delete(by: created.id) }
          #expect(store.rows == [created])
          try storage.log.verify()
        }

        @Test func `what was read is forgotten when the data was replaced`() async throws {
          try await store.create(.sample(1, "Full"))
          store.invalidate()
          #expect(store.rows == [])
        }
      }

      extension SampleThingDraft {
        /// The draft after a change.
        fileprivate func with(_ change: (inout SampleThingDraft) -> Void) -> SampleThingDraft {
          var draft = self
          change(&draft)
          return draft
        }
      }

      """##
    ),
  ])
}
