import CommandKit
import DependencyKit
import ModuloModels
import ModuloNavigation
import ModuloPortfolio
import ModuloScreens

extension AccountCommands {
  struct Edit: ConsoleCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Change an account.",
        discussion: """
          Only what is given changes. The currency can't change: the balances are in it. Nor can an account with \
          balances change between debt and asset.
          """,
        suggestion: .change,
        examples: [CommandExample("modulo account edit marcus --name \"Rainy days\"")])
    }

    @Argument(help: .account, completion: .accounts)
    var account: String

    @Option(help: "Its name; '' for that of its provider.", allowsEmpty: true)
    var name: String?

    @Option(help: "The bank, broker or lender.")
    var provider: String?

    @Option(help: "What kind of account it is.")
    var type: FinancialAccountType?

    @Option(
      help: ArgumentHelp("The IBAN or number in the bank's files; '' for none.", valueName: "iban"), allowsEmpty: true)
    var bankID: String?

    mutating func validate() throws(ValidationError) {
      if name == nil, provider == nil, type == nil, bankID == nil {
        throw ValidationError("Give what to change: '--name', '--provider', '--type' or '--bank-id'.")
      }
    }

    mutating func run(in session: ConsoleSession) async throws {
      let account = try session.account(account)
      let screen = try session.open(.financialAccount(.update(account)), as: FinancialAccountFormScreen.self)
      let form = screen.viewModel
      await screen.appear()
      try session.require(form.failure)
      if let name { await form.send(.name(name)) }
      if let provider { await form.send(.provider(provider)) }
      if let type { await form.send(.type(type)) }
      if let bankID { await form.send(.bankID(bankID)) }
      await form.send(.submit)
      try session.showChange(screen, form.failure, form.saved, AccountJSON.account.json)
    }
  }

  struct Delete: ConfirmingCommand {
    static var configuration: CommandConfiguration {
      CommandConfiguration(
        abstract: "Delete an account and its balances.",
        discussion: """
          It asks first. Its plans and its links to goals go too, and the account is removed from the net worth of every \
          day.
          """,
        suggestion: .deletion)
    }

    @Argument(help: .account, completion: .accounts)
    var account: String

    @OptionGroup var confirmation: ConfirmationOptions

    mutating func run(in session: ConsoleSession) async throws {
      try await session.delete(
        .financialAccount(.deletion(session.account(account, for: .deletion))), as: FinancialAccountDeletionScreen.self,
        confirmation
      ) { AccountJSON.account.json($0.owner) }
    }
  }
}
