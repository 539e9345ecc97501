import CommandKit
import DependencyKit
import ModuloProviders
import ModuloRepositories
import ModuloStores

extension Slice {
  /// Balances of accounts.
  static let balance = Slice(
    commands: [BalanceCommands.self], section: .netWorth,
    shortcuts: [CommandShortcut("set", for: BalanceCommands.Set.self, abstract: "Set the balance of an account.")],
    schemas: BalanceJSON.schemas,
    french: GrammarPhrases.balances
  ) { values, storage in
    let store = DefaultBalanceUpdateStore(
      repository: DefaultBalanceUpdateRepository(storage: storage), uuid: values.uuid)
    values.balanceUpdateProvider = store
    return [store]
  }
}
