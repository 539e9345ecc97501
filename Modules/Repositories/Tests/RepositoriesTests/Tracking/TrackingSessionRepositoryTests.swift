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

/// The stored sessions: on disk and in memory alike.
@Suite(.temporaryFolder) struct TrackingSessionRepositoryTests {
  @Test(arguments: TrackingSubject.all) func `D10 session update and order`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let stored = try await world.fill(days: 3)
    let listed = try await world.listed(of: .id(BlockEntity.coding.id), in: nil, .first)
    #expect(listed == stored.reversed().map(\.detailed))
    let page = try await world.listed(of: nil, in: nil, Page(limit: 1, offset: 1))
    #expect(page == [stored[1].detailed])
    let changed = try await world.sessions.update(memo: "m", matching: .number(2))
    var expected = stored[1].session
    expected.memo = "m"
    #expect(changed == TrackingSessionRecord(session: expected, times: stored[1].times).detailed)
    #expect(try await world.sessions.fetchOne(matching: .id(expected.id)) == changed)
    await #expect(throws: RepositoryError.notFound) { try await world.sessions.update(memo: nil, matching: .number(9)) }
    // The moment of completion counts, and the number only within one moment: a night is two sessions.
    for day in [9, 5, 7] { _ = try await world.track(hours: 1, from: day * 24) }
    _ = try await world.track(hours: 2, from: 20 * 24 + 11)
    let sorted = try await world.listed(of: .id(BlockEntity.coding.id), in: nil, .first)
    #expect(sorted.map(\.record.session.number) == [8, 7, 4, 6, 5, 3, 2, 1])
  }

  @Test(arguments: TrackingSubject.all)
  func `D31 deleting a session deletes its times`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let stored = try await world.fill(days: 2)
    let id = stored[0].session.id
    let deleted = try await world.sessions.delete(by: id)
    #expect(deleted == stored[0].detailed)
    #expect(try await world.stored(on: stored[0].session.day) == [])
    #expect(try await world.stored(on: stored[1].session.day) == [stored[1]])
    #expect(try await world.timeCount() == 2)
    await #expect(throws: RepositoryError.notFound) { try await world.sessions.delete(by: id) }
  }

  @Test(arguments: TrackingSubject.all) func `sessions are listed by block and by a span of days`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let coded = try await world.fill(days: 4).map(\.detailed)
    let ran = try await world.add(9_000, .running, from: 1_440, to: 1_470)
    let days = coded[1].record.session.day...coded[2].record.session.day
    #expect(ran.map(\.record.session.day) == [days.lowerBound])
    let both = try await world.listed(of: nil, in: days, .first)
    #expect(both == [coded[2], coded[1]] + ran)
    let running = BlockReference.id(BlockEntity.running.id)
    #expect(try await world.listed(of: running, in: days, .first) == ran)
    let lastDay = days.lowerBound...days.lowerBound
    #expect(try await world.listed(of: running, in: lastDay, .first) == ran)
    let none = days.upperBound...days.upperBound
    #expect(try await world.listed(of: running, in: none, .first) == [])
    let second = try await world.listed(of: nil, in: days, Page(limit: 2, offset: 2))
    #expect(second == ran)
  }

  @Test(arguments: TrackingSubject.all) func `what is typed in is stored once, and in one step`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let stored = try await world.add(0x100, from: 690, to: 750, allowingOverlap: false)
    #expect(stored.map(\.record.session.number) == [1, 2])
    #expect(stored.map(\.record.times.count) == [1, 1])
    #expect(try await world.add(0x100, from: 690, to: 750, allowingOverlap: false) == stored)
    #expect(try await world.timeCount() == 2)
    let unknown = BlockEntity(id: Samples.unknownID, groupID: Samples.id(1), name: "x", icon: 0, color: 0, position: 0)
    await #expect(throws: RepositoryError.notFound) {
      try await world.add(0x200, unknown, from: 0, to: 60, allowingOverlap: false)
    }
    // The second session has the id of one that is there, so the first isn't stored either.
    var clash = typed(0x300, from: 690, to: 750)
    clash[1] = TrackingSessionRecord(session: stored[1].record.session, times: [])
    await #expect(throws: RepositoryError.duplicate(.id)) {
      try await world.sessions.insertAll(clash, allowingOverlap: true)
    }
    #expect(try await world.timeCount() == 2)
  }

  /// Stored: 0 to 40, with a pause from 10 to 20; and 60 to 90. Running: 120 to 130, and from 150 on.
  @Test(
    arguments: TrackingSubject.all,
    [
      (-30, 0, nil), (-15, 15, "Coding 12:00"), (10, 40, "Coding 12:00"), (31, 61, "Coding 12:00"),
      (-60, 120, "Coding 12:00"), (40, 70, "Running 13:00"), (85, 115, "Running 13:00"), (90, 120, nil),
      (100, 130, "Coding 14:00"), (130, 160, "Coding 14:30"), (300, 330, "Coding 14:30"),
    ] as [(Int, Int, String?)])
  func `a time that overlaps is refused, unless it is allowed`(
    _ subject: TrackingSubject, _ time: (start: Int, end: Int, found: String?)
  ) async throws {
    let world = try await subject.make()
    try await world.trackWithPauses()
    let stored = try await world.timeCount()
    do {
      try await world.add(0x900, from: time.start, to: time.end, allowingOverlap: false)
      #expect(time.found == nil)
    } catch .forbidden(.tracking(.overlap(let overlap))) {
      let found = "\(overlap.blockName) \(overlap.start.localTime.description.suffix(5))"
      #expect(found == time.found)
      #expect(try await world.timeCount() == stored)
      try await world.add(0x900, from: time.start, to: time.end, allowingOverlap: true)
    }
    #expect(try await world.timeCount() == stored + (time.end - time.start) / 30)
  }
}

extension TrackingWorld {
  fileprivate func trackWithPauses() async throws {
    func moment(_ minutes: Int64) -> Instant { Instant(Samples.now).adding(seconds: minutes * 60) }
    for (id, start) in [(0x700, Int64(0)), (0x800, 120)] {
      try await tracking.start(
        TrackingState(
          id: Samples.id(id), blockID: BlockEntity.coding.id, zone: .gmt,
          start: moment(start)))
      let (pause, resumption) = (moment(start + 10), moment(start + (start == 0 ? 20 : 30)))
      _ = try await tracking.update { state throws(TrackingRule) in try state.pause(at: pause) }
      _ = try await tracking.update { state throws(TrackingRule) in try state.resume(at: resumption, in: .gmt) }
      guard start == 0 else { continue }
      let end = moment(45)
      _ = try await tracking.complete(until: end, at: end, memo: nil)
    }
    try await add(0x600, .running, from: 60, to: 90)
  }
}
