import CommandKit
import DependencyKit
import ModuloData
import ModuloModels
import ModuloNavigation
import ModuloUtilities

/// `modulo import`
struct ImportCommand: AddingCommand, ConfirmingCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "import",
      abstract: "Import files of banks: CSV, OFX, QIF, camt, MT940.",
      discussion: """
        Entries go into a goal, or the last balance of each day into an account, by default that of the file's IBAN. What is read \
        is shown and asked about first; a script gives --yes or --profile. Rows that were imported before are \
        skipped. `modulo import --help-hidden` has the options for a CSV file that no profile knows.
        """,
      subcommands: [ImportProfilesCommands.self],
      examples: [CommandExample("modulo import statement.ofx --account chase")])
  }

  @Argument(help: ArgumentHelp("The files; - for standard input.", valueName: "file"), completion: .file())
  var files: [FileArgument] = []

  @Option(help: ArgumentHelp("The goal for the entries.", valueName: "goal"), completion: .goals)
  var goal: String?

  @Option(help: ArgumentHelp("The account for the balances.", valueName: "account"), completion: .accounts)
  var account: String?

  @Option(help: ArgumentHelp("The layout of CSV files.", valueName: "profile"), completion: .profiles)
  var profile: String?

  @Option(
    help: ArgumentHelp("Probable duplicates.", valueName: "choice"),
    completion: .list(["skip", "import"]))
  var probable: ProbableArgument?

  @Flag(help: .allowNegative)
  var allowNegative = false

  @OptionGroup(title: "Options of the files", visibility: .hidden) var form: BankFormOptions

  @OptionGroup var confirmation: ConfirmationOptions

  @OptionGroup var request: RequestOptions

  var contents: [FileArgument] { files }

  mutating func validate() throws(ValidationError) {
    if goal != nil, account != nil { throw ValidationError("'--goal' can't be used with '--account'.") }
    if files.filter({ $0 == .standardStream }).count > 1 { throw ValidationError("'-' can be given once.") }
  }

  mutating func run(in session: ConsoleSession) async throws {
    let screen = try session.open(.data(.importBankFiles), as: BankImportScreen.self)
    let importing = screen.viewModel
    if files.isEmpty { throw ConsoleFailure(BankImportError.missingPath, session.format) }
    let choices = try choices(in: session)
    for choice in choices { await importing.send(choice) }
    let dialogue = BankImportDialogue(importing, on: screen, confirmation, session)
    let (isSure, asksAboutDuplicates) = (profile != nil, probable == nil)
    if try await dialogue.goOnInApp(choices, isSure: isSure, asksAboutDuplicates: asksAboutDuplicates) { return }
    try await dialogue.recognize()
    try await dialogue.confirm(isSure: isSure, asksAboutDuplicates: asksAboutDuplicates)
    await session.showProgress(of: screen) { await importing.send(.submit) }
    try session.showBankImport(screen)
  }

  /// What the line says of the import.
  @MainActor private func choices(in session: ConsoleSession) throws -> [BankImportScreen.ViewModel.Action] {
    var choices: [BankImportScreen.ViewModel.Action] = [
      .selection(BankFileSelection(account: form.bankAccount, currency: form.currency?.code)),
      .probable(probable?.choice ?? .ask), .allowNegativeTotal(allowNegative),
      .sources(try files.map(session.wholeInput)), .options(options),
    ]
    if let goal { choices.append(.goal(try session.goal(goal))) }
    if let account { choices.append(.account(try session.account(account))) }
    return choices
  }

  /// What is known of CSV files.
  private var options: BankFileOptions {
    var options = form.options
    options.profile = profile
    return options
  }
}

/// What is done with probable duplicates.
struct ProbableArgument: ExpressibleByArgument {
  let choice: ProbableDuplicates

  init?(argument: String) {
    guard let choice = ProbableDuplicates(rawValue: argument), choice != .ask else { return nil }
    self.choice = choice
  }

  static var allValueStrings: [String] { ["skip", "import"] }

  var defaultValueDescription: String { choice.rawValue }
}

/// The code of a currency in a file: three letters, also of a currency that the program doesn't know.
struct CurrencyCodeArgument: ExpressibleByArgument {
  let code: String

  init?(argument: String) {
    guard argument.utf8.count == 3, argument.allSatisfy({ $0.isASCII && $0.isLetter }) else { return nil }
    code = argument.uppercased()
  }

  var defaultValueDescription: String { code }
}

extension ConsoleSession {
  /// The source of a file that is read more than once; standard input is read to its end.
  func wholeInput(_ file: FileArgument) throws -> InputSource {
    switch file {
    case .path(let path): .file(path: path)
    case .standardStream: .bytes(try input ?? content(of: file))
    }
  }

  /// Ends an import of files of banks. The JSON of refused files has the same shape, with their errors.
  func showBankImport(_ screen: BankImportScreen) throws {
    let model = screen.viewModel
    if let failure = model.failure, let refused = failure.report {
      throw ConsoleFailure(failure, format, json: BankImportJSON.report.json((refused, format)))
    }
    try showChange(screen, model.failure, model.report) { BankImportJSON.report.json(($0, format)) }
  }
}
