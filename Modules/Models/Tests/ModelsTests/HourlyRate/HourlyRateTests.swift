import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What hourly rates make of time, and of goals.
@Suite struct HourlyRateTests {
  private let today = Samples.today

  /// The days of the sample sessions, of each block and time zone.
  private func record(_ rates: [HourlyRateEntity] = HourlyRateEntity.samples) -> TimeSummaryRecord {
    let blocks = BlockEntity.samples.map { block in
      let times = TrackingSessionRecord.samples.flatMap(\.times).filter { $0.blockID == block.id }
      let days = Dictionary(grouping: times, by: \.day).sorted { $0.key < $1.key }
      return TimeSummaryRecord.Block(
        block: block, group: block.groupID == BlockGroupEntity.work.id ? .work : .sport,
        days: days.map { DayTotal(day: $0.key, total: TimeTotal(of: $0.value)) })
    }
    return TimeSummaryRecord(blocks: blocks, rates: rates)
  }

  private func summary(
    by grouping: TimeGrouping, then second: TimeGrouping? = nil, rates: [HourlyRateEntity] = HourlyRateEntity.samples,
    in span: ClosedRange<CalendarDay> = .earliest ... .latest
  ) throws -> TimeSummaryDomain {
    try record(rates).toDomain(by: grouping, then: second, in: span, on: today, firstWeekday: .sunday)
  }

  @Test func `each block's time is worth its own rate, its group's or one's own, of the day`() throws {
    let rows = try summary(by: .block).toUIModel(.english).rows.map { "\($0.name) \($0.worth ?? "")" }
    #expect(rows == ["Coding €150.00 + $155.00", "Running $50.00", "Reading $87.50"])
  }

