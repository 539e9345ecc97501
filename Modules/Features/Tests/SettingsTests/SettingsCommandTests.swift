import DependencyKit
import DependencyKitMocks
import Foundation
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloSettings
import NavigationKit
import Observation
import Synchronization
import TerminalKit
import Testing

/// The settings and the welcome: exactly what each action changes, and that every screen sees it.
@MainActor
@Suite struct SettingsCommandTests {
  private let router = Router<AppDestination>()
  private let store = InMemorySharedStorage()

  @Test func `T17 a changed setting is seen by every screen`() async throws {
    let context = try context()
    let list = SettingsListScreen.ViewModel(context)
    let theme = SettingScreen.ViewModel(context, setting: .theme)
    let changes = Atomic(0)
    withObservationTracking {
      _ = list.models
    } onChange: {
      changes.add(1, ordering: .relaxed)
    }
    await theme.send(.value("pink"))
    try await theme.expect(.submit, .changes(\.isSaved, to: true))
    let seen = changes.load(ordering: .relaxed)
    #expect(seen == 1)
    #expect(list.text(of: .theme) == "pink")
    try await list.expect(.set(.onboarding, "false"))
    let preferences = context.dependencies.shared
    #expect(!preferences[GeneralPreferences.onboarding])
    let restarted = try SettingsListScreen.ViewModel(self.context())
    #expect(restarted.text(of: .theme) == "pink")
    #expect(restarted.text(of: .onboarding) == "false")
  }

  @Test func `G13 a failure changes nothing`() async throws {
    let context = try context(FullStore())
    let list = SettingsListScreen.ViewModel(context)
    let full = SettingsError.unwritable(path: "p")
    try await list.expect(.set(.theme, "pink"), .changes(\.failure, to: full))
    #expect(list.text(of: .theme) == "blue")
    let lines = SettingsListScreen(viewModel: list).plainLines()
    #expect(lines.filter { $0.hasPrefix("⚠") } == ["⚠ The settings file p can't be written. Nothing was changed."])
    let one = SettingScreen.ViewModel(context, setting: .feedback)
    await one.send(.value("off"))
    try await one.expect(.submit, .changes(\.failure, to: full))
    #expect(one.text == "bell")
  }

  @Test func `a value that means nothing is refused, the next one mends it`() async throws {
    let list = try SettingsListScreen.ViewModel(context())
    let refused = SettingsError.unusable(.currency, "XXX")
    try await list.expect(.set(.currency, "XXX"), .changes(\.failure, to: refused))
    try await list.expect(.set(.currency, "eur"), .changes(\.failure, to: nil))
    #expect(list.text(of: .currency) == "EUR")
  }

  @Test func `a setting shows its value, and what it became`() async throws {
    let screen = SettingScreen(viewModel: .init(try context("fr_FR"), setting: .theme))
    let before = screen.plainLines()
    await screen.viewModel.send(.value("red"))
    await screen.viewModel.send(.submit)
    let after = screen.plainLines()
    await screen.viewModel.send(.value("mauve"))
    await screen.viewModel.send(.submit)
    let refused = screen.plainLines()
    #expect(before == ["blue"])
    #expect(after == ["✓ Thème : rouge"])
    #expect(
      refused == [
        "Thème",
        "⚠ « mauve » n’est pas une valeur du réglage « theme ». Valeurs possibles : green, blue, purple, pink, red.",
      ])
  }

  @Test func `the welcome is left for good`() async throws {
    router.push(.shared(.onboarding))
    let welcome = try OnboardingScreen.ViewModel(context())
    let preferences = welcome.dependencies.shared
    #expect(preferences[GeneralPreferences.onboarding])
    try await welcome.expect(.dismiss)
    #expect(!preferences[GeneralPreferences.onboarding])
    #expect(router.navigationPath.isEmpty)
    let kept = try store.read()
    #expect(kept == ["onboarding": "false"])
  }

  @Test func `a welcome that can't be left for good stays`() async throws {
    router.push(.shared(.onboarding))
    let welcome = try OnboardingScreen.ViewModel(context(FullStore()))
    try await welcome.expect(.dismiss, .changes(\.failure, to: .unwritable(path: "p")))
    let preferences = welcome.dependencies.shared
    #expect(preferences[GeneralPreferences.onboarding])
    #expect(router.navigationPath == [.shared(.onboarding)])
  }

  private func context(_ locale: String = "en_US") throws -> ScreenContext {
    try context(store, locale)
  }

  private func context(_ store: any SharedStorage, _ locale: String = "en_US") throws -> ScreenContext {
    var values = DependencyValues()
    values.locale = Locale(identifier: locale)
    values.timeZone = .gmt
    values.shared = try SharedState(store)
    return ScreenContext(router: router, dependencies: values)
  }
}

private struct FullStore: SharedStorage {
  func read() throws(SharedStateError) -> [String: String] { [:] }
  func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String] {
    throw .unwritable(path: "p")
  }
}
