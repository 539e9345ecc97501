import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The board of a day in words: its blocks, each with its times.
@Suite struct DayBoardUIModelTests {
  private func texts(_ state: TrackingState, _ day: Int, at now: String) throws -> [String] {
    let running = TrackingDomain(
      state: state, block: BlockEntity.coding.toDomain(), group: BlockGroupEntity.work.toDomain(defaultID: nil))
    let board = DayDomain(day: Samples.day(day), sessions: [], running: running)
      .toBoardUIModel(.english, at: try Day.moment(now))
    return board.entries.map { "\($0.letter) \($0.block.name) \($0.times)" }
  }

  @Test func `each day of the running session has the halves that began on it`() throws {
    let state = try Day.state("22:40")
    #expect(try texts(state, 20_261_122, at: "24:20") == ["A Coding 22:40–00:10"])
    #expect(try texts(state, 20_261_123, at: "24:20") == ["A Coding 00:10–00:20 (running)"])
    #expect(try texts(state, 20_261_124, at: "24:20") == [])
    #expect(try texts(state, 20_261_122, at: "23:20") == ["A Coding 22:40–23:10, 23:10–23:20 (running)"])
  }

  @Test func `a paused session ends where it was paused, whatever the time`() throws {
    let state = try Day.state("22:40").pause(at: Day.moment("24:12"))
    #expect(try texts(state, 20_261_123, at: "30:00") == ["A Coding 00:10–00:12 (paused)"])
  }

  @Test func `no time of no length is shown`() throws {
    let paused = try Day.state("10:00").pause(at: Day.moment("10:30"))
    #expect(try texts(paused, 20_261_122, at: "10:45") == ["A Coding 10:00–10:30"])
    let board = DayBoard(paused.marks(on: Samples.day(20_261_122), at: try Day.moment("10:45"), .standard))
    let marked = [board.hours[10].first?.state, board.hours[10].second?.state]
    #expect(marked == [.stored, nil])
    let unused = try Day.state("10:00").pause(at: Day.moment("10:00"))
    #expect(try texts(unused, 20_261_122, at: "10:45") == [])
    let started = try Day.state("10:00")
    #expect(try texts(started, 20_261_122, at: "10:00:30") == ["A Coding 10:00 (running)"])
  }

  @Test func `after a flight each half is on the board of its own day`() throws {
    let west = try #require(TimeZone(identifier: "America/Los_Angeles"))
    // From 00:20 to 00:35 in Paris, then from 03:10 on, when it is 18:10 of the day before in Los Angeles.
    let state = try Day.state("24:20").pause(at: Day.moment("24:35")).resume(at: Day.moment("27:10"), in: west)
    #expect(try texts(state, 20_261_122, at: "28:05") == ["A Coding 18:25–18:55, 18:55–19:05 (running)"])
    #expect(try texts(state, 20_261_123, at: "28:05") == ["A Coding 00:20–03:25"])
  }

  @Test func `blocks are in the order in which they began, each once with all of its times`() throws {
    let (runs, codes) = (TrackingSessionRecord.samples[8], TrackingSessionRecord.samples[0])
    let sessions = try [(codes, BlockEntity.coding), (runs, .running), (codes, .coding)].map { record, block in
      TrackingSessionDetailedDomain(
        session: try record.toDomain(), block: block.toDomain(),
        group: BlockGroupEntity.work.toDomain(defaultID: nil))
    }
    let board = DayDomain(day: Samples.today, sessions: sessions).toBoardUIModel(.english, at: Instant(Samples.now))
    let times = board.entries.map { "\($0.letter) \($0.block.name) \($0.times)" }
    #expect(times == ["A Running 07:00–07:30", "B Coding 09:00–10:00, 09:00–10:00"])
    #expect(board.letter(of: BlockEntity.coding.id) == "B" && board.letter(of: Samples.unknownID) == "")
    #expect(DayDomain(day: Samples.today, sessions: []).toBoardUIModel(.english, at: Instant(Samples.now)).isEmpty)
  }
}
