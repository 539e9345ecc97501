public import DependencyKit
public import ModuloDesignSystem
public import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Says which screen shows each destination of the goals.
  public func registerFinancialGoal(
    router: Router<AppDestination>, dependencies: DependencyValues = .current,
    theme: @autoclosure @escaping CurrentTheme = .standard
  ) {
    register(FinancialGoalDestination.self) { destination in
      switch destination {
      case .overview:
        SavingsOverviewScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .list:
        FinancialGoalsListScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .details(let id):
        FinancialGoalDetailsScreen(
          viewModel: .init(goalID: id, router: router, dependencies: dependencies), theme: theme())
      case .chart(let id):
        FinancialGoalChartScreen(
          viewModel: .init(goalID: id, router: router, dependencies: dependencies), theme: theme())
      case .report:
        SavingsReportScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .create:
        FinancialGoalFormScreen(
          viewModel: .init(mode: .create, router: router, dependencies: dependencies), theme: theme())
      case .update(let id):
        FinancialGoalFormScreen(
          viewModel: .init(mode: .update(id), router: router, dependencies: dependencies), theme: theme())
      case .archival(let id, let isArchived):
        FinancialGoalArchivalScreen(
          viewModel: .init(goalID: id, isArchived: isArchived, router: router, dependencies: dependencies),
          theme: theme())
      case .deletion(let id):
        FinancialGoalDeletionScreen(
          viewModel: .init(goalID: id, router: router, dependencies: dependencies), theme: theme())
      }
    }
  }
}
