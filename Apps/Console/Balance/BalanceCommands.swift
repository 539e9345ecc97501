import CommandKit
import DependencyKit
import ModuloCore
import ModuloModels
import ModuloNavigation
import ModuloPortfolio
import ModuloScreens

/// `modulo balance …`
struct BalanceCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "balance", abstract: "The balances of accounts, day by day.",
      subcommands: [Set.self, Update.self, History.self, Edit.self, Delete.self, Import.self, Export.self])
  }
}

extension BalanceCommands {
  struct Set: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Set the balance of an account; for a debt, the amount owed.",
        discussion: "Any day is possible, past ones too. Of several balances on one day the last one entered counts.",
        examples: [
          CommandExample("modulo balance set marcus 2612.40"),
          CommandExample("modulo balance set chase 95 --on 2026-03-31 --note \"After the trip\""),
        ])
    }

    @Argument(help: .account, completion: .accounts)
    var account: String

    @Argument(
      help: ArgumentHelp("The balance, in the account's currency; for a debt, the amount owed.", valueName: "amount"))
    var amount: AmountArgument

    @Option(name: .day, help: .onDay("The day; today if not given."))
    var on: DayArgument?

    @Option(help: ArgumentHelp("A note.", valueName: "text"), allowsEmpty: true)
    var note = ""

    @OptionGroup var request: RequestOptions

    mutating func run(in session: ConsoleSession) async throws {
      let account = try session.account(account)
      let screen = try session.open(.balanceUpdate(.create(account: account)), as: BalanceUpdateFormScreen.self)
      let form = screen.viewModel
      await form.send(.amount(amount.text))
      if let on { await form.send(.date(on.text)) }
      await form.send(.note(note))
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved) { BalanceJSON.balance.json($0.balanceUpdate) }
    }
  }

  struct Update: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Set the balances of all accounts, one after the other.",
        discussion: """
          It asks for each balance, on a terminal only: the accounts come by their numbers, Enter leaves a balance as it \
          is, and Ctrl-D ends without a change. All balances are stored together, or none.
          """,
        examples: [CommandExample("modulo balance update"), CommandExample("modulo balance update --on \"1 nov\"")])
    }

    @Option(name: .day, help: .onDay("The day; today if not given."))
    var on: DayArgument?

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.balanceUpdate(.createAll), as: BalanceUpdatesFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let on { await form.send(.date(on.text)) }
      try await session.ask { screen.accountFields }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, BalanceJSON.updates.json)
    }
  }

  struct History: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the balances of an account, or of all accounts, newest first.",
        discussion: "Limits of a debt are of the amount owed.", suggestion: .list,
        examples: [CommandExample("modulo balance history visa --since \"1 jan\" --min 1000")])
    }

    @Argument(help: .account, completion: .accounts)
    var account: String?

    @OptionGroup var filter: EntryFilterOptions

    @OptionGroup var list: ListOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let account = try account.map { try session.account($0, for: .showing) }
      let destination = AppDestination.balanceUpdate(.list(account: account, matching: filter.input))
      let screen = try session.open(destination, as: BalanceUpdatesListScreen.self)
      await screen.viewModel.send(.turn(to: list.page))
      try session.present(screen, list.output)
    }
  }

  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change a balance.",
        discussion: "Only what is given changes. `modulo balance history` shows the numbers.",
        suggestion: .change,
        examples: [CommandExample("modulo balance edit 2 --amount 2612.40 --on yesterday")])
    }

    @Argument(help: .balance, completion: .balances)
    var id: String

    @Option(
      help: ArgumentHelp("The balance, in the account's currency; for a debt, the amount owed.", valueName: "amount"))
    var amount: AmountArgument?

    @Option(name: .day, help: .onDay("The day."))
    var on: DayArgument?

    @Option(help: ArgumentHelp("A note; '' for none.", valueName: "text"), allowsEmpty: true)
    var note: String?

    mutating func validate() throws(ValidationError) {
      if amount == nil, on == nil, note == nil {
        throw ValidationError("Give what to change: '--amount', '--on' or '--note'.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let balance = try session.number(id, BalanceUpdateError.self)
      let screen = try session.open(.balanceUpdate(.update(balance)), as: BalanceUpdateFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let amount { await form.send(.amount(amount.text)) }
      if let on { await form.send(.date(on.text)) }
      if let note { await form.send(.note(note)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved) { BalanceJSON.balance.json($0.balanceUpdate) }
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete a balance.",
        discussion: "It asks first. An account keeps its last balance. An imported row that is deleted is imported "
          + "again when its file is.",
        suggestion: .deletion)
    }

    @Argument(help: .balance, completion: .balances)
    var id: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .balanceUpdate(.deletion(session.number(id, BalanceUpdateError.self))), as: BalanceUpdateDeletionScreen.self,
        confirmation
      ) { BalanceJSON.balance.json($0.balanceUpdate) }
    }
  }
}

extension ArgumentHelp {
  /// The help of an argument that names a balance.
  static let balance = ArgumentHelp("The balance: its number, or its id.", valueName: "id")
}
