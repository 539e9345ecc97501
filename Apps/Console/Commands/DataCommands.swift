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
      commandName: "data", abstract: "The data as a whole: where it is, and how it is kept safe.",
      subcommands: [
        Path.self, Check.self, Backup.self, Restore.self, Export.self, Import.self, Clean.self, Delete.self,
      ])
  }
}

extension DataCommands {
  struct Path: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Show where the data is, whether there is any or not.")
    }

    mutating func run() async throws {
      let session = DependencyValues.current.session
      let screen = try session.open(.data(.location), as: DataLocationScreen.self)
      if session.wantsJSON {
        try session.answer(DataAnswer.location(screen.viewModel.location))
      } else {
        try session.show(screen)
      }
    }
  }

  struct Check: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Look for faults in every row; a damaged file is read as far as that goes.",
        discussion: """
          Ends with 65 when there are faults. A row that can be read, but that a rule of today would refuse, is a warning, \
          with what mends it.
          """)
    }

    mutating func run() async throws {
      let session = DependencyValues.current.session
      let screen = try session.open(.data(.check), as: DataCheckScreen.self)
      await session.showProgress(of: screen) { await screen.appear() }
      let path = session.dependencies.dataProvider.location
      if case .faulty(let check) = screen.viewModel.failure {
        throw ConsoleFailure(DataError.faulty(check), session.format, answer: DataAnswer.check(check, at: path))
      }
      try session.show(screen, screen.viewModel.failure, screen.viewModel.check) { DataAnswer.check($0, at: path) }
    }
  }

  struct Clean: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Remove unfinished files beside the data, which programs left behind when they were killed.",
        discussion: "It asks first, and names them. What a program still writes is left alone.")
    }

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run() async throws {
      let session = DependencyValues.current.session
      let screen = try session.open(.data(.cleaning), as: DataCleaningScreen.self)
      await screen.appear()
      try session.require(screen.viewModel.failure)
      if let question = screen.viewModel.question { try await session.confirm(confirmation) { question } }
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.deleted, DataAnswer.cleaning)
    }
  }

  struct Delete: ParsableCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete everything: goals, contributions, accounts, balances and rates.",
        discussion: """
          It asks first. `modulo data backup FILE` makes a backup before. Copies beside the data are named, and stay \
          unless --with-copies says otherwise.
          """)
    }

    @Flag(help: "Delete what restores kept and the backups beside the data, too.")
    var withCopies = false

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run() async throws {
      let session = DependencyValues.current.session
      let screen = try session.open(.data(.deletion), as: DataDeletionScreen.self)
      await screen.viewModel.send(.includeCopies(withCopies))
      try await session.delete(screen.viewModel, on: screen, confirmation, DataAnswer.deletion)
    }
  }
}
