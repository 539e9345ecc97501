import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// A day as 24 hours of two halves.
@Suite struct DayBoardTests {
  private let red = BlockColor(index: 7)
  private let blue = BlockColor(index: 37)

  @Test func `D23 board halves and shape`() {
    let board = DayBoard([mark(10, 29, red), mark(11, 30, blue)])
    #expect(board.hours[10].area == .firstHalf(red, .stored))
    #expect(board.hours[11].area == .secondHalf(blue, .stored))
    #expect(board.hours[12].area == .none)
    #expect(board.hours.count == 24)
    #expect(board.rows.map(\.count) == [6, 6, 6, 6])
    #expect(board.rows.flatMap { $0 } == board.hours)
  }

  @Test(arguments: [
    (DayBoard.State.stored, DayBoard.State.stored, DayBoard.State.stored), (.stored, .paused, .paused),
    (.tracking, .paused, .tracking), (.stored, .tracking, .tracking),
  ])
  func `D24 an hour whose halves are of one session is full`(
    _ first: DayBoard.State, _ second: DayBoard.State, _ shown: DayBoard.State
  ) {
    let board = DayBoard([mark(10, 0, red, first), mark(10, 30, red, second)])
    #expect(board.hours[10].area == .full(red, shown))
    #expect(DayBoard([mark(10, 30, red, second), mark(10, 0, red, first)]) == board)
    let isOrdered = !(first < first) && DayBoard.State.allCases.sorted() == DayBoard.State.allCases
    #expect(isOrdered)
  }

  @Test func `D25 an hour of two sessions shows each colour in its place`() {
    let (first, second) = (mark(10, 0, red), mark(10, 45, blue, .tracking, session: 2))
    let area = DayBoard([second, first]).hours[10].area
    #expect(area == .mixed(first: first.half, second: second.half))
  }

  @Test func `D26 a later half replaces the one in its half hour (REC)`() {
    let (second, later) = (mark(10, 30, red), mark(10, 15, blue, session: 2))
    let hour = DayBoard([mark(10, 0, red), second, later]).hours[10]
    #expect(hour.area == .mixed(first: later.half, second: second.half))
  }

  @Test func `the running session is on the board of each of its days`() throws {
    let state = try Day.state("22:40").pause(at: Day.moment("24:50"))
    let now = try Day.moment("25:00")
    let (today, tomorrow) = (Samples.day(20_261_122), Samples.day(20_261_123))
    let before = DayBoard(state.marks(on: today, at: now, red)).hours[22...].map(\.area)
    #expect(before == [.secondHalf(red, .stored), .full(red, .stored)])
    let after = DayBoard(state.marks(on: tomorrow, at: now, red)).hours[0]
    #expect(after.area == .full(red, .paused))
    #expect(state.marks(on: Samples.today, at: now, red).isEmpty)
  }

  @Test func `a stored session is on the board of its day`() throws {
    let sessions = try Day.complete(Day.state("23:10"), at: "25:10")
    let marks = sessions.map { $0.marks(on: Samples.day(20_261_123), red).map(\.time.description) }
    #expect(marks == [[], ["2026-11-23T00:10", "2026-11-23T00:40"]])
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `any marks give the board of a recomputation`(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let marks = (0..<Int.random(in: 0...60, using: &random)).map { _ in
        mark(
          .random(in: 0...23, using: &random), .random(in: 0...59, using: &random),
          BlockColor(index: .random(in: 0..<55, using: &random)),
          DayBoard.State.allCases.randomElement(using: &random) ?? .stored, session: .random(in: 1...5, using: &random))
      }
      let board = DayBoard(marks)
      for hour in 0..<24 {
        let first = marks.last { $0.time.hour == hour && $0.time.minute < 30 }?.half
        let second = marks.last { $0.time.hour == hour && $0.time.minute >= 30 }?.half
        #expect([board.hours[hour].first, board.hours[hour].second] == [first, second], "seed \(seed), hour \(hour)")
      }
    }
  }

  private func mark(
    _ hour: Int, _ minute: Int, _ color: BlockColor, _ state: DayBoard.State = .stored, session: Int = 1
  ) -> DayBoardMark {
    guard let time = LocalTime(day: Samples.today, hour: hour, minute: minute) else {
      preconditionFailure("\(hour):\(minute) is no time")
    }
    return DayBoardMark(
      time: time,
      half: DayBoard.Half(blockID: Samples.id(9), sessionID: Samples.id(session), color: color, state: state))
  }
}
