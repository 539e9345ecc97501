import DependencyKit
import DependencyKitMocks
import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
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

  private func lines(_ world: World) async throws -> [String] {
    let screen = SavingsOverviewScreen(viewModel: .init(world.context))
    await screen.appear()
    return screen.plainLines(EnvironmentValues(width: 80))
  }
}
