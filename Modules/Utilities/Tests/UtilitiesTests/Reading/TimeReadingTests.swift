import Foundation
import ModuloUtilities
import Testing

/// At noon in Paris on Thursday, 26 November 2026.
@Suite struct TimeReadingTests {
  static let english: [(String, String)] = [
    ("9", "26 09:00"), ("0930", "26 09:30"), ("9am", "26 09:00"), ("9 am", "26 09:00"), ("9:30pm", "26 21:30"),
    ("9:30 p.m.", "26 21:30"), ("12am", "26 00:00"), ("12pm", "26 12:00"), ("12:30 AM", "26 00:30"),
    ("21", "26 21:00"), ("0", "26 00:00"), ("2359", "26 23:59"), ("-1.5h", "26 10:30"), ("-1h30", "26 10:30"),
    ("50m ago", "26 11:10"), ("90 min ago", "26 10:30"), ("2 hours ago", "26 10:00"), ("an hour ago", "26 11:00"),
    ("1h30 ago", "26 10:30"), ("-45 min", "26 11:15"), ("yesterday 9", "25 09:00"), ("yesterday 0930", "25 09:30"),
    ("yesterday at 9am", "25 09:00"), ("friday 9:30", "20 09:30"), ("last friday at 9am", "20 09:00"),
    ("3 days ago 9:30", "23 09:30"), ("2026-11-20 9", "20 09:00"), ("2026-11-20T9am", "20 09:00"),
    ("nov 20 09:30", "20 09:30"), ("Nov 20, 2026 09:30", "20 09:30"), ("20/11/2026 9:30", "20 09:30"),
    ("-3d 09:30", "23 09:30"), ("friday 9", "no time at 8"), ("friday 31", "no time at 8"),
    ("20 nov 2026", "no time at 8"), ("20 nov 0930", "no time at 8"), ("25:00", "no time at 1"),
    ("24:00", "no time at 1"), ("2400", "no time at 1"), ("yesterday 25:00", "no time at 11"),
    ("13pm", "no time at 1"), ("0am", "no time at 1"), ("9:60", "no time at 1"), ("930", "no time at 1"),
    ("09300", "no time at 1"), ("9h30", "no time at 1"), ("9h", "no time at 1"), ("soon 9:30", "no time at 1"),
    ("yesterday soon", "no time at 11"), ("90m", "no time at 1"), ("1h30", "no time at 1"),
    ("3 days ago", "no time at 1"), ("aug 2027 9:30", "no time at 10"), ("-45", "45m or 45h"),
    ("-1,5h", "1.5h? at 3"), ("90 ago", "90m or 90h"), ("10/11/2026 9:30", "2026-11-10T09:30 or 2026-10-11T09:30"),
    ("30 feb 2026 9:30", "no such day"),
  ]

  static let french: [(String, String)] = [
    ("9h30", "26 09:30"), ("9h", "26 09:00"), ("9 h 30", "26 09:30"), ("09h05", "26 09:05"), ("9", "26 09:00"),
    ("9:30", "26 09:30"), ("9:30pm", "26 21:30"), ("hier à 9h", "25 09:00"), ("hier 9h30", "25 09:30"),
    ("hier 9", "25 09:00"), ("vendredi dernier à 9h30", "20 09:30"), ("20 nov. 2026 09:30", "20 09:30"),
    ("le 20 novembre à 9 h 30", "20 09:30"), ("-1,5h", "26 10:30"), ("-1.5h", "26 10:30"),
    ("il y a 50 min", "26 11:10"), ("il y a une heure", "26 11:00"), ("50m ago", "26 11:10"),
    ("il y a 1h30", "26 10:30"), ("maintenant", "26 12:00"), ("9h60", "no time at 1"), ("25h", "no time at 1"),
    ("vendredi 9", "no time at 10"), ("vendredi 9h", "20 09:00"), ("9h3", "no time at 1"),
  ]

  /// Ends of what began at 09:00.
  static let ends: [(String, String)] = [
    ("10:30", "26 10:30"), ("10", "26 10:00"), ("24:00", "27 00:00"), ("2400", "27 00:00"),
    ("yesterday 24:00", "26 00:00"), ("90m", "26 10:30"), ("1h30", "26 10:30"), ("1.5h", "26 10:30"),
    ("45 min", "26 09:45"), ("9h", "26 18:00"), ("16h", "27 01:00"), ("-30m", "26 11:30"), ("now", "26 12:00"),
    ("1:30", "26 01:30"), ("08:00", "26 08:00"), ("0m", "not positive"), ("0h", "not positive"),
    ("25:00", "no time at 1"), ("24:01", "no time at 1"), ("1,5h", "1.5h? at 2"), ("90", "90m or 90h"),
    ("1h5", "1h05m or 1h50m"), ("soon", "no time at 1"), ("1h60", "no time at 1"), ("99999999999h", "out of range"),
  ]

