import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistence
import ModuloPersistenceMocks
import ModuloRepositories
import ModuloRepositoriesMocks
import ModuloUtilities
import PersistenceKit
import Testing

/// The running session, and what completing it stores: on disk and in memory alike.
@Suite(.temporaryFolder) struct TrackingRepositoryTests {
  private let start = Instant(Samples.now)

  @Test(arguments: TrackingSubject.all) func `a session is started, paused, resumed and completed`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    #expect(try await world.tracking.fetchRunning() == nil)
    let started = try await world.tracking.start(state())
    #expect(started == TrackingRecord(state: state(), block: .coding, group: .work))
    // The row's id is made of the key's digest, so that every process has the same one.
    let rows = try await world.storage.read { try $0.fetch(FetchDescriptor<KeyValueEntity>()) }
    #expect(rows.map(\.id.uuidString) == ["C5BB125E-8310-8041-B9FD-5517BBA71A08"])
    let pausedAt = start.adding(seconds: 600)
    let paused = try await world.tracking.update { state throws(TrackingRule) in try state.pause(at: pausedAt) }
    #expect(try await world.tracking.fetchRunning() == paused)
    #expect(paused.state.isPaused)
    let resumedAt = start.adding(seconds: 1_200)
    _ = try await world.tracking.update { state throws(TrackingRule) in try state.resume(at: resumedAt) }
    let end = start.adding(seconds: 6_000)
    let completed = try await world.tracking.complete(at: end) { state throws(TrackingRule) in
      try state.complete(until: end, at: end)
    }
    #expect(completed.sessions.map(\.times.count) == [3])
    #expect(completed.sessions.map(\.session.number) == [1])
    #expect(try await world.sessions.fetchAll(on: Samples.today) == completed.sessions)
    #expect(try await world.tracking.fetchRunning() == nil)
  }

  @Test(arguments: TrackingSubject.all) func `a second session isn't started, and none isn't changed`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    for command in world.commands(at: start) {
      await #expect(throws: RepositoryError.forbidden(.notTracking)) { try await command() }
    }
    _ = try await world.tracking.start(state())
    await #expect(throws: RepositoryError.forbidden(.alreadyTracking(block: "Coding"))) {
      try await world.tracking.start(state(of: .running))
    }
    let unknown = BlockEntity(id: Samples.id(99), groupID: Samples.id(1), name: "x", icon: 0, color: 0, position: 0)
    try await world.tracking.stop()
    await #expect(throws: RepositoryError.notFound) { try await world.tracking.start(state(of: unknown)) }
    #expect(try await world.tracking.fetchRunning() == nil)
  }

  @Test(arguments: TrackingSubject.all) func `a rule that a command breaks changes nothing`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let running = try await world.tracking.start(state())
    let early = start
    await #expect(throws: RepositoryError.forbidden(.tracking(.notPaused))) {
      try await world.tracking.update { state throws(TrackingRule) in try state.resume(at: early) }
    }
    await #expect(throws: RepositoryError.forbidden(.tracking(.lessThanHalf))) {
      try await world.tracking.complete(at: early) { state throws(TrackingRule) in
        try state.complete(until: early, at: early)
      }
    }
    #expect(try await world.tracking.fetchRunning() == running)
    #expect(try await world.sessions.fetchAll(on: Samples.today) == [])
  }

  @Test(arguments: TrackingSubject.all) func `D19 stop discards`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let started = try await world.tracking.start(state())
    let stopped = try await world.tracking.stop()
    #expect(stopped == started)
    #expect(stopped.state.progress(at: start.adding(seconds: 4_000)).halves.count == 2)
    #expect(try await world.tracking.fetchRunning() == nil)
    #expect(try await world.sessions.fetchAll(on: Samples.today) == [])
  }

  @Test(arguments: TrackingSubject.all) func `D21 restore mismatch`(_ subject: TrackingSubject) async throws {
    for command in 0..<3 {
      let world = try await subject.make()
      _ = try await world.tracking.start(state())
      try await world.delete(.coding)
      #expect(try await world.tracking.fetchRunning() == nil)
      #expect(try await world.savedSessions() == 1)
      await #expect(throws: RepositoryError.forbidden(.notTracking)) {
        try await world.commands(at: start)[command]()
      }
      #expect(try await world.savedSessions() == 0)
    }
    let world = try await subject.make()
    _ = try await world.tracking.start(state())
    try await world.delete(.coding)
    #expect(try await world.tracking.start(state(of: .running)).block == .running)
  }

  @Test func `of many starts at once one succeeds, and of many completions one stores`() async throws {
    let world = try await TrackingSubject.onDisk.make()
    let (begin, state) = (start, state())
    let started = await count(of: 20) { _ = try await world.tracking.start(state) }
    #expect(started == 1)
    let end = begin.adding(seconds: 3_600)
    let completed = await count(of: 20) {
      _ = try await world.tracking.complete(at: end) { state throws(TrackingRule) in
        try state.complete(until: end, at: end)
      }
    }
    #expect(completed == 1)
    #expect(try await world.sessions.fetchAll(on: Samples.today).map(\.times.count) == [2])
  }

  private func state(of block: BlockEntity = .coding) -> TrackingState {
    TrackingState(id: Samples.id(7), groupID: block.groupID, blockID: block.id, zone: .gmt, start: start)
  }

  /// How many of the calls at once succeed.
  private func count(of calls: Int, _ body: @escaping @Sendable () async throws -> Void) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<calls {
        group.addTask {
          do {
            return try await {
              try await body(); return true
            }()
          } catch { return false }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }
}

