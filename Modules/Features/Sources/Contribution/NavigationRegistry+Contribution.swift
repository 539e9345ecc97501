public import ModuloCore
import ModuloModels
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the contributions' destinations.
  public func registerContribution(_ context: ScreenContext) {
    register(ContributionDestination.self) { destination in
      switch destination {
      case .list(let goal, let limits):
        ContributionsListScreen(viewModel: .init(context, goal: goal, matching: limits))
      case .filter(let goal, let limits):
        EntryFilterScreen<ContributionRule>(
          viewModel: .init(context, limits) { .contribution(.list(goal: goal, matching: $0)) })
      case .create(let goal): ContributionFormScreen(viewModel: .init(context, mode: .create(of: goal)))
      case .update(let contribution):
        ContributionFormScreen(viewModel: .init(context, mode: .update(contribution)))
      case .move(let source, let target): ContributionMoveScreen(viewModel: .init(context, from: source, to: target))
      case .deletion(let contribution, let allowsNegativeTotal):
        ContributionDeletionScreen(
          viewModel: .init(context, contribution: contribution, allowsNegativeTotal: allowsNegativeTotal))
      case .importFile(let goal): ContributionImportScreen(viewModel: .init(context, goal: goal))
      }
    }
  }
}
