import CommandKit
import DependencyKit
import ModuloData
import ModuloModels
import ModuloNavigation
import ModuloProviders

/// `modulo data …`
struct DataCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "data", abstract: "The data as a whole: its path, backups, checks and transfer.",
      subcommands: [
        Path.self, Check.self, Backup.self, Restore.self, Export.self, Import.self, Copy.self, Clean.self, Delete.self,
      ])
  }
}

extension DataCommands {
  struct Path: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Show the path of the database, even before there is one.")
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.data(.location), as: DataLocationScreen.self)
      if session.wantsJSON {
        try session.printJSON(DataJSON.location.json(screen.viewModel.location))
      } else {
        try session.show(screen)
      }
    }
  }

  struct Check: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Check every row for faults; a damaged file is read as far as possible.",
        discussion: """
          Exits with 65 if there are faults. A row that can be read, but that a current rule would refuse, is a warning, \
          with the command that fixes it.
          """)
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.data(.check), as: DataCheckScreen.self)
      await session.showProgress(of: screen) { await screen.open() }
      let path = session.dependencies.dataProvider.location
      if case .faulty(let check) = screen.viewModel.failure {
        throw ConsoleFailure(DataError.faulty(check), session.format, json: DataJSON.check.json((check, path)))
      }
      try session.show(screen, screen.viewModel.failure, screen.viewModel.check) { DataJSON.check.json(($0, path)) }
    }
  }

  struct Clean: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Remove unfinished files that killed programs left beside the data.",
        discussion: "It asks first, and names them. Files that are still being written are left alone.")
    }

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.data(.cleaning), as: DataCleaningScreen.self)
      try await session.delete(screen.viewModel, on: screen, confirmation, DataJSON.cleaning.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract:
          "Delete everything: savings, accounts, rates, time, plans and targets.",
        discussion: """
          It asks first. `modulo data backup FILE` makes a backup before. Copies beside the data are named, and stay \
          unless --with-copies says otherwise.
          """,
        suggestion: .deletion)
    }

    @Flag(help: "Delete the backups and the old data beside the database too.")
    var withCopies = false

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.data(.deletion), as: DataDeletionScreen.self)
      await screen.viewModel.send(.includeCopies(withCopies))
      try await session.delete(screen.viewModel, on: screen, confirmation, DataJSON.deletion.json)
    }
  }
}
