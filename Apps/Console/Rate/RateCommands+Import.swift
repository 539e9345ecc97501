import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloPortfolio

extension RateCommands {
  struct Import: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Import rates from a CSV file with a column for each currency: all rates, or none.",
        discussion: """
          A row is a day, and a column a currency, by its code. A number says how many units of that currency one of the \
          base currency is, as in the table of the European Central Bank, whose base is EUR. Empty cells and N/A are \
          skipped, and so are currencies that are no longer in circulation. A rate that is stored for its day is skipped \
          when it is the same, and replaced with a warning when it isn't, so a file can be imported again. FILE may be - \
          for standard input.
          """,
        examples: [
          CommandExample("modulo rate import eurofxref-hist.csv --base EUR"),
          CommandExample(
            "modulo rate import rates.csv --base CHF --date Jour --date-format dd.MM.yyyy --delimiter ';'"),
        ])
    }

    @Argument(help: ArgumentHelp("The CSV file.", valueName: "file"), completion: .file())
    var file: FileArgument

    @Option(
      help: ArgumentHelp(
        "The currency that the numbers count from. (default: that of the settings)", valueName: "code"),
      completion: .currencies)
    var base: String?

    @Option(help: ArgumentHelp("The column with the day. (default: date)", valueName: "column"))
    var date: String?

    @OptionGroup var form: FileFormOptions

    @OptionGroup var request: RequestOptions

    var content: FileArgument? { file }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.exchangeRate(.importFile), as: ExchangeRateImportScreen.self)
      let importing = screen.viewModel
      await importing.send(.source(session.input(file)))
      await importing.send(.base(base))
      await importing.send(.dateColumn(date))
      for (option, text) in form.texts { await importing.send(.option(option, text)) }
      await session.showProgress(of: screen) { await importing.send(.submit) }
      try session.showImport(screen, importing.failure, importing.report, RateJSON.importing)
    }
  }
}
