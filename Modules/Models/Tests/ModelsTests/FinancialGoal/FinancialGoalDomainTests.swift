import Foundation
import ModuloModelsMocks
import ModuloUtilities
import Testing

@testable import ModuloModels

/// The figures of a goal, on 2026-04-12.
@Suite struct FinancialGoalDomainTests {
  @Test func `M01 a new goal has no end date and nothing saved`() throws {
    let goal = FinancialGoalDomain(
      id: Samples.id(9), name: "Bike", emoji: "🚲", goalAmount: .usd(800),
      startDate: Samples.today)
    #expect(goal.endDate == nil)
    #expect(goal.contributionCount == 0)
    #expect(goal.currentAmount == .usd(0))
  }

  @Test func `M06 the remaining amount is target less saved, at least zero on a screen`() throws {
    let japan = try mockGoal1()
    #expect(japan.remainingAmount == .usd(2400))
    let passed = goal(target: 100, saved: 150)
    #expect(passed.remainingAmount == .usd(-50))
    let shown = FinancialGoalDetailedDomain(goal: passed, months: [], contributions: [])
      .toUIModel(.english, on: Samples.today, offset: 0).remainingAmount
    #expect(shown == "$0")
  }

  @Test func `M07 progress is saved divided by target, at most 1`() throws {
    let japan = try mockGoal1()
    let fifth = try #require(Decimal(string: "0.2"))
    #expect(japan.progressRatio == fifth)
    let english = FormatContext.english.percent(fifth)
    #expect(english == "20%")
    let french = FormatContext.french.percent(fifth)
    #expect(french == "20\u{A0}%")
    let passed = goal(target: 100, saved: 150).progressRatio
    #expect(passed == 1)
    let nothing = goal(target: 0, saved: 10).progressRatio
    #expect(nothing == 0)
  }

  @Test(arguments: [(20_260_430, 1), (20_260_501, 2), (20_260_331, 0), (20_260_228, -1), (20_261_201, 9)])
  func `M08 a span of months counts its first and its last`(_ end: Int, _ expected: Int) {
    let months = Samples.today.month.count(through: Samples.day(end).month)
    #expect(months == expected)
  }

  @Test(arguments: [(20_260_430, 90), (20_260_501, 45), (20_261_201, 10), (20_260_331, nil), (20_260_228, nil)])
  func `M08 a goal of 90 needs a part of it in each month there is`(_ end: Int, _ expected: Decimal?) {
    let target = goal(target: 90, saved: 0, start: 20_260_412, end: end).monthlyTarget
    #expect(target == expected.map { .usd($0) })
  }

  @Test func `M09 the monthly requirement spreads what is missing over the months left`() throws {
    let japan = try mockGoal1()
    let required = japan.monthlyRequired(on: Samples.today)?.plainText
    #expect(required == "272.22")
    let endless = goal(target: 100, saved: 0).monthlyRequired(on: Samples.today)
    #expect(endless == nil)
    let past = goal(target: 100, saved: 0, end: 20_260_331).monthlyRequired(on: Samples.today)
    #expect(past == nil)
    let reached = goal(target: 100, saved: 100, end: 20_261_231).monthlyRequired(on: Samples.today)
    #expect(reached == nil)
  }

  @Test func `M10 the planned monthly amount is the target divided by all months`() throws {
    let japan = try mockGoal1()
    #expect(japan.monthlyTarget == .usd(250))
  }

  @Test func `M12 left this month is never negative`() {
    let goal = goal(target: 3000, saved: 950, thisMonth: 400, start: 20_260_112, end: 20_261_212)
    let required = goal.monthlyRequired(on: Samples.today)?.plainText
    #expect(required == "272.22")
    let left = goal.remainingThisMonth(on: Samples.today)
    #expect(left == .usd(0))
  }

  @Test func `M13 left this month is the requirement less this month's net`() throws {
    let japan = try mockGoal1()
    let left = japan.remainingThisMonth(on: Samples.today)?.plainText
    #expect(left == "222.22")
    let sum = japan.remainingThisMonth(on: Samples.today).map { $0 + japan.contributedThisMonth }
    #expect(sum == japan.monthlyRequired(on: Samples.today))
  }

  @Test func `M14 elapsed and left days`() throws {
    let japan = try mockGoal1()
    let elapsed = japan.elapsedDays(on: Samples.today)
    #expect(elapsed == 90)
    let left = japan.remainingDays(on: Samples.today)
    #expect(left == 244)
  }

  @Test func `M15 a goal without an end date has no days left`() throws {
    let fund = try FinancialGoalEntity.emergencyFund.toDomain()
    let left = fund.remainingDays(on: Samples.today)
    #expect(left == nil)
  }

  @Test func `before the start nothing has elapsed, after the end nothing is left`() {
    let goal = goal(target: 1, saved: 0, start: 20_260_501, end: 20_260_601)
    let elapsed = goal.elapsedDays(on: Samples.today)
    #expect(elapsed == 0)
    let left = goal.remainingDays(on: Samples.day(20_270_101))
    #expect(left == 0)
  }
}

/// The worked example: 600 of 3000 saved, 50 of it this month.
func mockGoal1() throws -> FinancialGoalDomain {
  let totals = try ContributionTotals(folding: ContributionEntity.japan, in: Samples.today.month)
  return try FinancialGoalEntity.japan.toDomain(totals)
}

private func goal(
  target: Decimal, saved: Decimal, thisMonth: Decimal = 0, start: Int = 20_260_101, end: Int? = nil
) -> FinancialGoalDomain {
  FinancialGoalDomain(
    id: Samples.id(9), name: "Goal", emoji: "", goalAmount: .usd(target),
    startDate: Samples.day(start), endDate: end.map(Samples.day), currentAmount: .usd(saved),
    contributedThisMonth: .usd(thisMonth))
}
