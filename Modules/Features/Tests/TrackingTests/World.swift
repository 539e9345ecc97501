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
import ModuloUtilities
import NavigationKit
import Synchronization

/// The doubles that a screen is driven on: the sample groups with a block each, and a clock that a test puts forward.
@MainActor
struct World {
  let dependencies: DependencyValues
  let router = Router<AppDestination>()
  var context: ScreenContext { ScreenContext(router: router, dependencies: dependencies) }
  /// What the repository of the running session was asked; its failures are planned here.
  let log: OperationLog
  private let clock: Clock

  /// The minutes that have passed since the samples' moment, which is noon in UTC.
  private final class Clock: Sendable {
    let minutes = Mutex(0)
  }

  init() throws {
    let storage = try MockStorage(groups: [.work, .sport], blocks: [.coding, .running])
    let clock = Clock()
    self.clock = clock
    log = storage.log.of(FakeTrackingRepository.self)
    var values = DependencyValues()
    values.date = DateGenerator { Samples.now.addingTimeInterval(clock.minutes.withLock { Double($0) } * 60) }
    values.timeZone = .gmt
    values.adviceWords = MockAdviceWords()
    values.locale = Locale(identifier: "en_US")
    values.uuid = .incrementing
    values.shared = SharedState()
    values.registerProviders(on: storage)
    dependencies = values
  }

  /// Puts the clock forward, or back.
  func pass(minutes: Int) { clock.minutes.withLock { $0 += minutes } }

  /// Starts a session of the first block.
  func start() async throws {
    let block = try await dependencies.blockProvider.findOne(.id(BlockEntity.coding.id), on: Samples.today).block
    try await dependencies.trackingProvider.start(
      TrackingDraft(id: dependencies.uuid(), block: block, zone: .gmt), at: dependencies.now)
  }
}
