import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The rules of plans, and what a day tells of them.
@Suite struct PlannedBlockTests {
  private let paris = TimeZone(identifier: "Europe/Paris") ?? .gmt
  private let noon = Instant(Samples.now)

  private func moment(_ day: Int, _ hour: Int, _ minute: Int = 0) throws -> Instant {
    let time = try #require(LocalTime(day: Samples.day(day), hour: hour, minute: minute))
    return try #require(time.instants(in: paris).first)
  }

  private func draft(_ start: Instant, _ end: Instant) -> PlannedBlockDraft {
    PlannedBlockDraft(
      id: Samples.id(1), block: .id(BlockEntity.coding.id), start: ZonedInstant(start, in: paris), end: end)
  }

  private func checked(_ start: Instant, _ end: Instant) throws(PlannedBlockRule) -> PlannedBlockDomain {
    try draft(start, end).checked(of: BlockEntity.coding.id, at: noon)
  }

  private func row(_ start: Instant, _ end: Instant, id: Int = 1) throws -> PlannedBlockDetailedDomain {
    let day = LocalTime(start, in: paris).day
    let entity = PlannedBlockEntity(
      id: Samples.id(id), number: Int64(id), blockID: BlockEntity.coding.id, day: day, start: start, end: end,
      zone: paris.identifier)
    return try PlannedBlockDetailedRecord(plan: entity, block: .coding, group: .work).toDomain()
  }

  @Test func `a plan is of whole minutes, and may begin in the minute of now`() throws {
    let plan = try checked(noon.adding(seconds: 59), noon.adding(seconds: 600))
    #expect(plan.span.start == noon)
    #expect(plan.seconds == 600)
    #expect(plan.day == Samples.today)
  }

  @Test func `what is past can't be planned, today or earlier`() throws {
    let (before, yesterday) = (noon.adding(seconds: -60), noon.adding(seconds: -86_400))
    #expect(throws: PlannedBlockRule.past(ZonedInstant(before, in: paris))) {
      try checked(before, noon.adding(seconds: 600))
    }
    #expect(throws: PlannedBlockRule.pastDay(Samples.day(20_260_411))) {
      try checked(yesterday, yesterday.adding(seconds: 600))
    }
  }

  @Test func `an end in the minute of the start is none`() throws {
    #expect(throws: PlannedBlockRule.endBeforeStart) { try checked(noon, noon.adding(seconds: 59)) }
    #expect(throws: PlannedBlockRule.endBeforeStart) { try checked(noon, noon) }
  }

  @Test func `a plan ends at midnight at the latest`() throws {
    let (late, midnight) = (try moment(20_260_413, 23), try moment(20_260_414, 0))
    let plan = try checked(late, midnight)
    #expect(plan.day == Samples.day(20_260_413))
    #expect(throws: PlannedBlockRule.self) { try checked(late, midnight.adding(seconds: 60)) }
  }

  @Test func `a plan that is moved stays as long as it is, and a changed start leaves the end`() throws {
    let plan = try checked(noon, noon.adding(seconds: 3_600))
    let later = ZonedInstant(noon.adding(seconds: 1_800), in: paris)
    let moved = try PlannedBlockChange(start: later, keepsLength: true).applied(to: plan, of: plan.blockID, at: noon)
    let changed = try PlannedBlockChange(start: later).applied(to: plan, of: plan.blockID, at: noon)
    #expect(moved.seconds == 3_600)
    #expect(changed.seconds == 1_800)
    #expect(throws: PlannedBlockRule.self) {
      try PlannedBlockChange(end: noon.adding(seconds: 7_200))
        .applied(to: plan, of: plan.blockID, at: noon.adding(seconds: 600))
    }
  }

  @Test func `a copy has the local times, whatever the clocks do in between`() throws {
    let plans = [
      try row(moment(20_261_024, 9), moment(20_261_024, 10, 30)),
      try row(moment(20_261_024, 22), moment(20_261_025, 0)),
    ]
    let copies = try plans.copied(to: Samples.day(20_261_025), id: Samples.id(500), at: noon)
    let texts = copies.map { "\($0.span.localStart) \($0.span.localEnd)" }
    #expect(texts == ["2026-10-25T09:00 2026-10-25T10:30", "2026-10-25T22:00 2026-10-26T00:00"])
    #expect(copies.map(\.seconds) == [5_400, 7_200])
    #expect(copies.map(\.id) == [Samples.id(500), Samples.id(501)])
  }

  @Test func `hours that a day has twice or never are refused with their names, and all of them`() throws {
    let autumn = [try row(moment(20_261_024, 2, 30), moment(20_261_024, 4))]
    let spring = [
      try row(moment(20_270_327, 2), moment(20_270_327, 2, 30)), try row(moment(20_270_327, 9), moment(20_270_327, 10)),
    ]
    let text = try text(of: autumn, to: 20_261_025)
    #expect(text == "The clocks are changed on Oct 25, 2026, so nothing was copied:\n02:30 exists twice (Coding)")
    let other = try self.text(of: spring, to: 20_270_328)
    #expect(other.hasSuffix(":\n02:00 doesn't exist (Coding)\n02:30 doesn't exist (Coding)"))
  }

  private func text(of plans: [PlannedBlockDetailedDomain], to day: Int) throws -> String {
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: paris)
    do {
      _ = try plans.copied(to: Samples.day(day), id: Samples.id(1), at: noon)
      return ""
    } catch { return error.text(format) }
  }
}

