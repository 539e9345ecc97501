import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Goals at the edges of their rules: nothing, the smallest amount, one month, one day.
@Suite struct FinancialGoalBoundaryTests {
  @Test(
    arguments: [
      (20_260_411, 999, FinancialGoalStatus.overdue, 1), (20_260_412, 999, .open, 0), (20_260_411, 1000, .reached, 0),
      (nil, 999, .open, 0), (nil, 1001, .reached, 0),
    ] as [(Int?, Int, FinancialGoalStatus, Int)])
  func `a goal is reached with its amount, and overdue on the day after its end`(
    _ end: Int?, _ saved: Int, _ status: FinancialGoalStatus, _ overdueDays: Int
  ) {
    let goal = FinancialGoalDomain(
      id: Samples.id(1), name: "Car", emoji: "", goalAmount: .usd(1000), startDate: Samples.day(20_260_101),
      endDate: end.map(Samples.day), currentAmount: .usd(Decimal(saved)))
    #expect(goal.status(on: Samples.today) == status)
    #expect(goal.overdueDays(on: Samples.today) == overdueDays)
  }

  @Test func `details say that a goal is reached or overdue`() {
    func text(_ saved: Decimal, _ format: FormatContext) -> String? {
      let goal = FinancialGoalDomain(
        id: Samples.id(1), name: "Car", emoji: "", goalAmount: .usd(1000), startDate: Samples.day(20_260_101),
        endDate: Samples.day(20_260_410), currentAmount: .usd(saved))
      let details = FinancialGoalDetailedDomain(goal: goal, months: [], contributions: [])
      return details.toUIModel(format, on: Samples.today, offset: 0).statusText
    }
    #expect(
      [text(1000, .english), text(999, .english)] == [
        "The goal is reached", "The goal is overdue: 2 days past its end",
      ])
    #expect(
      [text(1000, .french), text(999, .french)] == [
        "L’objectif est atteint", "L’échéance de l’objectif est dépassée de 2 jours",
      ])
  }

  @Test func `a goal is what was said of it, and else empty`() {
    let goal = FinancialGoalDomain(
      id: Samples.id(9), name: "Bike", emoji: "🚲", goalAmount: .usd(800),
      startDate: Samples.today)
    let counts = [goal.number, goal.contributionCount]
    #expect(counts == [0, 0])
    let amounts = [goal.currentAmount, goal.contributedThisMonth]
    #expect(amounts == [.usd(0), .usd(0)])
    #expect(!goal.isArchived)
    #expect(goal.title == "🚲 Bike")
    let plain = self.goal(target: 1, saved: 0).title
    #expect(plain == "Goal 9")
  }

  @Test(arguments: [
    ("1", "0.5", "0.5"), ("0.01", "0.01", "1"), ("0", "0", "0"), ("0", "10", "0"), ("10", "-5", "-0.5"),
  ])
  func `the share that is saved of the smallest goals`(_ target: String, _ saved: String, _ expected: String) throws {
    let goal = goal(target: try decimal(target), saved: try decimal(saved))
    let share = try decimal(expected)
    #expect(goal.progressRatio == share)
    let total = SavingsTotal([goal], in: goal.currency, on: Samples.today)
    #expect(total.progressRatio == share)
    let overview = SavingsOverviewDomain(of: [goal], on: Samples.today).currencies[0].total.progressRatio
    #expect(overview == share)
    let bars = [
      goal.toUIModel(.english, on: Samples.today).progress,
      detailed(goal).toUIModel(.english, on: Samples.today, offset: 0).progress,
      SavingsReportDomain(today: Samples.today, goals: [detailed(goal)]).toUIModel(.english).totals[0].progress,
    ]
    #expect(bars == [max(0, share), max(0, share), max(0, share)])
  }

  @Test func `the last month has to bring all that lacks, however little that is`() throws {
    let half = try decimal("0.5")
    let goal = goal(target: 100, saved: 100 - half, end: 20_260_430)
    #expect(goal.monthlyRequired(on: Samples.today) == .usd(half))
    #expect(goal.remainingThisMonth(on: Samples.today) == .usd(half))
    #expect(!goal.isReached)
    let reached = self.goal(target: 100, saved: 100, end: 20_260_430)
    #expect(reached.monthlyRequired(on: Samples.today) == nil)
    #expect(reached.isReached)
    let started = self.goal(target: 90, saved: 0, start: 20_260_412, end: 20_260_412)
    #expect(started.monthlyTarget == .usd(90))
  }

  @Test func `a day is elapsed on the next, and left on the one before`() {
    let goal = goal(target: 1, saved: 0, start: 20_260_411, end: 20_260_413)
    #expect(goal.elapsedDays(on: Samples.today) == 1)
    #expect(goal.remainingDays(on: Samples.today) == 1)
  }

  @Test func `the rest of this month is said when there is any`() throws {
    let texts = try ["0", "0.01", "1"].map { lacking in
      let goal = goal(target: 5, saved: 5 - (try decimal(lacking)), end: 20_260_430)
      return SavingsReportDomain(today: Samples.today, goals: [detailed(goal)]).toUIModel(.english).totals[0]
        .remainingThisMonth
    }
    #expect(texts == [nil, "$0.01", "$1"])
  }

  @Test(arguments: [("0.01", "$0.01 ahead", false), ("-0.01", "$0.01 behind", true), ("0", "on track", false)])
  func `the smallest deviation from a plan is said`(_ more: String, _ expected: String, _ isBehind: Bool) throws {
    // Twelve months of 100: what is between 300 and 400 is on plan.
    let saved = more.hasPrefix("-") ? 300 + (try decimal(more)) : 400 + (try decimal(more))
    let goal = goal(target: 1_200, saved: saved, end: 20_261_231)
    let model = SavingsOverviewDomain(of: [goal], on: Samples.today).toUIModel(.english).currencies[0]
    #expect(model.plan == expected)
    #expect(model.isBehind == isBehind)
  }

  @Test func `what goes a little beyond the past months is on plan`() throws {
    let goal = goal(target: 1_200, saved: 300 + (try decimal("0.5")), end: 20_261_231)
    #expect(goal.planDeviation(on: Samples.today) == .usd(0))
  }

  @Test func `an overview says what is saved, and what this month has to bring`() {
    let goals = [goal(target: 90, saved: 30, end: 20_260_630), goal(1, target: 10, saved: 0)]
    let model = SavingsOverviewDomain(of: goals, on: Samples.today).toUIModel(.english).currencies[0]
    #expect(model.title == "USD (2 goals)")
    #expect(model.dueThisMonth == "$20")
    #expect(model.progressText == "30%")
  }

  @Test(arguments: [(20_260_413, "in 1 day"), (20_260_412, "today"), (20_260_411, "1 day ago")])
  func `an end is tomorrow, today or yesterday`(_ end: Int, _ expected: String) {
    let model = SavingsOverviewDomain(of: [goal(target: 1, saved: 0, end: end)], on: Samples.today).toUIModel(.english)
    #expect((model.deadlines + model.overdue).map(\.distance) == [expected])
  }

  @Test func `of two goals with one end the one made first comes first, and overdue the other`() {
    let soon = [3, 1, 2].map { goal($0, target: 1, saved: 0, end: 20_260_420) }
    let past = [6, 4, 5].map { goal($0, target: 1, saved: 0, end: 20_260_401) }
    let overview = SavingsOverviewDomain(of: soon + past, on: Samples.today)
    #expect(overview.deadlines.map(\.number) == [1, 2, 3])
    #expect(overview.overdue.map(\.number) == [6, 5, 4])
    let report = SavingsReportDomain(today: Samples.today, goals: soon.map(detailed)).toUIModel(.english)
    #expect(report.active.map(\.details.number) == ["#1", "#2", "#3"])
  }

  @Test(arguments: [(9, 2, 3, 4), (5, 2, 3, 0), (3, 2, 3, 0)])
  func `what is beyond a page is counted`(_ all: Int, _ offset: Int, _ shown: Int, _ expected: Int) {
    let goal = goal(target: 1, saved: 0, count: all)
    let contributions = (0..<shown).map {
      ContributionDomain(
        id: Samples.id($0), goalID: goal.id, amount: .usd(1), type: .add, date: Samples.today)
    }
    let details = FinancialGoalDetailedDomain(goal: goal, months: [], contributions: contributions)
    let further = details.toUIModel(.english, on: Samples.today, offset: offset)
      .furtherContributions
    #expect(further == expected)
  }

  @Test(arguments: [(0, 0, 0), (12, 12, 0), (13, 12, 1), (147, 12, 135)])
  func `details have the months of a year, and count those before`(_ all: Int, _ shown: Int, _ earlier: Int) {
    let months = (0..<all).compactMap { index in
      Samples.month(201_401).adding(index).map { ContributionMonthDomain(month: $0, net: .usd(1)) }
    }
    let details = FinancialGoalDetailedDomain(goal: goal(target: 1, saved: 0), months: months, contributions: [])
      .toUIModel(.english, on: Samples.today, offset: 0)
    #expect(details.months.count == shown)
    #expect(details.months.last?.label == months.last.map { FormatContext.english.month($0.month) })
    #expect(details.earlierMonths == earlier)
  }

  @Test func `details say whether there is an end`() {
    let ends = [nil, 20_260_430].map { end in
      detailed(goal(target: 1, saved: 0, end: end)).toUIModel(.english, on: Samples.today, offset: 0).hasEnd
    }
    #expect(ends == [false, true])
  }

  private func detailed(_ goal: FinancialGoalDomain) -> FinancialGoalDetailedDomain {
    FinancialGoalDetailedDomain(goal: goal, months: [], contributions: [])
  }

  private func decimal(_ text: String) throws -> Decimal { try #require(Decimal(string: text)) }

  private func goal(
    _ number: Int = 9, target: Decimal, saved: Decimal, start: Int = 20_260_101, end: Int? = nil, count: Int = 0
  ) -> FinancialGoalDomain {
    FinancialGoalDomain(
      id: Samples.id(number), number: number, name: "Goal \(number)", emoji: "", goalAmount: .usd(target),
      startDate: Samples.day(start), endDate: end.map(Samples.day),
      currentAmount: .usd(saved), contributionCount: count)
  }
}