  @Test(arguments: TimeGrouping.allCases) func `whatever the sums are of, they make the same total`(
    _ grouping: TimeGrouping
  ) throws {
    for second in [nil] + TimeGrouping.allCases.filter({ $0 != grouping }) {
      let found = try summary(by: grouping, then: second)
      #expect(found.summary.worth.amounts == [.eur(150), .usd("292.50")])
      let parts = found.summary.sums.flatMap(\.parts).map(\.worth).reduce(.none, +)
      if second != nil { #expect(parts == found.summary.worth) }
    }
  }

  @Test func `time before the first rate is told as unknown, and not as 0`() throws {
    let rates = [HourlyRateEntity.coding]
    let shown = try summary(by: .block, rates: rates).toUIModel(.english)
    #expect(shown.rows.map(\.worth) == ["€150.00 + ?", "?", "?"])
    let figure = shown.figures.last
    #expect(figure?.name == "Worth")
    #expect(figure?.value == "€150.00, 10:30 without a rate")
  }

  @Test func `without any rate nothing is told of what time is worth`() throws {
    let found = try summary(by: .block, rates: [])
    let shown = found.toUIModel(.english)
    #expect(shown.rows.map(\.worth) == [nil, nil, nil])
    #expect(!shown.figures.contains { $0.name == "Worth" })
    #expect(found.summary.worth.unratedSeconds == found.summary.total.activeSeconds)
  }

  @Test func `only the days of the span are worth something`() throws {
    let worth = try summary(by: .block, in: today...today).summary.worth
    #expect(worth.amounts == [.eur(50), .usd(10)])
  }

  @Test func `entries are rounded, and what they make isn't rounded again`() throws {
    let days = (0..<3).compactMap { today.adding(days: $0) }.map {
      DayTotal(day: $0, total: TimeTotal(blockDay: 1_800))
    }
    var rate = HourlyRateEntity.own
    rate.amountMinor = 1
    let record = TimeSummaryRecord(blocks: [.init(block: .coding, group: .work, days: days)], rates: [rate])
    let sum = try record.toDomain(by: .block, in: .earliest ... .latest, on: today, firstWeekday: .monday)
    // Half a cent each: one of their hour and a half would be two.
    #expect(sum.summary.worth.amounts == [.usd("0.03")])
  }

  @Test func `a block's details tell what all of its time is worth`() throws {
    let days = try #require(record().blocks.first).days
    let details = BlockDetailedRecord(
      block: BlockRecord(block: .coding), group: BlockGroupRecord(group: .work),
      worth: .init(days: days, rates: HourlyRateEntity.samples))
    let found = try details.toDetailed()
    #expect(found.worth.amounts == [.eur(150), .usd(155)])
    #expect(found.worthText(.english) == "€150.00 · $155.00")
    #expect(details.toDomain().worthText(.english) == nil)
  }

  @Test func `a goal costs the least hours that are worth it, shown in whole minutes`() throws {
    let goal = try FinancialGoalEntity.japan.toDomain()
    let hours = GoalHours(at: try HourlyRateEntity.own.rate(), from: HourlyRateEntity.own.start, of: goal)
    #expect(hours.targetSeconds == 540_000)
    let figures = hours.figures(.english).map { "\($0.name): \($0.value)" }
    #expect(figures.first == "Goal: 150:00 hours")
    #expect(figures.last == "Hourly rate: $20.00 an hour")
    let odd = GoalHours(at: try #require(HourlyRate(.usd(35))), from: today, of: goal)
    #expect(odd.targetSeconds == 308_572)
    #expect(odd.figures(.english).first?.value == "85:43 hours")
  }

  @Test func `a goal in another currency costs unknown hours`() throws {
    let goal = try FinancialGoalEntity.japan.toDomain()
    let hours = GoalHours(at: try HourlyRateEntity.coding.rate(), from: today, of: goal)
    #expect(hours.targetSeconds == nil)
    #expect(hours.remainingSeconds == nil)
    #expect(hours.figures(.english).first?.value == "unknown: the rate is in EUR")
    #expect(hours.figures(.french).first?.value == "inconnu : le taux est en EUR")
  }

  @Test func `more hours than can be counted are said to be so`() throws {
    let goal = FinancialGoalDomain(
      id: Samples.id(1), name: "x", emoji: "x", goalAmount: Money(minorUnits: .max, in: Samples.currency("USD")),
      startDate: today)
    let cent = try #require(HourlyRate(.usd("0.01")))
    let figures = GoalHours(at: cent, from: today, of: goal).figures(.english)
    #expect(figures.first?.value == "too many to count")
  }

  @Test func `a list has one's own rates, then those of groups and of blocks, the newest first`() throws {
    var later = HourlyRateEntity.own
    later.start = today
    let own = HourlyRateRecord(rate: .own, owner: .oneself)
    let newer = HourlyRateRecord(rate: later, owner: .oneself)
    let group = HourlyRateRecord(rate: .work, owner: .group(.work))
    let block = HourlyRateRecord(rate: .coding, owner: .block(.coding, in: .work))
    let listed = try [block, own, group, newer].toDomain().map { $0.line(.english) }
    #expect(
      listed == [
        "My time: $20.00 an hour from 4/12/2026", "My time: $20.00 an hour from 1/1/2026",
        "Group Work: $35.00 an hour from 4/8/2026", "Work/Coding: €50.00 an hour from 4/10/2026",
      ])
  }

  @Test func `a change tells what an hour was worth before, unless that is the same`() throws {
    let rate = try HourlyRateRecord(rate: .own, owner: .oneself).toDomain()
    let change = HourlyRateChange(rate: rate, replaced: HourlyRate(.usd(18)))
    let same = HourlyRateChange(rate: rate, replaced: rate.rate)
    #expect(change.text(.english) == "My time: $20.00 an hour from 1/1/2026 (was $18.00)")
    #expect(same.text(.english) == "My time: $20.00 an hour from 1/1/2026")
  }

  @Test func `a month has what was put into goals beside what the time is worth`() throws {
    let goals = [
      FinancialGoalRecord(goal: .japan, totals: ContributionTotals(netMinor: 600_00, count: 2, monthNetMinor: 50_00)),
      FinancialGoalRecord(goal: .car, totals: ContributionTotals(netMinor: 10, count: 1, monthNetMinor: 0)),
    ]
    let month = try WorthMonthRecord(month: today.month, goals: goals, time: record()).toDomain()
    #expect(month.contributed == [.usd(50)])
    #expect(month.goals.map(\.id) == [FinancialGoalEntity.japan.id])
    #expect(month.worth.amounts == [.eur(150), .usd("292.50")])
    #expect(month.total.activeSeconds == 48_600)
    let shown = month.toUIModel(.english)
    #expect(shown.total?.time == "13:30")
    #expect(shown.blocks.map(\.name) == ["Work/Coding", "Sport/Running", "Work/Reading"])
    #expect(shown.contributed == "+$50.00")
  }

  @Test(
    arguments: [
      ("XXX", Int64(1), nil, nil), ("EUR", 0, nil, nil), ("EUR", -5, nil, nil), ("EUR", 5, 1, 2),
    ] as [(String, Int64, Int?, Int?)])
  func `a row that can't be one is damage`(_ code: String, _ minor: Int64, _ block: Int?, _ group: Int?) {
    let row = HourlyRateEntity(
      id: Samples.id(1), number: 7, blockID: block.map(Samples.id), groupID: group.map(Samples.id), amountMinor: minor,
      currency: code, start: today)
    #expect(throws: RepositoryError.self) { try row.brokenRules() }
    #expect(throws: RepositoryError.self) { try [row].toDomain() }
  }
}
