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

/// The doubles that a screen is driven on: the sample goals and contributions, on the sample day.
@MainActor
struct World {
  let dependencies: DependencyValues
  let router = Router<AppDestination>()
  /// What the contributions' repository was asked; its failures are planned here.
  let log: CallLog
  /// The same of the goals' repository.
  let goalLog: CallLog
  let japan = FinancialGoalEntity.japan.id

  init(_ locale: String = "en_US", contributions: [ContributionEntity] = ContributionEntity.samples) throws {
    let manager = try MockDataContextManager(goals: FinancialGoalEntity.samples, contributions: contributions)
    let goals = MockFinancialGoalRepository(manager: manager)
    let contributions = MockContributionRepository(manager: manager)
    log = contributions.log
    goalLog = goals.log
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.financialGoalProvider = MockFinancialGoalProvider(store: MockFinancialGoalStore(repository: goals))
    values.contributionProvider = MockContributionProvider(store: MockContributionStore(repository: contributions))
    dependencies = values
  }
}
