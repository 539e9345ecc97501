import DependencyKitMocks
import Foundation
import ModuloContribution
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreens
import ModuloScreensMocks
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

  @Test func `a list with limits says them in its head, and what its contributions add up to`() async throws {
    let world = try World()
    let limits = EntryFilterInput(since: "2026-03-01", until: "31 march", minimum: "100")
    let screen = ContributionsListScreen(viewModel: .init(world.context, goal: .id(world.japan), matching: limits))
    await screen.appear()
    #expect(
      screen.plainLines() == [
        "First day: Mar 1, 2026 · Last day: Mar 31, 2026 · At least: 100", "#4  3/27/2026  Money added  +$200",
        "1 contribution: +$200",
      ])
  }

  @Test func `the form of the limits puts the list with them in the place of the one in front`() async throws {
    let world = try World()
    let japan = NamedReference.id(world.japan)
    let router = world.context.router
    router.push([.financialGoal(.details(japan)), .contribution(.list(goal: japan))])
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerContribution(world.context)
    let form = try registry.resolve(
      AppDestination.contribution(.filter(goal: japan)), as: EntryFilterScreen<ContributionRule>.self)
    for (index, text) in ["", "", "Guide", "10", " "].enumerated() { _ = await form.fields[index].set(text) }
    await form.press(.control("s"))
    let limits = EntryFilterInput(text: "Guide", minimum: "10")
    let limited = AppDestination.contribution(.list(goal: japan, matching: limits))
    #expect(router.navigationPath == [.financialGoal(.details(japan)), limited])
    let list = try registry.resolve(limited, as: ContributionsListScreen.self)
    await list.viewModel.send(.clear)
    #expect(router.navigationPath == [.financialGoal(.details(japan)), .contribution(.list(goal: japan))])
  }

  @Test(arguments: [
    (["soon", "", "", "", ""], "First day"), (["", "soon", "", "", ""], "Last day"),
    (["2026-03-02", "2026-03-01", "", "", ""], "Last day"), (["", "", "", "much", ""], "At least"),
    (["", "", "", "", "much"], "At most"), (["", "", "", "2", "1"], "At most"),
  ])
  func `a limit that can't be is refused at its field, and the list stays as it is`(
    _ texts: [String], _ field: String
  ) async throws {
    let world = try World()
    let form = EntryFilterScreen<ContributionRule>(
      viewModel: .init(world.context, .all) { .contribution(.list(goal: nil, matching: $0)) })
    for (index, text) in texts.enumerated() { _ = await form.fields[index].set(text) }
    await form.press(.control("s"))
    #expect(form.viewModel.refusedField == field)
    #expect(form.viewModel.failure != nil)
    #expect(world.context.router.navigationPath.isEmpty)
  }

  @Test func `leaving the form asks where a limit was typed`() async throws {
    let world = try World()
    let form = EntryFilterModel<ContributionRule>(world.context, EntryFilterInput(minimum: "5")) {
      .contribution(.list(goal: nil, matching: $0))
    }
    try await form.expect(.close)
    await form.send(.limit(.search, "tip"))
    try await form.expect(.close, commands: [.confirm(.leaveWithoutSaving, then: .discard)])
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
