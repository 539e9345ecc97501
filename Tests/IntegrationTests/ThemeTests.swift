import DependencyKit
import Foundation
import ModuloCore
import ModuloDesignSystem
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloScreens
import ModuloSettings
import NavigationKit
import TerminalKit
import Testing

/// The theme and the language are one choice for every screen.
@MainActor
@Suite struct ThemeTests {
  private let registry = NavigationRegistry<any InteractiveScreen>()
  private let store = InMemorySharedStorage()
  private let preferences: SharedState

  init() throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: "en_US")
    preferences = try SharedState(store)
    values.shared = preferences
    values.followedRegion = FollowedRegion(locale: values.locale)
    values.registerProviders(on: storage)
    let context = ScreenContext(router: Router(), dependencies: values)
    registry.registerFinancialGoal(context)
    registry.registerSettings(context)
  }

  @Test func `T17 a theme that one screen chooses is seen on another that is open, and after a restart`() async throws {
    let open = try await list()
    let blue = drawn(open)
    let setting = try registry.resolve(AppDestination.settings(.setting(.theme)), as: SettingScreen.self)
    await setting.viewModel.send(.value("pink"))
    await setting.viewModel.send(.submit)
    let pink = drawn(open)
    #expect(pink != blue)
    let opened = drawn(try await list())
    #expect(opened == pink)
    let restarted = try SharedState(store)[GeneralPreferences.theme]
    #expect(restarted == .pink)
  }

  @Test func `T17 a language that one screen chooses is seen on another that is open`() async throws {
    let open = try await list()
    let english = drawn(open)
    let setting = try registry.resolve(AppDestination.settings(.setting(.locale)), as: SettingScreen.self)
    await setting.viewModel.send(.value("fr_FR"))
    await setting.viewModel.send(.submit)
    let french = drawn(open)
    #expect(english.contains("no end"))
    #expect(french.contains("sans échéance"))
  }

  private func list() async throws -> FinancialGoalsListScreen {
    let screen = try registry.resolve(AppDestination.financialGoal(.list), as: FinancialGoalsListScreen.self)
    await screen.appear()
    return screen
  }

  private func drawn(_ screen: any Screen) -> String {
    var environment = EnvironmentValues(width: 80, colorDepth: .truecolor)
    environment.theme = Theme(preferences[GeneralPreferences.theme])
    return Renderer(environment).render(screen.lines(in: environment))
  }
}