/// The stored sessions: on disk and in memory alike.
@Suite(.temporaryFolder) struct TrackingSessionRepositoryTests {
  @Test(arguments: TrackingSubject.all) func `D10 session update and order`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let stored = try await world.fill(days: 3)
    let listed = try await world.sessions.fetchAll(of: BlockEntity.coding.id, page: .first)
    #expect(listed == stored.reversed())
    let page = try await world.sessions.fetchAll(of: BlockEntity.coding.id, page: Page(limit: 1, offset: 1))
    #expect(page == [stored[1]])
    let changed = try await world.sessions.update(memo: "m", matching: .number(2))
    var expected = stored[1].session
    expected.memo = "m"
    #expect(changed == TrackingSessionRecord(session: expected, times: stored[1].times))
    #expect(try await world.sessions.fetchOne(matching: .id(expected.id)) == changed)
    await #expect(throws: RepositoryError.notFound) { try await world.sessions.update(memo: nil, matching: .number(9)) }
    // The moment of completion counts, and the number only within one moment: a night is two sessions.
    for day in [9, 5, 7] { _ = try await world.track(hours: 1, from: day * 24) }
    _ = try await world.track(hours: 2, from: 20 * 24 + 11)
    let numbers = try await world.sessions.fetchAll(of: BlockEntity.coding.id, page: .first).map(\.session.number)
    #expect(numbers == [8, 7, 4, 6, 5, 3, 2, 1])
  }

  @Test(arguments: TrackingSubject.all) func `D31 timeline delete`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let stored = try await world.fill(days: 2)
    let deleted = try await world.sessions.delete(matching: .number(1))
    #expect(deleted == stored[0])
    #expect(try await world.sessions.fetchAll(on: stored[0].session.day) == [])
    #expect(try await world.sessions.fetchAll(on: stored[1].session.day) == [stored[1]])
    #expect(try await world.timeCount() == 2)
    await #expect(throws: RepositoryError.notFound) { try await world.sessions.delete(matching: .number(1)) }
  }
}

/// The repositories of tracking that a contract is tried on.
struct TrackingWorld: Sendable {
  let storage: any Storage
  let tracking: any TrackingRepository
  let sessions: any TrackingSessionRepository
}

/// Makes the repositories anew for each test, with two groups and two blocks.
struct TrackingSubject: CustomTestStringConvertible, Sendable {
  let testDescription: String
  private let storage: @Sendable () throws -> any Storage

  /// Both must behave alike: the default on a real file, and the mock.
  static let all = [onDisk, mock]

  static let onDisk = TrackingSubject(testDescription: "default") {
    DefaultStorage(
      manager: DefaultDataContextManager(url: TemporaryFolder.current.newPlace(for: "modulo.db")))
  }

  static let mock = TrackingSubject(testDescription: "mock") { try MockStorage() }

  func make() async throws -> TrackingWorld {
    let storage = try storage()
    try await storage.write { context in
      for group in [BlockGroupEntity.work, .sport] { try context.insert(group) }
      for block in [BlockEntity.coding, .running] { try context.insert(block) }
    }
    return TrackingWorld(
      storage: storage, tracking: DefaultTrackingRepository(storage: storage),
      sessions: DefaultTrackingSessionRepository(storage: storage))
  }
}

extension TrackingWorld {
  /// Pausing, completing and stopping at a moment.
  func commands(at moment: Instant) -> [@Sendable () async throws -> Void] {
    [
      { _ = try await tracking.update { state throws(TrackingRule) in try state.pause(at: moment) } },
      {
        _ = try await tracking.complete(at: moment) { state throws(TrackingRule) in
          try state.complete(until: moment, at: moment)
        }
      },
      { try await tracking.stop() },
    ]
  }

  /// Tracks an hour of coding on each of some days.
  func fill(days: Int) async throws -> [TrackingSessionRecord] {
    var stored: [TrackingSessionRecord] = []
    for day in 0..<days { stored += try await track(hours: 1, from: day * 24) }
    return stored
  }

  /// Tracks some hours of coding, from so many hours after the samples' moment.
  func track(hours: Int, from offset: Int) async throws -> [TrackingSessionRecord] {
    let start = Instant(Samples.now).adding(seconds: Int64(offset) * 3_600)
    let end = start.adding(seconds: Int64(hours) * 3_600)
    _ = try await tracking.start(
      TrackingState(
        id: Samples.id(100 * (offset + 1)), groupID: BlockGroupEntity.work.id, blockID: BlockEntity.coding.id,
        zone: .gmt, start: start))
    return try await tracking.complete(at: end) { state throws(TrackingRule) in
      try state.complete(until: end, at: end)
    }.sessions
  }

  func delete(_ block: BlockEntity) async throws {
    try await storage.write { try $0.delete(BlockEntity.self, for: block.id) }
  }

  /// The saved sessions, whether their blocks are there or not.
  func savedSessions() async throws -> Int {
    try await storage.read { try $0.fetchCount(FetchDescriptor<KeyValueEntity>()) }
  }

  func timeCount() async throws -> Int {
    try await storage.read { try $0.fetchCount(FetchDescriptor<TrackingTimeEntity>()) }
  }
}
