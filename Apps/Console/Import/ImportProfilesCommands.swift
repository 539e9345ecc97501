import CommandKit
import DependencyKit
import ModuloCore
import ModuloData
import ModuloDesignSystem
import ModuloModels
import ModuloNavigation
import ModuloUtilities
import TerminalKit

/// `modulo import profiles …`
struct ImportProfilesCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "profiles", abstract: "Layouts of the CSV files of banks.",
      subcommands: [List.self, Show.self, Save.self, Delete.self])
  }
}

extension ImportProfilesCommands {
  struct List: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "List the profiles: those that come with the program, and one's own.")
    }

    @OptionGroup var output: CSVOptions

    mutating func run(in session: ConsoleSession) async throws {
      let rows = try session.profileRows()
      if output.csv { return try session.writeCSV(BankProfileJSON.row.csv(rows)) }
      if session.wantsJSON { return try session.printJSON(BankProfileJSON.list.json(rows)) }
      let words = session.format.strings.bankImport
      let columns = [Table.Column(), Table.Column(), Table.Column()]
      let cells = rows.map { row in
        [
          TerminalText(row.profile.name), TerminalText(row.profile.title.singleLine),
          TerminalText(row.isOwn ? words.own : ""),
        ]
      }
      try session.print(Table(columns, rows: cells).lines(in: session.environment))
    }
  }

  struct Show: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Write a profile as the JSON text that `save` reads.",
        examples: [CommandExample("modulo import profiles show chase-checking > mine.json")])
    }

    @Argument(help: ArgumentHelp("The name of the profile.", valueName: "profile"), completion: .profiles)
    var name: String

    mutating func run(in session: ConsoleSession) async throws {
      let row = try session.profile(name)
      if session.wantsJSON { return try session.printJSON(BankProfileJSON.profile.json(row)) }
      try session.write(BankProfileJSON.text(of: row.profile))
    }
  }

  struct Save: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Save the layout of a CSV file as a profile, or a profile that was written by hand.",
        discussion: """
          FILE is a statement, read with the options that `modulo import` takes, or the JSON text of a profile, in \
          a file whose name ends in .json. The profile lies in a folder beside the settings. One of those that come with the \
          program is never replaced, and one's own only with --force.
          """,
        examples: [
          CommandExample("modulo import profiles save mybank statement.csv --day-order dmy --sign signed"),
          CommandExample("modulo import profiles save mybank mine.json --force"),
        ])
    }

    @Argument(help: ArgumentHelp("The name of the profile: letters, digits and -.", valueName: "name"))
    var name: String

    @Argument(help: ArgumentHelp("The statement, or the JSON text.", valueName: "file"), completion: .file())
    var file: PathArgument

    @Option(help: ArgumentHelp("What the list calls it; the name if not given.", valueName: "text"))
    var title: String?

    @OptionGroup var document: DocumentOptions

    @OptionGroup(title: "Options of the files", visibility: .hidden) var form: BankFormOptions

    mutating func validate() throws(ValidationError) {
      if !BankProfile.isName(name) {
        throw ValidationError("The name of a profile has letters, digits and -, 64 at most.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let profile = try await file.path.hasSuffix(".json") ? written(session) : recognized(session)
      try session.changeProfiles { store throws(OwnProfileError) in
        try store.save(profile, replaces: document.force)
      }
      if session.wantsJSON { return try session.printJSON(BankProfileJSON.profile.json((profile, true))) }
      let message = Message(session.format.strings.bankImport.saved(profile.name), .success)
      try session.print(message.lines(in: session.environmentOfChange))
      if session.options.isDryRun { session.tell(session.format.console.dryRun) }
    }

    /// The profile that was written by hand.
    @MainActor private func written(_ session: ConsoleSession) throws -> BankProfile {
      let bytes = try session.content(of: .path(file.path))
      let profile: BankProfile
      do throws(OwnProfileError) { profile = try BankProfile(json: bytes, path: file.path) } catch {
        throw ConsoleFailure(error, session.format)
      }
      return try made(title ?? profile.title, profile.variants, session)
    }

    /// The profile of the layout of a statement.
    @MainActor private func recognized(_ session: ConsoleSession) async throws -> BankProfile {
      let screen = try session.open(.data(.importBankFiles), as: BankImportScreen.self)
      await screen.viewModel.send(.options(form.options))
      await screen.viewModel.send(.sources([.file(path: file.path)]))
      await screen.viewModel.send(.recognize)
      try session.require(screen.viewModel.failure)
      do throws(BankProfileError) {
        if let profile = try screen.viewModel.files.first?.profile(named: name, title: title ?? name) { return profile }
      } catch {
        throw badProfile(error, session)
      }
      throw ConsoleFailure(.dataError, code: "noCSV", message: session.format.strings.bankImport.needsNoProfile)
    }

    @MainActor private func made(
      _ title: String, _ variants: [BankFileOptions], _ session: ConsoleSession
    ) throws -> BankProfile {
      do { return try BankProfile(name: name, title: title, variants: variants) } catch {
        throw badProfile(error, session)
      }
    }

    @MainActor private func badProfile(_ error: BankProfileError, _ session: ConsoleSession) -> ConsoleFailure {
      ConsoleFailure(.dataError, code: "badProfile", message: error.text(session.format.language))
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Delete a profile of one's own.", discussion: "It asks first.")
    }

    @Argument(help: ArgumentHelp("The name of the profile.", valueName: "name"), completion: .ownProfiles)
    var name: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      let (row, words) = (try session.profile(name), session.format.strings.bankImport)
      guard row.isOwn else {
        throw ConsoleFailure(.failure, code: "shippedProfile", message: words.shippedStays(name))
      }
      try await session.confirm(.loss(words.deletionQuestion(name)), confirmation)
      try session.changeProfiles { store throws(OwnProfileError) in try store.delete(name) }
      if session.wantsJSON { return try session.printJSON(BankProfileJSON.profile.json(row)) }
      let message = Message(words.deleted(name), .success)
      try session.print(message.lines(in: session.environmentOfChange))
      if session.options.isDryRun { session.tell(session.format.console.dryRun) }
    }
  }
}

extension ConsoleSession {
  /// The profiles that come with the program, and one's own, in the order of their names.
  func profileRows() throws -> [BankProfileJSON.Row] {
    var own: [BankProfile] = []
    try changeProfiles { store throws(OwnProfileError) in own = try store.all() }
    return (BankProfile.shipped.map { ($0, false) } + own.map { ($0, true) }).sorted { $0.0.name < $1.0.name }
  }

  /// Reads or changes the profiles of one's own; in a dry run, a change is only checked.
  func changeProfiles(_ change: (any BankProfileStore) throws(OwnProfileError) -> Void) throws {
    guard let store = dependencies.bankProfileStore else { return }
    do throws(OwnProfileError) { try change(store) } catch { throw ConsoleFailure(error, format) }
  }

  /// The profile of a name.
  ///
  /// - Throws: A failure when there is none.
  func profile(_ name: String) throws -> BankProfileJSON.Row {
    if let row = try profileRows().first(where: { $0.profile.name == name }) { return row }
    throw ConsoleFailure(BankImportError.file(name: name, .unknownProfile(name)), format)
  }
}
