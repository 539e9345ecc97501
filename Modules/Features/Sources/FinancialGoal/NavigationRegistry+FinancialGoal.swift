public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the goals' destinations.
  public func registerFinancialGoal(_ context: ScreenContext) {
    register(FinancialGoalDestination.self) { destination in
      switch destination {
      case .overview: SavingsOverviewScreen(viewModel: .init(context))
      case .list: FinancialGoalsListScreen(viewModel: .init(context))
      case .details(let goal): FinancialGoalDetailsScreen(viewModel: .init(context, goal: goal))
      case .chart(let goal): FinancialGoalChartScreen(viewModel: .init(context, goal: goal))
      case .forecast(let goal): FinancialGoalForecastScreen(viewModel: .init(context, goal: goal))
      case .report: SavingsReportScreen(viewModel: .init(context))
      case .create: FinancialGoalFormScreen(viewModel: .init(context, mode: .create))
      case .update(let goal): FinancialGoalFormScreen(viewModel: .init(context, mode: .update(goal)))
      case .archival(let goal, let isArchived):
        FinancialGoalArchivalScreen(viewModel: .init(context, goal: goal, isArchived: isArchived))
      case .deletion(let goal): FinancialGoalDeletionScreen(viewModel: .init(context, goal: goal))
      }
    }
  }
}
