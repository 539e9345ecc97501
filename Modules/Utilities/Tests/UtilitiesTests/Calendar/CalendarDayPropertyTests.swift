import Foundation
import ModuloUtilities
import Testing

@Suite struct CalendarDayPropertyTests {
  /// Counted on by hand, so independent of the arithmetic under test and of Foundation, whose Gregorian calendar is the
  /// Julian one before 1582.
  @Test func `every day of the calendar follows the one before`() {
    var expected = (year: 1, month: 1, day: 1)
    var current = Optional(CalendarDay.earliest)
    var count = 0
    while let today = current {
      guard today.rawValue == expected.year * 10_000 + expected.month * 100 + expected.day else {
        Issue.record("\(today) is not \(expected)")
        return
      }
      expected = successor(of: expected)
      current = today.adding(days: 1)
      count += 1
    }
    #expect(count == 3_652_059)
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `adding days agrees with Foundation`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let utc = try zone("UTC")
    let calendar = calendar(in: utc)
    for _ in 0..<500 {
      let start = anyMoment(using: &random)
      let span = Int.random(in: -10_000...80_000, using: &random)
      let first = CalendarDay(start, in: utc)
      let later = CalendarDay(try #require(calendar.date(byAdding: .day, value: span, to: start)), in: utc)
      let found = first.adding(days: span)
      #expect(found == later, "seed \(seed): \(first), \(span) days")
      let distance = first.days(until: later)
      #expect(distance == span, "seed \(seed): \(first) to \(later)")
    }
  }

  /// Months are compared from days that every month has: over centuries Foundation's clamping is off by a day (2090-01-31
  /// less 2399 months gives it 1 March).
  @Test(arguments: [4, 5, 6] as [UInt64])
  func `adding months agrees with Foundation, and clamps`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let utc = try zone("UTC")
    let calendar = calendar(in: utc)
    for _ in 0..<500 {
      let day = CalendarDay(anyMoment(using: &random), in: utc)
      let months = Int.random(in: -300...3_000, using: &random)
      let start = day.month.firstDay.date(in: utc)
      let later = CalendarDay(try #require(calendar.date(byAdding: .month, value: months, to: start)), in: utc)
      let found = try #require(day.adding(months: months))
      #expect(found.month == later.month, "seed \(seed): \(day), \(months) months")
      let clamped = min(day.dayOfMonth, later.month.length)
      #expect(found.dayOfMonth == clamped, "seed \(seed): \(day), \(months) months")
    }
  }

  /// From 1627 to 8307.
  private func anyMoment(using random: inout SeededGenerator) -> Date {
    Date(timeIntervalSince1970: Double.random(in: -1.08e10...2e11, using: &random).rounded())
  }

  private func successor(of day: (year: Int, month: Int, day: Int)) -> (year: Int, month: Int, day: Int) {
    let isLeap = day.year % 4 == 0 && (day.year % 100 != 0 || day.year % 400 == 0)
    let lengths = [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31]
    if day.day < lengths[day.month - 1] { return (day.year, day.month, day.day + 1) }
    return day.month < 12 ? (day.year, day.month + 1, 1) : (day.year + 1, 1, 1)
  }
}
