import Foundation
import ModuloUtilities
import Testing

@Suite struct CalendarDayTimeZoneTests {
  static let zones = [
    "UTC", "Europe/Paris", "America/New_York", "Asia/Kolkata", "Pacific/Kiritimati", "America/Santiago",
    "Australia/Lord_Howe", "Pacific/Apia", "America/Havana", "Asia/Beirut", "America/Sao_Paulo", "Africa/Casablanca",
  ]

  @Test func `one moment is another day in another zone`() throws {
    let moment = Date(timeIntervalSince1970: 1_775_995_200)  // 2026-04-12 12:00 UTC
    let days = try ["Pacific/Kiritimati", "Europe/Paris", "Pacific/Pago_Pago"].map { name in
      CalendarDay(moment, in: try zone(name)).rawValue
    }
    #expect(days == [20_260_413, 20_260_412, 20_260_412])
  }

  @Test(arguments: zones)
  func `every day starts when Foundation says so`(name: String) throws {
    let zone = try zone(name)
    let calendar = calendar(in: zone)
    var current = try day(20_100_101)
    let end = try day(20_270_101)
    while current < end {
      let start = current.date(in: zone)
      let components = DateComponents(year: current.year, month: current.monthOfYear, day: current.dayOfMonth, hour: 12)
      let noon = try #require(calendar.date(from: components))
      // A day that the zone skipped has no start to compare with.
      if CalendarDay(noon, in: zone) == current {
        let expected = calendar.startOfDay(for: noon)
        #expect(start == expected, "\(current) in \(name)")
      }
      current = try #require(current.adding(days: 1))
    }
  }

  @Test func `a midnight that the clocks skip starts after it`() throws {
    let start = try day(20_260_906).date(in: zone("America/Santiago"))
    let text = start.formatted(.iso8601)
    #expect(text == "2026-09-06T04:00:00Z")
  }

  @Test func `a day that the zone skipped starts with the next one`() throws {
    let apia = try zone("Pacific/Apia")
    let skipped = try day(20_111_230).date(in: apia)
    let next = try day(20_111_231).date(in: apia)
    #expect(skipped == next)
  }

  @Test(arguments: [(10_101, -62_135_596_800.0), (15_000_101, -14_831_769_600), (15_821_010, -12_219_724_800)])
  func `a moment before the Gregorian calendar gives a Gregorian day`(rawValue: Int, seconds: Double) throws {
    let expected = try day(rawValue)
    let found = CalendarDay(Date(timeIntervalSince1970: seconds), in: .gmt)
    #expect(found == expected)
    let start = expected.date(in: .gmt).timeIntervalSince1970
    #expect(start == seconds)
  }

  @Test(arguments: zones)
  func `a day of any year starts on that day`(name: String) throws {
    let zone = try zone(name)
    for number in stride(from: 400, to: CalendarDay.earliest.days(until: .latest), by: 9_973) {
      let day = try #require(CalendarDay.earliest.adding(days: number))
      let found = CalendarDay(day.date(in: zone), in: zone)
      #expect(found == day)
    }
  }

  @Test(arguments: [Double.nan, -.infinity, .infinity, -1e300, 1e300, -1e11, 1e12])
  func `a moment outside the calendar gives a day at its end`(seconds: Double) throws {
    let found = try CalendarDay(Date(timeIntervalSince1970: seconds), in: zone("Europe/Paris"))
    let ends = [CalendarDay.earliest, .latest]
    let isEnd = ends.contains(found)
    #expect(isEnd)
  }
}
