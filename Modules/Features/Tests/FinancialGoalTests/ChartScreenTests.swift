import Foundation
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import TerminalKit
import Testing

/// The months of a goal, turned by pages and selected.
@MainActor
@Suite struct ChartScreenTests {
  @Test func `pages are turned, and the month pointed at is told`() async throws {
    let screen = try await screen(of: .emergencyFund)
    let viewModel = screen.viewModel
    #expect(viewModel.chart.pageCount == 2)
    #expect(viewModel.model?.label == "Nov 2025 – Apr 2026")
    await viewModel.send(.select(Samples.month(202_603)))
    #expect(viewModel.model?.selectionText == "Mar 2026: -$400")
    await viewModel.send(.showEarlier)
    #expect(viewModel.model?.label == "Oct 2025")
    #expect(viewModel.model?.selectionText == nil)
    await viewModel.send(.showEarlier)
    #expect(viewModel.chart.page == 1)
    await viewModel.send(.showLater)
    #expect(viewModel.chart.page == 0)
    await viewModel.send(.turn(to: 9))
    #expect(viewModel.chart.page == 1)
  }

  @Test func `appearing again keeps the page`() async throws {
    let screen = try await screen(of: .emergencyFund)
    await screen.viewModel.send(.turn(to: 1))
    await screen.viewModel.send(.select(Samples.month(202_510)))
    await screen.appear()
    #expect(screen.viewModel.chart.page == 1)
    #expect(screen.viewModel.chart.selected?.net == .usd(500))
  }

  @Test func `the page in English`() async throws {
    let screen = try await screen(of: .emergencyFund)
    await screen.viewModel.send(.select(Samples.month(202_603)))
    let lines = screen.plainLines(EnvironmentValues(width: 80))
    #expect(
      lines == [
        "🛟 Emergency fund  #3",
        "",
        "Nov 2025 – Apr 2026",
        "$500 ┤ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿           ⣀⣀⣀⣀⣀⣀⣀⣀⣀ ⢕⢕⢕⢕⢕⢕⢕⢕⢕",
        "     │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿           ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⢕⢕⢕⢕⢕⢕⢕⢕⢕",
        "     │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿           ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⢕⢕⢕⢕⢕⢕⢕⢕⢕",
        "     │ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⣿⣿⣿⣿⣿⣿⣿⣿⣿           ⣿⣿⣿⣿⣿⣿⣿⣿⣿ ⢕⢕⢕⢕⢕⢕⢕⢕⢕",
        "  $0 ┤⠒⠛⠛⠛⠛⠛⠛⠛⠛⠛⠒⠛⠛⠛⠛⠛⠛⠛⠛⠛⠒⠛⠛⠛⠛⠛⠛⠛⠛⠛⠒⠛⠛⠛⠛⠛⠛⠛⠛⠛⠒⣶⣶⣶⣶⣶⣶⣶⣶⣶⠒⠛⠛⠛⠛⠛⠛⠛⠛⠛⠒⠓⠓⠓⠓⠓⠓⠓⠓⠓",
        "     │                                         ⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "     │                                         ⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "     │                                         ⣿⣿⣿⣿⣿⣿⣿⣿⣿",
        "          Nov       Dec       Jan       Feb       Mar       Apr     Jul 27",
        "         +$500     +$500     +$500     +$500     -$400     +$400     +$500",
        "                                                   ▲",
        "▲ Mar 2026: -$400",
        "Forecast: $500 a month until Jul 2027",
        "",
        "The latest months; <showEarlierMonths(page: 1)>.",
      ])
  }

  @Test func `the page in French and ASCII`() async throws {
    let screen = try await screen(of: .japan, in: World("fr_FR"))
    let lines = screen.plainLines(EnvironmentValues(width: 80, characterSet: .ascii))
    #expect(
      lines == [
        "Japan trip  #1",
        "",
        "janv. 2026 - avr. 2026",
        "200 $US + ::::::::::::: :::::::::::::                             . . . . . . .",
        "        | ::::::::::::: :::::::::::::                             .'.'.'.'.'.'.",
        "        | ::::::::::::: ::::::::::::: :::::::::::::               .'.'.'.'.'.'.",
        "        | ::::::::::::: ::::::::::::: :::::::::::::               .'.'.'.'.'.'.",
        "100 $US + ::::::::::::: ::::::::::::: :::::::::::::               .'.'.'.'.'.'.",
        "        | ::::::::::::: ::::::::::::: ::::::::::::: ............. .'.'.'.'.'.'.",
        "        | ::::::::::::: ::::::::::::: ::::::::::::: ::::::::::::: .'.'.'.'.'.'.",
        "  0 $US +.:::::::::::::.:::::::::::::.:::::::::::::.:::::::::::::..:.:.:.:.:.:.",
        "              janv.         fevr.         mars          avr.         mai 27",
        "            +200 $US      +200 $US      +150 $US       +50 $US     +183,33 $US",
        "Prevision : 183,33 $US par mois jusqu'en mai 2027",
      ])
  }

  @Test func `the months go on to the forecast`() async throws {
    let screen = try await screen(of: .japan)
    let lines = screen.plainLines(EnvironmentValues(width: 80))
    #expect(lines.last == "Forecast: $183.33 a month until May 2027")
    #expect(lines.contains { $0.hasSuffix("May 27") })
  }

  @Test func `a goal without contributions has no chart`() async throws {
    let empty = FinancialGoalEntity(
      id: Samples.id(9), number: 1, name: "Japan trip", emoji: "🗾", goalAmountMinor: 3_000_00, currency: "USD",
      startDate: Samples.day(20_260_112))
    let screen = try await screen(of: empty, in: World(goals: [empty]))
    let lines = screen.plainLines()
    #expect(lines == ["🗾 Japan trip  #1", "", "Nothing was put in yet"])
    let svg = try #require(screen.svg(in: EnvironmentValues()))
    #expect(svg.contains("Nothing was put in yet"))
  }

  @Test func `the SVG is of the page that is shown`() async throws {
    let screen = try await screen(of: .emergencyFund)
    let latest = try #require(screen.svg(in: EnvironmentValues()))
    #expect(latest.contains("🛟 Emergency fund, Nov 2025 – Apr 2026"))
    await screen.viewModel.send(.showEarlier)
    let earlier = try #require(screen.svg(in: EnvironmentValues()))
    #expect(earlier.contains("🛟 Emergency fund, Oct 2025"))
  }

  @Test func `a failure is shown in words, and there is no SVG`() async throws {
    let world = try World()
    world.log.failNext(with: .busy)
    let screen = try await screen(of: .japan, in: world)
    #expect(screen.plainLines() == ["⚠ Another program is using the database. Nothing was changed; try again."])
    #expect(screen.svg(in: EnvironmentValues()) == nil)
    try world.log.verify()
  }

  private func screen(
    of goal: FinancialGoalEntity, in world: World? = nil
  ) async throws -> FinancialGoalChartScreen {
    let world = try world ?? World()
    let screen = FinancialGoalChartScreen(viewModel: .init(world.context, goal: .id(goal.id)))
    await screen.appear()
    return screen
  }
}
