import Foundation
import ModuloModels
import ModuloUtilities
import Testing

@testable import ModuloModelsMocks

/// Days as text, in every year there is.
@Suite struct DayTextTests {
  @Test(arguments: [
    (15_000_101, "Jan 1, 1500", "1/1/1500", "Jan 1, 00", "Jan 1500"),
    (15_821_010, "Oct 10, 1582", "10/10/1582", "Oct 10, 82", "Oct 1582"),
    (15_821_015, "Oct 15, 1582", "10/15/1582", "Oct 15, 82", "Oct 1582"),
    (10_101, "Jan 1, 1", "1/1/1", "Jan 1, 01", "Jan 1"), (40_229, "Feb 29, 4", "2/29/4", "Feb 29, 04", "Feb 4"),
    (99_991_231, "Dec 31, 9999", "12/31/9999", "Dec 31, 99", "Dec 9999"),
  ])
  func `a day is written as it was typed, in any year`(
    _ rawValue: Int, _ medium: String, _ digits: String, _ short: String, _ month: String
  ) {
    let day = Samples.day(rawValue)
    let english = FormatContext.english
    let texts = [english.day(day), english.numericDay(day), english.chartDay(day), english.month(day.month)]
    #expect(texts == [medium, digits, short, month])
    let name = english.shortMonth(day.month)
    #expect(name == String(month.prefix(3)))
  }

  @Test(arguments: forms, [11])
  func `a day that is written and read again is the same day`(_ form: Form, _ seed: UInt64) throws {
    let format = FormatContext(locale: Locale(identifier: form.locale), timeZone: .gmt)
    for day in Self.days(seed) {
      let read = try #require(form.day(in: format.numericDay(day)), "\(form.locale) \(day)")
      #expect(read == day)
    }
  }

  @Test(arguments: ["en_US", "fr_FR"], [12])
  func `a day with the month's name is written and read again`(_ identifier: String, _ seed: UInt64) throws {
    let format = FormatContext(locale: Locale(identifier: identifier), timeZone: .gmt)
    let names = (1...12).compactMap { CalendarMonth(year: 2026, month: $0).map(format.shortMonth) }
    for day in Self.days(seed) {
      let words = format.day(day).split { $0 == " " || $0 == "," }.map(String.init)
      let month = try #require(words.compactMap(names.firstIndex).first) + 1
      let numbers = words.compactMap { Int($0) }
      #expect([month, numbers.first, numbers.last] == [day.monthOfYear, day.dayOfMonth, day.year], "\(day)")
    }
  }

  @Test func `a span of early days is written by its ends`() {
    let span = FormatContext.french.days(Samples.day(15_000_101), Samples.day(15_820_401))
    #expect(span == "1 janv. 1500 – 1 avr. 1582")
  }
}

extension DayTextTests {
  /// In which order a locale writes year, month and day in digits.
  struct Form: Sendable {
    let locale: String
    let order: String

    /// The day that the numbers of a text are, whatever stands between them.
    func day(in text: String) -> CalendarDay? {
      let numbers = text.split { !$0.isNumber }.map { $0.reduce(0) { $0 * 10 + ($1.wholeNumberValue ?? 0) } }
      guard numbers.count == 3 else { return nil }
      let parts = Dictionary(zip(order, numbers)) { $1 }
      return CalendarDay(year: parts["y"] ?? 0, month: parts["m"] ?? 0, day: parts["d"] ?? 0)
    }
  }

  static let forms = [
    ("en_US", "mdy"), ("fr_FR", "dmy"), ("de_DE", "dmy"), ("hu_HU", "ymd"), ("ja_JP", "ymd"), ("fa_IR", "ymd"),
    ("ar_EG", "dmy"), ("th_TH", "dmy"), ("th_TH@calendar=buddhist", "dmy"), ("ja_JP@calendar=japanese", "ymd"),
    ("hi_IN@numbers=deva", "dmy"), ("he_IL", "dmy"),
  ].map { Form(locale: $0, order: $1) }

  /// Those around the change of calendars, the first and the last, and some of all years.
  private static func days(_ seed: UInt64) -> [CalendarDay] {
    var random = SampleGenerator(seed: seed)
    let change = (-40...40).compactMap { Samples.day(15_821_015).adding(days: $0) }
    let span = CalendarDay.earliest.days(until: .latest)
    let others = (0..<200).compactMap { _ in
      CalendarDay.earliest.adding(days: Int.random(in: 0...span, using: &random))
    }
    return [.earliest, .latest] + change + others
  }
}
