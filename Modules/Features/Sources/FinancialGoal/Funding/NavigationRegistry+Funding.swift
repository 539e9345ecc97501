public import ModuloCore
import ModuloModels
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the links between goals and accounts.
  public func registerFunding(_ context: ScreenContext) {
    register(FundingDestination.self) { destination in
      switch destination {
      case .list(let owner): FundingListScreen(viewModel: .init(context, of: owner))
      case .form(let goal, let account): FundingFormScreen(viewModel: .init(context, goal: goal, account: account))
      case .removal(let goal, let account):
        FundingRemovalScreen(viewModel: .init(context, untying: goal, from: account))
      }
    }
  }
}
