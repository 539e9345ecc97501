import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// What goals add up to.
@Suite struct SavingsReportTests {
  private static let quarter = Decimal(sign: .plus, exponent: -2, significand: 25)

  @Test func `each currency has a total of its own, by its code`() {
    let report = report([goal(1, "USD", 100, 20), goal(2, "EUR", 50, 60), goal(3, "USD", 10, 0)])
    let codes = report.totals.map(\.currency.code)
    #expect(codes == ["EUR", "USD"])
    let dollars = report.totals[1]
    #expect(dollars.goalCount == 2)
    #expect(dollars.goalAmount == .usd(110))
    #expect(dollars.currentAmount == .usd(20))
    #expect(dollars.remainingAmount == .usd(90))
  }

  @Test func `what one goal has too much doesn't help another`() {
    let total = report([goal(1, "EUR", 50, 60), goal(2, "EUR", 50, 0)]).totals[0]
    #expect(total.remainingAmount == .eur(50))
    let share = total.toText()
    #expect(share == "50%")
  }

  @Test func `archived goals count for nothing`() {
    let report = report([goal(1, "EUR", 50, 10), goal(2, "EUR", 70, 70, isArchived: true)])
    #expect(report.totals.map(\.goalAmount) == [.eur(50)])
    #expect(report.active.count == 1)
    #expect(report.archived.count == 1)
  }

  @Test func `this month's rest is the sum of what each goal lacks`() {
    let due = report([goal(1, "EUR", 90, 0, end: 20_260_630), goal(2, "EUR", 50, 0)]).totals[0].dueThisMonth
    #expect(due == .eur(30))
  }

  @Test func `this month's rest is what the overview says, and what the listed amounts add up to`() {
    let goals = (1...3).map { goal($0, "EUR", 100, 0, end: 20_260_630) }
    let due = report(goals).totals[0].dueThisMonth
    #expect(due == .eur("99.99"))
    let overview = SavingsOverviewDomain(of: goals, on: Samples.today).currencies[0].total.dueThisMonth
    #expect(due == overview)
  }

  @Test func `the nearest end comes first, without an end last`() {
    let goals = [goal(1, "EUR", 1, 0), goal(2, "EUR", 1, 0, end: 20_270_101), goal(3, "EUR", 1, 0, end: 20_260_601)]
    let numbers = report(goals).toUIModel(.english).active.map(\.details.number)
    #expect(numbers == ["#3", "#2", "#1"])
  }

  @Test(
    arguments: [(0, 0, 0), (1, 1, 1), (4, 1, Self.quarter), (1, 2, 1), (1, -1, -1)]
      as [(Decimal, Decimal, Decimal)])
  func `the share that is saved is at most all, and none where nothing is needed`(
    amount: Decimal, saved: Decimal, share: Decimal
  ) {
    let total = SavingsTotal([goal(1, "EUR", amount, saved)], in: Samples.currency("EUR"), on: Samples.today)
    #expect(total.progressRatio == share)
  }

  @Test func `nothing adds up to nothing`() {
    let empty = report([]).toUIModel(.french)
    #expect(empty.totals == [])
    #expect(empty.day == "12 avr. 2026")
  }

  private func report(_ goals: [FinancialGoalDomain]) -> SavingsReportDomain {
    SavingsReportDomain(
      today: Samples.today, goals: goals.map { FinancialGoalDetailedDomain(goal: $0, months: [], contributions: []) })
  }

  private func goal(
    _ number: Int, _ code: String, _ amount: Decimal, _ saved: Decimal, end: Int? = nil, isArchived: Bool = false
  ) -> FinancialGoalDomain {
    FinancialGoalDomain(
      id: Samples.id(number), number: number, name: "Goal \(number)", emoji: "", goalAmount: Money(amount, code),
      startDate: Samples.day(20_260_101), endDate: end.map(Samples.day),
      isArchived: isArchived, currentAmount: Money(saved, code))
  }
}

extension SavingsTotal {
  fileprivate func toText() -> String { FormatContext.english.percent(progressRatio) }
}
