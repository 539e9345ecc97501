import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloProviders
import ModuloProvidersMocks
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// Half a year of a freelancer: 630 sessions of 12 to 110 minutes, with pauses, nights and flights. A failure names its
/// seed.
@MainActor
@Suite struct HalfYearTests {
  private let storage: MockStorage
  private let tracking: any TrackingProvider
  private let sessions: any TrackingSessionProvider
  private let history: any HistoryProvider
  private let blocks = [BlockEntity.coding, .running].map { $0.toDomain() }

  init() throws {
    storage = try MockStorage(groups: [.work, .sport], blocks: [.coding, .running])
    tracking = FakeTrackingProvider.fake(on: storage)
    sessions = FakeTrackingSessionProvider.fake(on: storage)
    history = FakeHistoryProvider.fake(on: storage)
  }

  @Test(arguments: [1, 2] as [UInt64])
  func `the hours kept are the hours worked, to the second and by session, whatever was changed since`(
    _ seed: UInt64
  ) async throws {
    var year = HalfYear(seed: seed)
    var kept: [Int: Int64] = [:]
    for number in 0..<630 {
      let worked = year.next()
      let completed = try await track(worked, id: number)
      let seconds = completed.sessions.reduce(0) { $0 + $1.activeSeconds }
      #expect(seconds == worked.seconds, "seed \(seed), session \(number)")
      for session in completed.sessions { kept[session.number] = session.activeSeconds }
    }
    #expect(try await listed() == kept, "seed \(seed)")
    try await change(&kept, &year)
    #expect(try await listed() == kept, "seed \(seed)")
    #expect(try await blocksAgree(), "seed \(seed)")
    try await undoAndRedo(&kept, &year, seed: seed)
  }

  /// Takes the changes of more sessions back, brings them back, and goes on from the middle of them.
  private func undoAndRedo(_ kept: inout [Int: Int64], _ year: inout HalfYear, seed: UInt64) async throws {
    let (before, first) = (kept, try await history.count(before: nil))
    try await change(&kept, &year, steps: 12)
    let (after, made) = (kept, try await history.count(before: nil) - first)
    try await undo(made)
    #expect(try await listed() == before, "seed \(seed)")
    #expect(try await blocksAgree(), "seed \(seed)")
    _ = try await history.redo(1, at: Instant(Samples.now), longSession: .standard)
    #expect(try await listed() == after, "seed \(seed)")
    #expect(try await blocksAgree(), "seed \(seed)")
    try await undo(made / 2)
    kept = try await listed()
    try await change(&kept, &year, steps: 12)
    #expect(try await listed() == kept, "seed \(seed)")
    #expect(try await blocksAgree(), "seed \(seed)")
  }

  private func undo(_ count: Int) async throws {
    let steps = try await history.undoable(.last(count))
    _ = try await history.undo(
      steps, for: .last(steps.count), allowingNegativeTotal: false, at: Instant(Samples.now), longSession: .standard)
  }

  /// Tracks what was worked, with the pauses and in the zones in which it was.
  private func track(_ worked: HalfYear.Session, id: Int) async throws -> TrackingCompletionDomain {
    let (first, rest) = (worked.spans[0], worked.spans.dropFirst())
    let draft = TrackingDraft(
      id: Samples.id(0x10_0000 + 0x100 * id), block: blocks[worked.block], zone: first.zone, start: first.start)
    try await tracking.start(draft, at: first.start)
    for span in rest {
      let end = worked.spans.filter { $0.start < span.start }.map(\.end).max() ?? span.start
      try await tracking.pause(at: nil, now: end)
      try await tracking.resume(at: nil, in: span.zone, now: span.start)
    }
    return try await tracking.complete(until: nil, memo: nil, now: worked.spans[worked.spans.count - 1].end)
  }

