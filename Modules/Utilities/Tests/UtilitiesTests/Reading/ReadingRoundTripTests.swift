import Foundation
import ModuloUtilities
import Testing

/// What a format writes, its reader reads. Where the text has a second reading it is refused, and what was written is
/// one of the two.
@Suite struct ReadingRoundTripTests {
  static let locales = ["en_US", "en_GB", "fr_FR", "de_DE", "en_IN"]

  @Test(arguments: locales) func `a day that is shown is read`(name: String) throws {
    var random = SeededGenerator(seed: 51)
    let reader = try dayReader(name)
    let style = dayStyle(name)
    let written = [
      style.day().month(.abbreviated).year(), style.day().month(.wide).year(),
      style.day(.defaultDigits).month(.defaultDigits).year(), style.day(.twoDigits).month(.twoDigits).year(.twoDigits),
    ]
    for _ in 0..<100 {
      let day = try anyDay(using: &random)
      for text in written.map({ day.date(in: .gmt).formatted($0) }) + [day.description] {
        let isRead = Self.readings(of: text, reader).contains(day)
        #expect(isRead, "seed 51, \(name): \(text) of \(day)")
      }
    }
  }

  @Test(arguments: locales) func `a day that is shown without its year is the last one or the next one`(name: String)
    throws
  {
    var random = SeededGenerator(seed: 52)
    let style = dayStyle(name).day().month(.abbreviated)
    for purpose in [DayPurpose.entry, .end] {
      let reader = try dayReader(name, purpose)
      for _ in 0..<100 {
        let day = try anyDay(using: &random)
        let text = day.date(in: .gmt).formatted(style)
        let found = try reader.read(text)
        let isSame = found.monthOfYear == day.monthOfYear && found.dayOfMonth == day.dayOfMonth
        #expect(isSame, "seed 52, \(name): \(text)")
        let distance = reader.today.days(until: found) * (purpose == .end ? 1 : -1)
        let isNear = 0...(8 * 366) ~= distance
        #expect(isNear, "seed 52, \(name): \(text)")
      }
    }
  }

  @Test(arguments: locales) func `a time that is shown is read, alone and after its day`(name: String) throws {
    var random = SeededGenerator(seed: 53)
    let zone = try zone("Europe/Paris")
    let days = dayStyle(name).day().month(.abbreviated).year()
    let now = Instant(try day(20_261_126).date(in: zone)).adding(seconds: 43_200)
    let reader = TimeReader(now: now, zone: zone, locale: Locale(identifier: name), words: words(name))
    let style = Date.FormatStyle(
      date: .omitted, time: .shortened, locale: Locale(identifier: name), calendar: calendar(in: zone), timeZone: zone)
    for _ in 0..<60 {
      let moment = now.adding(seconds: Int64.random(in: -720..<720, using: &random) * 60)
      let shown = moment.date.formatted(style)
      let time = LocalTime(moment, in: zone)
      let clock = String(time.description.suffix(5))
      for text in ["\(time)", moment.text(in: zone), "\(days.format(time.day.date(in: .gmt))) \(clock)"] {
        let found = try reader.read(text)
        #expect(found == moment, "seed 53, \(name): \(text)")
      }
      for text in [shown, clock, clock.replacing(":", with: "")] {
        let found = LocalTime(try reader.read(text), in: zone)
        let isSame = found.hour == time.hour && found.minute == time.minute
        #expect(isSame, "seed 53, \(name): \(text)")
      }
    }
  }

  @Test(arguments: locales) func `a length that is shown is read`(name: String) throws {
    var random = SeededGenerator(seed: 54)
    let locale = Locale(identifier: name)
    let reader = LengthReader(locale: locale)
    let widths: [Duration.UnitsFormatStyle.UnitWidth] = [.wide, .abbreviated, .narrow]
    // The words of German units are not read.
    let styles = widths.filter { _ in name != "de_DE" }
      .map { Duration.UnitsFormatStyle.units(allowed: [.hours, .minutes, .seconds], width: $0).locale(locale) }
    for _ in 0..<60 {
      let length = Duration.seconds(Int.random(in: 1...400_000, using: &random))
      let quarters = Int64.random(in: 1...200, using: &random)
      let hours = (Decimal(quarters) / 4).formatted(Decimal.FormatStyle(locale: locale)) + "h"
      let ofHours = try reader.read(hours)
      #expect(ofHours == .seconds(quarters * 900), "seed 54, \(name): \(hours)")
      for text in styles.map(length.formatted) + [length.typableText] {
        let found = try reader.readPositive(text)
        #expect(found == length, "seed 54, \(name): \(text)")
      }
    }
  }

