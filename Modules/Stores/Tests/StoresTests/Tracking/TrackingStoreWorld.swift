import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Synchronization

/// The stores of tracking over two groups of a block each, with a clock that stands at the samples' moment.
@MainActor
struct TrackingStoreWorld {
  let storage: MockStorage
  let clock = MovingClock()
  let tracking: any TrackingStore
  let sessions: any TrackingSessionStore
  let days: any DayStore
  /// The operations on the running session.
  let log: OperationLog

  /// - Parameter isEmpty: Whether there are neither groups nor blocks.
  init(isEmpty: Bool = false) throws {
    storage = isEmpty ? try MockStorage() : try MockStorage(groups: [.work, .sport], blocks: [.coding, .running])
    tracking = FakeTrackingStore.fake(on: storage)
    sessions = FakeTrackingSessionStore.fake(on: storage)
    days = FakeDayStore.fake(on: storage)
    log = storage.log.of(FakeTrackingRepository.self)
  }

  /// The moment of the next command.
  var now: Instant { Instant(clock.now) }

  /// A session of coding, from a moment on.
  func draft(
    _ block: BlockDomain = BlockEntity.coding.toDomain(), id: Int = 0x100, at start: Instant? = nil
  ) -> TrackingDraft {
    TrackingDraft(id: Samples.id(id), block: block, zone: .gmt, start: start)
  }

  /// A time of coding that is typed in, in minutes before the samples' moment.
  func typed(
    _ id: Int, of blockID: UUID = BlockEntity.coding.id, from start: Int, to end: Int, allowsOverlap: Bool = false
  ) -> TrackingSessionDraft {
    let now = Instant(Samples.now)
    return TrackingSessionDraft(
      id: Samples.id(id), blockID: blockID, zone: .gmt,
      span: TimeSpan(start: now.adding(seconds: Int64(-start) * 60), end: now.adding(seconds: Int64(-end) * 60)),
      memo: " m ", allowsOverlap: allowsOverlap)
  }
}

/// A clock that a test moves.
final class MovingClock: Sendable {
  private let offset = Mutex(TimeInterval(0))

  var now: Date { Samples.now + offset.withLock(\.self) }

  func advance(minutes: Int) { offset.withLock { $0 += TimeInterval(minutes * 60) } }
}
