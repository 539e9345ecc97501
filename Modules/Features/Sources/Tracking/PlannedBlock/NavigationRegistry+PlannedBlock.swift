public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of what is planned.
  public func registerPlannedBlock(_ context: ScreenContext) {
    register(PlannedBlockDestination.self) { destination in
      switch destination {
      case .list(let day): PlannedBlocksListScreen(viewModel: .init(context, day: day))
      case .create(let block, let day):
        PlannedBlockFormScreen(viewModel: .init(context, mode: .create(of: block, on: day)))
      case .update(let plan): PlannedBlockFormScreen(viewModel: .init(context, mode: .update(plan)))
      case .move(let plan): PlannedBlockFormScreen(viewModel: .init(context, mode: .move(plan)))
      case .copy(let day): PlannedBlockCopyScreen(viewModel: .init(context, day: day))
      case .deletion(let plan): PlannedBlockDeletionScreen(viewModel: .init(context, plan: plan))
      case .comparison: PlannedComparisonScreen(viewModel: .init(context))
      }
    }
  }
}