  /// Deletes, splits and joins some sessions.
  private func change(_ kept: inout [Int: Int64], _ year: inout HalfYear, steps: Int = 120) async throws {
    for step in 0..<steps {
      guard let number = kept.keys.sorted().randomElement(using: &year.random) else { return }
      let session = try await sessions.findOne(.number(Int64(number))).session
      if step.isMultiple(of: 3) {
        try await sessions.delete(by: session.id)
        kept[number] = nil
        continue
      }
      guard let time = session.times.max(by: { $0.activeSeconds < $1.activeSeconds }), time.activeSeconds > 1 else {
        continue
      }
      let moment = time.start.adding(seconds: .random(in: 1..<time.activeSeconds, using: &year.random))
      let split = try await sessions.split(
        .number(Int64(number)), at: moment, id: year.nextID()
      ).sessions
      #expect(split.reduce(0) { $0 + $1.session.activeSeconds } == kept[number])
      for part in split { kept[part.session.number] = part.session.activeSeconds }
      guard step.isMultiple(of: 2) else { continue }
      let joined = try await sessions.join(.number(Int64(number)), with: .id(split[1].id)).sessions
      kept[split[1].session.number] = nil
      kept[number] = joined[0].session.activeSeconds
    }
  }

  /// The active seconds of every stored session, by its number.
  private func listed() async throws -> [Int: Int64] {
    try await sessions.fetchAll(of: nil, in: nil, page: Page(limit: 10_000))
    return Dictionary(uniqueKeysWithValues: sessions.sessions.map { ($0.session.number, $0.session.activeSeconds) })
  }

  /// Whether sessions and sums have the halves of a count over the times of each block, day and zone.
  private func blocksAgree() async throws -> Bool {
    let listed = sessions.sessions.map(\.session)
    var seconds: [String: Int64] = [:]
    for session in listed {
      for time in session.times {
        seconds["\(session.blockID) \(session.day) \(time.zone.identifier)", default: 0] += time.activeSeconds
      }
    }
    let counted = seconds.values.reduce(0) { $0 + Int($1 / 1_800) }
    let summary = try await FakeDayProvider.fake(on: storage).summary(
      in: .earliest ... .latest, by: .day, then: nil, of: .all, on: Samples.today, firstWeekday: .monday)
    return listed.reduce(0) { $0 + $1.halves } == counted && summary.summary.total.halves == counted
      && summary.summary.total.activeSeconds == seconds.values.reduce(0, +)
  }
}

/// What is worked in half a year, one session after another.
private struct HalfYear {
  struct Session {
    let block: Int
    let spans: [ZonedSpan]
    var seconds: Int64 { spans.reduce(0) { $0 + $1.start.milliseconds(until: $1.end) / 1_000 } }
  }

  var random: SeededGenerator
  private var clock = Instant(Samples.day(20_260_301).date(in: .gmt))
  private var zone = 0
  private static let zones = ["Europe/Paris", "America/New_York", "Asia/Tokyo", "Australia/Lord_Howe"]
    .map { TimeZone(identifier: $0) ?? .gmt }

  private var ids = 0x4000_0000

  /// The id of another session.
  mutating func nextID() -> UUID {
    ids += 0x10
    return Samples.id(ids)
  }

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// A session of 12 to 110 minutes, after a break: now and then with a pause, over midnight, or with a flight in it.
  mutating func next() -> Session {
    clock = clock.adding(seconds: .random(in: 600...36_000, using: &random))
    var (left, spans) = (Int64.random(in: 12 * 60...110 * 60, using: &random), [ZonedSpan]())
    let block = Int.random(in: 0...1, using: &random)
    while left > 0 {
      let seconds = Int.random(in: 0..<3, using: &random) == 0 ? .random(in: 1...left, using: &random) : left
      let end = clock.adding(seconds: seconds)
      spans.append(ZonedSpan(start: clock, end: end, zone: Self.zones[zone]))
      left -= seconds
      clock = end.adding(seconds: left > 0 ? .random(in: 0...3_000, using: &random) : 0)
      if Int.random(in: 0..<20, using: &random) == 0 { zone = .random(in: 0..<Self.zones.count, using: &random) }
    }
    return Session(block: block, spans: spans)
  }
}
