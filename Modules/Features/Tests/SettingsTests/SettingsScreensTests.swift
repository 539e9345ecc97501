import DependencyKit
import Foundation
import ModuloCore
import ModuloNavigation
import ModuloSettings
import NavigationKit
import TerminalKit
import Testing

/// The settings and the welcome.
@MainActor
@Suite struct SettingsScreensTests {
  @Test func `what was chosen is shown, the rest is automatic`() throws {
    let screen = SettingsListScreen(viewModel: .init(router: Router(), dependencies: try dependencies("en_US")))
    let lines = screen.lines(in: EnvironmentValues()).map(\.plainText)
    #expect(lines == ["Currency   EUR", "Locale     automatic", "Time zone  automatic"])
  }

  @Test func `the welcome is said in the person's language`() throws {
    let screen = OnboardingScreen(viewModel: .init(router: Router(), dependencies: try dependencies("fr_FR")))
    let first = screen.lines(in: EnvironmentValues()).first?.plainText
    #expect(first == "Bienvenue dans Modulo")
  }

  @Test func `N12 routes of the app`() throws {
    let registry = NavigationRegistry<any Screen>()
    registry.registerSettings(router: Router(), dependencies: try dependencies("en_US"))
    _ = try registry.resolve(AppDestination.settings(.list), as: SettingsListScreen.self)
    _ = try registry.resolve(AppDestination.shared(.onboarding), as: OnboardingScreen.self)
  }

  private func dependencies(_ locale: String) throws -> DependencyValues {
    var values = DependencyValues()
    values.locale = Locale(identifier: locale)
    values.timeZone = .gmt
    values.preferences = try Preferences(store: InMemoryPreferencesStore(["currency": "EUR"]))
    return values
  }
}
