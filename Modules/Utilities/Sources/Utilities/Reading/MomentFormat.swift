public import Foundation

/// The form in which a file writes moments: a day in a ``DayFormat``, `T` or a space, and a time of the clock.
///
/// | written                         | is                                                                      |
/// |---------------------------------|-------------------------------------------------------------------------|
/// | `2026-01-05T09:00`              | a time of the zone's clocks; seconds and their decimals may follow      |
/// | `2026-01-05 9:30:15 pm`         | the same                                                                |
/// | `2026-01-05T09:00+01:00`        | a moment, by its offset from UTC; `Z` and `+0100` are offsets too       |
/// | `20260105T080000Z`              | the same without colons, where the format's day is `yyyyMMdd`           |
/// | `09:00`                         | a time of a day that is given otherwise                                 |
///
/// An end may be `24:00`. Nothing relative is read. A time without an offset that the zone's clocks skip, or show twice,
/// is refused with both moments that could be meant.
public struct MomentFormat: Hashable, Sendable {
  /// The format of the days.
  public let days: DayFormat
  /// The zone of times without an offset.
  public let zone: TimeZone

  /// Creates a format of moments.
  public init(days: DayFormat, zone: TimeZone) {
    self.days = days
    self.zone = zone
  }

  /// The moment that the text writes, with the zone whose day it is on: the format's, or one that has the written offset
  /// always. Decimals of a second after the third are cut.
  ///
  /// - Parameters:
  ///   - day: The day of a time that is written without one; nil where there is no such day.
  ///   - isEnd: Whether `24:00` is a time.
  public func read(_ text: String, on day: CalendarDay? = nil, isEnd: Bool = false) throws(TimeReadingError)
    -> ZonedInstant
  {
    guard let written = WrittenMoment(text) else { throw .notATime(text) }
    let day = try self.day(written, orOn: day, in: text)
    let time = try time(written, on: day, isEnd: isEnd, in: text)
    let milliseconds = Int64(written.milliseconds)
    guard let offset = written.offset else {
      return ZonedInstant(try time.instant(in: zone, of: text).adding(milliseconds: milliseconds), in: zone)
    }
    let moment = time.instant(offset: offset).adding(milliseconds: milliseconds)
    return ZonedInstant(moment, in: zone.secondsFromGMT(for: moment.date) == offset ? zone : .fixed(offset))
  }

  private func day(
    _ written: WrittenMoment, orOn given: CalendarDay?, in text: String
  ) throws(TimeReadingError) -> CalendarDay {
    if written.day.isEmpty {
      guard let given else { throw .notATime(text) }
      return given
    }
    do {
      return try days.read(written.day)
    } catch .noSuchDay {
      throw .noSuchDay(text)
    } catch .ambiguous(_, let first, let second) {
      throw .ambiguousDay(text, first: first.description, second: second.description)
    } catch {
      throw .notATime(text)
    }
  }

  private func time(
    _ written: WrittenMoment, on day: CalendarDay, isEnd: Bool, in text: String
  ) throws(TimeReadingError) -> LocalTime {
    if isEnd, written.hour == 24, written.minute == 0, written.milliseconds == 0 {
      guard let next = day.adding(days: 1), let midnight = LocalTime(day: next, hour: 0, minute: 0) else {
        throw .outOfRange(text)
      }
      return midnight
    }
    guard let time = LocalTime(day: day, hour: written.hour, minute: written.minute) else { throw .notATime(text) }
    return time
  }
}

/// A written moment taken apart into its day and its time of the clock, whether or not a clock shows it.
private struct WrittenMoment {
  /// What stands before the time; empty for none.
  let day: String
  private(set) var hour = 0
  private(set) var minute = 0
  /// Those after the minute.
  private(set) var milliseconds = 0
  /// Seconds from UTC; nil for none.
  private(set) var offset: Int?
  private var rest: ArraySlice<UInt8>

