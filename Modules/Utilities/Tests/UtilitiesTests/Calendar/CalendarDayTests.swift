import Foundation
import ModuloUtilities
import Testing

@Suite struct CalendarDayTests {
  @Test func `a day knows its parts and its number`() throws {
    let found = try #require(CalendarDay(year: 2026, month: 4, day: 12))
    let parts = [found.year, found.monthOfYear, found.dayOfMonth, found.rawValue, found.month.rawValue]
    #expect(parts == [2026, 4, 12, 20_260_412, 202_604])
  }

  @Test(arguments: [
    0, -1, 20_260_012, 20_261_301, 20_260_400, 20_260_431, 20_260_229, 19_000_229, 100_000_101, 101, .max,
  ])
  func `there is no such day`(rawValue: Int) {
    let found = CalendarDay(rawValue: rawValue)
    #expect(found == nil)
  }

  @Test(arguments: [10_101, 20_240_229, 20_000_229, 99_991_231])
  func `the number leads back to the day`(rawValue: Int) throws {
    let found = try day(rawValue).rawValue
    #expect(found == rawValue)
  }

  @Test func `days sort by time`() throws {
    let sorted = try [20_260_412, 20_251_231, 20_260_401].map(day).sorted().map(\.rawValue)
    #expect(sorted == [20_251_231, 20_260_401, 20_260_412])
  }

  @Test func `the calendar ends at both ends`() {
    let beyond = [CalendarDay.latest.adding(days: 1), .earliest.adding(days: -1), .latest.adding(days: .max)]
    #expect(beyond == [nil, nil, nil])
    let months = [CalendarDay.latest.adding(months: 1), .earliest.adding(months: .min)]
    #expect(months == [nil, nil])
  }

  @Test(arguments: [
    (20_260_131, 1, 20_260_228), (20_240_131, 1, 20_240_229), (20_260_331, -1, 20_260_228), (20_260_831, 3, 20_261_130),
    (20_260_115, 12, 20_270_115), (20_260_115, -13, 20_241_215), (20_240_229, 12, 20_250_228),
    (20_260_115, 0, 20_260_115),
  ])
  func `adding months keeps within the month`(start: Int, months: Int, end: Int) throws {
    let found = try day(start).adding(months: months)?.rawValue
    #expect(found == end)
  }

  @Test func `a day is written and read as year, month and day`() throws {
    let early = try day(70_305)
    let text = early.description
    #expect(text == "0007-03-05")
    let back = CalendarDay(text)
    #expect(back == early)
  }

  @Test(arguments: [
    "2026-4-1", "2026-02-30", "20260401", "2026-04-01 ", "２０２６-04-01", "-2026-04-1", "2026-04-0\u{301}1", "",
    "2026-04-0:", "2026-0:-01", "202:-04-01",
  ])
  func `other texts are no day`(text: String) {
    let found = CalendarDay(text)
    #expect(found == nil)
  }

  @Test func `a day is coded as its text`() throws {
    let data = try JSONEncoder().encode([day(20_260_412)])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text == "[\"2026-04-12\"]")
    let back = try JSONDecoder().decode([CalendarDay].self, from: data).map(\.rawValue)
    #expect(back == [20_260_412])
  }

  @Test func `a coded text that is no day is refused`() {
    let data = Data("[\"2026-02-30\"]".utf8)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([CalendarDay].self, from: data) }
  }
}
