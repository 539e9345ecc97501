public import Foundation

/// The parser of typed times. Case and outer white space don't matter.
///
/// | written                                        | is                                                |
/// |------------------------------------------------|---------------------------------------------------|
/// | `now`                                          | this moment                                       |
/// | `-45m`, `-1h30m`, `-1.5h`; `50m ago`           | so long ago, as a ``LengthReader`` reads it       |
/// | `09:30`, `9`, `0930`, `9am`, `9:30pm`          | a time of today; seconds may follow the minutes   |
/// | `9h`, `9h30`                                   | the same, where the language writes times so      |
/// | `yesterday 09:30`, `31 dec 9:30`, `friday 9am` | a time of a day, as a ``DayReader`` reads it      |
/// | `2026-11-22T09:30`                             | the same                                          |
/// | `09:30+01:00`, `2026-11-22T09:30Z`             | the same with an offset from UTC                  |
///
/// An end may also be `24:00`, and a length since the start: `90m`, `1h30`. An end without a day is the first such time
/// after the start, unless that is still to come.
///
/// A time without an offset is one of the zone's clocks. One that they skip, and one that they show twice, is refused
/// with both moments that could be meant. A time with an offset that the zone's clocks don't have then is one of other
/// clocks, whose calendar says what its day is. After a day that is written with numbers or names, digits alone are no
/// time: `friday 9` may be the ninth.
public struct TimeReader: Hashable, Sendable {
  /// The moment that relative forms count from, and whose day is today.
  public let now: Instant
  /// The zone of times without an offset.
  public let zone: TimeZone
  /// The locale whose numbers and days are read.
  public let locale: Locale
  /// The words that are read beside the English ones.
  public let words: DayWords
  /// What the day of a time is for.
  public let purpose: DayPurpose

  /// Creates a reader for times in a zone, of something that happened.
  public init(now: Instant, zone: TimeZone, locale: Locale, words: DayWords = .english) {
    self.init(now: now, for: .entry, zone: zone, locale: locale, words: words)
  }

  /// Creates a reader for times in a zone, whose days are for a purpose.
  public init(now: Instant, for purpose: DayPurpose, zone: TimeZone, locale: Locale, words: DayWords = .english) {
    self.now = now
    self.zone = zone
    self.locale = locale
    self.words = words
    self.purpose = purpose
  }

  /// The moment that the text names.
  public func read(_ text: String) throws(TimeReadingError) -> Instant { try readZoned(text).instant }

  /// The moment that the text names, with the zone whose day it is on: the reader's, or one that has the typed offset
  /// always.
  public func readZoned(_ text: String) throws(TimeReadingError) -> ZonedInstant {
    if let moment = try nearNow(text) { return moment }
    return try clockTime(text, isEnd: false)
  }

  /// The moment that the text names as the end of what began at the start, with the zone whose day it is on.
  ///
  /// - Parameter start: The moment from which a length counts; nil where it is unknown: then a length is refused.
  public func readZonedEnd(_ text: String, of start: Instant?) throws(TimeReadingError) -> ZonedInstant {
    if let moment = try nearNow(text) { return moment }
    let length: Int64
    do {
      length = try LengthReader(locale: locale).milliseconds(of: text)
    } catch {
      return try endTime(text, of: start, orThrowing: error)
    }
    guard let time = time(text, of: start) else { return ZonedInstant(try end(length, after: start, text), in: zone) }
    // What is a time and a length, `10h30` in French, is a length where the time is no end.
    guard let start, length > 0 else { return time }
    if time.instant <= start { return ZonedInstant(try end(length, after: start, text), in: zone) }
    let clock = String(time.localTime.description.suffix(5))
    throw .timeOrLength(
      text, time: clock == "00:00" ? "24:00" : clock, length: Duration.milliseconds(length).typableText)
  }
}

