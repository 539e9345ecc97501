import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// A year of tracked time, as a report shows it.
@Suite struct TimeReportTests {
  private let today = Samples.today

  private func report(_ halves: [Int: Int]) throws -> TimeReportUIModel? {
    let days = try halves.sorted { $0.key < $1.key }.map { offset, count in
      let total = TimeTotal(halves: count, activeSeconds: Int64(count) * HalfBlock.seconds)
      return DayTotal(day: try #require(today.adding(days: offset)), total: total)
    }
    let span = TimeSummaryDomain.firstReportDay(before: today)...today
    return try TimeSummaryRecord(blocks: [.init(block: .coding, group: .work, days: days)])
      .toDomain(by: .day, in: span, on: today, firstWeekday: .sunday).toReport(.english, on: today)
  }

  @Test func `weeks run from the oldest to the newest, and each day has its place in its week`() throws {
    let report = try #require(try report([0: 3]))
    #expect(report.label == "Apr 13, 2025 – Apr 12, 2026")
    #expect(report.weeks.count == 53 && report.weeks.joined().count == 365)
    #expect(report.weeks.first?.map(\.weekday) == [0, 1, 2, 3, 4, 5, 6])
    // The samples' day is a Sunday.
    #expect(report.weeks.last?.map(\.weekday) == [0])
    #expect(report.weeks.last?.map(\.text) == ["Apr 12, 2026: 1.5"])
    #expect(report.weeks.first?.first?.text == nil)
  }

  @Test func `each month has its sum, and begins in one of the weeks`() throws {
    let report = try #require(try report([0: 3, -12: 2, -365 + 1: 1, -40: 5]))
    #expect(report.months.map(\.title).first == "Apr 2025" && report.months.map(\.label).last == "Apr")
    #expect(report.months.map(\.output) == ["0.5"] + Array(repeating: "0.0", count: 10) + ["3.5", "1.5"])
    // April 2025 begins with the report; the first of May is a Thursday of the third week.
    #expect(report.months.prefix(2).map(\.week) == [0, 2])
  }

  @Test func `a day has one of five levels`() throws {
    let halves = [0, 1, 2, 3, 6, 7, 12, 13, 48]
    let counts = Dictionary(uniqueKeysWithValues: halves.enumerated().map { (-$0.offset, $0.element) })
    let tiles = try #require(try report(counts)).weeks.joined().suffix(halves.count).reversed()
    #expect(tiles.map(\.level) == [0, 1, 1, 2, 2, 3, 3, 4, 4])
  }

  @Test func `its figures are of today, of the week, of the year and of both streaks`() throws {
    let report = try #require(try report([0: 3, -1: 2, -3: 4, -4: 1, -5: 1]))
    #expect(report.figures.map(\.value) == ["1.5", "1.5", "5.5", "2 days", "3 days"])
    #expect(try self.report([:]) == nil)
  }
}
