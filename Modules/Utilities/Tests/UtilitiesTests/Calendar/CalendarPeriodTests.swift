import ModuloUtilities
import Testing

/// Weeks, months, quarters and years.
@Suite struct CalendarPeriodTests {
  @Test(arguments: [
    (CalendarPeriod.Kind.week, "2026-08-17...2026-08-23"), (.month, "2026-08-01...2026-08-31"),
    (.quarter, "2026-07-01...2026-09-30"), (.year, "2026-01-01...2026-12-31"),
  ])
  func `a period has the day that it is made of`(_ kind: CalendarPeriod.Kind, _ expected: String) throws {
    let period = try period(kind, "2026-08-20")
    #expect(text(period.days) == expected)
  }

  @Test func `a week begins on the day that it is told`() throws {
    let day = try day("2026-08-23")
    let weeks = [Weekday.sunday, .monday, .saturday].map { first in
      CalendarPeriod(.week, of: day, firstWeekday: first).map { text($0.days) }
    }
    #expect(weeks == ["2026-08-23...2026-08-29", "2026-08-17...2026-08-23", "2026-08-22...2026-08-28"])
  }

  @Test(arguments: [
    (CalendarPeriod.Kind.week, "2026-01-01", "2025-12-22...2025-12-28"),
    (.month, "2026-01-31", "2025-12-01...2025-12-31"), (.quarter, "2026-02-01", "2025-10-01...2025-12-31"),
    (.year, "2025-01-01", "2024-01-01...2024-12-31"),
  ])
  func `the period before ends where this one begins`(
    _ kind: CalendarPeriod.Kind, _ day: String, _ expected: String
  ) throws {
    let period = try period(kind, day)
    let before = period.adding(-1)
    let days = before.map { text($0.days) }
    #expect(days == expected)
    #expect(before?.adding(1) == period)
  }

  @Test func `a period is cut at a day, and one that hasn't begun has no days`() throws {
    let month = try period(.month, "2026-04-12")
    let cut = try ["2026-03-31", "2026-04-01", "2026-04-12", "2026-04-30", "2026-05-01"].map {
      month.days(through: try day($0)).map(text)
    }
    let whole = "2026-04-01...2026-04-30"
    #expect(cut == [nil, "2026-04-01...2026-04-01", "2026-04-01...2026-04-12", whole, whole])
  }

  @Test(arguments: [
    (CalendarPeriod.Kind.week, "2026-04-15", "2026-04-06...2026-04-08"),
    (.week, "2026-04-19", "2026-04-06...2026-04-12"),
    (.month, "2026-04-12", "2026-03-01...2026-03-12"), (.month, "2026-03-30", "2026-02-01...2026-02-28"),
    (.month, "2024-03-30", "2024-02-01...2024-02-29"), (.month, "2026-02-28", "2026-01-01...2026-01-31"),
    (.month, "2026-04-30", "2026-03-01...2026-03-31"), (.quarter, "2026-05-31", "2026-01-01...2026-02-28"),
    (.quarter, "2026-06-29", "2026-01-01...2026-03-29"), (.quarter, "2026-06-30", "2026-01-01...2026-03-31"),
    (.year, "2024-02-29", "2023-01-01...2023-02-28"), (.year, "2025-12-31", "2024-01-01...2024-12-31"),
  ])
  func `a part is compared with the same part of the period before`(
    _ kind: CalendarPeriod.Kind, _ through: String, _ expected: String
  ) throws {
    let last = try day(through)
    let before = try period(kind, through).daysBefore(through: last).map(text)
    #expect(before == expected)
  }

  @Test func `quarters and months have numbers, weeks have none`() throws {
    let numbers = try CalendarPeriod.Kind.allCases.map { try period($0, "2026-08-20").number }
    #expect(numbers == [nil, 8, 3, 1])
  }

  @Test(arguments: [
    ("2026", "2026-01-01"), ("2026-Q3", "2026-07-01"), ("2026-q4", "2026-10-01"), ("2026-08", "2026-08-01"),
    ("0001", "0001-01-01"),
  ])
  func `a period is named by its year, quarter or month`(_ text: String, _ expected: String) {
    #expect(CalendarPeriod.day(named: text)?.description == expected)
  }

  @Test(arguments: [
    "", "26", "20261", "2026-", "2026-Q0", "2026-Q5", "2026-Q", "2026-Q33", "2026-13", "0000", "-2026", "Q3",
    "2026-08-20", "٢٠٢٦",
  ])
  func `any other text names none`(_ text: String) {
    #expect(CalendarPeriod.day(named: text) == nil)
  }

  @Test func `the name of a period is read as a day of it`() throws {
    let day = try day("0926-08-20")
    for kind in CalendarPeriod.Kind.allCases {
      let name = kind.name(of: day)
      let read = CalendarPeriod.day(named: name) ?? CalendarDay(name)
      let found = read.flatMap { CalendarPeriod(kind, of: $0, firstWeekday: .monday) }
      let expected = try period(kind, "0926-08-20")
      #expect(found == expected, "\(name)")
    }
  }

  @Test func `the calendar ends with its periods`() throws {
    #expect(CalendarPeriod(.week, of: .earliest, firstWeekday: .sunday) == nil)
    #expect(CalendarPeriod(.week, of: .latest, firstWeekday: .monday) == nil)
    let (first, last) = (try period(.quarter, "0001-02-01"), try period(.year, "9999-05-05"))
    #expect(first.adding(-1) == nil)
    #expect(first.daysBefore(through: first.lastDay) == nil)
    #expect(last.adding(1) == nil)
    #expect(last.adding(.max) == nil)
  }

  @Test func `the periods of each kind follow one another without a gap, over 800 years`() throws {
    for kind in CalendarPeriod.Kind.allCases {
      var period = try period(kind, "1799-12-30")
      while period.firstDay.year < 2_600 {
        let next = try #require(period.adding(1))
        let isNext = next.firstDay == period.lastDay.adding(days: 1)
        let isSame = CalendarPeriod(kind, of: next.lastDay, firstWeekday: .monday) == next
        if !isNext || !isSame {
          Issue.record("\(kind): \(text(period.days)), then \(text(next.days))")
          return
        }
        period = next
      }
    }
  }

  private func day(_ text: String) throws -> CalendarDay { try #require(CalendarDay(text)) }

  private func period(_ kind: CalendarPeriod.Kind, _ text: String) throws -> CalendarPeriod {
    try #require(CalendarPeriod(kind, of: try day(text), firstWeekday: .monday))
  }

  private func text(_ days: ClosedRange<CalendarDay>) -> String { "\(days.lowerBound)...\(days.upperBound)" }
}