  static let frenchEnds: [(String, String)] = [
    ("1h30", "26 10:30"), ("8h", "26 17:00"), ("9h00", "26 18:00"), ("10h30", "10:30 or 10h30m"),
    ("10h", "10:00 or 10h"), ("10:30", "26 10:30"), ("10h30m", "26 19:30"), ("90m", "26 10:30"), ("1,5h", "26 10:30"),
    ("24h", "24:00 or 24h"), ("0h", "26 00:00"), ("hier 10h30", "25 10:30"), ("25h", "27 10:00"),
  ]

  @Test(arguments: english) func `an English text is a time`(text: String, expected: String) throws {
    let found = Self.reading { () throws(TimeReadingError) in try reader(.british, .english).readZoned(text) }
    #expect(found == expected)
  }

  @Test(arguments: french) func `a French text is a time`(text: String, expected: String) throws {
    let found = Self.reading { () throws(TimeReadingError) in try reader(.french, .french).readZoned(text) }
    #expect(found == expected)
  }

  @Test(arguments: ends) func `an end is a time or a length since the start`(text: String, expected: String) throws {
    let found = Self.reading { () throws(TimeReadingError) in
      try reader(.british, .english).readZonedEnd(text, of: try reader(.british, .english).read("09:00"))
    }
    #expect(found == expected)
  }

  @Test(arguments: frenchEnds)
  func `what is a time and a length is the one that can be an end`(text: String, expected: String) throws {
    let found = Self.reading { () throws(TimeReadingError) in
      try reader(.french, .french).readZonedEnd(text, of: try reader(.french, .french).read("09:00"))
    }
    #expect(found == expected)
  }

  /// Ends of what began at 21:00 the day before, and three days before.
  static let laterEnds: [(String, String, String)] = [
    ("22:30", "25 22:30", "23 22:30"), ("10:30", "26 10:30", "24 10:30"), ("20:59", "25 20:59", "24 20:59"),
    ("24:00", "26 00:00", "24 00:00"), ("0", "26 00:00", "24 00:00"), ("9am", "26 09:00", "24 09:00"),
    ("today 10:30", "26 10:30", "26 10:30"), ("90m", "25 22:30", "23 22:30"), ("-30m", "26 11:30", "26 11:30"),
    ("22:30+01:00", "25 22:30", "23 22:30"), ("25:00", "no time at 1", "no time at 1"),
  ]

  @Test(arguments: laterEnds) func `an end without a day is the first such time after the start`(
    text: String, ofYesterday: String, ofThreeDaysAgo: String
  ) {
    for (start, expected) in [("yesterday 21:00", ofYesterday), ("-3d 21:00", ofThreeDaysAgo)] {
      let found = Self.reading { () throws(TimeReadingError) in
        try reader(.british, .english).readZonedEnd(text, of: try reader(.british, .english).read(start))
      }
      #expect(found == expected, "\(start)")
    }
  }

  @Test(arguments: [("90m", "no start"), ("0m", "not positive"), ("10:30", "26 10:30"), ("24:00", "27 00:00")])
  func `without a start, no length is an end`(text: String, expected: String) {
    let found = Self.reading { () throws(TimeReadingError) in
      try reader(.british, .english).readZonedEnd(text, of: nil)
    }
    #expect(found == expected)
  }

  @Test func `without a start, what is a time and a length is the time`() throws {
    let found = try reader(.french, .french).readZonedEnd("10h30", of: nil).localTime.description
    #expect(found == "2026-11-26T10:30")
  }

  @Test func `a length ends by the clock of its time, also where the clocks are changed`() throws {
    let start = try reader(.british, .english).read("2026-10-25T01:30+02:00")
    let end = try reader(.british, .english).readZonedEnd("2h", of: start)
    #expect(end.localTime.description == "2026-10-25T02:30")
  }

  private func reader(_ locale: Locale, _ words: DayWords) -> TimeReader {
    // 11:00 in UTC.
    let now = Instant(rawValue: 1_795_690_800_000) ?? .epoch
    return TimeReader(now: now, zone: TimeZone(identifier: "Europe/Paris") ?? .gmt, locale: locale, words: words)
  }

  /// The day of the month and the time, or the error.
  private static func reading(_ read: () throws(TimeReadingError) -> ZonedInstant) -> String {
    do throws(TimeReadingError) {
      return try read().localTime.description.replacing("2026-11-", with: "").replacing("T", with: " ")
    } catch {
      return error.short
    }
  }
}

extension TimeReadingError {
  fileprivate var short: String {
    switch self {
    case .notATime(_, let column): "no time at \(column)"
    case .noSuchDay: "no such day"
    case .outOfRange, .length(.outOfRange): "out of range"
    case .skipped(_, let first, let second), .ambiguous(_, let first, let second),
      .ambiguousDay(_, let first, let second), .timeOrLength(_, let first, let second),
      .length(.ambiguous(_, let first, let second)):
      "\(first) or \(second)"
    case .lengthWithoutStart: "no start"
    case .length(.otherDecimalMark(_, let column, let reading)): "\(reading)? at \(column)"
    case .length(.notPositive): "not positive"
    case .length(.empty), .length(.notALength): "no length"
    }
  }
}
