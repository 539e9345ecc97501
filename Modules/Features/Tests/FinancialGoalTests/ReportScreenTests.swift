import Foundation
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import TerminalKit
import Testing

/// The report, in short on a terminal and in full as a page.
@MainActor
@Suite struct ReportScreenTests {
  @Test(arguments: [
    ("en_US", ["Savings", "As of Apr 12, 2026", "USD  $7,300 of $30,500, 24%"]),
    ("fr_FR", ["Épargne", "Au 12 avr. 2026", "USD  7 300 $US sur 30 500 $US, 24 %"]),
  ])
  func `the report in short`(_ locale: String, _ expected: [String]) async throws {
    let screen = try await screen(in: World(locale))
    #expect(screen.plainLines() == expected)
    // In the app, whose keys can't write it, it says how the page is written.
    var environment = EnvironmentValues(width: 80)
    environment.height = 24
    let app = screen.plainLines(environment)
    #expect(app.contains("<writeReport>"))
  }

  @Test func `the page has every goal, the nearest end first`() async throws {
    let page = try #require(try await screen(in: World()).page(in: EnvironmentValues()))
    let places = try ["Laptop", "Japan trip", "Car", "Emergency fund"].map {
      try #require(page.range(of: "\($0)</bdi>")).lowerBound
    }
    #expect(places == places.sorted())
  }

  @Test func `the report is one read, however many goals there are`() async throws {
    let world = try World()
    _ = try await screen(in: world)
    #expect(world.log.operations == ["fetchAllDetailed"])
  }

  @Test func `the net worth is one read, however many accounts there are`() async throws {
    let world = try World(accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
    let screen = try await screen(in: world)
    #expect(world.portfolioLog.operations == ["fetchReport"])
    #expect(screen.viewModel.portfolio?.accounts.count == 4)
  }

  @Test func `a failure is shown in words, and there is no page`() async throws {
    let world = try World()
    world.log.failNext(with: .busy)
    let screen = try await screen(in: world)
    #expect(screen.plainLines() == ["⚠ Another program is using the database. Nothing was changed; try again."])
    #expect(screen.page(in: EnvironmentValues()) == nil)
    try world.log.verify()
  }

  private func screen(in world: World) async throws -> SavingsReportScreen {
    let screen = SavingsReportScreen(viewModel: .init(world.context))
    await screen.appear()
    return screen
  }
}
