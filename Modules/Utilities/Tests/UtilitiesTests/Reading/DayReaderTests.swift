import ModuloUtilities
import Testing

@Suite struct DayReaderTests {
  @Test(arguments: [
    ("2026-04-12", 20_260_412), (" 2024-02-29 ", 20_240_229), ("today", 20_260_331), ("Today", 20_260_331),
    ("yesterday", 20_260_330), ("tomorrow", 20_260_401), ("-3d", 20_260_328), ("+1d", 20_260_401), ("+2w", 20_260_414),
    ("-1m", 20_260_228), ("+3m", 20_260_630), ("+0d", 20_260_331), ("+3M", 20_260_630), ("-0012m", 20_250_331),
    ("+1y", 20_270_331), ("-2Y", 20_240_331),
  ])
  func `a day is read as people write it`(text: String, expected: Int) throws {
    let found = try DayReader(today: day(20_260_331), locale: .british).read(text).rawValue
    #expect(found == expected)
  }

  @Test(arguments: [
    "", " ", "3d", "+d", "-", "+", "+3", "+3z", "+-3d", "- 3d", "+3.5d", "hier", "2026-4-12", "2026--04-12",
    "-2026-04-12", "2026-04-12-",
    "+٣d", "2026-04-12T10:00", "🗓", "+3d\u{301}", "31.12", "12-04",
  ])
  func `other texts are no day`(text: String) throws {
    let found = try refusal(of: text)
    guard case .notADay(text, _)? = found else { return #expect(found == .notADay(text)) }
  }

  @Test(arguments: [
    ("aujourd'hui", 20_260_331), ("Aujourd’hui", 20_260_331), (" HIER ", 20_260_330), ("demain", 20_260_401),
    ("yesterday", 20_260_330), ("-3d", 20_260_328),
  ])
  func `the words of another language are read beside the English ones`(text: String, expected: Int) throws {
    let found = try DayReader(today: day(20_260_331), locale: .french, words: .french).read(text).rawValue
    #expect(found == expected)
  }

  @Test(arguments: ["lendemain", "aujourdhui", "maintenant"])
  func `other texts of another language are no day`(text: String) throws {
    let reader = try DayReader(today: day(20_260_331), locale: .french, words: .french)
    let found = failure { () throws(DayReadingError) in try reader.read(text) }
    #expect(found == .notADay(text))
  }

  @Test(arguments: ["2026-02-30", "2026-13-01", "0000-01-01", "2026-00-10"])
  func `a day that doesn't exist is named`(text: String) throws {
    let found = try refusal(of: text)
    #expect(found == .noSuchDay(text))
  }

  @Test(arguments: ["+9999999d", "-99999999999999999999999w", "+120000m", "-9223372036854775808d"])
  func `a day outside the calendar is out of range`(text: String) throws {
    let found = try refusal(of: text)
    #expect(found == .outOfRange(text))
  }

  @Test func `there is no yesterday before the first day`() {
    let reader = DayReader(today: .earliest, locale: .british)
    let found = failure { () throws(DayReadingError) in try reader.read("yesterday") }
    #expect(found == .outOfRange("yesterday"))
  }

  private func refusal(of text: String) throws -> DayReadingError? {
    let reader = try DayReader(today: day(20_260_331), locale: .british)
    return failure { () throws(DayReadingError) in try reader.read(text) }
  }
}
