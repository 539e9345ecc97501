public import CommandKit
import DependencyKit
public import ModuloModels
import ModuloNavigation
import ModuloPortfolio

/// `modulo account …`
struct AccountCommands: ParsableCommand {
  static var configuration: CommandConfiguration {
    CommandConfiguration(
      commandName: "account", abstract: "Accounts: what you own, and what you owe.",
      subcommands: [Add.self, List.self, Show.self, Chart.self, Edit.self, Delete.self])
  }
}

extension AccountCommands {
  struct Add: AddingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Add an account.",
        discussion: """
          A type is written as here or as current-account. A mortgage, a loan and a credit card are debts: they take \
          --owed instead of --balance. An account can start without either.
          """,
        suggestion: .addition,
        examples: [
          CommandExample("modulo account add Marcus --type savingsAccount --balance 2500"),
          CommandExample("modulo account add Chase --type creditCard --owed 180.50 --on yesterday"),
        ])
    }

    @Argument(help: ArgumentHelp("The bank, broker or lender.", valueName: "provider"))
    var provider: String

    @Option(help: "What kind of account it is.")
    var type: FinancialAccountType

    @Option(help: ArgumentHelp("Its balance.", valueName: "amount"))
    var balance: AmountArgument?

    @Option(help: ArgumentHelp("The amount owed, for a debt.", valueName: "amount"))
    var owed: AmountArgument?

    @Option(
      help: "Its name; by default that of its provider. No two accounts have the same name.", allowsEmpty: true)
    var name = ""

    @Option(name: .day, help: .onDay("The day of the balance; today if not given."))
    var on: DayArgument?

    @Option(
      help: ArgumentHelp(
        "The currency, such as EUR. Without it the settings decide, else the locale.", valueName: "code"),
      environment: "MODULO_CURRENCY", completion: .currencies)
    var currency: String?

    @OptionGroup var request: RequestOptions

    mutating func validate() throws(ValidationError) {
      if balance != nil, owed != nil { throw ValidationError("'--balance' can't be used with '--owed'.") }
      if on != nil, balance == nil, owed == nil {
        throw ValidationError("'--on' is the day of a balance: give '--balance' or '--owed' too.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.financialAccount(.create), as: FinancialAccountFormScreen.self)
      let form = screen.viewModel
      await form.send(.provider(provider))
      await form.send(.type(type))
      await form.send(.name(name))
      if let balance { await form.send(.balance(balance.text)) }
      if let owed { await form.send(.owed(owed.text)) }
      if let currency { await form.send(.currency(currency)) }
      if let on { await form.send(.date(on.text)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, AccountJSON.account.json)
    }
  }

  struct List: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "List the accounts: the balance of each, and how it has changed.",
        discussion: """
          By balance, debts come last. Money in another currency is compared at its latest rate; what has no rate \
          follows, by its currency.
          """,
        suggestion: .list)
    }

    @Option(help: "The sort order.")
    var sort = FinancialAccountSort.balance

    @OptionGroup var output: CSVOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let screen = try session.open(.financialAccount(.list), as: FinancialAccountsListScreen.self)
      await screen.viewModel.send(.sort(by: sort))
      await screen.appear()
      try session.present(screen, output)
    }
  }

  struct Show: ReadingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Show one account: its balance, its chart and its latest balances.",
        examples: [CommandExample("modulo account show marcus")])
    }

    @Argument(help: .account, completion: .accounts)
    var account: String

    @OptionGroup var page: PageOptions

    @OptionGroup var past: PastOptions

    mutating func run(in session: ConsoleSession) async throws {
      let account = try session.account(account, for: .showing)
      let screen = try session.open(.financialAccount(.details(account)), as: FinancialAccountDetailsScreen.self)
      await screen.viewModel.send(.turn(to: page.page))
      try session.present(screen)
    }
  }
}

extension FinancialAccountType: @retroactive ExpressibleByArgument {}
extension FinancialAccountSort: @retroactive ExpressibleByArgument {}

extension ArgumentHelp {
  /// Help of an argument that names an account.
  static let account = ArgumentHelp(
    "The account: its number, its id, or its name or the beginning of it.", valueName: "account")
}
