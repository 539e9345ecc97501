import Foundation
import ModuloUtilities
import Testing

@Suite struct ICalendarTests {
  @Test func `a calendar has its properties in the form of the RFC`() throws {
    let event = ICalendar.Event(
      uid: "1@modulo", summary: "Japan; trip, \\2", details: "250\n\u{7}more",
      days: try .monthly(onThe: 31, from: day(20_260_210)))
    let text = calendar([event]).text
    #expect(
      text.components(separatedBy: "\r\n") == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Modulo//EN", "CALSCALE:GREGORIAN", "BEGIN:VEVENT",
        "UID:1@modulo", "DTSTAMP:20260412T120003Z", "DTSTART;VALUE=DATE:20260228",
        "RRULE:FREQ=MONTHLY;BYMONTHDAY=28,29,30,31;BYSETPOS=-1", "SUMMARY:Japan\\; trip\\, \\\\2",
        "DESCRIPTION:250\\nmore", "TRANSP:TRANSPARENT", "END:VEVENT", "END:VCALENDAR", "",
      ])
  }

  @Test func `an event from one moment to another is written in UTC, and takes the time`() throws {
    let start = try #require(Instant(rawValue: 1_775_984_400_000))
    let event = ICalendar.Event(uid: "1", summary: "x", from: start, to: start.adding(seconds: 5_400))
    let lines = calendar([event]).text.components(separatedBy: "\r\n")
    #expect(
      Array(lines.dropFirst(7).prefix(4)) == [
        "DTSTART:20260412T090000Z", "DTEND:20260412T103000Z", "SUMMARY:x", "TRANSP:OPAQUE",
      ])
  }

  @Test func `an event without a day is left out`() throws {
    let never = try Recurrence(
      every: 1, .month, on: day(20_260_131), from: day(20_260_201), through: day(20_260_202))
    let text = calendar([.init(uid: "1", summary: "never", days: never)]).text
    #expect(!text.contains("VEVENT"))
  }

  @Test(
    arguments: [
      (1, Recurrence.Unit.day, 20_260_412, nil, "FREQ=DAILY"), (3, .week, 20_260_412, nil, "FREQ=WEEKLY;INTERVAL=3"),
      (1, .month, 20_260_412, 20_261_231, "FREQ=MONTHLY;BYMONTHDAY=12;UNTIL=20261231"),
      (2, .month, 20_260_430, nil, "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1;INTERVAL=2"),
      (1, .year, 20_260_731, nil, "FREQ=YEARLY;BYMONTH=7;BYMONTHDAY=31"),
      (4, .year, 20_240_229, nil, "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=28,29;BYSETPOS=-1;INTERVAL=4"),
    ] as [(Int, Recurrence.Unit, Int, Int?, String)])
  func `days are said by a rule`(
    _ interval: Int, _ unit: Recurrence.Unit, _ anchor: Int, _ end: Int?, _ rule: String
  ) throws {
    let days = try Recurrence(every: interval, unit, on: day(anchor), through: end.map(day))
    let lines = calendar([.init(uid: "1", summary: "x", days: days)]).text.components(separatedBy: "\r\n")
    #expect(lines.contains("RRULE:\(rule)"))
  }

  /// The rules are read by a walk that knows of the RFC what these rules use, and nothing of recurrences.
  @Test(arguments: [1, 2, 3] as [UInt64])
  func `a rule means the days`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let unit = try #require(Recurrence.Unit.allCases.randomElement(using: &random))
      let month = try #require(
        CalendarMonth(year: Int.random(in: 2016...2024, using: &random), month: .random(in: 1...12, using: &random)))
      let anchor = Bool.random(using: &random) ? month.lastDay : month.firstDay
      let start = try #require(anchor.adding(days: .random(in: -700...700, using: &random)))
      let days = try Recurrence(
        every: .random(in: 1...5, using: &random), unit, on: anchor, from: start,
        through: start.adding(days: .random(in: 0...4_000, using: &random)))
      let rule = try RuleReading(calendar([.init(uid: "1", summary: "x", days: days)]).text)
      let end = try #require(days.end)
      let expected = days.occurrences(in: days.start...end).map(\.rawValue)
      #expect(rule.map { $0.days(through: end) } ?? [] == expected, "seed \(seed): \(days)")
    }
  }

  @Test(arguments: [4, 5, 6] as [UInt64])
  func `a folded line is at most 75 bytes, and unfolds to what it was`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let letters = Array("abc,;\\\n é€🗾👨‍👩‍👧日")
    for _ in 0..<100 {
      let summary = String(
        (0..<Int.random(in: 0...200, using: &random)).map { _ in
          letters[Int.random(in: 0..<letters.count, using: &random)]
        })
      let days = try Recurrence(every: 1, .day, on: day(20_260_412))
      let text = calendar([.init(uid: "1", summary: summary, days: days)]).text
      let lines = text.components(separatedBy: "\r\n")
      let longest = lines.map(\.utf8.count).max() ?? 0
      #expect(longest <= 75, "seed \(seed)")
      let unfolded = text.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "\r\n")
      let line = try #require(unfolded.first { $0.hasPrefix("SUMMARY:") })
      #expect(unescaped(line.dropFirst(8)) == summary, "seed \(seed)")
    }
  }

  private func calendar(_ events: [ICalendar.Event]) -> ICalendar {
    // Noon and three seconds of 2026-04-12.
    ICalendar(
      product: "-//Modulo//EN", stamp: Instant(Date(timeIntervalSince1970: 1_775_995_203)), events: events)
  }

  private func unescaped(_ value: Substring) -> String {
    var (text, isEscaped) = ("", false)
    for character in value {
      if isEscaped {
        text.append(character == "n" ? "\n" : character)
        isEscaped = false
      } else if character == "\\" {
        isEscaped = true
      } else {
        text.append(character)
      }
    }
    return text
  }
}

