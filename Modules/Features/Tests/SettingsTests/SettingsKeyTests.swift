import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloScreens
import ModuloScreensMocks
import ModuloSettings
import NavigationKit
import TerminalKit
import Testing

/// The keys of the settings, the welcome and the tutorial: each does what its label says.
@MainActor
@Suite struct SettingsKeyTests {
  private let context: ScreenContext

  init() throws {
    let storage = try MockStorage(groups: [], blocks: [])
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: "en_US")
    values.uuid = .incrementing
    values.shared = SharedState()
    values.registerProviders(on: storage)
    context = ScreenContext(router: Router(), dependencies: values)
  }

  @Test func `T17 space steps through the values of a setting that has a few, enter opens any`() async throws {
    let screen = SettingsListScreen(viewModel: .init(context))
    let other = SettingsListScreen(viewModel: .init(context))
    let data = KeyMeaning("o", "Data", .data(.location))
    let history = KeyMeaning("H", "History", .history(.list))
    let tutorial = KeyMeaning("U", "Tutorial", .shared(.tutorial))
    for (index, setting) in Setting.allCases.enumerated() {
      let change = setting.choices.isEmpty ? [] : [KeyMeaning("space", "Change")]
      #expect(
        screen.meanings(at: index) == [KeyMeaning("enter", "Edit", .settings(.setting(setting)))] + change + [
          data, history, tutorial,
        ])
    }
    for row in [4, 5, 6, 8, 9] { await screen.press(.space, at: row) }
    #expect(other.viewModel.models.suffix(6).map(\.value) == ["purple", "on", "flash", "8 hours", "off", "seen"])
    for _ in ThemeColor.allCases { await other.press(.space, at: 4) }
    #expect(screen.viewModel.text(of: .theme) == "purple")
    var environment = EnvironmentValues()
    environment.selectedRow = 5
    #expect(screen.plainLines(environment)[5] == "> Accessible form (accessible)  on")
    for expected in ["Sunday", "Monday"] {
      await screen.press(.space, at: 3)
      #expect(other.viewModel.models[3].value == expected)
    }
    for _ in 0..<6 { await screen.press(.space, at: 3) }
    #expect(other.viewModel.models[3].value == "automatic")
    #expect(screen.keyConflicts(at: 4).isEmpty)
  }

  @Test(arguments: [
    (Setting.theme, "pink", "pink"), (.currency, "eur", "EUR"), (.longSession, "12", "12"), (.accessible, "on", "true"),
  ])
  func `a setting is a form of one field`(_ setting: Setting, _ input: String, _ stored: String) async throws {
    let screen = SettingScreen(viewModel: .init(context, setting: setting))
    await screen.open()
    let isTaken = await screen.fields.first?.set(input)
    #expect(isTaken == true)
    #expect(screen.viewModel.text != stored)
    await screen.press(.escape)
    #expect(screen.viewModel.commands.take() == [.confirm(.leaveWithoutSaving, then: .discard)])
    var environment = EnvironmentValues()
    environment.form = FormState()
    #expect(screen.plainLines(environment).count == 1)
    await screen.press(.control("s"))
    #expect(screen.viewModel.text == stored)
    #expect(screen.keyConflicts().isEmpty)
  }

  @Test func `D39 the welcome leads to the tutorial, which is held and finished with keys (REC)`() async throws {
    try context.router.present(route: .fullScreenCover, .shared(.onboarding))
    let welcome = OnboardingScreen(viewModel: .init(context))
    #expect(welcome.meanings() == [KeyMeaning("enter", "Begin"), KeyMeaning("U", "Tutorial")])
    await welcome.press("U")
    #expect(context.router.navigationPath == [.shared(.tutorial)])
    #expect(!context.router.isFullScreenPresented)
    #expect(context.dependencies.shared[GeneralPreferences.onboarding] == false)
    let tutorial = TutorialScreen(viewModel: .init(context))
    #expect(tutorial.meanings() == [KeyMeaning("enter", "Try it")])
    #expect(tutorial.fields.isEmpty)
    await tutorial.press(.enter)
    #expect(tutorial.meanings() == [KeyMeaning("ctrl+s", "Finish")])
    _ = await tutorial.fields.first?.set("Tea")
    await tutorial.press(.control("s"))
    #expect(tutorial.viewModel.sessions.map(\.session.memo) == ["Tea"])
    #expect(context.router.navigationPath.isEmpty)
    #expect(welcome.keyConflicts().union(tutorial.keyConflicts()).isEmpty)
  }
}