extension PlannedBlockTests {
  /// Coding from 09:00 to 10:00 as it was tracked, and what was planned of it, in UTC.
  private func day(_ planned: [(Int64, Int64)]) throws -> DayDomain {
    let session = try TrackingSessionDetailedRecord(record: .coding, block: .coding, group: .work).toDomain()
    let plans = try planned.enumerated().map { place, span in
      let entity = PlannedBlockEntity(
        id: Samples.id(place + 1), number: Int64(place + 1), blockID: BlockEntity.coding.id, day: Samples.today,
        start: noon.adding(seconds: span.0 * 60), end: noon.adding(seconds: span.1 * 60), zone: "GMT")
      return try PlannedBlockDetailedRecord(plan: entity, block: .coding, group: .work).toDomain()
    }
    return DayDomain(day: Samples.today, sessions: [session], planned: plans)
  }

  @Test func `both, planned only and tracked only are told by the moment`() throws {
    let total = try day([(-150, -60)]).comparison.total
    #expect(total.planned == TimeTotal(halves: 3, activeSeconds: 5_400))
    #expect(total.tracked == TimeTotal(halves: 2, activeSeconds: 3_600))
    #expect(total.both == TimeTotal(halves: 1, activeSeconds: 1_800))
    #expect(total.plannedOnly == TimeTotal(halves: 2, activeSeconds: 3_600))
    #expect(total.trackedOnly == TimeTotal(halves: 1, activeSeconds: 1_800))
  }

  @Test func `a plan for another time is planned only, and tracks nothing`() throws {
    let day = try day([(0, 30)])
    #expect(day.comparison.total.both == .zero)
    #expect(day.timeline.activeSeconds == 3_600)
  }

  @Test func `planned halves are counted as tracked ones, and stand where they would begin`() throws {
    let board = try day([(60, 80), (90, 110)]).plannedBoard
    let states = board.hours[13].first.map(\.state)
    // Forty minutes are a half, and ten minutes begun of the next.
    #expect(states == .stored)
    #expect(board.hours[13].second?.state == .begun)
  }

  @Test func `the board names a planned time as one, in order of the starts`() throws {
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let board = try day([(60, 90)]).toBoardUIModel(format, at: noon)
    #expect(board.entries.map(\.times) == ["09:00–10:00, 13:00–13:30 (planned)"])
    #expect(board.plannedRows.count == 4)
    let unplanned = try day([]).toBoardUIModel(format, at: noon)
    #expect(unplanned.plannedRows.isEmpty)
  }

  @Test func `a session's times are events that keep their ids, and so is a plan`() throws {
    let day = try day([(60, 90)])
    let events = day.sessions[0].toEvents()
    #expect(events.map(\.summary) == ["Coding", "Coding"])
    #expect(events.map(\.details) == ["Parser", "Parser"])
    let format = FormatContext(locale: Locale(identifier: "en_US"), timeZone: .gmt)
    let plan = day.planned[0].toEvent(format)
    #expect(plan.summary == "Coding (planned)")
    #expect(plan.uid == "\(Samples.id(1).uuidString.lowercased())@modulo")
  }
}
