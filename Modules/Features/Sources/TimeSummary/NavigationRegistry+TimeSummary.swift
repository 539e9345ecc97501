public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of calendars and sums of time.
  public func registerTimeSummary(_ context: ScreenContext) {
    register(TimeSummaryDestination.self) { destination in
      switch destination {
      case .sums: TimeSummaryScreen(viewModel: .init(context))
      case .calendar(let month): BlockCalendarScreen(viewModel: .init(context, month: month))
      case .reset: TimeResetScreen(viewModel: .init(context))
      }
    }
  }
}
