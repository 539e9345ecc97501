import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloStoresMocks

/// The providers over the sample goals, the second of them archived, and the sample accounts.
@MainActor
struct World {
  let goals: any FinancialGoalProvider
  let contributions: any ContributionProvider
  let accounts: any FinancialAccountProvider
  let balances: any BalanceUpdateProvider
  let portfolio: any PortfolioProvider
  let rates: any ExchangeRateProvider
  /// The operations of the storage.
  let log: OperationLog

  init(accounts: [FinancialAccountEntity] = FinancialAccountEntity.samples) throws {
    var goals = FinancialGoalEntity.samples
    goals[1].isArchived = true
    let ids = Set(accounts.map(\.id))
    let storage = try MockStorage(
      goals: goals, contributions: ContributionEntity.samples, accounts: accounts,
      updates: BalanceUpdateEntity.samples.filter { ids.contains($0.accountID) })
    self.goals = FakeFinancialGoalProvider.fake(on: storage)
    contributions = FakeContributionProvider.fake(on: storage)
    self.accounts = FakeFinancialAccountProvider.fake(on: storage)
    balances = FakeBalanceUpdateProvider.fake(on: storage)
    portfolio = FakePortfolioProvider.fake(on: storage)
    rates = FakeExchangeRateProvider.fake(on: storage)
    log = storage.log
  }
}