  @Test(arguments: locales) func `an amount that is shown is read`(name: String) throws {
    var random = SeededGenerator(seed: 55)
    let locale = Locale(identifier: name)
    for code in ["USD", "EUR", "GBP", "INR", "JPY", "CHF", "CAD", "BHD"] {
      let reader = AmountReader(locale: locale, currency: try #require(Currency(code: code)))
      let style = Decimal.FormatStyle.Currency(code: code, locale: locale)
      let exact = style.precision(.fractionLength(reader.currency.exponent))
      let styles = [
        exact, exact.sign(strategy: .accounting), exact.sign(strategy: .always()), exact.presentation(.isoCode),
      ]
      for _ in 0..<40 {
        // Foundation's style rounds to 15 digits or so.
        let units = Int64.random(in: .min ... .max, using: &random) >> Int64.random(in: 20...60, using: &random)
        let amount = Money(minorUnits: units, in: reader.currency)
        for text in styles.map({ amount.decimal.formatted($0) }) {
          let isRead = try readings(of: text, reader).contains(amount.decimal)
          #expect(isRead, "seed 55, \(name): \(text) of \(amount)")
        }
      }
    }
  }

  @Test(arguments: locales) func `a sum is what its terms add up to`(name: String) throws {
    var random = SeededGenerator(seed: 56)
    let locale = Locale(identifier: name)
    let reader = AmountReader(locale: locale, currency: try currency(decimals: 2))
    for _ in 0..<200 {
      let count = Int.random(in: 2...6, using: &random)
      let terms = (0..<count).map { _ in
        Money(minorUnits: Int64.random(in: -1_000_000...1_000_000, using: &random), in: reader.currency)
      }
      let parts = terms.map { term in
        let digits = term.magnitude.plainText.replacing(".", with: locale.decimalSeparator ?? ".")
        return (term.isNegative ? " - " : " + ") + digits
      }
      let text = terms[0].plainText.replacing(".", with: locale.decimalSeparator ?? ".") + parts.dropFirst().joined()
      let reading = try reader.reading(of: text)
      #expect(reading.terms == terms, "seed 56, \(name): \(text)")
      let sum = terms.sum(in: reader.currency)
      #expect(reading.amount == sum, "seed 56, \(name): \(text)")
    }
  }

  @Test(arguments: locales) func `no text ends the process`(name: String) throws {
    var random = SeededGenerator(seed: 57)
    let locale = Locale(identifier: name)
    let days = try dayReader(name)
    let times = TimeReader(now: .epoch, zone: .gmt, locale: locale, words: words(name))
    let amounts = AmountReader(locale: locale, currency: try currency(decimals: 2))
    let pieces = [
      "0", "1", "9", "31", "2026", "99999999999999999999", " ", "\u{202F}", "-", "+", "(", ")", ".", ",", ":", "/", "h",
      "m",
      "k", "€", "$", "USD", "fri", "dec", "ago", "in", "il y a", "next", "am", "T", "Z", "\u{301}", "é", "٣", "½", "🗓",
    ]
    for _ in 0..<60 {
      let count = Int.random(in: 0...8, using: &random)
      let text = (0..<count).compactMap { _ in pieces.randomElement(using: &random) }.joined()
      _ = failure { () throws(DayReadingError) in try days.read(text) }
      _ = failure { () throws(TimeReadingError) in try times.readZonedEnd(text, of: .epoch) }
      _ = failure { () throws(LengthReadingError) in try LengthReader(locale: locale).read(text) }
      let refusal = failure { () throws(AmountReadingError) in try amounts.read(text) }
      guard case .notANumber(_, let column)? = refusal else { continue }
      let isInside = 1...max(1, text.unicodeScalars.count + 1) ~= column
      #expect(isInside, "seed 57, \(name): \(text.debugDescription)")
    }
  }

  private func words(_ name: String) -> DayWords { name.hasPrefix("fr") ? .french : .english }

  private func dayReader(_ name: String, _ purpose: DayPurpose = .entry) throws -> DayReader {
    DayReader(today: try day(20_261_126), for: purpose, locale: Locale(identifier: name), words: words(name))
  }

  private func dayStyle(_ name: String) -> Date.FormatStyle {
    Date.FormatStyle(locale: Locale(identifier: name), calendar: Calendar(identifier: .gregorian), timeZone: .gmt)
  }

  /// From 1970 to 2026.
  private func anyDay(using random: inout SeededGenerator) throws -> CalendarDay {
    try #require(try day(19_700_101).adding(days: Int.random(in: 0...20_700, using: &random)))
  }

  private static func readings(of text: String, _ reader: DayReader) -> [CalendarDay] {
    do throws(DayReadingError) {
      return [try reader.read(text)]
    } catch {
      guard case .ambiguous(_, let first, let second) = error else { return [] }
      return [first, second]
    }
  }

  private func readings(of text: String, _ reader: AmountReader) throws -> [Decimal] {
    do throws(AmountReadingError) {
      return [try reader.read(text).decimal]
    } catch {
      guard case .ambiguous(_, let first, let second) = error else { return [] }
      return try [first, second].map { try decimal($0.replacing(",", with: ".")) }
    }
  }
}
