import CommandKit
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Accounts.
  static let account = Slice(
    commands: [AccountCommands.self], section: .netWorth,
    shortcuts: [CommandShortcut("accounts", for: AccountCommands.List.self, abstract: "List the accounts.")],
    schemas: AccountJSON.schemas,
    french: GrammarPhrases.accounts
  ) { values, storage in
    let store = DefaultFinancialAccountStore(repository: DefaultFinancialAccountRepository(storage: storage))
    values.financialAccountProvider = store
    return [store]
  }
}
