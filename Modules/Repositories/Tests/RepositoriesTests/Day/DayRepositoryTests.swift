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

/// Days from the derived sums: on disk and in memory alike.
@Suite(.temporaryFolder) struct DayRepositoryTests {
  private let today = Samples.today

  @Test(arguments: TrackingSubject.all)
  func `D30 a timeline lists a day's sessions by their starts`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    try await world.add(0x100, from: 60, to: 150)
    try await world.add(0x200, .running, from: 0, to: 30)
    try await world.add(0x300, from: 1_440, to: 1_470)
    let day = try await world.days.fetchDay(today).toDomain()
    #expect(day.running == nil)
    #expect(day.sessions.map(\.block.name) == ["Coding", "Running"])
    #expect(day.timeline.entries.map(\.session.number) == [2, 1])
    #expect(day.timeline.output == 2)
    let noon = day.board(at: .epoch).hours[12]
    #expect(noon.first?.color == day.sessions[1].block.color)
    #expect(noon.second == nil)
  }

  @Test(arguments: TrackingSubject.all)
  func `D20 a saved session goes on as if the program had never ended`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    let start = Instant(Samples.now)
    try await world.tracking.start(
      TrackingState(id: Samples.id(7), blockID: Samples.id(4_101), zone: .gmt, start: start)
    )
    let day = try await world.days.fetchDay(today).toDomain()
    let now = start.adding(seconds: 2_400)
    #expect(day.running?.state.progress(at: now).elapsedSeconds == 600)
    let noon = day.board(at: now).hours[12]
    #expect(noon.first?.state == .stored)
    #expect(noon.second?.state == .tracking)
    let tomorrow = try await world.days.fetchDay(Samples.day(20_260_413)).toDomain()
    #expect(tomorrow.board(at: now).hours.allSatisfy { $0.area == .none })
  }

  @Test(arguments: TrackingSubject.all)
  func `D29 a day has the colours of its first five blocks`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    try await world.add(0x100, from: 60, to: 90)
    try await world.add(0x200, .running, from: 0, to: 30)
    try await world.add(0x300, from: -30, to: 0)
    // The last day of March, and the first of May, which is in the grid too.
    try await world.add(0x400, from: -12 * 1_440, to: -12 * 1_440 + 60)
    try await world.add(0x500, from: 19 * 1_440, to: 19 * 1_440 + 30)
    try await world.add(0x600, from: 60 * 1_440, to: 60 * 1_440 + 30)
    let record = try await world.days.fetchCalendar(of: Samples.month(202_604), firstWeekday: .sunday)
    let calendar = try #require(record.toDomain())
    let marked = calendar.cells.filter { $0.total.halves > 0 }
    #expect(marked.map(\.total.halves) == [2, 3, 1])
    #expect(marked.map(\.day) == [20_260_331, 20_260_412, 20_260_501].map { Samples.day($0) })
    #expect(marked.map(\.tiles.count) == [0, 2, 0])
    let colors = [BlockEntity.coding, .running].map { BlockCalendar.Tile(color: $0.toDomain().color) }
    #expect(marked[1].tiles == colors)
  }

  @Test(arguments: TrackingSubject.all) func `D32 totals and D33 streak`(_ subject: TrackingSubject) async throws {
    let world = try await subject.make()
    for (place, days) in [0, -1, -2, -4].enumerated() {
      try await world.add(0x1000 * (place + 1), from: days * 1_440, to: days * 1_440 + 60)
    }
    try await world.add(0x9000, .running, from: 0, to: 30)
    let span = Samples.day(20_260_410)...today
    for (grouping, sums) in [
      (TimeGrouping.block, [6, 1]), (.group, [6, 1]), (.day, [2, 2, 3]), (.week, [4, 3]), (.month, [7]),
    ] {
      let summary = try await world.days.fetchSummary(of: .all)
        .toDomain(by: grouping, in: span, on: today, firstWeekday: .sunday)
      #expect(summary.summary.sums.map(\.total.halves) == sums, "\(grouping)")
      #expect(summary.summary.total == TimeTotal(halves: 7, activeSeconds: 12_600))
      #expect(summary.summary.today.output == 1.5)
      #expect(summary.summary.streak.current == 3)
      let names = summary.summary.sums.compactMap { summary.name(of: $0.subject) }
      let expected = [TimeGrouping.block: ["Coding", "Running"], .group: ["Work", "Sport"]][grouping] ?? []
      #expect(names == expected)
    }
  }

  @Test(arguments: TrackingSubject.all) func `the sums are those of the rows, whatever was deleted`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    let added = try await world.add(0x100, from: 0, to: 60)
    try await world.add(0x200, .running, from: 60, to: 90)
    try await world.sessions.delete(by: try #require(added.first).record.session.id)
    let summary = try await world.days.fetchSummary(of: .all)
    #expect(summary.blocks.map(\.total.halves) == [0, 1])
    #expect(summary.days.map(\.total.halves) == [1])
    try await world.delete(.running)
    #expect(try await world.days.fetchSummary(of: .all).days == [])
    #expect(try await world.days.fetchCalendar(of: today.month, firstWeekday: .monday).times == [])
  }

  @Test(arguments: TrackingSubject.all) func `halves are counted by block and day, over all sessions`(
    _ subject: TrackingSubject
  ) async throws {
    let world = try await subject.make()
    for place in 0..<4 { try await world.add(0x100 * (place + 1), from: 60 * place, to: 60 * place + 25) }
    try await world.add(0x900, .running, from: 300, to: 320)
    try await world.add(0xA00, .running, from: 1_440, to: 1_450)
    let day = try await world.days.fetchDay(today).toDomain()
    #expect(day.sessions.map(\.session.halves) == [0, 1, 1, 1, 0])
    #expect(day.timeline.halves == 3)
    #expect(day.timeline.activeSeconds == 7_200)
    let board = day.board(at: .epoch)
    let states = (12...17).map { hour in [board.hours[hour].first?.state, board.hours[hour].second?.state] }
    #expect(
      states == [[.stored, nil], [.stored, nil], [.stored, nil], [.begun, nil], [nil, nil], [.begun, nil]])
    let summary = try await world.days.fetchSummary(of: .all)
    #expect(
      summary.blocks.map(\.total) == [.init(halves: 3, activeSeconds: 6_000), .init(halves: 0, activeSeconds: 1_800)])
    #expect(summary.days.map(\.total.halves) == [3, 0])
  }
}
