public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of reports on periods.
  public func registerPeriodReport(_ context: ScreenContext) {
    register(PeriodReportDestination.self) { destination in
      switch destination {
      case .report(let kind, let day): PeriodReportScreen(viewModel: .init(context, kind, of: day))
      }
    }
  }
}
