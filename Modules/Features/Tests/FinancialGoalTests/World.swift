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

/// The doubles that a screen is driven on: the sample goals, on the sample day.
@MainActor
struct World {
  var dependencies: DependencyValues
  let router = Router<AppDestination>()
  var context: ScreenContext { ScreenContext(router: router, dependencies: dependencies) }
  /// What the goals' repository was asked; its failures are planned here.
  let log: OperationLog
  /// The same of the accounts' repository.
  let portfolioLog: OperationLog
  /// The same of the days' repository.
  let dayLog: OperationLog

  init(
    _ locale: String = "en_US", goals: [FinancialGoalEntity] = FinancialGoalEntity.samples,
    contributions all: [ContributionEntity] = ContributionEntity.samples,
    accounts: [FinancialAccountEntity] = [], updates: [BalanceUpdateEntity] = []
  ) throws {
    let ids = Set(goals.map(\.id))
    let contributions = all.filter { ids.contains($0.goalID) }
    let storage = try MockStorage(
      goals: goals, contributions: contributions, accounts: accounts, updates: updates)
    log = storage.log.of(FakeFinancialGoalRepository.self)
    portfolioLog = storage.log.of(FakePortfolioRepository.self)
    dayLog = storage.log.of(FakeDayRepository.self)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.adviceWords = MockAdviceWords()
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.chosenCurrency = "USD"
    values.shared = SharedState()
    values.registerProviders(on: storage)
    dependencies = values
  }
}
