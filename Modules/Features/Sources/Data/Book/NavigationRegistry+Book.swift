public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of books on servers.
  public func registerBook(_ context: ScreenContext) {
    register(BookDestination.self) { destination in
      switch destination {
      case .members: BookMembersScreen(viewModel: .init(context))
      case .invitation: BookInvitationScreen(viewModel: .init(context))
      case .creation: BookCreationScreen(viewModel: .init(creatingBook: context))
      case .removal(let role): BookMemberRemovalScreen(viewModel: .init(context, member: role))
      }
    }
  }
}
