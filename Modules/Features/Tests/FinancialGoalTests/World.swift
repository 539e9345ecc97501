import DependencyKit
import Foundation
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import ModuloStoresMocks
import NavigationKit

/// The doubles that a screen is driven on: the sample goals, on the sample day.
@MainActor
struct World {
  var dependencies: DependencyValues
  let router = Router<AppDestination>()
  /// What the goals' repository was asked; its failures are planned here.
  let log: CallLog
  /// The same of the accounts' repository.
  let accountLog: CallLog

  init(
    _ locale: String = "en_US", goals: [FinancialGoalEntity] = FinancialGoalEntity.samples,
    accounts: [FinancialAccountEntity] = [], updates: [BalanceUpdateEntity] = []
  ) throws {
    let ids = Set(goals.map(\.id))
    let contributions = ContributionEntity.samples.filter { ids.contains($0.goalID) }
    let manager = try MockDataContextManager(
      goals: goals, contributions: contributions, accounts: accounts, updates: updates)
    let goals = MockFinancialGoalRepository(manager: manager)
    log = goals.log
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.defaultCurrency = "USD"
    values.preferences = try Preferences(store: InMemoryPreferencesStore())
    values.financialGoalProvider = MockFinancialGoalProvider(store: MockFinancialGoalStore(repository: goals))
    let accounts = MockFinancialAccountRepository(manager: manager)
    accountLog = accounts.log
    let accountStore = MockFinancialAccountStore(repository: accounts)
    let portfolioStore = MockPortfolioStore(
      accounts: accounts, rates: MockExchangeRateRepository(manager: manager))
    values.financialAccountProvider = MockFinancialAccountProvider(store: accountStore, portfolio: portfolioStore)
    values.portfolioProvider = MockPortfolioProvider(store: portfolioStore, accounts: accountStore)
    dependencies = values
  }
}
