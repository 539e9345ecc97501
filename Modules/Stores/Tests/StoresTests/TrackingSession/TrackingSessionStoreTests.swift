import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// What is typed in, listed, changed and deleted.
@MainActor
@Suite struct TrackingSessionStoreTests {
  @Test func `D09 output and duration of what is typed in`() async throws {
    let world = try TrackingStoreWorld()
    let made = try await world.sessions.create(world.typed(0x100, from: 100, to: 0), at: world.now).sessions
    #expect(made.map(\.session.output) == [1.5])
    #expect(made.map(\.session.activeSeconds) == [6_000])
    #expect(made.map(\.block.name) == ["Coding"])
    #expect(world.sessions.rows == made)
    let again = try await world.sessions.create(world.typed(0x100, from: 100, to: 0), at: world.now).sessions
    #expect(again == made)
    #expect(world.sessions.rows == made)
  }

  @Test func `the last session is the one that began last, and the list stays as it is`() async throws {
    let world = try TrackingStoreWorld()
    #expect(try await world.sessions.findLast() == nil)
    try await world.sessions.create(world.typed(0x100, from: 30, to: 10), at: world.now)
    try await world.sessions.create(world.typed(0x200, from: 120, to: 60), at: world.now)
    try await world.sessions.fetchAll(of: nil, in: nil, page: Page(limit: 2))
    let rows = world.sessions.rows
    let last = try #require(try await world.sessions.findLast())
    #expect(last.session.number == 1)
    #expect(world.sessions.rows == rows)
  }

  @Test func `what is typed in says which later sessions count for other halves since`() async throws {
    let world = try TrackingStoreWorld()
    let later = try await world.sessions.create(world.typed(0x100, from: 60, to: 40), at: world.now)
    #expect(later.sessions.map(\.session.halves) == [0])
    let earlier = try await world.sessions.create(world.typed(0x200, from: 120, to: 100), at: world.now)
    #expect(earlier.sessions.map(\.session.halves) == [0])
    #expect(earlier.recounted.map(\.session.session.halves) == [1])
    #expect(earlier.recounted.map(\.formerHalves) == [0])
    #expect(world.sessions.rows.map(\.session.halves) == [1, 0])
    let again = try await world.sessions.create(world.typed(0x200, from: 120, to: 100), at: world.now)
    #expect(again.recounted == [])
  }

  @Test(arguments: [
    (30, 30, TrackingRule.endBeforeStart), (30, 60, .endBeforeStart), (0, 0, .endBeforeStart),
    (60, -30, .inFuture(Instant(Samples.now).adding(seconds: 1_800))),
    (
      140, 100,
      .overlap(
        TrackingOverlap(
          blockName: "Coding", start: ZonedInstant(Instant(Samples.now).adding(seconds: -7_200), in: .gmt),
          end: Instant(Samples.now).adding(seconds: -5_400)))
    ),
  ])
  func `a time that breaks a rule is refused`(_ start: Int, _ end: Int, _ rule: TrackingRule) async throws {
    let world = try TrackingStoreWorld()
    try await world.sessions.create(world.typed(0x100, from: 120, to: 90), at: world.now)
    let before = world.sessions.rows
    await #expect(throws: TrackingError.rule(rule)) {
      try await world.sessions.create(world.typed(0x200, from: start, to: end), at: world.now)
    }
    #expect(world.sessions.rows == before)
  }

  @Test func `D10 session update and order, and D31 timeline delete`() async throws {
    let world = try TrackingStoreWorld()
    for id in 1...3 {
      try await world.sessions.create(world.typed(0x100 * id, from: 60 * id, to: 60 * id - 30), at: world.now)
      world.clock.advance(minutes: 1)
    }
    try await world.sessions.fetchAll(of: .id(BlockEntity.coding.id), in: Samples.today...Samples.today, page: .first)
    // The order is the provider's.
    #expect(Set(world.sessions.rows.map(\.session.number)) == [1, 2, 3])
    let outcome = try await world.sessions.update(TrackingSessionChange(memo: ""), of: .number(2), at: world.now)
    let changed = try #require(outcome.sessions.first)
    #expect(changed.session.memo == nil)
    #expect(world.sessions.rows.filter { $0.session.number == 2 } == [changed])
    #expect(try await world.sessions.findOne(.number(2)) == changed)
    #expect(try await world.sessions.delete(by: changed.id).sessions == [changed])
    #expect(Set(world.sessions.rows.map(\.session.number)) == [1, 3])
    await #expect(throws: TrackingError.missing) {
      try await world.sessions.update(TrackingSessionChange(memo: "x"), of: .number(2), at: world.now)
    }
    await #expect(throws: TrackingError.missing) { try await world.sessions.delete(by: changed.id) }
    let unknown = world.typed(0x900, of: Samples.unknownID, from: 600, to: 500)
    await #expect(throws: TrackingError.reference(.block, .notFound(Samples.unknownID.uuidString))) {
      try await world.sessions.create(unknown, at: world.now)
    }
  }

  @Test func `the list has what a change, a split and a join left, and what they left of others`() async throws {
    let world = try TrackingStoreWorld()
    for place in 0..<3 {
      let from = 200 - 60 * place
      try await world.sessions.create(world.typed(0x100 * (place + 1), from: from, to: from - 20), at: world.now)
    }
    func shown() -> [String] {
      world.sessions.rows.map { "#\($0.session.number) \($0.session.activeSeconds / 60) \($0.session.halves)" }
    }
    try await world.sessions.fetchAll(of: nil, in: nil, page: .first)
    #expect(shown().sorted() == ["#1 20 0", "#2 20 1", "#3 20 1"])
    let moment = world.now.adding(seconds: -195 * 60)
    try await world.sessions.split(.number(1), at: moment, id: Samples.id(0x900))
    #expect(shown().sorted() == ["#1 5 0", "#2 20 1", "#3 20 1", "#4 15 0"])
    let earlier = TrackingSessionChange(start: world.now.adding(seconds: -210 * 60))
    let changed = try await world.sessions.update(earlier, of: .number(1), at: world.now)
    #expect(shown().sorted() == ["#1 15 0", "#2 20 0", "#3 20 1", "#4 15 1"])
    #expect(changed.recounted.map(\.session.session.number) == [2, 4])
    try await world.sessions.join(.number(4), with: .number(1))
    #expect(shown().sorted() == ["#1 30 1", "#2 20 0", "#3 20 1"])
    let elsewhere = TrackingSessionChange(block: .id(Samples.unknownID, named: "Gone"))
    await #expect(throws: TrackingError.reference(.block, .notFound("Gone"))) {
      try await world.sessions.update(elsewhere, of: .number(1), at: world.now)
    }
  }
}
