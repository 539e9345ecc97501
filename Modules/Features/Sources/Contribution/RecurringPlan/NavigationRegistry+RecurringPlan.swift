public import ModuloCore
import ModuloModels
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the plans' destinations.
  public func registerRecurringPlan(_ context: ScreenContext) {
    register(RecurringPlanDestination.self) { destination in
      switch destination {
      case .list(let owner): RecurringPlansListScreen(viewModel: .init(context, of: owner))
      case .create(let owner): RecurringPlanFormScreen(viewModel: .init(context, mode: .create(of: owner)))
      case .update(let plan): RecurringPlanFormScreen(viewModel: .init(context, mode: .update(plan)))
      case .deletion(let plan): RecurringPlanDeletionScreen(viewModel: .init(context, plan: plan))
      case .due: DueListScreen(viewModel: .init(context))
      case .entry(let selection): DueEntryScreen(viewModel: .init(context, selection))
      case .skipping(let selection): DueSkippingScreen(viewModel: .init(context, skipping: selection))
      }
    }
  }
}
