import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloPersistenceMocks
import ModuloStores
import ModuloStoresMocks
import ModuloUtilities
import Testing

/// Days as a screen asks for them.
@MainActor
@Suite struct DayStoreTests {
  @Test func `D23 board, D27 month grid, D32 totals and D33 streak of what was stored`() async throws {
    let world = try TrackingStoreWorld()
    for days in [0, 1, 2, 4] {
      try await world.sessions.create(
        world.typed(0x1000 * (days + 1), from: days * 1_440 + 60, to: days * 1_440), at: world.now)
    }
    try await world.tracking.start(world.draft(), at: world.now)
    let now = world.now
    let day = try await world.days.day(Samples.today)
    #expect(day.timeline.output == 1)
    let hours = day.board(at: now).hours
    #expect(hours[11].first?.state == .stored)
    #expect(hours[12].first?.state == .tracking)
    let calendar = try #require(try await world.days.calendar(of: Samples.today.month, firstWeekday: .sunday))
    #expect(calendar.cells.filter { $0.total.halves == 2 }.map(\.day.dayOfMonth) == [8, 10, 11, 12])
    let first = try #require(CalendarMonth(rawValue: 101))
    #expect(try await world.days.calendar(of: first, firstWeekday: .sunday) == nil)
    let summary = try await world.days.summary(
      in: Samples.day(20_260_411)...Samples.today, by: .block, then: nil, of: .all, on: Samples.today,
      firstWeekday: .sunday)
    #expect(summary.summary.total.halves == 4)
    #expect(summary.summary.today.output == 1)
    #expect(summary.summary.streak == Streak([8, 10, 11, 12].map { Samples.day(20_260_400 + $0) }, on: Samples.today))
    #expect(summary.summary.streak.current == 3)
    #expect(summary.summary.sums.compactMap { summary.name(of: $0.subject) } == ["Coding"])
    world.storage.log.failNext("fetchDay", with: .busy)
    await #expect(throws: TrackingError.storage(.busy)) { try await world.days.day(Samples.today) }
    try world.storage.log.verify()
  }
}
