public import ModuloCore
import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Registers the screens of the goals' destinations.
  public func registerFinancialGoal(_ context: ScreenContext) {
    register(FinancialGoalDestination.self) { destination in
      switch destination {
      case .overview: SavingsOverviewScreen(viewModel: .init(context))
      case .list: FinancialGoalsListScreen(viewModel: .init(context))
      case .details(let id): FinancialGoalDetailsScreen(viewModel: .init(context, goalID: id))
      case .chart(let id): FinancialGoalChartScreen(viewModel: .init(context, goalID: id))
      case .report: SavingsReportScreen(viewModel: .init(context))
      case .create: FinancialGoalFormScreen(viewModel: .init(context, mode: .create))
      case .update(let id): FinancialGoalFormScreen(viewModel: .init(context, mode: .update(id)))
      case .archival(let id, let isArchived):
        FinancialGoalArchivalScreen(viewModel: .init(context, goalID: id, isArchived: isArchived))
      case .deletion(let id): FinancialGoalDeletionScreen(viewModel: .init(context, goalID: id))
      }
    }
  }
}
