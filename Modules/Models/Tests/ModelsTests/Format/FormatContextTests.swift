import Foundation
import ModuloModelsMocks
import ModuloUtilities
import Testing

@testable import ModuloModels

/// Amounts, days and counts as text.
@Suite struct FormatContextTests {
  @Test(arguments: [
    ("1200", "USD", "$1,200"), ("1234.5", "USD", "$1,234.50"), ("266.666666", "USD", "$266.67"),
    ("0.125", "USD", "$0.13"), ("-0.125", "USD", "-$0.13"), ("-0.001", "USD", "$0"), ("1200", "JPY", "¥1,200"),
    ("1.2345", "BHD", "BHD 1.235"), ("5", "BHD", "BHD 5"),
  ])
  func `M16 an amount has no decimals or all of its currency's`(_ amount: String, _ code: String, _ expected: String)
    throws
  {
    let exact = try #require(Decimal(string: amount))
    let value = try #require(Money(rounding: exact, in: Samples.currency(code)))
    let text = FormatContext.english.amount(value).replacing("\u{A0}", with: " ")
    #expect(text == expected)
  }

  @Test func `M16 rounding in JSON is the same`() throws {
    let value = try #require(Decimal(string: "0.125"))
    let json = JSONValue(Money(rounding: value, in: Samples.currency("USD")))
    #expect(json == "0.13")
  }

  @Test func `days are written by the locale, whatever the time zone`() {
    for zone in [TimeZone.gmt, TimeZone(secondsFromGMT: 14 * 3600), TimeZone(secondsFromGMT: -12 * 3600)] {
      let english = FormatContext(locale: Locale(identifier: "en_US"), timeZone: zone ?? .gmt)
      let texts = [english.day(Samples.today), english.numericDay(Samples.today), english.month(Samples.today.month)]
      #expect(texts == ["Apr 12, 2026", "4/12/2026", "Apr 2026"])
    }
    let french = FormatContext.french.day(Samples.today)
    #expect(french == "12 avr. 2026")
  }

  @Test(arguments: [(0, "0 days", "0 jour"), (1, "1 day", "1 jour"), (2, "2 days", "2 jours")])
  func `days are counted in the plural of the language`(_ count: Int, _ english: String, _ french: String) {
    let texts = [FormatContext.english, .french].map { $0.strings.count.days(count, $0) }
    #expect(texts == [english, french])
  }

  @Test func `blocks have one decimal, and a clock 24 hours`() throws {
    let time = try #require(LocalTime(day: Samples.today, hour: 21, minute: 5))
    let english = FormatContext.english
    let texts = [english.output(of: 3), english.output(of: 4), english.clock(time), english.localTime(time)]
    #expect(texts == ["1.5", "2.0", "21:05", "Apr 12, 2026 21:05"])
    #expect(FormatContext.french.output(of: 3) == "1,5")
  }

  @Test func `a span over clocks that were put back is told with its offsets`() throws {
    let night = Instant(Samples.day(20_261_025).date(in: Day.zone))
    func text(_ start: Int64, _ minutes: Int64) -> String {
      let start = night.adding(seconds: start * 60)
      return FormatContext.english.clock(
        ZonedSpan(start: start, end: start.adding(seconds: minutes * 60), zone: Day.zone))
    }
    #expect(text(150, 60) == "02:30+02:00–02:30+01:00")
    #expect(text(165, 30) == "02:45+02:00–02:15+01:00")
    #expect(text(90, 120) == "01:30–02:30")
    #expect(text(210, 30) == "02:30–03:00")
    #expect(text(600, 0) == "09:00")
  }

  @Test func `a locale without a language of ours speaks English`() {
    let languages = ["fr_CA", "de_DE", "en_GB", ""].map { Language(Locale(identifier: $0)) }
    #expect(languages == [.french, .english, .english, .english])
  }
}
