import Foundation
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import ModuloScreensMocks
import ModuloUtilities
import TerminalKit
import Testing

/// A report on one period, on the sample day: 12 April 2026.
@MainActor
@Suite struct PeriodReportScreenTests {
  @Test func `the month of today is cut there, and compared with the same part of the one before`() async throws {
    let screen = try await screen(.month, in: World())
    await screen.press("c")
    let lines = screen.plainLines()
    #expect(
      lines.prefix(3) == [
        "Apr 2026  Apr 1, 2026 – Apr 12, 2026", "The month isn't over: up to today, Apr 12, 2026.",
        "Compared with the same part of the month before: Mar 1, 2026 – Mar 12, 2026.",
      ], "\(lines)")
    await screen.press("c")
    #expect(!screen.viewModel.isCompared)
    #expect(screen.viewModel.report?.span.daysBefore == nil)
  }

  @Test func `keys turn to other periods, and back to that of today`() async throws {
    let screen = try await screen(.month, in: World())
    await screen.press("p")
    #expect(screen.viewModel.model?.title == "Mar 2026")
    await screen.press("w")
    #expect(screen.viewModel.model?.title == "Q1 2026")
    await screen.press("w")
    #expect(screen.viewModel.model?.title == "2026")
    await screen.press("n")
    #expect(screen.viewModel.model?.empty == "It hasn't begun: Jan 1, 2027.")
    await screen.press("t")
    await screen.press("w")
    #expect(screen.viewModel.model?.title == "4/12/2026 – 4/18/2026")
    await screen.press("p")
    #expect(screen.viewModel.model?.title == "4/5/2026 – 4/11/2026")
  }

  @Test(arguments: [
    ("2026-02", "Feb 2026"), ("2025-Q4", "Oct 2025"), ("2025", "Jan 2025"), ("yesterday", "Apr 2026"),
    ("2026-03-31", "Mar 2026"),
  ])
  func `a period is named by a day of it, or by its own name`(_ text: String, _ expected: String) async throws {
    let screen = PeriodReportScreen(viewModel: .init(try World().context, .month, of: nil))
    await screen.viewModel.send(.date(text))
    await screen.appear()
    #expect(screen.viewModel.model?.title == expected)
  }

  @Test func `the report is one read`() async throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    var world = try World()
    world.dependencies.registerProviders(on: storage)
    _ = try await screen(.year, in: world)
    let operations = storage.log.of(FakePeriodReportRepository.self).operations
    #expect(operations == ["fetchReport"])
  }

  @Test func `a failure is shown in words, and there is no page`() async throws {
    var world = try World()
    let storage = try MockStorage()
    world.dependencies.registerProviders(on: storage)
    let log = storage.log.of(FakePeriodReportRepository.self)
    log.failNext(with: .busy)
    let screen = try await screen(.week, in: world)
    #expect(screen.plainLines() == ["⚠ Another program is using the database. Nothing was changed; try again."])
    #expect(screen.page(in: EnvironmentValues()) == nil)
    try log.verify()
  }

  @Test func `a day that isn't one is refused, and the next one is read`() async throws {
    let screen = PeriodReportScreen(viewModel: .init(try World().context, .month, of: nil))
    await screen.viewModel.send(.date("2026-02-30"))
    await screen.appear()
    let hasFailed = screen.viewModel.failure != nil
    #expect(hasFailed)
    await screen.viewModel.send(.date("2026-02-28"))
    await screen.appear()
    #expect(screen.viewModel.failure == nil)
  }

  private func screen(_ kind: CalendarPeriod.Kind, in world: World) async throws -> PeriodReportScreen {
    let screen = PeriodReportScreen(viewModel: .init(world.context, kind, of: nil))
    await screen.appear()
    return screen
  }
}
