import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Sums and streaks.
@Suite struct TimeSummaryTests {
  private let today = Samples.today

  @Test func `D32 output is half the number of whole half blocks`() throws {
    let days = [total(-400, 7), total(-1, 2), total(0, 3)]
    let summary = TimeSummary(days: days, in: .earliest ... .latest, on: today, sums: [])
    #expect(summary.total.output == 6)
    #expect(summary.today.output == 1.5)
    #expect(summary.total.activeSeconds == 12 * 1_800)
    let week = try TimeSummary(days: days, in: day(-6)...today, on: today, sums: [])
    #expect(week.total.halves == 5)
    #expect(TimeSummary(days: [], in: .earliest ... .latest, on: today, sums: []).total == .zero)
    let begun = [(3_599, 1), (1_799, 0), (0, 0)].map {
      TimeTotal(blockDay: $0.0) == TimeTotal(halves: $0.1, activeSeconds: $0.0)
    }
    #expect(begun == [true, true, true])
    // One half makes a day count for a streak, and none doesn't.
    let halves = [total(0, 1), total(-1, 1), total(-2, 0), total(-3, 1)]
    #expect(TimeSummary(days: halves, in: today...today, on: today, sums: []).streak.current == 2)
  }

  @Test(
    arguments: [
      ([0, -1, -2, -4], 3, 3), ([-1, -2], 2, 2), ([], 0, 0), ([-2, -3], 0, 2), ([0], 1, 1), ([0, 1, 2], 1, 3),
      ([-9, -8, -7, -6, 0, 0], 1, 4),
    ] as [([Int], Int, Int)])
  func `D33 a streak counts days in a row back from today or yesterday`(_ days: [Int], _ current: Int, _ longest: Int)
    throws
  {
    let streak = Streak(try days.map(day), on: today)
    #expect(streak.current == current)
    #expect(streak.longest == longest)
  }

  @Test func `the streak of a day at the end of the calendar ends there`() {
    let ends = [CalendarDay.earliest, .latest].map { Streak([$0], on: $0) }
    #expect(ends.map(\.current) == [1, 1])
    #expect(ends.map(\.longest) == [1, 1])
  }

  @Test(arguments: (0..<40) as Range<UInt64>) func `the days of all blocks are those of each, summed`(_ seed: UInt64)
    throws
  {
    var random = SeededGenerator(seed: seed)
    var expected: [CalendarDay: TimeTotal] = [:]
    let blocks = try (0..<Int.random(in: 0...7, using: &random)).map { _ in
      // A block has a day once for each time zone.
      let places = (0..<Int.random(in: 0...9, using: &random)).map { _ in Int.random(in: -6...0, using: &random) }
      let days = try places.sorted().map { DayTotal(day: try day($0), total: .init(blockDay: 1_800 - Int64($0))) }
      for day in days { expected[day.day] = (expected[day.day] ?? .zero) + day.total }
      return TimeSummaryRecord.Block(block: .coding, group: .work, days: days)
    }
    let found = TimeSummaryRecord(blocks: blocks).days
    #expect(found == expected.sorted { $0.key < $1.key }.map { DayTotal(day: $0.key, total: $0.value) })
  }

