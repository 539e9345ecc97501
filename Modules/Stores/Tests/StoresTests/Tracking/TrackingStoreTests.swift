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
  @Test func `D12 catch-up, and D16 what is begun is kept`() async throws {
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
    #expect(completed.sessions.map(\.activeSeconds) == [3_900])
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
    #expect(times.map(\.activeSeconds) == [600, 1_200])
    #expect(times.compactMap(\.end) == [start.adding(seconds: 600), start.adding(seconds: 2_400)])
    #expect(completed.sessions.map(\.halves) == [1])
    #expect(completed.sessions.map(\.memo) == [nil])
  }

  @Test func `a clock that is put back makes no negative time`() async throws {
    let world = try TrackingStoreWorld()
    try await world.tracking.start(world.draft(), at: world.now)
    let start = world.now
    world.clock.advance(minutes: -90)
    let paused = try await world.tracking.pause(at: nil, now: world.now)
    #expect(paused.state.lastEvent == start)
    let completed = try await world.tracking.complete(until: nil, memo: nil, now: world.now)
    #expect(completed.sessions == [])
    #expect(completed.isClockBehind)
    #expect(completed.discardedSeconds == 0)
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

  @Test func `a switch ends one session and starts another, by one command`() async throws {
    let world = try TrackingStoreWorld()
    try await world.tracking.start(world.draft(), at: world.now)
    world.clock.advance(minutes: 40)
    let other = BlockEntity.running.toDomain()
    let switched = try await world.tracking.switchTo(world.draft(other, id: 0x200), memo: " m ", at: world.now)
    #expect(switched.completed?.sessions.map(\.activeSeconds) == [2_400])
    #expect(switched.completed?.sessions.map(\.memo) == ["m"])
    #expect(world.tracking.running == switched.started)
    #expect(switched.started.block == other)
    await #expect(throws: TrackingError.rule(.memoControlCharacter(position: 1))) {
      try await world.tracking.switchTo(world.draft(id: 0x300), memo: "\u{7}x", at: world.now)
    }
    let gone = world.draft(BlockDomain(id: Samples.unknownID, groupID: Samples.id(1), name: "Gone"), id: 0x300)
    await #expect(throws: TrackingError.reference(.block, .notFound("Gone"))) {
      try await world.tracking.switchTo(gone, memo: nil, at: world.now)
    }
    #expect(world.tracking.running == switched.started)
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
