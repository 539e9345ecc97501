public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of targets and of days off.
  public func registerTimeTarget(_ context: ScreenContext) {
    register(TimeTargetDestination.self) { destination in
      switch destination {
      case .list: TargetsListScreen(viewModel: .init(context))
      case .details(let reference): TargetDetailsScreen(viewModel: .init(context, of: reference))
      case .form(let reference): TargetFormScreen(viewModel: .init(context, of: reference))
      case .ending(let reference, let day):
        TargetEndingScreen(viewModel: .init(context, ending: reference, after: day))
      case .deletion(let reference, let day):
        TargetDeletionScreen(viewModel: .init(context, targetOf: reference, from: day))
      case .daysOff: DaysOffListScreen(viewModel: .init(context))
      case .daysOffForm: DaysOffFormScreen(viewModel: .init(context))
      case .working(let first, let last):
        WorkingDaysScreen(viewModel: .init(context, working: min(first, last)...max(first, last)))
      }
    }
  }
}
