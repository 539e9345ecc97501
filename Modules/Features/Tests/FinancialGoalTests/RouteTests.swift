import ModuloCore
import ModuloFinancialGoal
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloUtilities
import NavigationKit
import TerminalKit
import Testing

/// Every destination of the goals opens its screen.
@MainActor
@Suite struct RouteTests {
  @Test func `N12 routes of the app`() throws {
    let world = try World()
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerFinancialGoal(world.context)
    registry.registerPeriodReport(world.context)
    let id = Samples.id(1)
    _ = try registry.resolve(AppDestination.financialGoal(.overview), as: SavingsOverviewScreen.self)
    _ = try registry.resolve(AppDestination.financialGoal(.list), as: FinancialGoalsListScreen.self)
    _ = try registry.resolve(AppDestination.financialGoal(.details(.id(id))), as: FinancialGoalDetailsScreen.self)
    _ = try registry.resolve(AppDestination.financialGoal(.chart(.id(id))), as: FinancialGoalChartScreen.self)
    _ = try registry.resolve(AppDestination.financialGoal(.report), as: SavingsReportScreen.self)
    let report = try registry.resolve(
      AppDestination.periodReport(.report(.quarter, Samples.day(20_260_201))), as: PeriodReportScreen.self)
    #expect(report.viewModel.period?.firstDay == Samples.day(20_260_101))
    let create = try registry.resolve(AppDestination.financialGoal(.create), as: FinancialGoalFormScreen.self)
    #expect(create.viewModel.mode == .create)
    let update = try registry.resolve(AppDestination.financialGoal(.update(.id(id))), as: FinancialGoalFormScreen.self)
    #expect(update.viewModel.mode == .update(.id(id)))
    _ = try registry.resolve(
      AppDestination.financialGoal(.archival(.id(id), isArchived: true)), as: FinancialGoalArchivalScreen.self)
    _ = try registry.resolve(AppDestination.financialGoal(.deletion(.id(id))), as: FinancialGoalDeletionScreen.self)
  }
}
