public import ModuloCore
import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Says which screen shows each destination of the settings, and those that no single feature owns.
  public func registerSettings(_ context: ScreenContext) {
    register(SettingsDestination.self) { destination in
      switch destination {
      case .list: SettingsListScreen(viewModel: .init(context))
      case .setting(let setting): SettingScreen(viewModel: .init(context, setting: setting))
      }
    }
    register(SharedDestination.self) { destination in
      switch destination {
      case .onboarding: OnboardingScreen(viewModel: .init(context))
      }
    }
  }
}