  @Test func `a span is broken down by day, week and month, and by block and group`() throws {
    let days = [total(0, 1), total(-7, 2), total(-8, 4), total(-40, 8), total(-3, 0)]
    let span = try day(-20)...today
    let blocks = [(1, 10, [days[2], days[3]]), (2, 20, [days[4]]), (3, 10, [days[0], days[1]])].map {
      BlockDays(blockID: Samples.id($0), groupID: Samples.id($1), days: $2)
    }
    let found = TimeGrouping.allCases.map { grouping in
      TimeSum.sums(by: grouping, blocks: blocks, in: span, firstWeekday: .sunday).map {
        "\(name($0.subject)) \($0.total.halves)"
      }
    }
    #expect(
      found == [
        ["group 10 7"], ["block 1 4", "block 3 3"], ["2026-04-04 4", "2026-04-05 2", "2026-04-12 1"],
        ["week 2026-03-29 4", "week 2026-04-05 2", "week 2026-04-12 1"], ["2026-04 7"],
      ])
  }

  @Test func `sums are broken down in turn, with a column for each part there is`() throws {
    let blocks = [(1, 10, [total(0, 1), total(-7, 2)]), (2, 20, [total(-7, 4), total(-40, 8)])].map {
      BlockDays(blockID: Samples.id($0), groupID: Samples.id($1), days: $2)
    }
    let span = try day(-20)...today
    let weeks = TimeSum.sums(by: .week, then: .block, blocks: blocks, in: span, firstWeekday: .sunday)
    let texts = weeks.map { week in
      "\(name(week.subject)) \(week.total.halves): "
        + week.parts.map { "\(name($0.subject)) \($0.total.halves)" }.joined(separator: ", ")
    }
    #expect(texts == ["week 2026-04-05 6: block 1 2, block 2 4", "week 2026-04-12 1: block 1 1"])
    let record = TimeSummaryRecord(
      blocks: [
        .init(block: .coding, group: .work, days: [total(0, 1)]),
        .init(block: .running, group: .sport, days: [total(-7, 2)]),
      ])
    let domain = try record.toDomain(by: .week, then: .block, in: span, on: today, firstWeekday: .sunday)
    let model = domain.toUIModel(.english)
    #expect(model.columns == ["Coding", "Running"])
    #expect(model.rows.map(\.cells) == [["", "1:00"], ["0:30", ""]])
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `any days give the streak of a recomputation`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<30 {
      let offsets = (0..<Int.random(in: 0...25, using: &random)).map { _ in Int.random(in: -30...3, using: &random) }
      // Each day counts on from the day before it.
      var (run, longest, current) = (0, 0, 0)
      for offset in -30...3 {
        run = offsets.contains(offset) ? run + 1 : 0
        longest = max(longest, run)
        if offset == 0 || offset == -1 { current = run > 0 || offset == -1 ? run : current }
      }
      let streak = Streak(try offsets.map(day), on: today)
      let found = [streak.current, streak.longest]
      #expect(found == [current, longest], "seed \(seed), \(offsets)")
    }
  }

  @Test(arguments: [1, 2, 3] as [UInt64]) func `any days give the sums of a recomputation`(_ seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let days = (0..<200).map { _ in total(.random(in: -90...5, using: &random), .random(in: 0...9, using: &random)) }
    let span = try day(-60)...day(-3)
    let summary = TimeSummary(days: days, in: span, on: today, sums: [])
    let halves = days.reduce(0) { $0 + (span.contains($1.day) ? $1.total.halves : 0) }
    #expect(summary.total.halves == halves, "seed \(seed)")
    #expect(summary.total.activeSeconds == Int64(halves) * HalfBlock.seconds, "seed \(seed)")
    for grouping in [TimeGrouping.day, .week, .month] {
      let block = BlockDays(blockID: Samples.id(1), groupID: Samples.id(2), days: days)
      let sums = TimeSum.sums(by: grouping, blocks: [block], in: span, firstWeekday: .monday)
      for sum in sums {
        let expected = days.filter { span.contains($0.day) && contains(sum.subject, $0.day) }.map(\.total.halves)
        #expect(sum.total.halves == expected.reduce(0, +), "seed \(seed), \(name(sum.subject))")
      }
      #expect(sums.reduce(0) { $0 + $1.total.halves } == halves, "seed \(seed), \(grouping)")
    }
  }

  @Test func `a time is shown in whole hours and the minutes beyond them`() throws {
    let times = try ([0, 59, 60, 3_599, 3_600, 45_299] as [Int64]).map { seconds in
      let day = DayTotal(day: today, total: TimeTotal(halves: 1, activeSeconds: seconds))
      let record = TimeSummaryRecord(blocks: [.init(block: .coding, group: .work, days: [day])])
      let summary = try record.toDomain(by: .day, in: today...today, on: today, firstWeekday: .monday)
      return summary.toUIModel(.english).rows.map(\.time)
    }
    #expect(times == [["0:00"], ["0:00"], ["0:01"], ["0:59"], ["1:00"], ["12:34"]])
  }

  private func contains(_ subject: TimeSum.Subject, _ day: CalendarDay) -> Bool {
    switch subject {
    case .day(let other): day == other
    case .week(let first): (0..<7).contains(first.days(until: day))
    case .month(let month): month.contains(day)
    case .block, .group: false
    }
  }

  private func day(_ offset: Int) throws -> CalendarDay { try #require(today.adding(days: offset)) }

  private func total(_ offset: Int, _ halves: Int) -> DayTotal {
    DayTotal(
      day: today.adding(days: offset) ?? today,
      total: TimeTotal(halves: halves, activeSeconds: Int64(halves) * HalfBlock.seconds))
  }

  private func name(_ subject: TimeSum.Subject) -> String {
    switch subject {
    case .block(let id): "block \(number(id))"
    case .group(let id): "group \(number(id))"
    case .day(let day): "\(day)"
    case .week(let day): "week \(day)"
    case .month(let month): "\(month)"
    }
  }

  private func number(_ id: UUID) -> Int { (0...99).first { Samples.id($0) == id } ?? -1 }
}
