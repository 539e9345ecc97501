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
import NavigationKit

/// The doubles that a screen is driven on: the sample accounts and their balances, on the sample day.
@MainActor
struct World {
  var dependencies: DependencyValues
  let router = Router<AppDestination>()
  var context: ScreenContext { ScreenContext(router: router, dependencies: dependencies) }
  let preferences = InMemorySharedStorage()
  /// What the accounts' repository was asked; its failures are planned here.
  let log: OperationLog
  /// The same of the balance updates' repository.
  let balanceLog: OperationLog
  /// The same of the portfolio's repository.
  let portfolioLog: OperationLog
  /// The same of the rates' repository.
  let rateLog: OperationLog
  let savings = FinancialAccountEntity.savings.id
  let card = FinancialAccountEntity.card.id

  init(
    _ locale: String = "en_US", accounts: [FinancialAccountEntity] = FinancialAccountEntity.samples,
    updates: [BalanceUpdateEntity] = BalanceUpdateEntity.samples, preferences store: (any SharedStorage)? = nil
  ) throws {
    let ids = Set(accounts.map(\.id))
    let storage = try MockStorage(
      accounts: accounts, updates: updates.filter { ids.contains($0.accountID) })
    log = storage.log.of(FakeFinancialAccountRepository.self)
    balanceLog = storage.log.of(FakeBalanceUpdateRepository.self)
    portfolioLog = storage.log.of(FakePortfolioRepository.self)
    rateLog = storage.log.of(FakeExchangeRateRepository.self)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.adviceWords = MockAdviceWords()
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.chosenCurrency = "USD"
    values.shared = try SharedState(store ?? preferences)
    values.registerProviders(on: storage)
    dependencies = values
  }
}

/// A settings file that can be read, and takes nothing.
struct FullPreferences: SharedStorage {
  func read() throws(SharedStateError) -> [String: String] { [:] }
  func set(_ texts: [String: String?]) throws(SharedStateError) -> [String: String] {
    throw .unwritable(path: "p")
  }
}
