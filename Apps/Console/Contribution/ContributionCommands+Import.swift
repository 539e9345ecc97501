import CommandKit
import DependencyKit
import ModuloContribution
import ModuloModels
import ModuloNavigation

extension ContributionCommands {
  struct Import: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Import contributions from a CSV file: all rows, or none.",
        discussion: """
          Rows that were imported before are skipped, so a file can be imported again; a row with the day and \
          the amount of a contribution made by hand is imported with a warning. A column of currencies, such as Currency or Devise, has to agree with \
          the goal. A year in two digits is read when only one century gives a day from 1970 to next year. A file \
          without a negative amount whose column of C and D, or of debit and credit, seems to hold the signs is refused. \
          FILE may be - for standard input.
          """,
        examples: [
          CommandExample("modulo contribution import japan savings.csv --name description"),
          CommandExample(
            "modulo contribution import japan bank.csv --date \"Transaction Date\" --date-format dd/MM/yyyy "
              + "--deposit \"Credit Amount\" --withdrawal \"Debit Amount\""),
        ])
    }

    @Argument(help: .goal, completion: .goals)
    var goal: String

    @Argument(help: ArgumentHelp("The CSV file.", valueName: "file"), completion: .file())
    var file: FileArgument

    @Option(help: ArgumentHelp("The column with the day. (default: date)", valueName: "column"))
    var date: String?

    @Option(
      help: ArgumentHelp("The column with the amount, negative when taken out. (default: amount)", valueName: "column"))
    var amount: String?

    @Option(help: ArgumentHelp("The column with what was put in; needs --withdrawal.", valueName: "column"))
    var deposit: String?

    @Option(help: ArgumentHelp("The column with what was taken out; needs --deposit.", valueName: "column"))
    var withdrawal: String?

    @Option(help: ArgumentHelp("The column with the name. (default: name, where there is one)", valueName: "column"))
    var name: String?

    @OptionGroup var form: FileFormOptions

    @Flag(help: "The first row is data; columns are named by number, from 1.")
    var noHeader = false

    @Flag(help: "Read amounts as they are, also when another column seems to hold their signs.")
    var signsAsWritten = false

    @Flag(help: .allowNegative)
    var allowNegative = false

    @OptionGroup var request: RequestOptions

    var content: FileArgument? { file }

    mutating func validate() throws(ValidationError) {
      if (deposit == nil) != (withdrawal == nil) {
        throw ValidationError("'--deposit' and '--withdrawal' go together.")
      }
      if amount != nil && deposit != nil {
        throw ValidationError("'--amount' can't be used with '--deposit' and '--withdrawal'.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let goal = try session.goal(goal)
      let screen = try session.open(.contribution(.importFile(goal: goal)), as: ContributionImportScreen.self)
      let importing = screen.viewModel
      await importing.send(.source(session.input(file)))
      await importing.send(.column(.date, date))
      await importing.send(.separateAmounts(deposit != nil))
      await importing.send(.column(.amount, amount))
      await importing.send(.column(.deposit, deposit))
      await importing.send(.column(.withdrawal, withdrawal))
      await importing.send(.column(.name, name))
      for (option, text) in form.texts { await importing.send(.option(option, text)) }
      await importing.send(.header(!noHeader))
      await importing.send(.signsAsWritten(signsAsWritten))
      await importing.send(.allowNegativeTotal(allowNegative))
      await session.showProgress(of: screen) { await importing.send(.submit) }
      try session.showImport(screen, importing.failure, importing.report, ContributionJSON.importing)
    }
  }
}
