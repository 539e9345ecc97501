import CommandKit
import DependencyKit
import ModuloContribution
import ModuloModels
import ModuloNavigation
import ModuloUtilities

extension ContributionCommands {
  struct Import: ConsoleCommand {
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

    @Option(help: ArgumentHelp("How days are written, such as dd/MM/yyyy. (default: yyyy-MM-dd)", valueName: "format"))
    var dateFormat: String?

    @Option(help: ArgumentHelp("The mark before the decimals: . or ,", valueName: "mark"))
    var decimalMark = "."

    @Option(
      help: ArgumentHelp("The field separator: a character, or the word tab.", valueName: "character"),
      allowsEmpty: true)
    var delimiter = DelimiterArgument(text: ",")

    @Option(help: ArgumentHelp("How the file is encoded: utf-8, iso-8859-1 or windows-1252.", valueName: "encoding"))
    var encoding = "utf-8"

    @Flag(help: "The first row is data; columns are named by number, from 1.")
    var noHeader = false

    @Flag(help: "Read amounts as they are, also when another column seems to hold their signs.")
    var signsAsWritten = false

    @Flag(help: .allowNegative)
    var allowNegative = false

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
      let form = screen.viewModel
      await form.send(.source(session.input(file)))
      await form.send(.column(.date, date))
      await form.send(.separateAmounts(deposit != nil))
      await form.send(.column(.amount, amount))
      await form.send(.column(.deposit, deposit))
      await form.send(.column(.withdrawal, withdrawal))
      await form.send(.column(.name, name))
      await form.send(.option(.dateFormat, dateFormat))
      await form.send(.option(.decimalMark, decimalMark))
      await form.send(.option(.delimiter, delimiter.text))
      await form.send(.option(.encoding, encoding))
      await form.send(.header(!noHeader))
      await form.send(.signsAsWritten(signsAsWritten))
      await form.send(.allowNegativeTotal(allowNegative))
      await session.showProgress(of: screen) { await form.send(.submit) }
      try session.showImport(screen, form.failure, form.report, ContributionJSON.importing)
    }
  }
}

/// A delimiter as it was typed, which the form reads. A tab is the only one that is blank.
struct DelimiterArgument: ExpressibleByArgument {
  let text: String

  init(text: String) { self.text = text }

  init?(argument: String) {
    guard !argument.isBlank || argument == "\t" else { return nil }
    text = argument
  }

  var defaultValueDescription: String { text }
}
