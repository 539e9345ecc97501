import DependencyKit
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks

// The layers of accounts, balances and rates.

/// The stores of net worth, for whoever looks after the data as a whole.
struct NetWorthStores {
  let accounts: any FinancialAccountStore
  let balances: any BalanceUpdateStore
  let portfolio: any PortfolioStore
}

extension AppComposition {
  /// On a database file.
  static func composeNetWorth(
    _ values: inout DependencyValues, _ manager: DefaultDataContextManager
  ) -> NetWorthStores {
    let accounts = DefaultFinancialAccountRepository(storage: GenericRepository(manager: manager))
    let updates = DefaultBalanceUpdateRepository(storage: GenericRepository(manager: manager))
    let rates = DefaultExchangeRateRepository(storage: GenericRepository(manager: manager))
    let accountStore = DefaultFinancialAccountStore(repository: accounts)
    let balanceStore = DefaultBalanceUpdateStore(repository: updates, uuid: values.uuid)
    values.balanceUpdateProvider = DefaultBalanceUpdateProvider(store: balanceStore)
    let portfolioStore = DefaultPortfolioStore(accounts: accounts, rates: rates)
    values.financialAccountProvider = DefaultFinancialAccountProvider(store: accountStore, portfolio: portfolioStore)
    values.portfolioProvider = DefaultPortfolioProvider(store: portfolioStore, accounts: accountStore)
    return NetWorthStores(accounts: accountStore, balances: balanceStore, portfolio: portfolioStore)
  }

  /// On the doubles.
  static func composeNetWorthMocks(
    _ values: inout DependencyValues, _ manager: MockDataContextManager
  ) -> NetWorthStores {
    let accounts = MockFinancialAccountRepository(manager: manager)
    let updates = MockBalanceUpdateRepository(manager: manager)
    let rates = MockExchangeRateRepository(manager: manager)
    let accountStore = MockFinancialAccountStore(repository: accounts)
    let balanceStore = MockBalanceUpdateStore(repository: updates, uuid: values.uuid)
    values.balanceUpdateProvider = MockBalanceUpdateProvider(store: balanceStore)
    let portfolioStore = MockPortfolioStore(accounts: accounts, rates: rates)
    values.financialAccountProvider = MockFinancialAccountProvider(store: accountStore, portfolio: portfolioStore)
    values.portfolioProvider = MockPortfolioProvider(store: portfolioStore, accounts: accountStore)
    return NetWorthStores(accounts: accountStore, balances: balanceStore, portfolio: portfolioStore)
  }
}
