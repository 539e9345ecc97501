public import Foundation

/// The parser of typed times: `09:30`, `yesterday 09:30`, `2026-11-22T09:30`, each with an offset from UTC where one is
/// given (`+01:00`, `Z`); `now`, and so long ago: `-45m`, `-1h30m`. Seconds may follow the minutes. Case and outer white
/// space don't matter.
///
/// A time without an offset is one of the zone's clocks. One that they skip, and one that they show twice, is refused
/// with both moments that could be meant. A time with an offset that the zone's clocks don't have then is one of other
/// clocks, whose calendar says what its day is.
public struct TimeReader: Hashable, Sendable {
  /// The moment that relative forms count from, and whose day is today.
  public let now: Instant
  /// The zone of times without an offset.
  public let zone: TimeZone
  /// The words that are read beside the English ones.
  public let words: DayWords

  public init(now: Instant, zone: TimeZone, words: DayWords = .english) {
    self.now = now
    self.zone = zone
    self.words = words
  }

  /// The moment that the text names.
  public func read(_ text: String) throws(TimeReadingError) -> Instant { try readZoned(text).instant }

  /// The moment that the text names, with the zone whose day it is on: the reader's, or one that has the typed offset
  /// always.
  public func readZoned(_ text: String) throws(TimeReadingError) -> ZonedInstant {
    let word = text.trimmed.lowercased()
    if words.isNow(word) { return ZonedInstant(now, in: zone) }
    if let milliseconds = Self.duration(word) {
      let moment = now.adding(milliseconds: -milliseconds)
      guard moment > .earliest else { throw .outOfRange(text) }
      return ZonedInstant(moment, in: zone)
    }
    guard let typed = TypedTime(word) else { throw .notATime(text) }
    guard let offset = typed.offset else {
      return ZonedInstant(try moment(try time(typed, in: zone, text), text).adding(typed), in: zone)
    }
    let here = try time(typed, in: zone, text).instant(offset: offset)
    if zone.secondsFromGMT(for: here.date) == offset { return ZonedInstant(here.adding(typed), in: zone) }
    let other = TimeZone.fixed(offset)
    return ZonedInstant(try time(typed, in: other, text).instant(offset: offset).adding(typed), in: other)
  }
}

extension TimeReader {
  /// The milliseconds of `-1h30m`; nil for any other text.
  private static func duration(_ word: String) -> Int64? {
    guard let match = word.wholeMatch(of: /-(?:([0-9]{1,9})h)?(?:([0-9]{1,9})m)?/), word != "-" else { return nil }
    let (hours, minutes) = (match.1.flatMap { Int64($0) } ?? 0, match.2.flatMap { Int64($0) } ?? 0)
    return (hours * 60 + minutes) * 60_000
  }

  /// The time that was typed, on a day relative to the one that it is now in the zone.
  private func time(_ typed: TypedTime, in zone: TimeZone, _ text: String) throws(TimeReadingError) -> LocalTime {
    let day = try day(typed.day, today: LocalTime(now, in: zone).day, in: text)
    guard let time = LocalTime(day: day, hour: typed.hour, minute: typed.minute) else { throw .notATime(text) }
    return time
  }

  private func day(
    _ typed: TypedTime.Day, today: CalendarDay, in text: String
  ) throws(TimeReadingError) -> CalendarDay {
    switch typed {
    case .today: return today
    case .word(let word):
      guard let offset = words.offset(of: word) else { throw .notATime(text) }
      guard let day = today.adding(days: offset) else { throw .outOfRange(text) }
      return day
    case .date(let digits):
      guard let day = CalendarDay(digits) else { throw .noSuchDay(text) }
      return day
    }
  }

  /// The one moment at which the zone's clocks show the time.
  private func moment(_ time: LocalTime, _ text: String) throws(TimeReadingError) -> Instant {
    let moments = time.instants(in: zone)
    if moments.count == 1 { return moments[0] }
    let (first, second) = time.readings(in: zone)
    if moments.isEmpty { throw .skipped(text, first: typable(first), second: typable(second)) }
    throw .ambiguous(text, first: typable(first), second: typable(second))
  }

  /// The moment as it is typed with its offset: `2026-10-25T01:30+01:00`.
  private func typable(_ moment: Instant) -> String { "\(LocalTime(moment, in: zone))\(moment.offsetText(in: zone))" }
}

extension TimeZone {
  /// The zone that always has this offset from UTC; its seconds are left out, since no name of a zone has them.
  fileprivate static func fixed(_ offset: Int) -> TimeZone {
    TimeZone(secondsFromGMT: offset / 60 * 60) ?? .gmt
  }
}

extension Instant {
  /// The moment with the seconds that were typed after the minute.
  fileprivate func adding(_ typed: TypedTime) -> Instant { adding(milliseconds: Int64(typed.milliseconds)) }
}

/// The parts of a typed time, before anything is looked up.
private struct TypedTime {
  enum Day {
    case today
    /// A word before the time, whether or not it names a day.
    case word(String)
    /// Shaped `YYYY-MM-DD`, whether or not such a day exists.
    case date(String)
  }

  let day: Day
  let hour: Int
  let minute: Int
  /// Those after the minute.
  let milliseconds: Int
  /// Seconds from UTC; nil for the zone's own.
  let offset: Int?

  /// - Returns: Nil for a text of another shape, and for an offset of 18 hours or more.
  init?(_ word: String) {
    let shape =
      #/
      (?: ([^0-9\s]+)\ + | ([0-9]{4}-[0-9]{2}-[0-9]{2}) (?: t | \ + ) )?
      ([0-9]{1,2}) : ([0-9]{2}) (?: : ([0-5][0-9]) (?: \. ([0-9]{3}) )? )?
      (z | [+\-] [0-9]{2} : [0-5][0-9] (?: : [0-5][0-9] )? )?
      /#
    guard let match = word.wholeMatch(of: shape), let hour = Int(match.3), let minute = Int(match.4) else { return nil }
    let offset = match.7.map(Self.seconds)
    if let offset, abs(offset) >= 18 * 3_600 { return nil }
    day = match.2.map { .date(String($0)) } ?? match.1.map { .word(String($0)) } ?? .today
    (self.hour, self.minute, self.offset) = (hour, minute, offset)
    milliseconds = (match.5.flatMap { Int($0) } ?? 0) * 1_000 + (match.6.flatMap { Int($0) } ?? 0)
  }

  /// The seconds of `+01:00`, `-00:09:21` or `z`.
  private static func seconds(ofOffset text: Substring) -> Int {
    let parts = text.dropFirst().split(separator: ":").compactMap { Int($0) }
    let seconds = zip(parts, [3_600, 60, 1]).reduce(0) { $0 + $1.0 * $1.1 }
    return text.hasPrefix("-") ? -seconds : seconds
  }
}

/// Why a text names no moment. Each case carries the text as it was given.
public enum TimeReadingError: Error, Equatable, Sendable {
  /// The text isn't written as a time.
  case notATime(String)
  /// The text is written as a day that doesn't exist, such as 2026-02-30.
  case noSuchDay(String)
  /// The moment is outside the years 1 to 9999.
  case outOfRange(String)
  /// The clocks were put forward over the time; the moments that could be meant, each as it can be typed.
  case skipped(String, first: String, second: String)
  /// The clocks were put back over the time, and show it twice; both moments, each as it can be typed.
  case ambiguous(String, first: String, second: String)

  /// The text as it was given.
  public var text: String {
    switch self {
    case .notATime(let text), .noSuchDay(let text), .outOfRange(let text), .skipped(let text, _, _),
      .ambiguous(let text, _, _):
      text
    }
  }
}
