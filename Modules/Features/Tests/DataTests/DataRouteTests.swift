import ModuloData
import ModuloNavigation
import ModuloScreens
import NavigationKit
import TerminalKit
import Testing

/// Every destination of the data as a whole opens its screen.
@MainActor
@Suite struct DataRouteTests {
  @Test func `N12 routes of the app`() throws {
    let world = try World()
    let registry = NavigationRegistry<any InteractiveScreen>()
    registry.registerData(world.context)
    _ = try registry.resolve(AppDestination.data(.location), as: DataLocationScreen.self)
    _ = try registry.resolve(AppDestination.data(.check), as: DataCheckScreen.self)
    _ = try registry.resolve(AppDestination.data(.backup), as: DataBackupScreen.self)
    _ = try registry.resolve(AppDestination.data(.restore), as: DataRestoreScreen.self)
    _ = try registry.resolve(AppDestination.data(.exportAll), as: DataExportScreen.self)
    _ = try registry.resolve(AppDestination.data(.importAll), as: DataImportScreen.self)
    _ = try registry.resolve(AppDestination.data(.cleaning), as: DataCleaningScreen.self)
    _ = try registry.resolve(AppDestination.data(.deletion), as: DataDeletionScreen.self)
  }
}
