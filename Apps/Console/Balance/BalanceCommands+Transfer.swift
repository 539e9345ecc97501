import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloPortfolio

extension BalanceCommands {
  struct Import: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Import balances from a CSV file: all rows, or none.",
        discussion: """
          The columns are date, account and balance, and currency, note and id if present. Days are written \
          2026-12-31, numbers with a point, debts below zero. An account is named exactly: by its whole name, its full \
          id or its number with the sign, #5. Of several balances of an account on one day the latest counts; the days \
          of the account show whether its newest row comes first or last, else --newest-first or --oldest-first says \
          it. Rows that were imported before are skipped, so a file can be imported again; a row with the day and \
          the amount of a balance made by hand is imported with a warning. In a file of `modulo balance export` each row has the id of its \
          balance: a row whose balance is there is skipped, and refused when the two \
          differ; a row without an id is a new balance. FILE may be - for standard input.
          """,
        examples: [
          CommandExample("modulo balance import balances.csv"),
          CommandExample("modulo balance import today.csv --newest-first"),
        ])
    }

    @Argument(help: ArgumentHelp("The CSV file.", valueName: "file"), completion: .file())
    var file: FileArgument

    @Flag(help: "The newest balance of each account comes first.")
    var newestFirst = false

    @Flag(help: "The oldest balance of each account comes first.")
    var oldestFirst = false

    @Flag(help: "Read balances as they are, also when another column seems to hold their signs.")
    var signsAsWritten = false

    @OptionGroup var request: RequestOptions

    var content: FileArgument? { file }

    mutating func validate() throws(ValidationError) {
      if newestFirst, oldestFirst { throw ValidationError("'--newest-first' can't be used with '--oldest-first'.") }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.balanceUpdate(.importFile), as: BalanceUpdateImportScreen.self)
      let form = screen.viewModel
      await form.send(.source(session.input(file)))
      await form.send(.order(newestFirst ? .newestFirst : oldestFirst ? .oldestFirst : nil))
      await form.send(.signsAsWritten(signsAsWritten))
      await session.showProgress(of: screen) { await form.send(.submit) }
      try session.showImport(screen, form.failure, form.report, BalanceJSON.importing)
    }
  }

  struct Export: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Write balances as a CSV file that `modulo balance import` reads.",
        discussion: """
          Each row has the id of its balance, by which `modulo balance import` knows it. Without FILE, or with -, the \
          rows go to standard output, with or without --json. An existing file is never replaced.
          """,
        examples: [
          CommandExample("modulo balance export balances.csv"),
          CommandExample("modulo balance export --account marcus"),
        ])
    }

    @Argument(help: ArgumentHelp("The output file.", valueName: "file"), completion: .file())
    var file: FileArgument?

    @Option(
      help: ArgumentHelp("The account; all accounts by default.", valueName: "account"),
      completion: .accounts)
    var account: String?

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let account = try account.map { try session.account($0, for: .showing) }
      let screen = try session.open(.balanceUpdate(.exportFile(account: account)), as: BalanceUpdateExportScreen.self)
      let kept = try await session.export(to: file) { write in
        await screen.viewModel.send(.receiver(write))
        await screen.viewModel.send(.submit)
        return screen.viewModel.failure
      }
      if let kept {
        try session.showChange(screen, nil, screen.viewModel.count) { BalanceJSON.export.json(($0, kept)) }
      }
    }
  }
}
