public import ModuloCore
import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Registers the screens of the contributions' destinations.
  public func registerContribution(_ context: ScreenContext) {
    register(ContributionDestination.self) { destination in
      switch destination {
      case .list(let goalID): ContributionsListScreen(viewModel: .init(context, goalID: goalID))
      case .create(let goalID): ContributionFormScreen(viewModel: .init(context, goalID: goalID, mode: .create))
      case .update(let goalID, let id):
        ContributionFormScreen(viewModel: .init(context, goalID: goalID, mode: .update(id)))
      case .move(let goalID, let targetID):
        ContributionMoveScreen(viewModel: .init(context, sourceID: goalID, targetID: targetID))
      case .deletion(let goalID, let id):
        ContributionDeletionScreen(viewModel: .init(context, goalID: goalID, contributionID: id))
      case .importFile(let goalID): ContributionImportScreen(viewModel: .init(context, goalID: goalID))
      }
    }
  }
}
