public import DependencyKit
public import ModuloDesignSystem
public import ModuloNavigation
public import NavigationKit
public import TerminalKit

extension NavigationRegistry<any Screen> {
  /// Says which screen shows each destination of the data as a whole.
  public func registerData(
    router: Router<AppDestination>, dependencies: DependencyValues = .current,
    theme: @autoclosure @escaping CurrentTheme = .standard
  ) {
    register(DataDestination.self) { destination in
      switch destination {
      case .location: DataLocationScreen(viewModel: .init(router: router, dependencies: dependencies))
      case .check: DataCheckScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .backup: DataBackupScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .restore: DataRestoreScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .exportAll: DataExportScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .importAll: DataImportScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .cleaning: DataCleaningScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      case .deletion: DataDeletionScreen(viewModel: .init(router: router, dependencies: dependencies), theme: theme())
      }
    }
  }
}
