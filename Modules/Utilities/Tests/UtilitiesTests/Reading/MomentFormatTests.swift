import Foundation
import ModuloUtilities
import Testing

/// The moments of a file.
@Suite struct MomentFormatTests {
  /// What a text is on the clocks of London, with its zone where that is another one.
  static let rows: [(String, String)] = [
    ("2026-01-05T09:00", "2026-01-05T09:00:00Z"), ("2026-01-05 09:00", "2026-01-05T09:00:00Z"),
    ("2026-01-05t9:00", "2026-01-05T09:00:00Z"), (" 2026-01-05  09:00:15 ", "2026-01-05T09:00:15Z"),
    ("2026-07-05T09:00", "2026-07-05T09:00:00+01:00"), ("2026-07-05T09:00+01:00", "2026-07-05T09:00:00+01:00"),
    ("2026-07-05T08:00Z", "2026-07-05T08:00:00Z GMT"), ("2026-01-05T09:00Z", "2026-01-05T09:00:00Z"),
    ("2026-01-05T09:00+0100", "2026-01-05T09:00:00+01:00 GMT+0100"),
    ("2026-01-05T09:00:00.5-00:30", "2026-01-05T09:00:00.500-00:30 GMT-0030"),
    ("2026-01-05T09:00:00.123456", "2026-01-05T09:00:00.123Z"), ("2026-01-05T09:00:00,25", "2026-01-05T09:00:00.250Z"),
    ("2026-01-05 12:30 am", "2026-01-05T00:30:00Z"), ("2026-01-05 9:30:00PM", "2026-01-05T21:30:00Z"),
    ("2026-01-05T090015Z", "2026-01-05T09:00:15Z"), ("2026-01-05T0900", "2026-01-05T09:00:00Z"),
    ("2026-10-25T01:30+01:00", "2026-10-25T01:30:00+01:00"),
    ("2026-10-25T01:30", "2026-10-25T01:30+01:00 or 2026-10-25T01:30Z"),
    ("2026-03-29T01:30", "2026-03-29T00:30Z or 2026-03-29T02:30+01:00 (skipped)"),
    ("2026-02-30T09:00", "no such day"), ("2026-01-05T25:00", "invalid"), ("2026-01-05T24:00", "invalid"),
    ("2026-01-05T09:60", "invalid"), ("2026-01-05T09:00:60", "invalid"), ("2026-01-05T09", "invalid"),
    ("2026-01-0509:00", "invalid"), ("2026-01-05", "invalid"), ("09:00", "invalid"), ("", "invalid"),
    ("2026-01-05T09:00 13 pm", "invalid"), ("2026-01-05T13:00 pm", "invalid"), ("2026-01-05T09:00+18:00", "invalid"),
    ("2026-01-05T09:00x", "invalid"), ("yesterday 09:00", "invalid"), ("now", "invalid"), ("-45m", "invalid"),
    ("05/01/2026 09:00", "invalid"), ("2026-01-05T:00", "invalid"), ("T09:00", "invalid"),
  ]

  @Test(arguments: rows) func `a moment is read as it is written`(text: String, expected: String) throws {
    #expect(try reading(text) == expected)
  }

  @Test func `an end may be the end of its day`() throws {
    #expect(try reading("2026-01-05T24:00", isEnd: true) == "2026-01-06T00:00:00Z")
    #expect(try reading("2026-01-05T24:01", isEnd: true) == "invalid")
  }

  @Test func `a time of the clock alone is of the day that is given`() throws {
    let day = try #require(CalendarDay(year: 2026, month: 1, day: 5))
    #expect(try reading("09:00", on: day) == "2026-01-05T09:00:00Z")
    #expect(try reading("2026-01-06T09:00", on: day) == "2026-01-06T09:00:00Z")
    #expect(try reading("T09:00", on: day) == "invalid")
  }

  @Test func `days are written in the format`() throws {
    let format = try DayFormat("dd.MM.yyyy")
    #expect(try reading("05.01.2026 09:00", days: format) == "2026-01-05T09:00:00Z")
    let compact = try DayFormat("yyyyMMdd")
    #expect(try reading("20260105T080000Z", days: compact) == "2026-01-05T08:00:00Z")
  }

  /// What is written of a moment is read as the same moment, in its zone.
  @Test(arguments: ["Europe/London", "Asia/Kathmandu", "America/St_Johns", "GMT+0930"])
  func `a moment that is written is read as itself`(identifier: String) throws {
    let zone = try #require(TimeZone(identifier: identifier))
    let format = MomentFormat(days: .iso, zone: zone)
    let first = try #require(Instant(rawValue: 1_767_571_200_000))
    for step in 0..<400 {
      let moment = first.adding(milliseconds: Int64(step) * 79_432_117)
      let read = try format.read(moment.text(in: zone))
      #expect(read == ZonedInstant(moment, in: zone))
    }
  }

  private func reading(
    _ text: String, on day: CalendarDay? = nil, isEnd: Bool = false, days: DayFormat = .iso
  ) throws -> String {
    let zone = try #require(TimeZone(identifier: "Europe/London"))
    do {
      let read = try MomentFormat(days: days, zone: zone).read(text, on: day, isEnd: isEnd)
      return read.instant.text(in: read.zone) + (read.zone == zone ? "" : " \(read.zone.identifier)")
    } catch {
      switch error {
      case .ambiguous(_, let first, let second): return "\(first) or \(second)"
      case .skipped(_, let first, let second): return "\(first) or \(second) (skipped)"
      case .noSuchDay: return "no such day"
      default: return "invalid"
      }
    }
  }
}
