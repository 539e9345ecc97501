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
    let changed = try await world.change(2, TrackingSessionChange(memo: "m"))
    var expected = stored[1].session
    expected.memo = "m"
    #expect(changed.sessions == [TrackingSessionRecord(session: expected, times: stored[1].times).detailed])
    #expect(try await [world.sessions.fetchOne(matching: .id(expected.id))] == changed.sessions)
    await #expect(throws: RepositoryError.notFound) { try await world.change(9, TrackingSessionChange(memo: "")) }
    // The start counts, whenever a session was stored: a night is two sessions.
    for day in [9, 5, 7] { _ = try await world.track(hours: 1, from: day * 24) }
    _ = try await world.track(hours: 2, from: 20 * 24 + 11)
    let sorted = try await world.listed(of: .id(BlockEntity.coding.id), in: nil, .first)
    #expect(sorted.map(\.record.session.number) == [8, 7, 4, 6, 5, 3, 2, 1])
    let all = try await world.sessions.fetchAll(of: nil, in: nil, page: Page(limit: 1))
    #expect(all.activeSeconds == 8 * 3_600)
  }

  @Test(arguments: TrackingSubject.all)
  func `D31 deleting a session deletes its times`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let stored = try await world.fill(days: 2)
    let id = stored[0].session.id
    let deleted = try await world.sessions.delete(by: id)
    #expect(deleted.sessions == [stored[0].detailed])
    #expect(try await world.stored(on: stored[0].session.day) == [])
    #expect(try await world.stored(on: stored[1].session.day) == [stored[1]])
    #expect(try await world.timeCount() == 1)
    await #expect(throws: RepositoryError.notFound) { try await world.sessions.delete(by: id) }
  }

  @Test(arguments: TrackingSubject.all) func `sessions are listed by block and by a span of days`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let coded = try await world.fill(days: 4).map(\.detailed)
    let ran = try await world.add(9_000, .running, from: 1_400, to: 1_430)
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

  /// Stored: 0 to 10 and 20 to 45; and 60 to 90. Running: 120 to 130, and from 150 on.
  @Test(
    arguments: TrackingSubject.all,
    [
      (-30, 0, nil), (-15, 15, "Coding 12:00"), (10, 20, nil), (10, 40, "Coding 12:20"), (31, 61, "Coding 12:20"),
      (-60, 120, "Coding 12:00"), (45, 75, "Running 13:00"), (85, 115, "Running 13:00"), (90, 120, nil),
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
    #expect(try await world.timeCount() == stored + 1)
  }
}

/// Changes of stored sessions: on disk and in memory alike.
@Suite(.temporaryFolder) struct TrackingSessionChangeTests {
  private static func moment(_ minutes: Int) -> Instant { Instant(Samples.now).adding(seconds: Int64(minutes) * 60) }

