public import DependencyKit
public import ModuloDesignSystem
public import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Says which screen shows each destination of the contributions.
  public func registerContribution(
    router: Router<AppDestination>, dependencies: DependencyValues = .current,
    theme: @autoclosure @escaping CurrentTheme = .standard
  ) {
    register(ContributionDestination.self) { destination in
      switch destination {
      case .list(let goalID):
        ContributionsListScreen(
          viewModel: .init(goalID: goalID, router: router, dependencies: dependencies), theme: theme())
      case .create(let goalID):
        ContributionFormScreen(
          viewModel: .init(goalID: goalID, mode: .create, router: router, dependencies: dependencies), theme: theme())
      case .update(let goalID, let id):
        ContributionFormScreen(
          viewModel: .init(goalID: goalID, mode: .update(id), router: router, dependencies: dependencies),
          theme: theme())
      case .move(let goalID, let targetID):
        ContributionMoveScreen(
          viewModel: .init(sourceID: goalID, targetID: targetID, router: router, dependencies: dependencies),
          theme: theme())
      case .deletion(let goalID, let id):
        ContributionDeletionScreen(
          viewModel: .init(goalID: goalID, contributionID: id, router: router, dependencies: dependencies),
          theme: theme())
      case .importFile(let goalID):
        ContributionImportScreen(
          viewModel: .init(goalID: goalID, router: router, dependencies: dependencies), theme: theme())
      }
    }
  }
}
