import Foundation
import ModuloContribution
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The list of contributions, the import, and the routes to them.
@MainActor
@Suite struct ContributionScreensTests {
  @Test func `a page of the list, and what is beyond`() async throws {
    let world = try World()
    let screen = ContributionsListScreen(
      viewModel: .init(goalID: world.japan, router: world.router, dependencies: world.dependencies))
    await screen.viewModel.send(.turn(to: Page(limit: 2, offset: 1)))
    let lines = screen.lines(in: EnvironmentValues()).map(\.plainText)
    #expect(lines == ["#4  3/27/2026  Money added  +$200", "#3  3/12/2026  Guide book    -$50", "… and 2 more"])
  }

  @Test func `a failure of the list is shown in words`() async throws {
    let world = try World("fr_FR")
    let screen = ContributionsListScreen(
      viewModel: .init(goalID: world.japan, router: world.router, dependencies: world.dependencies))
    world.log.failNext(with: .busy)
    await screen.appear()
    let lines = screen.lines(in: EnvironmentValues()).map(\.plainText)
    #expect(lines == ["⚠ Un autre programme utilise la base. Rien n’a été modifié ; réessayez."])
  }

  @Test func `an import says what became of the rows`() async throws {
    let world = try World()
    let screen = importScreen(in: world)
    let file = try temporaryFile("Day;In;Out;Text\n01.04.2026;10,50;;Gift\n02.04.2026;;0;x\n")
    for action in [
      ContributionImportScreen.ViewModel.Action.source(.file(path: file)),
      .columns(date: "Day", amount: nil, deposit: "In", withdrawal: "Out", name: "Text"), .dateFormat("dd.MM.yyyy"),
      .decimalMark(","), .delimiter(";"), .encoding("latin1"), .header(true), .submit,
    ] {
      await screen.viewModel.send(action)
    }
    #expect(screen.viewModel.failure == nil)
    let lines = screen.lines(in: EnvironmentValues()).map(\.plainText)
    #expect(lines == ["✓ 2 rows read, 1 imported, 1 skipped", "skipped 1: the amount is zero (line 3)"])
  }

  @Test(arguments: [
    (ContributionImportScreen.ViewModel.Action.dateFormat("QQ"), ImportOption.dateFormat, "QQ"),
    (.decimalMark(";"), .decimalMark, ";"), (.delimiter("ab"), .delimiter, "ab"),
    (.encoding("utf-99"), .encoding, "utf-99"),
  ])
  func `an option that means nothing is refused`(
    _ action: ContributionImportScreen.ViewModel.Action, _ option: ImportOption, _ text: String
  ) async throws {
    let world = try World()
    let screen = importScreen(in: world)
    await screen.viewModel.send(action)
    await screen.viewModel.send(.submit)
    #expect(screen.viewModel.failure == .unusableOption(option, text))
  }

  @Test func `N12 routes of the app`() throws {
    let world = try World()
    let registry = NavigationRegistry<any Screen>()
    registry.registerContribution(router: world.router, dependencies: world.dependencies)
    let id = Samples.id(1)
    _ = try registry.resolve(AppDestination.contribution(.list(goalID: id)), as: ContributionsListScreen.self)
    _ = try registry.resolve(AppDestination.contribution(.importFile(goalID: id)), as: ContributionImportScreen.self)
    let create = AppDestination.contribution(.create(goalID: id))
    let form = try registry.resolve(create, as: ContributionFormScreen.self)
    #expect(form.viewModel.mode == .create)
    let update = AppDestination.contribution(.update(goalID: id, contributionID: id))
    let changed = try registry.resolve(update, as: ContributionFormScreen.self)
    #expect(changed.viewModel.mode == .update(id))
  }

  private func importScreen(in world: World) -> ContributionImportScreen {
    ContributionImportScreen(
      viewModel: .init(goalID: world.japan, router: world.router, dependencies: world.dependencies))
  }

  private func temporaryFile(_ text: String) throws -> String {
    let url = FileManager.default.temporaryDirectory
      .appendingPathComponent("features-\(ProcessInfo.processInfo.globallyUniqueString).csv")
    try Data(text.utf8).write(to: url)
    return url.path
  }
}
