public import ModuloCore
import ModuloNavigation
public import ModuloScreens
public import NavigationKit

extension NavigationRegistry<any InteractiveScreen> {
  /// Registers the screens of the settings' destinations, and those of no single feature.
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
      case .tutorial: TutorialScreen(viewModel: .init(context))
      }
    }
  }
}
