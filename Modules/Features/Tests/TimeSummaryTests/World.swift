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

/// The doubles that a screen is driven on: the sample groups, blocks and sessions, on the sample day.
@MainActor
struct World {
  var dependencies: DependencyValues
  let router = Router<AppDestination>()
  var context: ScreenContext { ScreenContext(router: router, dependencies: dependencies) }
  /// What the days' repository was asked; its failures are planned here.
  let log: OperationLog

  init(_ locale: String = "en_US", sessions: [TrackingSessionRecord] = TrackingSessionRecord.samples) throws {
    let storage = try MockStorage(
      groups: BlockGroupEntity.samples, blocks: BlockEntity.samples, sessions: sessions)
    log = storage.log.of(FakeDayRepository.self)
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
