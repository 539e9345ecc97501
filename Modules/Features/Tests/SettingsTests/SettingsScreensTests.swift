import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloSettings
import NavigationKit
import TerminalKit
import Testing

/// The settings and the welcome.
@MainActor
@Suite struct SettingsScreensTests {
  @Test func `what was chosen is shown, the rest is automatic`() throws {
    let screen = try SettingsListScreen(viewModel: .init(context("en_US")))
    let lines = screen.lines(in: EnvironmentValues()).map(\.plainText)
    #expect(
      lines == [
        "Currency (currency)           EUR",
        "Locale (locale)               automatic",
        "Time zone (timeZone)          automatic",
        "Week start (weekStart)        automatic",
        "Theme (theme)                 blue",
        "Accessible form (accessible)  off",
        "Feedback (feedback)           bell",
        "Long session (longSession)    8 hours",
        "History (history)             on",
        "Welcome (onboarding)          not seen yet",
      ])
  }

  @Test func `the settings in French`() throws {
    let screen = try SettingsListScreen(viewModel: .init(context("fr_FR")))
    let lines = screen.plainLines()
    let expected = [
      "Devise (currency)                EUR",
      "Langue et région (locale)        automatique",
      "Fuseau horaire (timeZone)        automatique",
      "Début de la semaine (weekStart)  automatique",
      "Thème (theme)                    bleu",
      "Forme accessible (accessible)    désactivé",
      "Signal (feedback)                sonore",
      "Longue session (longSession)     8 heures",
      "Historique (history)             activé",
      "Accueil (onboarding)             pas encore vu",
    ]
    #expect(lines == expected)
    #expect(screen.title.plainText == "Réglages")
  }

  @Test func `the welcome in English at 40 columns`() throws {
    let screen = try OnboardingScreen(viewModel: .init(context("en_US")))
    let lines = screen.plainLines(EnvironmentValues(width: 40))
    let expected = [
      "Welcome to Modulo", "", "Keep your savings by goal, each with its", "own target and end.", "",
      "Put money in, take money out, or import", "what your bank says.", "", "Know what each month has to bring, and",
      "what this one still lacks.", "",
      "List your accounts and debts, and follow", "your net worth.", "",
      "Count your time in blocks of an hour,", "and see where your day went.",
    ]
    #expect(lines == expected)
  }

  @Test(arguments: ["en_US", "fr_FR"]) func `no line is wider than asked`(_ locale: String) throws {
    let context = try context(locale)
    let settings = SettingsListScreen(viewModel: .init(context))
    let welcome = OnboardingScreen(viewModel: .init(context))
    for width in 1...120 {
      let environment = EnvironmentValues(width: width)
      let widest = (settings.lines(in: environment) + welcome.lines(in: environment)).map(\.width).max() ?? 0
      #expect(widest <= width)
    }
  }

  @Test func `the welcome is said in the person's language`() throws {
    let screen = try OnboardingScreen(viewModel: .init(context("fr_FR")))
    let first = screen.lines(in: EnvironmentValues()).first?.plainText
    #expect(first == "Bienvenue dans Modulo")
  }

  @Test func `N12 routes of the app`() throws {
    let registry = NavigationRegistry<any InteractiveScreen>()
    try registry.registerSettings(context("en_US"))
    _ = try registry.resolve(AppDestination.settings(.list), as: SettingsListScreen.self)
    let one = try registry.resolve(AppDestination.settings(.setting(.theme)), as: SettingScreen.self)
    #expect(one.viewModel.setting == .theme)
    _ = try registry.resolve(AppDestination.shared(.onboarding), as: OnboardingScreen.self)
  }

  private func context(_ locale: String) throws -> ScreenContext {
    var values = DependencyValues()
    values.locale = Locale(identifier: locale)
    values.timeZone = .gmt
    values.shared = SharedState(inMemory: ["currency": "EUR"])
    return ScreenContext(router: Router(), dependencies: values)
  }
}
