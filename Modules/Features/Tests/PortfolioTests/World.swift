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

/// The doubles that a screen is driven on: the sample accounts and their balances, on the sample day.
@MainActor
struct World {
  var dependencies: DependencyValues
  let router = Router<AppDestination>()
  let preferences = InMemoryPreferencesStore()
  /// What the accounts' repository was asked; its failures are planned here.
  let log: CallLog
  /// The same of the balance updates' repository.
  let balanceLog: CallLog
  /// The same of the rates' repository.
  let rateLog: CallLog
  let savings = FinancialAccountEntity.savings.id
  let card = FinancialAccountEntity.card.id

  init(
    _ locale: String = "en_US", accounts: [FinancialAccountEntity] = FinancialAccountEntity.samples,
    updates: [BalanceUpdateEntity] = BalanceUpdateEntity.samples, preferences store: (any PreferencesStore)? = nil
  ) throws {
    let ids = Set(accounts.map(\.id))
    let manager = try MockDataContextManager(
      accounts: accounts, updates: updates.filter { ids.contains($0.accountID) })
    let accounts = MockFinancialAccountRepository(manager: manager)
    let updates = MockBalanceUpdateRepository(manager: manager)
    let rates = MockExchangeRateRepository(manager: manager)
    (log, balanceLog, rateLog) = (accounts.log, updates.log, rates.log)
    let accountStore = MockFinancialAccountStore(repository: accounts)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.defaultCurrency = "USD"
    values.preferences = try Preferences(store: store ?? preferences)
    let portfolioStore = MockPortfolioStore(accounts: accounts, rates: rates)
    values.financialAccountProvider = MockFinancialAccountProvider(store: accountStore, portfolio: portfolioStore)
    values.balanceUpdateProvider = MockBalanceUpdateProvider(
      store: MockBalanceUpdateStore(repository: updates, uuid: .incrementing))
    values.portfolioProvider = MockPortfolioProvider(store: portfolioStore, accounts: accountStore)
    dependencies = values
  }
}

/// A settings file that can be read, and takes nothing.
struct FullPreferences: PreferencesStore {
  func read() throws(PreferencesError) -> [String: String] { [:] }
  func set(_ text: String?, for name: String) throws(PreferencesError) -> [String: String] {
    throw .unwritable(path: "p")
  }
}
