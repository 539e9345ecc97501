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
    let made = try await world.sessions.create(world.typed(0x100, from: 100, to: 0), at: world.now)
    #expect(made.restSeconds == 600)
    #expect(made.sessions.map(\.session.output) == [1.5])
    #expect(made.sessions.map(\.session.activeSeconds) == [5_400])
    #expect(made.sessions.map(\.block.name) == ["Coding"])
    #expect(world.sessions.rows == made.sessions)
    let again = try await world.sessions.create(world.typed(0x100, from: 100, to: 0), at: world.now)
    #expect(again.sessions == made.sessions)
    #expect(world.sessions.rows == made.sessions)
  }

  @Test(arguments: [
    (29, 0, TrackingRule.lessThanHalf), (30, 60, .endBeforeStart), (0, 0, .endBeforeStart),
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
    let changed = try await world.sessions.update(memo: "", of: .number(2))
    #expect(changed.session.memo == nil)
    #expect(world.sessions.rows.filter { $0.session.number == 2 } == [changed])
    #expect(try await world.sessions.findOne(.number(2)) == changed)
    #expect(try await world.sessions.delete(by: changed.id) == changed)
    #expect(Set(world.sessions.rows.map(\.session.number)) == [1, 3])
    await #expect(throws: TrackingError.missing) { try await world.sessions.update(memo: "x", of: .number(2)) }
    await #expect(throws: TrackingError.missing) { try await world.sessions.delete(by: changed.id) }
    let unknown = world.typed(0x900, of: Samples.unknownID, from: 600, to: 500)
    await #expect(throws: TrackingError.reference(.block, .notFound(Samples.unknownID.uuidString))) {
      try await world.sessions.create(unknown, at: world.now)
    }
  }
}
