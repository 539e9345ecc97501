import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloPortfolio
import ModuloScreens

/// `modulo rate …`
struct RateCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "rate", abstract: "Exchange rates, each from a day on.",
      subcommands: [Set.self, List.self, Import.self, Delete.self])
  }
}

extension RateCommands {
  struct Set: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Set an exchange rate: one unit of a currency in the currency of the settings.",
        discussion: """
          It holds until the day of the next rate, also for money that goes the other way. A rate may be a fraction: \
          with 1/0.92 one of the currency of the settings is worth 0.92 of the other.
          """,
        examples: [
          CommandExample("modulo rate set USD 0.92 --on 2026-01-01"), CommandExample("modulo rate set EUR 1/0.92"),
        ])
    }

    @Argument(help: ArgumentHelp("The other currency, such as USD.", valueName: "code"), completion: .currencies)
    var currency: String

    @Argument(help: ArgumentHelp("The value of one unit: a number, or a fraction of two.", valueName: "rate"))
    var rate: AmountArgument

    @Option(name: .day, help: .onDay("The day from which it holds; today if not given."))
    var on: DayArgument?

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.exchangeRate(.create), as: ExchangeRateFormScreen.self)
      let form = screen.viewModel
      await form.send(.currency(currency))
      await form.send(.rate(rate.text))
      if let on { await form.send(.date(on.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, RateJSON.rate.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Show every rate.", suggestion: .list)
    }

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.exchangeRate(.list), as: ExchangeRatesListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a rate.", discussion: "It asks first. `modulo rate list` shows the numbers.",
        suggestion: .deletion)
    }

    @Argument(help: ArgumentHelp("The rate: its number, or its id.", valueName: "id"), completion: .rates)
    var id: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .exchangeRate(.deletion(session.number(id, ExchangeRateError.self))), as: ExchangeRateDeletionScreen.self,
        confirmation, RateJSON.rate.json)
    }
  }
}
