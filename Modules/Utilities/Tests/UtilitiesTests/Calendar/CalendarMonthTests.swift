import Foundation
import ModuloUtilities
import Testing

@Suite struct CalendarMonthTests {
  @Test func `each month has its length, and ends on its last day`() {
    let months = (1...12).compactMap { CalendarMonth(rawValue: 202_600 + $0) }
    #expect(months.map(\.length) == [31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31])
    #expect(months.map { $0.lastDay.rawValue % 100 } == months.map(\.length))
  }

  @Test func `a month knows its parts, its length and its days`() throws {
    let february = try month(202_402)
    let parts = [february.year, february.monthOfYear, february.length]
    #expect(parts == [2024, 2, 29])
    let days = [february.firstDay.rawValue, february.lastDay.rawValue]
    #expect(days == [20_240_201, 20_240_229])
  }

  @Test(arguments: [0, -202_601, 202_600, 202_613, 1_000_001, 12])
  func `there is no such month`(rawValue: Int) {
    let found = CalendarMonth(rawValue: rawValue)
    #expect(found == nil)
  }

  @Test func `a month contains its own days only`() throws {
    let april = try month(202_604)
    let found = try [20_260_331, 20_260_401, 20_260_430, 20_260_501, 20_250_415].map { april.contains(try day($0)) }
    #expect(found == [false, true, true, false, false])
  }

  @Test func `months follow each other over the year's end`() throws {
    let december = try month(202_512)
    let found = [december.next, december.previous, december.adding(14), december.adding(-24)].map { $0?.rawValue }
    #expect(found == [202_601, 202_511, 202_702, 202_312])
    let distance = try december.months(until: month(202_702))
    #expect(distance == 14)
  }

  @Test func `the calendar ends at both ends`() {
    let beyond = [
      CalendarDay.latest.month.next, CalendarDay.earliest.month.previous, CalendarDay.latest.month.adding(.max),
      CalendarDay.earliest.month.adding(.min),
    ]
    #expect(beyond == [nil, nil, nil, nil])
  }

  @Test func `months through another are listed with both ends`() throws {
    let november = try month(202_511)
    let listed = try november.through(month(202_602)).map(\.description)
    #expect(listed == ["2025-11", "2025-12", "2026-01", "2026-02"])
    let alone = november.through(november)
    #expect(alone == [november])
    let backwards = try november.through(month(202_510))
    #expect(backwards == [])
  }

  @Test(arguments: ["2026-4", "2026-0:", "202:-04", "2026-13", "202604", "2026-04-01", ""])
  func `other texts are no month`(text: String) {
    let found = CalendarMonth(text)
    #expect(found == nil)
  }

  @Test func `a month is coded as its text`() throws {
    let data = try JSONEncoder().encode([month(202_604)])
    let text = String(decoding: data, as: UTF8.self)
    #expect(text == "[\"2026-04\"]")
    let back = try JSONDecoder().decode([CalendarMonth].self, from: data).map(\.rawValue)
    #expect(back == [202_604])
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([CalendarMonth].self, from: Data("[\"x\"]".utf8)) }
  }
}
