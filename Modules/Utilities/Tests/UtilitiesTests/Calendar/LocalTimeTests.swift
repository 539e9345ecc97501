import Foundation
import Testing

@testable import ModuloUtilities

@Suite struct LocalTimeTests {
  @Test func `a moment is kept to the millisecond, and stays within the calendar`() throws {
    let moments = [0, 1, -1, 1_775_995_200_123, Instant.earliest.rawValue, Instant.latest.rawValue]
    let kept = moments.map { Instant(rawValue: $0).map { Instant($0.date).rawValue } }
    #expect(kept == moments)
    let outside = [Instant.earliest.rawValue - 1, Instant.latest.rawValue + 1].compactMap { Instant(rawValue: $0) }
    #expect(outside == [])
    let dates = [Double.nan, -.infinity, -1e20, 1e20, .infinity].map { Instant(Date(timeIntervalSince1970: $0)) }
    #expect(dates == [.earliest, .earliest, .earliest, .latest, .latest])
    let sums = [Int64.min, .max].map { Instant.epoch.adding(seconds: $0) }
    #expect(sums == [.earliest, .latest])
    let overflown = [Instant.earliest.adding(milliseconds: .min), Instant.latest.adding(milliseconds: .max)]
    #expect(overflown == [.earliest, .latest])
    let texts = [Instant.earliest, .latest, .epoch.adding(milliseconds: -1)].map(\.description)
    #expect(texts == ["0001-01-01T00:00:00Z", "9999-12-31T23:59:59.999Z", "1969-12-31T23:59:59.999Z"])
    let (west, east) = try (zone("America/New_York"), zone("Pacific/Kiritimati"))
    let days = [LocalTime(.earliest, in: west), LocalTime(.latest, in: east)].map(\.day)
    #expect(days == [.earliest, .latest])
  }

  @Test func `a moment is coded as its milliseconds`() throws {
    let moments = [Instant.epoch, .latest]
    let data = try JSONEncoder().encode(moments)
    #expect(String(data: data, encoding: .utf8) == "[0,\(Instant.latest.rawValue)]")
    #expect(try JSONDecoder().decode([Instant].self, from: data) == moments)
    #expect(throws: DecodingError.self) { try JSONDecoder().decode([Instant].self, from: Data("[1e18]".utf8)) }
  }

  /// Foundation's calendar is the second opinion, in the days around every change of the clocks.
  @Test(arguments: ["Europe/Paris", "Australia/Lord_Howe", "America/St_Johns", "Pacific/Apia", "Africa/Casablanca"])
  func `a time is shown at the moments at which Foundation shows it`(_ name: String) throws {
    let zone = try zone(name)
    let calendar = calendar(in: zone)
    var change = Date(timeIntervalSince1970: 1_262_304_000)
    for _ in 0..<8 {
      change = try #require(zone.nextDaylightSavingTimeTransition(after: change))
      for step in stride(from: -10_800.0, through: 10_800, by: 900) {
        let moment = Instant(change.addingTimeInterval(step))
        let time = LocalTime(moment, in: zone)
        let parts = calendar.dateComponents([.year, .month, .day, .hour, .minute], from: moment.date)
        let expected = [parts.year, parts.month, parts.day, parts.hour, parts.minute]
        let found = [time.day.year, time.day.monthOfYear, time.day.dayOfMonth, time.hour, time.minute]
        #expect(found == expected, "\(moment) in \(name)")
        let instants = time.instants(in: zone)
        #expect(instants.contains(moment), "\(moment) in \(name)")
      }
    }
  }

  @Test func `clocks show a time once, twice or never`() throws {
    let zone = try zone("Australia/Lord_Howe")
    // Put back by half an hour on 5 April 2026 at 02:00, forward on 4 October.
    let counts = try [(20_260_405, 1, 29), (20_260_405, 1, 30), (20_260_405, 2, 0), (20_261_004, 2, 15)].map {
      try #require(LocalTime(day: day($0), hour: $1, minute: $2)).instants(in: zone).count
    }
    #expect(counts == [1, 2, 1, 0])
    let none = try [(-1, 0), (24, 0), (0, -1), (0, 60)].compactMap {
      LocalTime(day: try day(20_260_405), hour: $0, minute: $1)
    }
    #expect(none == [])
  }

  @Test func `times are ordered by day, hour and minute`() throws {
    let times = try [(20_260_405, 1, 29), (20_260_405, 1, 30), (20_260_405, 2, 0), (20_260_406, 0, 0)].map {
      try #require(LocalTime(day: day($0), hour: $1, minute: $2))
    }
    #expect(times.reversed().sorted() == times)
    let isBeforeItself = times.contains { $0 < $0 }
    #expect(!isBeforeItself)
  }

  @Test func `the days of the week follow each other`() throws {
    let days = try [10_101, 19_691_231, 19_700_101, 20_260_412, 99_991_231].map { try day($0).weekday }
    #expect(days == [.monday, .wednesday, .thursday, .sunday, .friday])
    let weeks = try Weekday.allCases.map { try day(20_260_415).startOfWeek(from: $0)?.dayOfMonth }
    #expect(weeks == [12, 13, 14, 15, 9, 10, 11])
    #expect(CalendarDay.earliest.startOfWeek(from: .sunday) == nil)
  }
}