extension TimeReader {
  /// The moment, if it is now or so long ago; nil for any other text.
  private func nearNow(_ text: String) throws(TimeReadingError) -> ZonedInstant? {
    if words.isNow(text.trimmed.lowercased()) { return ZonedInstant(now, in: zone) }
    guard let length = lengthAgo(text) else { return nil }
    let milliseconds: Int64
    do {
      milliseconds = try LengthReader(locale: locale).milliseconds(of: length)
    } catch .notALength, .empty {
      return nil
    } catch .outOfRange {
      throw .outOfRange(text)
    } catch {
      throw .length(error)
    }
    let moment = now.adding(milliseconds: -abs(milliseconds))
    guard moment > .earliest else { throw .outOfRange(text) }
    return ZonedInstant(moment, in: zone)
  }

  /// The length in `-45m`, `50m ago` and `il y a 50 min`; nil for any other text.
  private func lengthAgo(_ text: String) -> String? {
    if text.trimmed.unicodeScalars.first?.isMinus ?? false { return text }
    let typed = TypedWord.words(of: text)
    let keys = typed.map(\.key)
    for language in words.languages {
      let before = language.past.before.first { keys.starts(with: $0) }?.count ?? 0
      let after = language.past.after.first { keys.reversed().starts(with: $0.reversed()) }?.count ?? 0
      guard before + after > 0, before + after < typed.count else { continue }
      var length = typed.dropFirst(before).dropLast(after).map(\.text)
      if language.one.contains(length[0].folded) { length[0] = "1" }
      return length.joined(separator: " ")
    }
    return nil
  }

  private func end(_ length: Int64, after start: Instant?, _ text: String) throws(TimeReadingError) -> Instant {
    guard length > 0 else { throw .length(.notPositive(text)) }
    guard let start else { throw .lengthWithoutStart(text) }
    let end = start.adding(milliseconds: length)
    guard end < .latest else { throw .outOfRange(text) }
    return end
  }

  /// The time of a clock at which something ends; nil where the text is none that can be read.
  private func time(_ text: String, of start: Instant?) -> ZonedInstant? {
    do { return try endTime(text, of: start) } catch { return nil }
  }

  /// The time of a clock at which something ends. One without a day is the first after the start.
  private func endTime(_ text: String, of start: Instant?) throws(TimeReadingError) -> ZonedInstant {
    let today = try clockTime(text, isEnd: true)
    guard let start, let typed = TypedTime(text, words: words), typed.day.isEmpty else { return today }
    let day = LocalTime(start, in: zone).day
    let end = try clockTime("\(day) \(text)", isEnd: true)
    guard end.instant <= start, let next = day.adding(days: 1) else { return end }
    let later = try clockTime("\(next) \(text)", isEnd: true)
    // What is still to come was meant to be before the start, which is another mistake.
    return later.instant <= now ? later : end
  }

  /// The same, or why the text is no length either.
  private func endTime(
    _ text: String, of start: Instant?, orThrowing length: LengthReadingError
  ) throws(TimeReadingError) -> ZonedInstant {
    do {
      return try endTime(text, of: start)
    } catch .notATime(let text, let column) {
      switch length {
      case .notALength, .empty: throw .notATime(text, column: column)
      // `25:00` is meant as a time.
      case .ambiguous where text.contains(":"): throw .notATime(text, column: column)
      case .ambiguous, .otherDecimalMark, .notPositive, .outOfRange: throw .length(length)
      }
    }
  }
}

extension TimeReader {
  private func clockTime(_ text: String, isEnd: Bool) throws(TimeReadingError) -> ZonedInstant {
    guard let typed = TypedTime(text, words: words) else { throw .notATime(text, column: columnAfterDay(text)) }
    guard let offset = typed.clock.offset else {
      let time = try time(typed, in: zone, text, isEnd: isEnd)
      return ZonedInstant(try time.instant(in: zone, of: text).adding(typed.clock), in: zone)
    }
    let here = try time(typed, in: zone, text, isEnd: isEnd).instant(offset: offset)
    if zone.secondsFromGMT(for: here.date) == offset { return ZonedInstant(here.adding(typed.clock), in: zone) }
    let other = TimeZone.fixed(offset)
    let moment = try time(typed, in: other, text, isEnd: isEnd).instant(offset: offset)
    return ZonedInstant(moment.adding(typed.clock), in: other)
  }

