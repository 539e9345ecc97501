public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the destinations of hourly rates.
  public func registerHourlyRate(_ context: ScreenContext) {
    register(HourlyRateDestination.self) { destination in
      switch destination {
      case .list: HourlyRatesListScreen(viewModel: .init(context))
      case .create(let owner): HourlyRateFormScreen(viewModel: .init(context, owner: owner))
      case .month(let month): WorthMonthScreen(viewModel: .init(context, month: month))
      case .deletion(let rate): HourlyRateDeletionScreen(viewModel: .init(context, hourlyRate: rate))
      }
    }
  }
}
