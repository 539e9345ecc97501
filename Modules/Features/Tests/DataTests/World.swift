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

/// The doubles that a screen is driven on: the sample goals and contributions, and files in memory.
@MainActor
struct World {
  let dependencies: DependencyValues
  let router = Router<AppDestination>()
  /// What the repository was asked; its failures are planned here.
  let log: CallLog
  let files = MockFiles()
  /// The stores whose lists have to follow.
  let goals: MockFinancialGoalStore
  let contributions: MockContributionStore

  init(_ locale: String = "en_US", isEmpty: Bool = false) throws {
    let manager =
      isEmpty
      ? try MockDataContextManager()
      : try MockDataContextManager(goals: FinancialGoalEntity.samples, contributions: ContributionEntity.samples)
    let data = MockDataRepository(safety: MockDataSafety(manager: manager, files: files))
    goals = MockFinancialGoalStore(repository: MockFinancialGoalRepository(manager: manager))
    contributions = MockContributionStore(repository: MockContributionRepository(manager: manager))
    log = data.log
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.locale = Locale(identifier: locale)
    values.dataProvider = MockDataProvider(
      store: MockDataStore(repository: data, goals: goals, contributions: contributions))
    dependencies = values
  }

  /// Both lists hold something.
  func fetchAll() async throws {
    try await goals.fetchAll(on: Samples.today)
    let japan = try await goals.findOne(by: FinancialGoalEntity.japan.id, on: Samples.today)
    try await contributions.fetchAll(for: japan, page: .first)
  }
}
