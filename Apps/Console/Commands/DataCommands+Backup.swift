import CommandKit
import DependencyKit
import ModuloData
import ModuloNavigation

extension DataCommands {
  struct Backup: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Copy the data into a new file, and verify the copy.",
        discussion: "A file that is there already is never replaced. Others may go on using the data meanwhile.",
        examples: [CommandExample("modulo data backup savings.db")])
    }

    @Argument(help: ArgumentHelp("The file to make.", valueName: "file"), completion: .file())
    var file: PathArgument

    mutating func run() async throws {
      let session = DependencyValues.current.session
      let screen = try session.open(.data(.backup), as: DataBackupScreen.self)
      await screen.viewModel.send(.path(file.path))
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.backup, DataAnswer.backup)
    }
  }

  struct Restore: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Put a backup in the place of the data.",
        discussion: "It asks first, and verifies the backup. What was there before is kept in a file beside the data.",
        examples: [CommandExample("modulo data restore savings.db")])
    }

    @Argument(help: ArgumentHelp("The backup.", valueName: "file"), completion: .file())
    var file: PathArgument

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run() async throws {
      let session = DependencyValues.current.session
      let screen = try session.open(.data(.restore), as: DataRestoreScreen.self)
      await screen.viewModel.send(.path(file.path))
      try await session.confirm(confirmation) {
        await screen.appear()
        return screen.viewModel.question
      }
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.restoration, DataAnswer.restoration)
    }
  }
}