  /// The time that was typed, on a day relative to the one that it is now in the zone.
  private func time(
    _ typed: TypedTime, in zone: TimeZone, _ text: String, isEnd: Bool
  ) throws(TimeReadingError) -> LocalTime {
    let day = try day(typed, today: LocalTime(now, in: zone).day, in: text)
    if isEnd, typed.clock.isEndOfDay {
      guard let next = day.adding(days: 1), let midnight = LocalTime(day: next, hour: 0, minute: 0) else {
        throw .outOfRange(text)
      }
      return midnight
    }
    guard let time = LocalTime(day: day, hour: typed.clock.hour, minute: typed.clock.minute) else {
      throw .notATime(text, column: typed.column)
    }
    return time
  }

  private func day(
    _ typed: TypedTime, today: CalendarDay, in text: String
  ) throws(TimeReadingError) -> CalendarDay {
    if typed.day.isEmpty { return today }
    let isPlain = CalendarDay.components(of: typed.day) != nil || words.offset(of: typed.day.lowercased()) != nil
    if typed.clock.isBare, !isPlain { throw .notATime(text, column: typed.column) }
    do {
      return try DayReader(today: today, for: purpose, locale: locale, words: words).read(typed.day)
    } catch {
      switch error {
      case .noSuchDay: throw .noSuchDay(text)
      case .outOfRange: throw .outOfRange(text)
      case .ambiguous(_, let first, let second):
        throw .ambiguousDay(text, first: typable(first, typed), second: typable(second, typed))
      case .notADay(_, let column): throw .notATime(text, column: column)
      case .month: throw .notATime(text, column: typed.column)
      }
    }
  }

  /// The column of the first word that belongs to no day, where the text doesn't end with a time.
  private func columnAfterDay(_ text: String) -> Int {
    let typed = TypedWord.words(of: text)
    let reader = DayReader(today: LocalTime(now, in: zone).day, for: purpose, locale: locale, words: words)
    let day = typed.indices.dropFirst().reversed().first { index in
      do {
        _ = try reader.read(typed[..<index].map(\.text).joined(separator: " "))
        return true
      } catch {
        return false
      }
    }
    return typed.isEmpty ? 1 : typed[day ?? 0].column
  }

  /// A time of a day as it is typed: `2026-10-25T01:30`.
  private func typable(_ day: CalendarDay, _ typed: TypedTime) -> String {
    LocalTime.text(day, typed.clock.hour, typed.clock.minute)
  }
}

extension LocalTime {
  /// The one moment at which the zone's clocks show the time that a text writes.
  ///
  /// - Throws: ``TimeReadingError/skipped(_:first:second:)`` and ``TimeReadingError/ambiguous(_:first:second:)``.
  func instant(in zone: TimeZone, of text: String) throws(TimeReadingError) -> Instant {
    let moments = instants(in: zone)
    if moments.count == 1 { return moments[0] }
    let (first, second) = readings(in: zone)
    // As they are typed with their offsets: `2026-10-25T01:30+01:00`.
    let typable = [first, second].map { "\(LocalTime($0, in: zone))\($0.offsetText(in: zone))" }
    if moments.isEmpty { throw .skipped(text, first: typable[0], second: typable[1]) }
    throw .ambiguous(text, first: typable[0], second: typable[1])
  }
}

extension TimeZone {
  /// The zone that always has this offset from UTC; its seconds are left out, since no name of a zone has them.
  static func fixed(_ offset: Int) -> TimeZone {
    TimeZone(secondsFromGMT: offset / 60 * 60) ?? .gmt
  }
}

extension Instant {
  /// The moment with the seconds that were typed after the minute.
  fileprivate func adding(_ typed: TypedClock) -> Instant { adding(milliseconds: Int64(typed.milliseconds)) }
}
