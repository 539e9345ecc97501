public import DependencyKit
public import ModuloDesignSystem
public import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Says which screen shows each destination of the settings, and those that no single feature owns.
  public func registerSettings(
    router: Router<AppDestination>, dependencies: DependencyValues = .current,
    theme: @autoclosure @escaping CurrentTheme = .standard
  ) {
    register(SettingsDestination.self) { destination in
      switch destination {
      case .list: SettingsListScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .setting(let setting):
        SettingScreen(viewModel: .init(setting: setting, router: router, dependencies: dependencies), theme: theme())
      }
    }
    register(SharedDestination.self) { destination in
      switch destination {
      case .onboarding: OnboardingScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      }
    }
  }
}
