import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// All goals together, on 2026-04-12.
@Suite struct SavingsOverviewTests {
  @Test(arguments: [
    // Twelve months of 100: three are over on Apr 12, the fourth has begun.
    (0, -300), (299, -1), (300, 0), (350, 0), (400, 0), (401, 1), (1_300, 900), (-50, -350),
  ])
  func `a goal is behind what past months should have brought, ahead of what this one may bring`(
    _ saved: Int, _ expected: Int
  ) throws {
    let deviation = goal(1, target: 1_200, saved: saved, from: 20_260_101, to: 20_261_231).planDeviation(on: today)
    #expect(deviation == .usd(Decimal(expected)))
  }

  @Test(
    arguments: [
      (20_260_401, 20_260_430, 0), (20_260_101, 20_260_331, -90), (20_260_601, 20_261_231, 0),
      (20_260_315, 20_260_514, -30), (20_261_231, 20_260_101, nil), (20_260_101, nil, nil),
    ] as [(Int, Int?, Int?)])
  func `a plan asks for nothing before the start, for all after the end, and needs both`(
    _ start: Int, _ end: Int?, _ expected: Int?
  ) {
    let deviation = goal(1, target: 90, saved: 0, from: start, to: end).planDeviation(on: today)
    let wanted = expected.map { Money.usd(Decimal($0)) }
    #expect(deviation == wanted)
  }

  @Test func `currencies are summed apart, archived goals nowhere`() throws {
    let goals = [
      goal(1, target: 1_200, saved: 250, from: 20_260_101, to: 20_261_231),
      goal(2, target: 1_200, saved: 450, from: 20_260_101, to: 20_261_231),
      goal(3, target: 90, saved: 100, code: "EUR"), goal(4, target: 10, saved: 0, code: "EUR"),
      goal(5, target: 7, saved: 7, isArchived: true),
    ]
    let overview = SavingsOverviewDomain(of: goals, on: today)
    #expect(overview.goalCount == 4)
    #expect(overview.archivedCount == 1)
    let codes = overview.currencies.map(\.total.currency.code)
    #expect(codes == ["EUR", "USD"])
    let dollars = try #require(overview.currencies.last)
    let total = dollars.total
    let figures = [total.currentAmount, total.goalAmount, total.remainingAmount, dollars.behind, dollars.ahead]
    #expect(figures.map(\.decimal) == [700, 2_400, 1_700, 50, 50])
    #expect(dollars.plannedCount == 2)
    let euros = try #require(overview.currencies.first)
    #expect(euros.total.remainingAmount == .eur(10))
    #expect(euros.total.progressRatio == Decimal(90) / 100)
    #expect(euros.plannedCount == 0)
  }

  @Test func `what is due is the sum of what the goals list`() throws {
    let goals = (1...3).map { goal($0, target: 100, saved: 0, from: 20_260_101, to: 20_260_630) }
    let overview = SavingsOverviewDomain(of: goals, on: today)
    // Each lacks 33.333…, which is listed as 33.33.
    let due = try #require(overview.currencies.first?.total.dueThisMonth)
    #expect(due == .usd("99.99"))
  }

  @Test func `deadlines are those of 30 days that aren't reached, the soonest first`() {
    let ends = [20_260_512, 20_260_513, 20_260_412, 20_260_411, 20_260_501, 20_260_401]
    let goals = ends.enumerated().map { goal($0 + 1, target: 10, saved: $0 == 4 ? 10 : 0, to: $1) }
    let overview = SavingsOverviewDomain(of: goals + [goal(9, target: 5, saved: 0)], on: today)
    let deadlines = overview.deadlines.map(\.number)
    #expect(deadlines == [3, 1])
    let overdue = overview.overdue.map(\.number)
    #expect(overdue == [4, 6])
  }

  @Test(arguments: [
    (FormatContext.english, "$50 behind, $50 ahead", "in 5 days", "2 days ago", "today", "$10 to go"),
    (.french, "50 $US de retard, 50 $US d’avance", "dans 5 jours", "il y a 2 jours", "aujourd’hui", "encore 10 $US"),
  ])
  func `the overview in words`(
    _ format: FormatContext, _ plan: String, _ soon: String, _ past: String, _ now: String, _ remaining: String
  ) throws {
    let goals = [
      goal(1, target: 1_200, saved: 250, from: 20_260_101, to: 20_261_231),
      goal(2, target: 1_200, saved: 450, from: 20_260_101, to: 20_261_231),
      goal(3, target: 10, saved: 0, from: 20_260_412, to: 20_260_417),
      goal(4, target: 10, saved: 10, to: 20_260_410), goal(5, target: 10, saved: 0, from: 20_260_412, to: 20_260_412),
    ]
    let model = SavingsOverviewDomain(of: goals, on: today).toUIModel(format)
    let currency = try #require(model.currencies.first)
    let words = currency.plan?.replacing("\u{A0}", with: " ")
    #expect(words == plan)
    #expect(currency.isBehind)
    let distances = model.deadlines.map(\.distance)
    #expect(distances == [now, soon])
    let left = model.deadlines.last?.remaining.replacing("\u{A0}", with: " ")
    #expect(left == remaining)
    let late = SavingsOverviewDomain(of: [goal(6, target: 1, saved: 0, to: 20_260_410)], on: today).toUIModel(format)
    #expect(late.overdue.first?.distance == past)
  }

  @Test func `goals without an end have no plan, and one that keeps to it is on plan`() {
    let plans = [
      [goal(1, target: 5, saved: 0)], [goal(2, target: 1_200, saved: 350, from: 20_260_101, to: 20_261_231)],
    ].map { SavingsOverviewDomain(of: $0, on: today).toUIModel(.english).currencies.first?.plan }
    #expect(plans == [nil, "on track"])
  }

  private let today = Samples.today

  private func goal(
    _ number: Int, target: Int, saved: Int, from start: Int = 20_260_101, to end: Int? = nil, code: String = "USD",
    isArchived: Bool = false
  ) -> FinancialGoalDomain {
    FinancialGoalDomain(
      id: Samples.id(number), number: number, name: "Goal \(number)", emoji: "",
      goalAmount: Money(Decimal(target), code),
      startDate: Samples.day(start), endDate: end.map(Samples.day),
      isArchived: isArchived, currentAmount: Money(Decimal(saved), code))
  }
}
