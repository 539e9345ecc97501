import DependencyKit
import DependencyKitMocks
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloScreensMocks
import TerminalKit
import Testing

/// All goals together on one screen.
@MainActor
@Suite struct SavingsOverviewTests {
  @Test func `what is due, how plans are kept, and what is saved`() async throws {
    let lines = try await lines(World())
    #expect(
      lines == [
        "Overview  Apr 12, 2026", "", "USD (4 goals)", "Due this month  $482.22", "Plan            $150 behind",
        "Saved           $7,300 of $30,500", "█████▊░░░░░░░░░░░░░░░░░░ 24%",
      ])
  }

  @Test func `ends that are near and ends that are past are listed`() async throws {
    var (soon, late) = (FinancialGoalEntity.japan, FinancialGoalEntity.laptop)
    soon.endDate = Samples.day(20_260_502)
    late.endDate = Samples.day(20_260_411)
    let lines = try await lines(World(goals: [soon, late]))
    #expect(
      lines.suffix(5) == [
        "Deadlines within 30 days", "#1  🗾  Japan trip  May 2, 2026  in 20 days  $2,400 to go", "", "Past their end",
        "#2  💻  Laptop  Apr 11, 2026  1 day ago  $1,300 to go",
      ])
  }

  @Test(arguments: [("en_US", "Welcome to Modulo"), ("fr_FR", "Bienvenue dans Modulo")])
  func `a new user is told the first steps`(_ locale: String, _ title: String) async throws {
    let lines = try await lines(World(locale, goals: []))
    #expect(lines.first == title)
    #expect(lines.last == "<takeFirstSteps>")
  }

  @Test func `the welcome is left out once it was seen, and the first steps stay`() async throws {
    let world = try World(goals: [])
    let all = try await lines(world)
    try world.context.dependencies.shared.set("false", for: .onboarding)
    let steps = try await lines(world)
    #expect(all.first == "Welcome to Modulo")
    #expect(steps.first == "<takeFirstSteps>")
    #expect(Array(all.suffix(steps.count)) == steps)
  }

  @Test func `archived goals alone are no new beginning`() async throws {
    var archived = FinancialGoalEntity.japan
    archived.isArchived = true
    let lines = try await lines(World(goals: [archived]))
    #expect(lines == ["Every goal is archived. <listArchivedGoals>"])
  }

  @Test func `appearing reads the goals, and a failure is said`() async throws {
    let world = try World()
    let viewModel = SavingsOverviewScreen.ViewModel(world.context)
    #expect(viewModel.overview == nil)
    try await viewModel.expect(
      .appear, .changes(\.overview?.goalCount, to: 4), .changes(\.day?.day, to: Samples.today),
      .changes(\.due?.count, to: 0))
    world.log.failNext(with: .busy)
    try await viewModel.expect(.appear, .changes(\.failure, to: .storage(.busy)))
    let lines = SavingsOverviewScreen(viewModel: viewModel).plainLines()
    #expect(lines == ["⚠ Another program is using the database. Nothing was changed; try again."])
    try world.log.verify()
  }

  @Test func `a part that can't be read is the failure of the whole`() async throws {
    let world = try World()
    let damaged = StorageError.damaged(.file(detail: "d"))
    let viewModel = SavingsOverviewScreen.ViewModel(world.context)
    for part in [world.portfolioLog, world.dayLog] {
      part.failNext(with: damaged)
      await viewModel.send(.appear)
      #expect(viewModel.failure == .storage(damaged))
      await viewModel.send(.appear)
      #expect(viewModel.failure == nil)
    }
    try world.log.verify()
  }

  @Test func `in a window there are panels, which Tab goes to and Enter opens`() async throws {
    let screen = SavingsOverviewScreen(viewModel: .init(try wealthy().context))
    await screen.open()
    #expect(screen.rows == [.goals, .due, .netWorth, .accounts])
    #expect(screen.selectedRow == .goals)
    let destinations = screen.rows.map { screen.keys(for: $0).bindings.first.map(KeyMeaning.init)?.destination }
    let expected: [AppDestination] = [
      .financialGoal(.list), .financialGoal(.list), .portfolio(.chart), .portfolio(.overview),
    ]
    #expect(destinations == expected)
    for panel: OverviewPanel in [.due, .netWorth, .accounts, .goals] {
      await screen.press(.tab, at: 0)
      #expect(screen.selectedRow == panel)
    }
    await screen.press(.backTab, at: 0)
    #expect(screen.selectedRow == .accounts)
    await screen.select(.netWorth)
    #expect(screen.selectedRow == .netWorth)
  }

  @Test(arguments: [(80, 24), (120, 40), (200, 60)])
  func `the panels fill the window, and say what a command prints`(_ width: Int, _ height: Int) async throws {
    let screen = SavingsOverviewScreen(viewModel: .init(try wealthy().context))
    await screen.open()
    var environment = EnvironmentValues(width: width)
    (environment.height, environment.selectedRow) = (height, 0)
    let lines = screen.lines(in: environment)
    let text = lines.map(\.plainText).joined(separator: "\n")
    #expect(lines.count == height)
    #expect(Set(lines.map(\.width)) == [width])
    for part in ["> Goals", "Due this month", "Japan trip", " Due ", " Net worth ", " Accounts "] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(RowLayout(lines).count == screen.rows.count)
  }

  @Test func `where no panel has room each part is a row with its title`() async throws {
    let screen = SavingsOverviewScreen(viewModel: .init(try wealthy().context))
    await screen.open()
    var environment = EnvironmentValues(width: 38)
    (environment.height, environment.selectedRow) = (12, 2)
    let lines = screen.lines(in: environment)
    let marked = lines.map(\.plainText).filter { $0.hasPrefix("> ") }.map { String($0.prefix(11)) }
    #expect(RowLayout(lines).count == screen.rows.count)
    #expect(marked == ["> Net worth"])
    environment.isAccessible = true
    environment.firstRowNumber = 1
    let numbered = screen.lines(in: environment).map(\.plainText).filter { $0.contains(". ") }
    #expect(numbered.prefix(4).map { String($0.prefix(7)) } == ["1. Goal", "2. Due", "3. Net ", "4. Acco"])
  }

  @Test func `what only a window shows is read by an app alone`() async throws {
    let viewModel = SavingsOverviewScreen.ViewModel(try wealthy().context)
    await viewModel.send(.appear)
    #expect(viewModel.series == nil && viewModel.halfYear == nil)
    await viewModel.send(.open)
    #expect(viewModel.series?.points.isEmpty == false && viewModel.halfYear != nil)
  }

  /// A world with a goal that ends soon and with accounts.
  private func wealthy() throws -> World {
    var soon = FinancialGoalEntity.japan
    soon.endDate = Samples.day(20_260_502)
    return try World(
      goals: [soon, .laptop], accounts: FinancialAccountEntity.samples, updates: BalanceUpdateEntity.samples)
  }

  private func lines(_ world: World) async throws -> [String] {
    let screen = SavingsOverviewScreen(viewModel: .init(world.context))
    await screen.appear()
    return screen.plainLines(EnvironmentValues(width: 80))
  }
}
