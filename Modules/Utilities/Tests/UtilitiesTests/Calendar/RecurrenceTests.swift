import ModuloUtilities
import Testing

@Suite struct RecurrenceTests {
  @Test func `the 31st is the last day of a shorter month, and the 31st again later`() throws {
    let monthly = try Recurrence(every: 1, .month, on: day(20_260_131))
    let found = try monthly.occurrences(in: day(20_260_101)...day(20_260_531)).map(\.rawValue)
    #expect(found == [20_260_131, 20_260_228, 20_260_331, 20_260_430, 20_260_531])
  }

  @Test func `29 February is the 28th of a common year`() throws {
    let yearly = try Recurrence(every: 1, .year, on: day(20_240_229))
    let found = try yearly.occurrences(in: day(20_240_101)...day(20_281_231)).map(\.rawValue)
    #expect(found == [20_240_229, 20_250_228, 20_260_228, 20_270_228, 20_280_229])
  }

  @Test func `a start keeps the rhythm of an anchor before it`() throws {
    let fortnightly = try Recurrence(every: 2, .week, on: day(20_260_105), from: day(20_260_110))
    let found = try fortnightly.occurrences(in: day(20_260_101)...day(20_260_220)).map(\.rawValue)
    #expect(found == [20_260_119, 20_260_202, 20_260_216])
  }

  @Test func `an anchor after the start gives its rhythm to the days before it`() throws {
    let monthly = try Recurrence(every: 1, .month, on: day(20_260_331), from: day(20_260_210))
    let first = try monthly.first(onOrAfter: day(20_200_101))?.rawValue
    #expect(first == 20_260_228)
  }

  @Test func `a part has the days of the rhythm between two days`() throws {
    let monthly = try Recurrence(every: 1, .month, on: day(20_260_131), through: day(20_260_731))
    let part = try #require(try monthly.part(from: day(20_260_201), through: day(20_260_430)))
    let found = try part.occurrences(in: day(20_200_101)...day(20_301_231)).map(\.rawValue)
    let rest = try #require(try monthly.part(from: day(20_260_601), through: nil))
    let last = try rest.last(onOrBefore: day(20_301_231))?.rawValue
    let none = try monthly.part(from: day(20_260_801), through: nil)
    let between = try monthly.part(from: day(20_260_401), through: day(20_260_429))
    #expect(found == [20_260_228, 20_260_331, 20_260_430])
    #expect(last == 20_260_731)
    #expect(none == nil)
    #expect(between == nil)
  }

  @Test func `a recurrence from a hundred years ago goes on today`() throws {
    let daily = try Recurrence(every: 3, .day, on: day(19_260_101))
    let next = try daily.next(after: day(20_261_129))?.rawValue
    // 36,857 days are 12,285 times three, and two more.
    #expect(next == 20_261_130)
    let count = try daily.count(in: day(19_260_101)...day(20_261_130))
    #expect(count == 12_287)
  }

  @Test func `days before the start and after the end are no occurrences`() throws {
    let monthly = try Recurrence(every: 1, .month, on: day(20_260_115), through: day(20_260_315))
    let found = try [20_251_215, 20_260_115, 20_260_116, 20_260_315, 20_260_415].map { monthly.contains(try day($0)) }
    #expect(found == [false, true, false, true, false])
    let after = try monthly.next(after: day(20_260_315))
    #expect(after == nil)
    let last = try monthly.last(onOrBefore: day(20_300_101))?.rawValue
    #expect(last == 20_260_315)
    let before = try monthly.last(onOrBefore: day(20_260_114))
    #expect(before == nil)
  }

  @Test func `a recurrence may end on the day it starts`() throws {
    let once = try Recurrence(every: 1, .day, on: day(20_260_115), through: day(20_260_115))
    let count = once.count(in: .earliest ... .latest)
    #expect(count == 1)
  }

  @Test func `a recurrence without an end stops with the calendar`() throws {
    let yearly = try Recurrence(every: 1, .year, on: day(99_970_610))
    let found = yearly.occurrences(in: .earliest ... .latest).map(\.rawValue)
    #expect(found == [99_970_610, 99_980_610, 99_990_610])
    let next = try yearly.next(after: day(99_990_610))
    let beyond = yearly.next(after: .latest)
    #expect([next, beyond] == [nil, nil])
  }

  @Test(arguments: [0, -1, 10_000, .min, .max])
  func `an interval of none, or past the calendar, is refused`(interval: Int) throws {
    let anchor = try day(20_260_131)
    #expect(throws: RecurrenceError.interval(interval)) { try Recurrence(every: interval, .day, on: anchor) }
    #expect(throws: RecurrenceError.interval(interval)) {
      try Recurrence.monthly(every: interval, onThe: 31, from: anchor)
    }
  }

  @Test func `an end before the start is refused`() throws {
    let (start, end) = (try day(20_260_131), try day(20_260_130))
    #expect(throws: RecurrenceError.endBeforeStart(start: start, end: end)) {
      try Recurrence(every: 1, .month, on: start, through: end)
    }
  }

  @Test(arguments: [0, 32, -1, .max])
  func `a day that no month has is refused`(number: Int) throws {
    let start = try day(20_260_131)
    #expect(throws: RecurrenceError.dayOfMonth(number)) { try Recurrence.monthly(onThe: number, from: start) }
  }
}

@Suite struct RecurrenceRhythmTests {
  @Test(arguments: [
    (1, 31, 20_260_210, [20_260_228, 20_260_331, 20_260_430]),
    (3, 31, 20_260_210, [20_260_228, 20_260_531, 20_260_831]),
    (3, 5, 20_260_210, [20_260_305, 20_260_605, 20_260_905]),
    (12, 31, 20_260_210, [20_260_228, 20_270_228, 20_280_229]),
    (12, 30, 20_270_201, [20_270_228, 20_280_229, 20_290_228]),
    (24, 29, 20_270_201, [20_270_228, 20_290_228, 20_310_228]),
    (6, 31, 20_260_401, [20_260_430, 20_261_031, 20_270_430]),
    (1, 28, 20_260_228, [20_260_228, 20_260_328, 20_260_428]),
    (1, 30, 20_260_131, [20_260_228, 20_260_330, 20_260_430]),
  ])
  func `a day of the month begins with the first at the start or later`(
    interval: Int, number: Int, start: Int, first: [Int]
  ) throws {
    let monthly = try Recurrence.monthly(every: interval, onThe: number, from: day(start))
    let found = monthly.occurrences(in: .earliest ... .latest).prefix(3).map(\.rawValue)
    #expect(found == first)
  }

  @Test func `a day of the week begins with the first at the start or later`() throws {
    let weekly = try Recurrence.weekly(every: 2, on: .friday, from: day(20_261_129))
    let found = weekly.occurrences(in: .earliest ... .latest).prefix(3).map(\.rawValue)
    #expect(found == [20_261_204, 20_261_218, 20_270_101])
  }

  @Test func `the last day there is has no day after it`() throws {
    let weekly = try Recurrence.weekly(on: .thursday, from: .latest)
    let monthly = try Recurrence.monthly(onThe: 1, from: .latest)
    let counts = [weekly, monthly].map { $0.count(in: .earliest ... .latest) }
    #expect(counts == [0, 0])
  }
}