/// A rule of RFC 5545 with the parts that are used here, and its first day.
private struct RuleReading {
  let first: CalendarDay
  let parts: [String: String]

  /// Nil for a calendar without an event.
  init?(_ text: String) throws {
    let lines = text.replacingOccurrences(of: "\r\n ", with: "").components(separatedBy: "\r\n")
    guard let start = lines.first(where: { $0.hasPrefix("DTSTART;VALUE=DATE:") }) else { return nil }
    let rule = try #require(lines.first { $0.hasPrefix("RRULE:") })
    first = try #require(CalendarDay(rawValue: Int(start.dropFirst(19)) ?? 0))
    parts = Dictionary(
      uniqueKeysWithValues: rule.dropFirst(6).split(separator: ";").map {
        let part = $0.split(separator: "=").map(String.init)
        return (part[0], part[1])
      })
  }

  /// One day after the other, each with the days of its own month or year that the rule takes.
  func days(through last: CalendarDay) -> [Int] {
    let until = parts["UNTIL"].flatMap { Int($0) }.flatMap(CalendarDay.init(rawValue:)) ?? last
    var (found, day, elapsed): ([Int], CalendarDay?, Int) = ([], first, 0)
    while let today = day, today <= min(until, last) {
      if isTaken(today, elapsed: elapsed) { found.append(today.rawValue) }
      day = today.adding(days: 1)
      elapsed += 1
    }
    return found
  }

  private func isTaken(_ day: CalendarDay, elapsed: Int) -> Bool {
    let interval = parts["INTERVAL"].flatMap { Int($0) } ?? 1
    switch parts["FREQ"] {
    case "DAILY": return elapsed % interval == 0
    case "WEEKLY": return elapsed % (7 * interval) == 0
    case "MONTHLY": return first.month.months(until: day.month) % interval == 0 && isChosen(day)
    case "YEARLY":
      return (day.year - first.year) % interval == 0 && parts["BYMONTH"] == "\(day.monthOfYear)" && isChosen(day)
    default: return false
    }
  }

  private func isChosen(_ day: CalendarDay) -> Bool {
    let numbers = parts["BYMONTHDAY"]?.split(separator: ",").compactMap { Int($0) } ?? []
    let present = numbers.filter { $0 <= day.month.length }
    return parts["BYSETPOS"] == "-1" ? present.max() == day.dayOfMonth : present.contains(day.dayOfMonth)
  }
}