  /// - Returns: Nil for a text of another shape, and for an offset of 18 hours or more.
  init?(_ text: String) {
    let text = text.trimmed
    let bytes = Array(text.utf8)
    guard let clock = Self.clockStart(in: bytes) else { return nil }
    let hasColons = bytes[clock...].contains(UInt8(ascii: ":"))
    guard let day = Self.day(bytes[..<clock]) else { return nil }
    self.day = day
    rest = bytes[clock...]
    guard readClock(hasColons: hasColons), readOffset(), rest.isEmpty else { return nil }
  }

  /// The first digit of the hour: that before the first colon, else that after the last `T`.
  private static func clockStart(in bytes: [UInt8]) -> Int? {
    if let colon = bytes.firstIndex(of: UInt8(ascii: ":")) {
      let digits = bytes[..<colon].reversed().prefix(2).prefix(while: \.isDigit).count
      return digits == 0 ? nil : colon - digits
    }
    return bytes.lastIndex { $0 | 0x20 == UInt8(ascii: "t") }.map { $0 + 1 }
  }

  /// The text before the clock, without what separates the two; nil where nothing does.
  private static func day(_ bytes: ArraySlice<UInt8>) -> String? {
    guard let last = bytes.last else { return "" }
    guard last == UInt8(ascii: " ") || last | 0x20 == UInt8(ascii: "t") else { return nil }
    let day = String(decoding: bytes.dropLast(), as: UTF8.self).trimmed
    return day.isEmpty ? nil : day
  }

  private mutating func readClock(hasColons: Bool) -> Bool {
    guard let hour = takeNumber(hasColons ? 1...2 : 2...2) else { return false }
    if hasColons, !take(":") { return false }
    guard let minute = takeNumber(2...2), minute < 60 else { return false }
    (self.hour, self.minute) = (hour, minute)
    let hasSeconds = hasColons ? take(":") : rest.first?.isDigit ?? false
    if hasSeconds {
      guard let second = takeNumber(2...2), second < 60 else { return false }
      milliseconds = second * 1_000
      if take(".") || take(",") {
        let digits = rest.prefix(while: \.isDigit)
        guard !digits.isEmpty, let number = Int(digits: (digits.prefix(3) + [48, 48]).prefix(3)) else { return false }
        milliseconds += number
        rest = rest.dropFirst(digits.count)
      }
    }
    return readHalfOfDay()
  }

  /// Reads `am` or `pm`, where there is one.
  private mutating func readHalfOfDay() -> Bool {
    skipSpaces()
    guard let letter = rest.first.map({ $0 | 0x20 }), letter == UInt8(ascii: "a") || letter == UInt8(ascii: "p") else {
      return true
    }
    guard rest.count >= 2, rest[rest.startIndex + 1] | 0x20 == UInt8(ascii: "m"), 1...12 ~= hour else { return false }
    rest = rest.dropFirst(2)
    hour = hour % 12 + (letter == UInt8(ascii: "p") ? 12 : 0)
    skipSpaces()
    return true
  }

  /// Reads `Z`, `+01:00`, `-00:09:21` or `+0100`, where there is one.
  private mutating func readOffset() -> Bool {
    if take("Z") || take("z") {
      offset = 0
      return true
    }
    let isNegative = take("-")
    guard isNegative || take("+") else { return true }
    guard let hours = takeNumber(2...2) else { return false }
    _ = take(":")
    guard let minutes = takeNumber(2...2), minutes < 60 else { return false }
    var seconds = 0
    if take(":") {
      guard let number = takeNumber(2...2), number < 60 else { return false }
      seconds = number
    }
    let length = hours * 3_600 + minutes * 60 + seconds
    offset = isNegative ? -length : length
    return length < 18 * 3_600
  }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: scalar) else { return false }
    rest = rest.dropFirst()
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == UInt8(ascii: " ") } }

  private mutating func takeNumber(_ counts: ClosedRange<Int>) -> Int? {
    let digits = rest.prefix(counts.upperBound).prefix(while: \.isDigit)
    guard counts.contains(digits.count) else { return nil }
    rest = rest.dropFirst(digits.count)
    return Int(digits: digits)
  }
}
