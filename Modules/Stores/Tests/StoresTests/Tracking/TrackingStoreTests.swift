import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloRepositoriesMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Observation
import Synchronization
import Testing

/// The commands on the running session, by a clock that the tests move.
@MainActor
@Suite struct TrackingStoreTests {
  @Test func `D12 catch-up, and D16 partial dropped`() async throws {
    let world = try TrackingStoreWorld()
    try await world.tracking.start(world.draft(), at: world.now)
    world.clock.advance(minutes: 65)
    let now = world.now
    // Another store knows what the file says, and nothing has been written meanwhile.
    let other = FakeTrackingStore.fake(on: world.storage)
    let progress = try #require(try await other.fetchRunning()).state.progress(at: now)
    #expect(progress.halves.count == 2)
    #expect(progress.elapsedSeconds == 300)
    #expect(world.log.operations == ["start", "fetchRunning"])
    let completed = try await world.tracking.complete(until: nil, memo: " m ", now: world.now)
    #expect(completed.sessions.map(\.halves) == [2])
    #expect(completed.sessions.map(\.memo) == ["m"])
    #expect(completed.overlap == nil)
    #expect(completed.restSeconds == 300)
    #expect(!completed.isClockBehind)
    #expect(world.tracking.running == nil)
  }

  @Test func `D14 pause, D15 pause duration, and times that were typed`() async throws {
    let world = try TrackingStoreWorld()
    let start = world.now
    world.clock.advance(minutes: 60)
    try await world.tracking.start(world.draft(at: start), at: world.now)
    try await world.tracking.pause(at: start.adding(seconds: 600), now: world.now)
    await #expect(throws: TrackingError.rule(.alreadyPaused)) {
      try await world.tracking.pause(at: nil, now: world.now)
    }
    let late = start.adding(seconds: 7_200)
    await #expect(throws: TrackingError.rule(.inFuture(late))) {
      try await world.tracking.resume(at: late, in: .gmt, now: world.now)
    }
    let event = start.adding(seconds: 600)
    await #expect(throws: TrackingError.rule(.beforeLastEvent(event))) {
      try await world.tracking.resume(at: start, in: .gmt, now: world.now)
    }
    try await world.tracking.resume(at: start.adding(seconds: 1_200), in: .gmt, now: world.now)
    #expect(world.tracking.running?.state.isPaused == false)
    let completed = try await world.tracking.complete(until: start.adding(seconds: 2_400), memo: " ", now: world.now)
    let times = completed.sessions.flatMap(\.times)
    #expect(times.map(\.activeSeconds) == [1_800])
    #expect(times.compactMap(\.end) == [start.adding(seconds: 2_400)])
    #expect(completed.sessions.map(\.memo) == [nil])
  }

  @Test func `a clock that is put back makes no negative time`() async throws {
    let world = try TrackingStoreWorld()
    try await world.tracking.start(world.draft(), at: world.now)
    let start = world.now
    world.clock.advance(minutes: -90)
    let paused = try await world.tracking.pause(at: nil, now: world.now)
    #expect(paused.state.lastEvent == start)
    await #expect(throws: TrackingError.rule(.lessThanHalf)) {
      try await world.tracking.complete(until: nil, memo: nil, now: world.now)
    }
    #expect(world.tracking.running == paused)
  }

  @Test func `what is refused leaves the state as it was`() async throws {
    let world = try TrackingStoreWorld()
    await #expect(throws: TrackingError.rule(.notRunning)) { try await world.tracking.pause(at: nil, now: world.now) }
    await #expect(throws: TrackingError.rule(.notRunning)) { try await world.tracking.stop() }
    let gone = world.draft(BlockDomain(id: Samples.unknownID, groupID: Samples.id(1), name: "Gone"))
    await #expect(throws: TrackingError.reference(.block, .notFound("Gone"))) {
      try await world.tracking.start(gone, at: world.now)
    }
    let late = world.now.adding(seconds: 1)
    await #expect(throws: TrackingError.rule(.inFuture(late))) {
      try await world.tracking.start(world.draft(at: late), at: world.now)
    }
    #expect(world.tracking.running == nil)
    let started = try await world.tracking.start(world.draft(), at: world.now)
    #expect(try await world.tracking.start(world.draft(), at: world.now) == started)
    await #expect(throws: TrackingError.rule(.alreadyRunning("Coding", isPaused: false))) {
      try await world.tracking.start(world.draft(BlockEntity.running.toDomain(), id: 0x200), at: world.now)
    }
    world.log.failNext("stop", with: .busy)
    await #expect(throws: TrackingError.storage(.busy)) { try await world.tracking.stop() }
    #expect(world.tracking.running == started)
    #expect(try await world.tracking.stop() == started)
    try world.log.verify()
  }

  @Test func `an observer is told of a change, and of nothing else`() async throws {
    let world = try TrackingStoreWorld()
    let changes = ChangeCount()
    changes.watch(world.tracking)
    try await world.tracking.fetchRunning()
    #expect(changes.count == 0)
    try await world.tracking.start(world.draft(), at: world.now)
    #expect(changes.count == 1)
    changes.watch(world.tracking)
    try await world.tracking.fetchRunning()
    #expect(changes.count == 1)
  }
}

/// The changes that an observer of a store was told of.
private final class ChangeCount: Sendable {
  private let stored = Mutex(0)

  var count: Int { stored.withLock { $0 } }

  /// Counts the next change.
  @MainActor func watch(_ store: any TrackingStore) {
    withObservationTracking {
      _ = store.running
    } onChange: {
      self.stored.withLock { $0 += 1 }
    }
  }
}
