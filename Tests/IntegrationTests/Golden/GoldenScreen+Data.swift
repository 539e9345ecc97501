import Foundation
import ModuloData
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloScreens
import ModuloSettings
import TerminalKit

extension GoldenScreen {
  static let settings = [
    GoldenScreen("onboarding") { try $0.open(.shared(.onboarding), as: OnboardingScreen.self) },
    GoldenScreen("settings") { world in
      let screen = try world.open(.settings(.list), as: SettingsListScreen.self)
      await screen.appear()
      return screen
    },
  ]

  static let data = [
    GoldenScreen("data-location") { try $0.open(.data(.location), as: DataLocationScreen.self) },
    GoldenScreen("data-check") { world in
      let screen = try world.open(.data(.check), as: DataCheckScreen.self)
      await screen.open()
      return screen
    },
    GoldenScreen("data-backup") { try await backup(in: $0) },
    GoldenScreen("data-restore") { world in
      _ = try await backup(in: world)
      let screen = try world.open(.data(.restore), as: DataRestoreScreen.self)
      for action in [DataRestoreScreen.ViewModel.Action.path("/savings.db"), .submit] {
        await screen.viewModel.send(action)
      }
      return screen
    },
    GoldenScreen("data-export") { try await export(in: $0) },
    GoldenScreen("data-import", .empty) { world in
      let screen = try world.open(.data(.importAll), as: DataImportScreen.self)
      await screen.viewModel.send(.source(.file(path: "/nowhere/savings.json")))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("data-copy") { world in
      let screen = try world.open(.data(.copy), as: DataCopyScreen.self)
      await screen.viewModel.send(.target("/copy.db"))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("book-members") { world in
      let screen = try world.open(.book(.members), as: BookMembersScreen.self)
      await screen.appear()
      return screen
    },
    GoldenScreen("book-invitation") { world in
      let screen = try world.open(.book(.invitation), as: BookInvitationScreen.self)
      await screen.viewModel.send(.role("zoe"))
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("data-cleaning") { world in
      let screen = try world.open(.data(.cleaning), as: DataCleaningScreen.self)
      await screen.viewModel.send(.submit)
      return screen
    },
    GoldenScreen("data-deletion") { world in
      let screen = try world.open(.data(.deletion), as: DataDeletionScreen.self)
      await screen.viewModel.send(.ask)
      return screen
    },
  ]

  @MainActor private static func backup(in world: GoldenWorld) async throws -> any Screen {
    let screen = try world.open(.data(.backup), as: DataBackupScreen.self)
    for action in [DataBackupScreen.ViewModel.Action.path("/savings.db"), .submit] {
      await screen.viewModel.send(action)
    }
    return screen
  }

  @MainActor private static func export(in world: GoldenWorld) async throws -> any Screen {
    let screen = try world.open(.data(.exportAll), as: DataExportScreen.self)
    await screen.viewModel.send(.target(.file(path: "/savings.json")))
    await screen.viewModel.send(.submit)
    return screen
  }
}
