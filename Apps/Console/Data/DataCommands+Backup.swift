import CommandKit
import DependencyKit
import ModuloData
import ModuloNavigation

extension DataCommands {
  struct Backup: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Copy the data into a new file, and verify the copy.",
        discussion: """
          An existing file is never replaced. Other programs may use the data meanwhile. The copy has the history too, and \
          so what deleted rows were; with --without-history it has none.
          """,
        examples: [CommandExample("modulo data backup savings.db")])
    }

    @Argument(help: ArgumentHelp("The output file.", valueName: "file"), completion: .file())
    var file: PathArgument

    @Flag(help: "Leave the history out.")
    var withoutHistory = false

    mutating func run(in session: ConsoleSession) async throws {
      try session.checkIsForeign(file.path)
      let screen = try session.open(.data(.backup), as: DataBackupScreen.self)
      await screen.viewModel.send(.path(file.path))
      await screen.viewModel.send(.omitHistory(withoutHistory))
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.backup, DataJSON.backup.json)
    }
  }

  struct Restore: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Replace the data with a backup.",
        discussion: "It asks first, and verifies the backup. The old data is kept in a file beside the new.",
        examples: [CommandExample("modulo data restore savings.db")])
    }

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"), completion: .file())
    var file: PathArgument

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.data(.restore), as: DataRestoreScreen.self)
      await screen.viewModel.send(.path(file.path))
      try await session.submit(screen.viewModel, confirmation)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.restoration, DataJSON.restoration.json)
    }
  }
}
