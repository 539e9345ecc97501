import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// A half year of tracked time, as a map is drawn of it.
@Suite struct TimeMapTests {
  private let today = Samples.today

  private func map(_ halves: [Int: Int]) throws -> TimeMapUIModel? {
    let days = try halves.sorted { $0.key < $1.key }.map { offset, count in
      let total = TimeTotal(halves: count, activeSeconds: Int64(count) * HalfBlock.seconds)
      return DayTotal(day: try #require(today.adding(days: offset)), total: total)
    }
    let first = TimeSummaryDomain.firstMapDay(before: today, firstWeekday: .sunday)
    return try TimeSummaryRecord(blocks: [.init(block: .coding, group: .work, days: days)])
      .toDomain(by: .day, in: first...today, on: today, firstWeekday: .sunday).toMap(.english, on: today)
  }

  @Test func `weeks run from the oldest to this one, whose last days are still to come`() throws {
    let map = try #require(try map([0: 3, -7: 1]))
    #expect(map.label == "Oct 19, 2025 – Apr 12, 2026")
    #expect(map.total == "2.0 blocks")
    #expect(map.levels.map(\.count) == Array(repeating: 26, count: 7))
    // The samples' day is a Sunday: of its week it is the first, and the only one.
    let sundays = map.levels[0].suffix(2)
    #expect(sundays == [1, 2])
    let mondays = map.levels[1].suffix(2)
    #expect(mondays == [0, nil])
    #expect(map.weekdays.first == "Sun")
  }

  @Test func `each month stands at the week in which it begins`() throws {
    let months = try #require(try map([0: 1])).months
    #expect(months.map(\.label) == ["Nov", "Dec", "Jan", "Feb", "Mar", "Apr"])
    #expect(months.map(\.week) == [1, 6, 10, 15, 19, 23])
  }

  @Test func `a half year without a half has no map`() throws {
    let none = try map([:])
    let older = try map([-400: 3])
    #expect(none == nil && older == nil)
  }
}
