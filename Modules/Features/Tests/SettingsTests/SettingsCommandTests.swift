import DependencyKit
import Foundation
import ModuloCore
import ModuloCoreMocks
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
  private let store = InMemoryPreferencesStore()

  @Test func `T17 shared persisted state`() async throws {
    let values = try dependencies()
    let list = SettingsListScreen.ViewModel(router: router, dependencies: values)
    let theme = SettingScreen.ViewModel(setting: .theme, router: router, dependencies: values)
    let welcome = OnboardingScreen.ViewModel(router: router, dependencies: values)
    let changes = Atomic(0)
    withObservationTracking {
      _ = list.models
    } onChange: {
      changes.add(1, ordering: .relaxed)
    }
    try await theme.expect(.change("pink"), changes: ["isSaved": true])
    let seen = changes.load(ordering: .relaxed)
    #expect(seen == 1)
    #expect(list.text(of: .theme) == "pink")
    try await list.expect(.toggle(.onboarding))
    #expect(!welcome.isDue)
    let restarted = SettingsListScreen.ViewModel(router: router, dependencies: try dependencies())
    #expect(restarted.text(of: .theme) == "pink")
    #expect(restarted.text(of: .onboarding) == "false")
  }

  @Test func `G13 rollback`() async throws {
    let values = try dependencies(FullStore())
    let list = SettingsListScreen.ViewModel(router: router, dependencies: values)
    let full = SettingsError.unwritable(path: "p")
    try await list.expect(.set(.theme, "pink"), changes: ["failure": full])
    #expect(list.text(of: .theme) == "blue")
    let lines = SettingsListScreen(viewModel: list).plainLines()
    #expect(lines.filter { $0.hasPrefix("⚠") } == ["⚠ The settings file p can't be written. Nothing was changed."])
    let one = SettingScreen.ViewModel(setting: .feedback, router: router, dependencies: values)
    try await one.expect(.change("off"), changes: ["failure": full])
    #expect(one.text == "true")
  }

  @Test func `a value that means nothing is refused, the next one mends it`() async throws {
    let list = SettingsListScreen.ViewModel(router: router, dependencies: try dependencies())
    let refused = SettingsError.unusable(.currency, "XXX")
    try await list.expect(.set(.currency, "XXX"), changes: ["failure": refused])
    try await list.expect(.set(.currency, "eur"), changes: ["failure": nil])
    #expect(list.text(of: .currency) == "EUR")
  }

  @Test func `a setting shows its value, and what it became`() async throws {
    let screen = SettingScreen(
      viewModel: .init(setting: .theme, router: router, dependencies: try dependencies("fr_FR")))
    let before = screen.plainLines()
    await screen.viewModel.send(.change("red"))
    let after = screen.plainLines()
    await screen.viewModel.send(.change("mauve"))
    let refused = screen.plainLines()
    #expect(before == ["blue"])
    #expect(after == ["✓ Thème : rouge"])
    #expect(
      refused == [
        "⚠ « mauve » n’est pas une valeur du réglage « theme ». Valeurs possibles : green, blue, purple, pink, red."
      ])
  }

  @Test func `the welcome is left for good`() async throws {
    router.push(.shared(.onboarding))
    let welcome = OnboardingScreen.ViewModel(router: router, dependencies: try dependencies())
    #expect(welcome.isDue)
    try await welcome.expect(.dismiss)
    #expect(!welcome.isDue)
    #expect(router.navigationPath.isEmpty)
    let kept = try store.read()
    #expect(kept == ["onboarding": "false"])
  }

  @Test func `a welcome that can't be left for good stays`() async throws {
    router.push(.shared(.onboarding))
    let welcome = OnboardingScreen.ViewModel(router: router, dependencies: try dependencies(FullStore()))
    try await welcome.expect(.dismiss, changes: ["failure": SettingsError.unwritable(path: "p")])
    #expect(welcome.isDue)
    #expect(router.navigationPath == [.shared(.onboarding)])
  }

  @Test func `the settings lead to where everything is deleted`() async throws {
    let list = SettingsListScreen.ViewModel(router: router, dependencies: try dependencies())
    try await list.expect(.deleteData)
    #expect(router.navigationPath == [.data(.deletion)])
  }

  private func dependencies(_ locale: String = "en_US") throws -> DependencyValues {
    try dependencies(store, locale)
  }

  private func dependencies(_ store: any PreferencesStore, _ locale: String = "en_US") throws -> DependencyValues {
    var values = DependencyValues()
    values.locale = Locale(identifier: locale)
    values.timeZone = .gmt
    values.preferences = try Preferences(store: store)
    return values
  }
}

private struct FullStore: PreferencesStore {
  func read() throws(PreferencesError) -> [String: String] { [:] }
  func set(_ text: String?, for name: String) throws(PreferencesError) -> [String: String] {
    throw .unwritable(path: "p")
  }
}
