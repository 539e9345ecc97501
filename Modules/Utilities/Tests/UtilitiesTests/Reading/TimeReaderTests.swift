import Foundation
import ModuloUtilities
import Testing

@Suite struct TimeReaderTests {
  /// 2026-11-22, noon in Paris.
  private static let noon = "2026-11-22T11:00:00Z"

  @Test(arguments: [
    ("now", noon), (" NOW ", noon), ("09:30", "2026-11-22T08:30:00Z"), ("9:30", "2026-11-22T08:30:00Z"),
    ("today 09:30", "2026-11-22T08:30:00Z"), ("tomorrow 09:30", "2026-11-23T08:30:00Z"),
    ("yesterday  09:30", "2026-11-21T08:30:00Z"),
    ("2026-07-01T09:30", "2026-07-01T07:30:00Z"), ("2026-07-01 09:30:15", "2026-07-01T07:30:15Z"),
    ("2026-07-01t09:30:15.250z", "2026-07-01T09:30:15.250Z"), ("2026-10-25T01:30+01:00", "2026-10-25T00:30:00Z"),
    ("09:30-03:30", "2026-11-22T13:00:00Z"), ("2026-01-01T00:00+00:09:21", "2025-12-31T23:50:39Z"),
    ("-45m", "2026-11-22T10:15:00Z"), ("-1h30m", "2026-11-22T09:30:00Z"), ("-2H", "2026-11-22T09:00:00Z"),
    ("-90m", "2026-11-22T09:30:00Z"), ("-0m", noon), ("23:59:59", "2026-11-22T22:59:59Z"),
  ])
  func `a time is read as it is typed`(text: String, expected: String) throws {
    let found = try reader().read(text).description
    #expect(found == expected)
  }

  @Test(arguments: [
    ("09:30", "Europe/Paris", "2026-11-22T09:30"), ("now", "Europe/Paris", "2026-11-22T12:00"),
    ("-45m", "Europe/Paris", "2026-11-22T11:15"), ("09:30+01:00", "Europe/Paris", "2026-11-22T09:30"),
    ("2026-10-25T02:30+02:00", "Europe/Paris", "2026-10-25T02:30"),
    ("2026-10-25T02:30+01:00", "Europe/Paris", "2026-10-25T02:30"),
    ("2026-07-01T23:30+01:00", "GMT+0100", "2026-07-01T23:30"), ("2026-11-22T23:30Z", "GMT", "2026-11-22T23:30"),
    ("2026-11-22T01:30+09:00", "GMT+0900", "2026-11-22T01:30"),
    ("2026-11-22T23:30-03:30", "GMT-0330", "2026-11-22T23:30"),
    ("2026-01-01T00:10+00:09:21", "GMT+0009", "2026-01-01T00:09"),
    // Noon in Paris is the 23rd already in the zone of the offset, and the 22nd where it is told by Paris.
    ("00:30+14:00", "GMT+1400", "2026-11-23T00:30"), ("yesterday 00:30+14:00", "GMT+1400", "2026-11-22T00:30"),
  ])
  func `the day of a time is that of the offset it is typed with`(
    text: String, zone: String, local: String
  ) throws {
    let found = try reader().readZoned(text)
    #expect(found.zone.identifier == zone)
    #expect(found.localTime.description == local)
    #expect(try reader().read(text) == found.instant)
    // The zone is found again by its name, under which it is stored.
    #expect(
      TimeZone(identifier: zone)?.secondsFromGMT(for: found.instant.date)
        == found.zone.secondsFromGMT(for: found.instant.date))
  }

  @Test(arguments: [
    "", "-", "45m", "+45m", "-30m1h", "-3d", "24:00", "25:00", "09:60", "09:30:60", "930", "24", "9h30", "13pm", "0am",
    "hier 09:30", "now 09:30", "+ 09:30", "2026-11-22", "2026-11-22T", "2026-11-2T09:30", "2026-11-22  T09:30",
    "09:30+1", "09:30+18:00", "09:30 Z", "09:30+01:60", "09:30:15.5", "٠٩:٣٠",
  ])
  func `other texts are no time`(text: String) throws {
    let found = try refusal(of: text)
    guard case .notATime(text, _)? = found else { return #expect(found == .notATime(text)) }
  }

  @Test(arguments: [
    ("maintenant", noon), ("now", noon), ("hier 09:30", "2026-11-21T08:30:00Z"),
    ("aujourd’hui 09:30", "2026-11-22T08:30:00Z"), ("yesterday 09:30", "2026-11-21T08:30:00Z"),
  ])
  func `the words of another language are read beside the English ones`(text: String, expected: String) throws {
    let zone = try zone("Europe/Paris")
    let found = try TimeReader(now: reader().now, zone: zone, locale: .french, words: .french).read(text).description
    #expect(found == expected)
  }

  @Test func `a day that doesn't exist, and a moment outside the calendar, are told apart`() throws {
    let found = try ["2026-02-30T09:30", "2026-13-01 09:30Z", "-999999999h"].map(refusal)
    #expect(found == [.noSuchDay("2026-02-30T09:30"), .noSuchDay("2026-13-01 09:30Z"), .outOfRange("-999999999h")])
  }

  @Test func `a time that the clocks show twice is refused with both moments, and taken with an offset`() throws {
    let text = "2026-10-25T02:30"
    let (first, second) = ("2026-10-25T02:30+02:00", "2026-10-25T02:30+01:00")
    #expect(try refusal(of: text) == .ambiguous(text, first: first, second: second))
    let moments = try [first, second].map { try reader().read($0).description }
    #expect(moments == ["2026-10-25T00:30:00Z", "2026-10-25T01:30:00Z"])
  }

  @Test func `a time that the clocks skip is refused with the moments that could be meant`() throws {
    let text = "2026-03-29T02:30"
    let (first, second) = ("2026-03-29T01:30+01:00", "2026-03-29T03:30+02:00")
    #expect(try refusal(of: text) == .skipped(text, first: first, second: second))
    let apia = "2011-12-30T12:00"
    let found = try refusal(of: apia, in: "Pacific/Apia")
    #expect(found == .skipped(apia, first: "2011-12-29T12:00-10:00", second: "2011-12-31T12:00+14:00"))
  }

  @Test func `what is written of a moment is read as that moment`() throws {
    var random = SeededGenerator(seed: 11)
    for name in ["Australia/Lord_Howe", "Europe/Paris", "America/St_Johns", "UTC"] {
      let zone = try zone(name)
      let reader = TimeReader(now: .epoch, zone: zone, locale: .british)
      for _ in 0..<100 {
        let moment = Instant.epoch.adding(
          milliseconds: Int64.random(in: -4_000_000_000_000...60_000_000_000_000, using: &random))
        let read = try reader.read(moment.text(in: zone))
        #expect(read == moment, "\(moment) in \(name)")
      }
    }
  }

  private func reader(in name: String = "Europe/Paris") throws -> TimeReader {
    let now = try TimeReader(now: .earliest, zone: .gmt, locale: .british).read(Self.noon)
    return TimeReader(now: now, zone: try zone(name), locale: .british)
  }

  private func refusal(of text: String) throws -> TimeReadingError? { try refusal(of: text, in: "Europe/Paris") }

  private func refusal(of text: String, in name: String) throws -> TimeReadingError? {
    let reader = try reader(in: name)
    return failure { () throws(TimeReadingError) in try reader.read(text) }
  }
}
