import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// The list of contributions, and the routes to it and to the other screens.
@MainActor
@Suite struct ContributionScreensTests {
  @Test func `a page of the list, and what is beyond`() async throws {
    let world = try World()
    let screen = ContributionsListScreen(viewModel: .init(world.context, goal: .id(world.japan)))
    await screen.viewModel.send(.turn(to: Page(limit: 2, offset: 1)))
    let lines = screen.lines(in: EnvironmentValues()).map(\.plainText)
    #expect(lines == ["#4  3/27/2026  Money added  +$200", "#3  3/12/2026  Guide book    -$50", "… and 2 more"])
  }

  @Test(arguments: [40, 80, 120]) func `the whole list in French`(_ width: Int) async throws {
    let world = try World("fr_FR")
    let screen = ContributionsListScreen(viewModel: .init(world.context, goal: .id(world.japan)))
    await screen.appear()
    let lines = screen.plainLines(EnvironmentValues(width: width))
    let expected = [
      "#5  12/04/2026  Argent ajouté   +50 $US", "#4  27/03/2026  Argent ajouté  +200 $US",
      "#3  12/03/2026  Guide book      -50 $US", "#2  12/02/2026  Argent ajouté  +200 $US",
      "#1  12/01/2026  First deposit  +200 $US",
    ]
    #expect(lines == expected)
    #expect(screen.title.plainText == "🗾 Japan trip")
  }

  @Test func `a page beyond the last contribution doesn't say that there is none`() async throws {
    let world = try World()
    let screen = ContributionsListScreen(viewModel: .init(world.context, goal: .id(world.japan)))
    await screen.viewModel.send(.turn(to: Page(limit: 2, offset: 9)))
    let lines = screen.plainLines()
    #expect(lines == [])
  }

  @Test(arguments: [("en_US", "Nothing was put in yet"), ("fr_FR", "Aucun versement pour l’instant")])
  func `a goal without contributions says so`(_ locale: String, _ expected: String) async throws {
    let world = try World(locale, contributions: [])
    let screen = ContributionsListScreen(viewModel: .init(world.context, goal: .id(world.japan)))
    await screen.appear()
    let lines = screen.plainLines()
    #expect(lines == [expected])
  }

  @Test func `a failure of the list is shown in words`() async throws {
    let world = try World("fr_FR")
    let screen = ContributionsListScreen(viewModel: .init(world.context, goal: .id(world.japan)))
    world.log.failNext(with: .busy)
    await screen.appear()
    let lines = screen.lines(in: EnvironmentValues()).map(\.plainText)
    #expect(lines == ["⚠ Un autre programme utilise la base. Rien n’a été modifié ; réessayez."])
    try world.log.verify()
  }

  @Test func `N12 routes of the app`() throws {
    let world = try World()
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerContribution(world.context)
    let id = Samples.id(1)
    _ = try registry.resolve(AppDestination.contribution(.list(goal: .id(id))), as: ContributionsListScreen.self)
    _ = try registry.resolve(AppDestination.contribution(.importFile(goal: .id(id))), as: ContributionImportScreen.self)
    let create = AppDestination.contribution(.create(goal: .id(id)))
    let form = try registry.resolve(create, as: ContributionFormScreen.self)
    #expect(form.viewModel.mode == .create(of: .id(id)))
    let update = AppDestination.contribution(.update(.id(id)))
    let changed = try registry.resolve(update, as: ContributionFormScreen.self)
    #expect(changed.viewModel.mode == .update(.id(id)))
    _ = try registry.resolve(
      AppDestination.contribution(.move(from: .id(id), to: .id(id))), as: ContributionMoveScreen.self)
    _ = try registry.resolve(
      AppDestination.contribution(.deletion(.id(id), allowsNegativeTotal: false)), as: ContributionDeletionScreen.self)
  }
}
