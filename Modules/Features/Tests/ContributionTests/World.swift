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

/// The doubles that a screen is driven on: the sample goals and contributions, on the sample day.
@MainActor
struct World {
  let dependencies: DependencyValues
  let router = Router<AppDestination>()
  var context: ScreenContext { ScreenContext(router: router, dependencies: dependencies) }
  /// What the contributions' repository was asked; its failures are planned here.
  let log: OperationLog
  /// The same of the goals' repository.
  let goalLog: OperationLog
  let japan = FinancialGoalEntity.japan.id

  init(_ locale: String = "en_US", contributions: [ContributionEntity] = ContributionEntity.samples) throws {
    let storage = try MockStorage(goals: FinancialGoalEntity.samples, contributions: contributions)
    log = storage.log.of(FakeContributionRepository.self)
    goalLog = storage.log.of(FakeFinancialGoalRepository.self)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.adviceWords = MockAdviceWords()
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.registerProviders(on: storage)
    dependencies = values
  }
}
