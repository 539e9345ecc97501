import CommandKit
import DependencyKit
import ModuloData
import ModuloModels
import ModuloNavigation
import TerminalKit

extension DataCommands {
  struct Export: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Write everything as one JSON document, sorted and lossless.",
        discussion: """
          Without FILE, or with -, the document goes to standard output, with or without --json. An existing \
          file is never replaced. A row that is damaged ends it with 65; with --damaged such rows, and those that \
          belong to them, are left out and listed.
          """,
        examples: [
          CommandExample("modulo data export savings.json"), CommandExample("modulo data export | gzip > savings.gz"),
          CommandExample("modulo data export rest.json --damaged"),
        ])
    }

    @Argument(help: ArgumentHelp("The output file.", valueName: "file"), completion: .file())
    var file: FileArgument?

    @Flag(help: "Leave damaged rows out, and list them.")
    var damaged = false

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.data(.exportAll), as: DataExportScreen.self)
      await screen.viewModel.send(.omitDamage(damaged))
      guard case .path(let file) = file else { return try await stream(screen, session) }
      try session.checkIsForeign(file)
      await screen.viewModel.send(.target(.file(path: file)))
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.export, DataJSON.export.json)
    }

    /// A reader that went away ends the export quietly.
    @MainActor private func stream(_ screen: DataExportScreen, _ session: ConsoleSession) async throws {
      let sink = StandardOutputSink(session.streams.output)
      await screen.viewModel.send(.target(.pieces { try sink.write($0) }))
      await screen.viewModel.send(.submit)
      guard let failure = screen.viewModel.failure, sink.result != .readerGone else {
        guard let export = screen.viewModel.export else { return }
        let warning = session.format.strings.data.warning.kept(export.warnings, session.format)
        for text in [export.omissionText(session.format), warning] { if let text { session.tell(text) } }
        return
      }
      let failed = ConsoleFailure(failure, session.format)
      throw sink.hasWritten ? failed.withoutJSON() : failed
    }
  }

  struct Import: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Import an exported document into an empty database: all of it, or nothing.",
        discussion: "FILE may be - for standard input.",
        examples: [CommandExample("modulo data import savings.json")])
    }

    @Argument(help: ArgumentHelp("The document.", valueName: "file"), completion: .file())
    var file: FileArgument

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.data(.importAll), as: DataImportScreen.self)
      await screen.viewModel.send(.source(session.input(file)))
      await screen.viewModel.send(.submit)
      try session.showChange(screen, screen.viewModel.failure, screen.viewModel.counts, DataJSON.imported.json)
    }
  }
}

extension DataCommands {
  struct Copy: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Copy everything from one place to another: a file, or a book on a server.",
        discussion: """
          The history goes with it. SOURCE is checked before, and each row compared after. TARGET is a file that isn't \
          there, or a book that isn't there or is empty. Neither has to be the data that the other commands work on.
          """,
        examples: [
          CommandExample("modulo data copy savings.db \"postgresql://db.example.org/home?book=savings\""),
          CommandExample("modulo data copy \"postgresql://db.example.org/home?book=savings\" savings.db"),
        ])
    }

    @Argument(help: ArgumentHelp("A file, or the address of a book.", valueName: "source"), completion: .file())
    var source: PlaceArgument

    @Argument(help: ArgumentHelp("A new file, or the address of a book.", valueName: "target"), completion: .file())
    var target: PlaceArgument

    mutating func run(in session: ConsoleSession) async throws {
      if case .file(let path) = target.place { try session.checkIsForeign(path) }
      let screen = try session.open(.data(.copy), as: DataCopyScreen.self)
      let form = screen.viewModel
      await form.send(.source(source.text))
      await form.send(.target(target.text))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.copy, DataJSON.copy.json)
    }
  }
}
