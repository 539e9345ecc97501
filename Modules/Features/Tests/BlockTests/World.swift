import DependencyKit
import Foundation
import ModuloBlock
import ModuloCore
import ModuloModels
import ModuloModelsMocks
import ModuloNavigation
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloRepositoriesMocks
import NavigationKit

/// The doubles that a screen is driven on: the sample groups with a block each, on the sample day.
@MainActor
struct World {
  var dependencies: DependencyValues
  let router = Router<AppDestination>()
  var context: ScreenContext { ScreenContext(router: router, dependencies: dependencies) }
  /// What the blocks' repository was asked; its failures are planned here.
  let log: OperationLog
  /// The same of the groups' repository.
  let groupLog: OperationLog

  init(
    _ locale: String = "en_US", groups: [BlockGroupEntity] = [.work, .sport],
    blocks: [BlockEntity] = [.coding, .running]
  ) throws {
    let storage = try MockStorage(groups: groups, blocks: blocks)
    log = storage.log.of(FakeBlockRepository.self)
    groupLog = storage.log.of(FakeBlockGroupRepository.self)
    var values = DependencyValues()
    values.date = .constant(Samples.now)
    values.timeZone = .gmt
    values.adviceWords = MockAdviceWords()
    values.locale = Locale(identifier: locale)
    values.uuid = .incrementing
    values.shared = SharedState()
    values.registerProviders(on: storage)
    dependencies = values
  }
}
