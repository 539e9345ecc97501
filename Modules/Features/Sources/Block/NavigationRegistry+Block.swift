public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of groups and blocks.
  public func registerBlock(_ context: ScreenContext) {
    register(BlockGroupDestination.self) { destination in
      switch destination {
      case .list: BlockGroupsListScreen(viewModel: .init(context))
      case .create: BlockGroupFormScreen(viewModel: .init(context, mode: .create))
      case .update(let group): BlockGroupFormScreen(viewModel: .init(context, mode: .update(group)))
      case .deletion(let group): BlockGroupDeletionScreen(viewModel: .init(context, group: group))
      }
    }
    register(BlockDestination.self) { destination in
      switch destination {
      case .list(let group): BlocksListScreen(viewModel: .init(context, group: group))
      case .create: BlockFormScreen(viewModel: .init(context, block: nil))
      case .update(let block): BlockFormScreen(viewModel: .init(context, block: block))
      case .details(let block): BlockDetailsScreen(viewModel: .init(context, block: block))
      case .deletion(let block): BlockDeletionScreen(viewModel: .init(context, block: block))
      case .icons: BlockIconsScreen(viewModel: .init(context))
      case .colors: BlockColorsScreen(viewModel: .init(context))
      }
    }
  }
}
