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
    let saved = rows.filter { $0.key == "trackingSession" }
    #expect(rows.map(\.key).sorted() == ["selectedBlockID", "selectedGroupID", "trackingSession"])
    #expect(saved.map(\.id.uuidString) == ["C5BB125E-8310-8041-B9FD-5517BBA71A08"])
    let pausedAt = start.adding(seconds: 600)
    let paused = try await world.tracking.update { state throws(TrackingRule) in try state.pause(at: pausedAt) }
    #expect(try await world.tracking.fetchRunning() == paused)
    #expect(paused.state.isPaused)
    let resumedAt = start.adding(seconds: 1_200)
    _ = try await world.tracking.update { state throws(TrackingRule) in try state.resume(at: resumedAt, in: .gmt) }
    let end = start.adding(seconds: 6_000)
    let completed = try await world.tracking.complete(until: end, at: end, memo: nil)
    #expect(completed.sessions.map { $0.times.map(\.activeSeconds) } == [[600, 4_800]])
    #expect(completed.sessions.map(\.session.number) == [1])
    #expect(try await world.stored(on: Samples.today) == completed.sessions)
    #expect(try await world.tracking.fetchRunning() == nil)
  }

  @Test(arguments: TrackingSubject.all) func `a second session isn't started, and none isn't changed`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    for command in world.commands(at: start) {
      await #expect(throws: RepositoryError.forbidden(.tracking(.notRunning))) { try await command() }
    }
    _ = try await world.tracking.start(state())
    await #expect(throws: RepositoryError.forbidden(.tracking(.alreadyRunning("Coding", isPaused: false)))) {
      try await world.tracking.start(state(of: .running, id: 8))
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
      try await world.tracking.update { state throws(TrackingRule) in try state.resume(at: early, in: .gmt) }
    }
    let before = early.adding(seconds: -1)
    await #expect(throws: RepositoryError.forbidden(.tracking(.beforeLastEvent(early)))) {
      try await world.tracking.complete(until: before, at: early, memo: nil)
    }
    #expect(try await world.tracking.fetchRunning() == running)
    #expect(try await world.stored(on: Samples.today) == [])
  }

  @Test(arguments: TrackingSubject.all)
  func `D19 discarding removes the saved session and stores nothing`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let started = try await world.tracking.start(state())
    let stopped = try await world.tracking.stop()
    #expect(stopped == started)
    #expect(stopped.state.progress(at: start.adding(seconds: 4_000)).halves.count == 2)
    #expect(try await world.tracking.fetchRunning() == nil)
    #expect(try await world.stored(on: Samples.today) == [])
  }

  @Test(arguments: TrackingSubject.all)
  func `D21 a saved session whose block is gone is removed by the next command`(_ subject: TrackingSubject) async throws
  {
    for command in 0..<3 {
      let world = try await subject.make()
      _ = try await world.tracking.start(state())
      try await world.delete(.coding)
      #expect(try await world.tracking.fetchRunning() == nil)
      #expect(try await world.savedSessions() == 1)
      await #expect(throws: RepositoryError.forbidden(.tracking(.notRunning))) {
        try await world.commands(at: start)[command]()
      }
      #expect(try await world.savedSessions() == 0)
    }
    let world = try await subject.make()
    _ = try await world.tracking.start(state())
    try await world.delete(.coding)
    #expect(try await world.tracking.start(state(of: .running, id: 8)).block == .running)
  }

  @Test(arguments: TrackingSubject.all, [(-30, 0), (40, 70)])
  func `a start in the past is refused where it overlaps, a completion tells it`(
    _ subject: TrackingSubject, _ minutes: (from: Int, to: Int)
  ) async throws {
    let world = try await subject.make()
    try await world.add(0x100, .running, from: minutes.from, to: minutes.to)
    let (early, now) = (start.adding(seconds: -60), start.adding(seconds: 3_600))
    let state = TrackingState(
      id: Samples.id(7), blockID: BlockEntity.coding.id, zone: .gmt, start: early)
    let overlap = TrackingOverlap(
      blockName: "Running", start: ZonedInstant(start.adding(seconds: 60 * Int64(minutes.from)), in: .gmt),
      end: start.adding(seconds: 60 * Int64(minutes.to)))
    await #expect(throws: RepositoryError.forbidden(.tracking(.overlap(overlap)))) {
      try await world.tracking.start(state, at: now, allowingOverlap: false)
    }
    let started = try await world.tracking.start(state, at: now, allowingOverlap: true)
    #expect(try await world.tracking.start(state, at: now, allowingOverlap: false) == started)
    let completed = try await world.tracking.complete(until: now, at: now, memo: nil)
    #expect(completed.overlap == overlap)
    #expect(completed.sessions.map(\.times.count) == [1])
  }

  @Test func `of many starts at once one succeeds, and of many completions one stores`() async throws {
    let world = try await TrackingSubject.onDisk.make()
    let begin = start
    let states = (0..<20).map { state(of: .coding, id: 100 + $0) }
    let started = await count(of: 20) { _ = try await world.tracking.start(states[$0]) }
    #expect(started == 1)
    let end = begin.adding(seconds: 3_600)
    let completed = await count(of: 20) { _ in
      _ = try await world.tracking.complete(until: end, at: end, memo: nil)
    }
    #expect(completed == 1)
    #expect(try await world.stored(on: Samples.today).map(\.times.count) == [1])
  }

  @Test(arguments: TrackingSubject.all) func `less than a minute is discarded, and nothing is stored`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    _ = try await world.tracking.start(state())
    let end = start.adding(seconds: 59)
    let completed = try await world.tracking.complete(until: nil, at: end, memo: nil)
    #expect(completed.sessions == [])
    #expect(completed.discardedSeconds == 59)
    #expect(try await world.tracking.fetchRunning() == nil)
    #expect(try await world.stored(on: Samples.today) == [])
  }

  @Test(arguments: TrackingSubject.all) func `a switch stores the running session and starts the next one at its end`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let (now, moment) = (start.adding(seconds: 3_600), start.adding(seconds: 3_000))
    let first = try await world.tracking.complete(startingNext: state(), moment: nil, at: start, memo: nil)
    #expect(first.completed == nil)
    #expect(first.started.block == .coding)
    let next = state(of: .running, id: 8)
    let switched = try await world.tracking.complete(startingNext: next, moment: moment, at: now, memo: "m")
    #expect(switched.completed?.sessions.map(\.session.memo) == ["m"])
    #expect(switched.completed?.sessions.flatMap(\.times).map(\.activeSeconds) == [3_000])
    #expect(switched.started.state.start == moment)
    let again = try await world.tracking.complete(startingNext: next, moment: moment, at: now, memo: "m")
    #expect(again.completed == nil)
    #expect(again.started == switched.started)
    await #expect(throws: RepositoryError.forbidden(.tracking(.alreadyRunning("Running", isPaused: false)))) {
      _ = try await world.tracking.complete(startingNext: state(of: .running, id: 9), moment: nil, at: now, memo: nil)
    }
    await #expect(throws: RepositoryError.forbidden(.tracking(.beforeLastEvent(moment)))) {
      _ = try await world.tracking.complete(startingNext: state(id: 9), moment: start, at: now, memo: nil)
    }
    let gone = BlockEntity(id: Samples.id(99), groupID: Samples.id(1), name: "x", icon: 0, color: 0, position: 0)
    await #expect(throws: RepositoryError.notFound) {
      _ = try await world.tracking.complete(startingNext: state(of: gone, id: 9), moment: nil, at: now, memo: nil)
    }
    #expect(try await world.tracking.fetchRunning() == switched.started)
    #expect(try await world.stored(on: Samples.today).count == 1)
  }

  private func state(of block: BlockEntity = .coding, id: Int = 7) -> TrackingState {
    TrackingState(id: Samples.id(id), blockID: block.id, zone: .gmt, start: start)
  }

  /// How many of the calls at once succeed.
  private func count(of calls: Int, _ body: @escaping @Sendable (Int) async throws -> Void) async -> Int {
    await withTaskGroup(of: Bool.self) { group in
      for call in 0..<calls {
        group.addTask {
          do {
            return try await {
              try await body(call); return true
            }()
          } catch { return false }
        }
      }
      return await group.reduce(0) { $0 + ($1 ? 1 : 0) }
    }
  }
}
