import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloScreens
import ModuloTimeSummary

/// `modulo hourly …`
struct HourlyRateCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "hourly", abstract: "Hourly rates: what an hour of your time is worth.",
      subcommands: [Set.self, List.self, Month.self, Delete.self])
  }
}

extension HourlyRateCommands {
  struct Set: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Set what an hour is worth: of a block, of a group, or of your time.",
        discussion: """
          A rate is above zero. It holds from its day until the next one, and replaces one of the same day. An hour of a \
          block is worth the block's rate, else its group's, else yours. Time before the first rate isn't worth 0: it is \
          told as time without a rate. What was tracked of a block on a day is rounded once, half away from zero, and \
          sums are of what was rounded. Each currency has a sum of its own, and no exchange rate is applied: a goal in \
          another currency than your rate costs unknown hours.
          """,
        examples: [
          CommandExample("modulo hourly set 35"), CommandExample("modulo hourly set 80 --group work --from 2026-01-01"),
          CommandExample("modulo hourly set 95 --block work/coding --currency USD"),
        ])
    }

    @Argument(help: ArgumentHelp("What an hour is worth, such as 35.", valueName: "amount"))
    var amount: AmountArgument

    @Option(help: ArgumentHelp("The rate of this block.", valueName: "block"), completion: .blocks)
    var block: String?

    @Option(help: ArgumentHelp("The rate of this group.", valueName: "group"), completion: .groups)
    var group: String?

    @Option(
      help: ArgumentHelp(
        "The currency, such as EUR. Without it the settings decide, else the locale.", valueName: "code"),
      completion: .currencies)
    var currency: String?

    @Option(
      name: [.long, .alias("on"), .alias("date")],
      help: .onDay("The day from which it holds; today if not given."))
    var from: DayArgument?

    @OptionGroup var request: RequestOptions

    mutating func validate() throws(ValidationError) {
      if block != nil, group != nil { throw ValidationError("Give either '--block' or '--group'.") }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let destination = AppDestination.hourlyRate(.create(try owner(in: session)))
      let screen = try session.open(destination, as: HourlyRateFormScreen.self)
      let form = screen.viewModel
      await form.send(.amount(amount.text))
      if let currency { await form.send(.currency(currency)) }
      if let from { await form.send(.start(from.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, HourlyRateJSON.change.json)
    }

    @MainActor private func owner(in session: ConsoleSession) throws -> HourlyRateOwnerReference {
      if let block { return .block(try session.block(block)) }
      return try group.map { .group(try session.group($0)) } ?? .oneself
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(abstract: "Show every hourly rate.", suggestion: .list)
    }

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.hourlyRate(.list), as: HourlyRatesListScreen.self)
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Month: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show a month of both: what was put into goals, and what the tracked time is worth.",
        discussion: "What was taken out of a goal is subtracted. The running session isn't included.",
        examples: [CommandExample("modulo hourly month"), CommandExample("modulo hourly month 2026-04")])
    }

    @Argument(help: ArgumentHelp("The month, such as 2026-04; this month if not given.", valueName: "month"))
    var month: MonthArgument?

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.hourlyRate(.month(month?.month)), as: WorthMonthScreen.self)
      await screen.appear()
      try session.present(screen)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete an hourly rate.",
        discussion: "It asks first. `modulo hourly list` shows the numbers. The rate before it holds again.",
        suggestion: .deletion)
    }

    @Argument(
      help: ArgumentHelp("The hourly rate: its number, or its id.", valueName: "id"), completion: .hourlyRates)
    var id: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .hourlyRate(.deletion(session.number(id, HourlyRateError.self))), as: HourlyRateDeletionScreen.self,
        confirmation, HourlyRateJSON.rate.json)
    }
  }
}