  @Test(arguments: TrackingSubject.all) func `a session begins earlier, ends later, and is of another block`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let stored = try #require(try await world.add(0x100, from: 0, to: 40).first).record
    let change = TrackingSessionChange(
      start: Self.moment(-20), end: Self.moment(41), block: .id(BlockEntity.running.id), memo: " ")
    let changed = try #require(try await world.change(1, change).sessions.first)
    #expect(changed.block == .running)
    #expect(changed.record.session.start == Self.moment(-20))
    #expect(changed.record.times.map(\.id) == stored.times.map(\.id))
    #expect(changed.record.times.map(\.activeSeconds) == [3_660])
    let sums = try await world.days.fetchSummary(of: .all).blocks.map(\.total.activeSeconds)
    #expect(sums == [0, 3_660])
    let shorter = try await world.change(1, TrackingSessionChange(start: Self.moment(0), end: Self.moment(10)))
    #expect(shorter.sessions.first?.record.times.map(\.activeSeconds) == [600])
  }

  @Test(arguments: TrackingSubject.all) func `a change keeps pauses, and what is outside is gone`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.trackWithPauses()
    let changed = try await world.change(1, TrackingSessionChange(start: Self.moment(5), end: Self.moment(50)))
    #expect(changed.sessions.flatMap(\.record.times).map(\.activeSeconds) == [300, 1_800])
    let later = try await world.change(1, TrackingSessionChange(start: Self.moment(15)))
    #expect(later.sessions.flatMap(\.record.times).map(\.activeSeconds) == [2_100])
    #expect(later.sessions.first?.record.session.start == Self.moment(15))
  }

  @Test(
    arguments: TrackingSubject.all,
    [
      (.init(start: moment(-30), end: moment(-40)), .endBeforeStart),
      (.init(end: moment(10_000)), .inFuture(moment(10_000))),
      (.init(end: moment(0)), .endBeforeStart), (.init(start: moment(-720 - 1)), .anotherDay(Samples.today)),
      (.init(end: moment(721)), .anotherDay(Samples.today)),
      (.init(memo: "a\u{7}"), .memoControlCharacter(position: 2)),
    ] as [(TrackingSessionChange, TrackingRule)])
  func `a change that a rule forbids changes nothing`(
    _ subject: TrackingSubject, _ refused: (change: TrackingSessionChange, rule: TrackingRule)
  ) async throws {
    let world = try await subject.make()
    let stored = try await world.add(0x100, from: 0, to: 40)
    await #expect(throws: RepositoryError.forbidden(.tracking(refused.rule))) {
      try await world.change(1, refused.change)
    }
    #expect(try await world.listed(of: nil, in: nil, .first) == stored)
  }

  @Test(arguments: TrackingSubject.all) func `time that is added may not overlap, unless it is allowed`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(0x100, from: 0, to: 40)
    try await world.add(0x200, .running, from: 30, to: 60)
    let found = TrackingOverlap(
      blockName: "Running", start: ZonedInstant(Self.moment(30), in: .gmt), end: Self.moment(60))
    await #expect(throws: RepositoryError.forbidden(.tracking(.overlap(found)))) {
      try await world.change(1, TrackingSessionChange(end: Self.moment(50)))
    }
    // What overlaps already may stay, and become less.
    let less = try await world.change(1, TrackingSessionChange(start: Self.moment(-5), end: Self.moment(35)))
    #expect(less.sessions.flatMap(\.record.times).map(\.activeSeconds) == [2_400])
    let more = try await world.change(1, TrackingSessionChange(end: Self.moment(50), allowsOverlap: true))
    #expect(more.sessions.flatMap(\.record.times).map(\.activeSeconds) == [3_300])
  }

  @Test(arguments: TrackingSubject.all) func `an unknown block of a change is told as a block`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(0x100, from: 0, to: 40)
    await #expect(throws: RepositoryError.owner(.notFound)) {
      try await world.change(1, TrackingSessionChange(block: .id(Samples.unknownID)))
    }
  }

  @Test(arguments: TrackingSubject.all) func `a session is split in a time and in a pause, and joined again`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let stored = try #require(try await world.add(0x100, from: 0, to: 40).first)
    let split = try await world.sessions.split(.number(1), at: Self.moment(25), id: Samples.id(0x500))
    #expect(split.sessions.map(\.record.session.number) == [1, 2])
    #expect(split.sessions.map { $0.record.times.map(\.activeSeconds) } == [[1_500], [900]])
    #expect(split.sessions[1].record.session.start == Self.moment(25))
    let again = try await world.sessions.split(.number(1), at: Self.moment(25), id: Samples.id(0x500))
    #expect(again.sessions == split.sessions)
    // In the pause after the first time.
    let changed = try await world.change(2, TrackingSessionChange(start: Self.moment(30)))
    #expect(changed.sessions.map(\.record.session.start) == [Self.moment(30)])
    let joined = try await world.sessions.join(.number(2), with: .number(1))
    #expect(joined.sessions.map(\.record.session.id) == [stored.record.session.id])
    #expect(joined.sessions.flatMap(\.record.times).map(\.activeSeconds) == [1_500, 600])
    #expect(try await world.listed(of: nil, in: nil, .first) == joined.sessions)
    let apart = try await world.sessions.split(.number(1), at: Self.moment(28), id: Samples.id(0x600))
    #expect(apart.sessions.map { $0.record.times.map(\.activeSeconds) } == [[1_500], [600]])
    let span = ZonedSpan(start: Self.moment(0), end: Self.moment(25), zone: .gmt)
    for minute in [-1, 0, 25, 26] {
      await #expect(throws: RepositoryError.forbidden(.tracking(.outsideSession(span)))) {
        try await world.sessions.split(.number(1), at: Self.moment(minute), id: Samples.id(0x700))
      }
    }
  }

  @Test(arguments: TrackingSubject.all)
  func `only two sessions of one block and day are joined, with none between them`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    try await world.add(0x100, from: 0, to: 10)
    try await world.add(0x200, .running, from: 20, to: 30)
    try await world.add(0x300, from: 40, to: 50)
    try await world.add(0x400, from: 1_440, to: 1_450)
    let before = try await world.listed(of: nil, in: nil, .first)
    let found = TrackingOverlap(
      blockName: "Running", start: ZonedInstant(Self.moment(20), in: .gmt), end: Self.moment(30))
    let refused: [(Int64, Int64, TrackingRule)] = [
      (1, 3, .between(found)), (1, 2, .notJoinable), (1, 4, .notJoinable), (1, 1, .notJoinable),
    ]
    for (first, second, rule) in refused {
      await #expect(throws: RepositoryError.forbidden(.tracking(rule))) {
        try await world.sessions.join(.number(first), with: .number(second))
      }
    }
    #expect(try await world.listed(of: nil, in: nil, .first) == before)
  }

  @Test(arguments: TrackingSubject.all) func `a change tells which other sessions count for other halves`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    for place in 0..<3 { try await world.add(0x100 * (place + 1), from: 60 * place, to: 60 * place + 20) }
    let counted = try await world.listed(of: nil, in: nil, .first).toDomain().map(\.session.halves)
    #expect(counted == [1, 1, 0])
    let first = try #require(try await world.listed(of: nil, in: nil, .first).last)
    let outcome = try await world.sessions.delete(by: first.record.session.id).toDomain()
    #expect(outcome.recounted.map(\.session.session.number) == [2])
    #expect(outcome.recounted.map(\.formerHalves) == [1])
    #expect(outcome.recounted.map(\.session.session.halves) == [0])
    let text = outcome.recounted[0].text(FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt))
    #expect(text == "Session #2 has 0.0 blocks now (before: 0.5).")
  }

  /// What an independent sum of the times says, after any changes.
  @Test(arguments: [1, 2, 3] as [UInt64]) func `any changes leave the seconds of a model`(_ seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    let world = try await TrackingSubject.mock.make()
    var model: [Int64: [(start: Int, end: Int)]] = [:]
    for step in 0..<60 {
      let numbers = model.keys.sorted()
      switch Int.random(in: 0...4, using: &random) {
      case 0, 1:
        let start = Int.random(in: -600...600, using: &random)
        let end = start + .random(in: 1...90, using: &random)
        let made = try await world.add(0x1000 * (step + 1), from: start, to: end)
        model[made[0].record.session.number] = [(start, end)]
      case 2:
        guard let number = numbers.randomElement(using: &random), let times = model[number] else { continue }
        let moment = Int.random(in: times[0].start...times[times.count - 1].end, using: &random)
        guard let split = try await world.splitOrNil(number, at: Self.moment(moment), id: 0x100_000 + 0x10 * step)
        else {
          let isAtEnd = moment == times[0].start || moment == times[times.count - 1].end
          #expect(isAtEnd, "seed \(seed)")
          continue
        }
        model[number] = times.filter { $0.start < moment }.map { ($0.start, min($0.end, moment)) }
        model[split] = times.filter { $0.end > moment }.map { (max($0.start, moment), $0.end) }
      case 3:
        guard let first = numbers.randomElement(using: &random), let second = numbers.randomElement(using: &random)
        else { continue }
        guard let number = try await world.joinedOrNil(first, second) else { continue }
        let times = (model[first] ?? []) + (model[second] ?? [])
        (model[first], model[second]) = (nil, nil)
        model[number] = times.sorted { $0.start < $1.start }
      default:
        guard let number = numbers.randomElement(using: &random), model.count > 3 else { continue }
        let row = try await world.sessions.fetchOne(matching: .number(number))
        try await world.sessions.delete(by: row.record.session.id)
        model[number] = nil
      }
    }
    let listed = try await world.listed(of: nil, in: nil, Page(limit: 1_000))
    let found = Dictionary(
      uniqueKeysWithValues: listed.map {
        ($0.record.session.number, $0.record.times.reduce(0) { $0 + $1.activeSeconds })
      })
    let expected = Dictionary(
      uniqueKeysWithValues: model.map { number, times in
        (number, times.reduce(0) { $0 + Int64($1.end - $1.start) * 60 })
      })
    #expect(found == expected, "seed \(seed)")
    let halves = try listed.toDomain().reduce(0) { $0 + $1.session.halves }
    #expect(Int64(halves) == expected.values.reduce(0, +) / 1_800, "seed \(seed)")
    let starts = listed.map { Int64(0) - ($0.record.session.start ?? .latest).rawValue }
    #expect(starts == starts.sorted(), "seed \(seed)")
  }
}

extension TrackingWorld {
  /// The number of the second part; nil for a moment outside the session.
  fileprivate func splitOrNil(_ number: Int64, at moment: Instant, id: Int) async throws -> Int64? {
    do {
      return try await sessions.split(.number(number), at: moment, id: Samples.id(id)).sessions[1].record.session.number
    } catch {
      guard case .forbidden(.tracking(.outsideSession)) = error else { throw error }
      return nil
    }
  }

  /// The number of the joined session; nil for two that can't be joined.
  fileprivate func joinedOrNil(_ first: Int64, _ second: Int64) async throws -> Int64? {
    do {
      return try await sessions.join(.number(first), with: .number(second)).sessions[0].record.session.number
    } catch {
      switch error {
      case .forbidden(.tracking(.between)), .forbidden(.tracking(.notJoinable)): return nil
      default: throw error
      }
    }
  }

  /// Changes the session of a number, a day after the samples' moment.
  @discardableResult
  fileprivate func change(
    _ number: Int64, _ change: TrackingSessionChange
  ) async throws(RepositoryError) -> TrackingSessionOutcomeRecord {
    try await sessions.update(
      change, matching: .number(number), at: Instant(Samples.now).adding(seconds: 2 * 86_400))
  }

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
