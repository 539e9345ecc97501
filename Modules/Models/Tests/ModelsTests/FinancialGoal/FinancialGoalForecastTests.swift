import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// The forecast of a goal, on 2026-04-12.
@Suite struct FinancialGoalForecastTests {
  @Test func `a goal is forecast from its months, and from what its end needs`() {
    let model = japan.forecast(on: Samples.today).toUIModel(.english)
    #expect(model.summary == "Reached in Apr 2027, at the pace of the last 3 months")
    #expect(model.title == "🗾 Japan")
    #expect(model.number == "#1")
    #expect(model.rows.map(\.name) == ["Last 3 months", "As needed"])
    #expect(model.rows.map(\.amount) == ["$200 a month", "$272.22 this month"])
    #expect(model.rows.map(\.arrival) == ["Apr 2027", "Dec 2026"])
    #expect(model.thisMonth.map(\.name) == ["Needed", "Put in", "Left"])
    #expect(model.thisMonth.map(\.value) == ["$272.22", "$50", "$222.22"])
    #expect(model.note == nil)
    #expect(model.assumptions.isEmpty)
  }

  @Test func `the same in French`() {
    let model = japan.forecast(on: Samples.today).toUIModel(.french)
    #expect(model.summary == "Atteint en avr. 2027, au rythme des 3 derniers mois")
    #expect(model.rows.map(\.name) == ["Les 3 derniers mois", "Avec le nécessaire"])
    #expect(model.rows.map { plain($0.amount) } == ["200 $US par mois", "272,22 $US ce mois-ci"])
    #expect(model.thisMonth.map(\.name) == ["Nécessaire", "Versé", "Reste"])
  }

  @Test(
    arguments: [
      ([10, 10, 10, 20, 20, 20], "Reached between May 2027 and Nov 2027, at the pace of the last 3 to 6 months"),
      ([20, 20, 20, 20, 20, 20], "Reached in Jan 2027, at the pace of the last 3 to 6 months"),
      ([0, 0, 0, 20, 20, 20], "Reached in Nov 2027 at the earliest, at the pace of the last 3 to 6 months"),
      ([0, 0, 0, 0, 0, 0], "Not reached, at the pace of the last 3 to 6 months"),
      ([-5, -5], "Not reached, at the pace of the last 2 months"),
      ([20], "Reached in Jan 2027, at the pace of the last month"),
      ([], "No pace is known before a month is over"),
    ] as [([Decimal], String)])
  func `a forecast is a range when the pace varies`(_ latest: [Decimal], _ expected: String) {
    let details = details(latest: latest, remaining: 200)
    let summary = details.forecast(on: Samples.today).toUIModel(.english).summary
    #expect(summary == expected)
  }

  @Test(
    arguments: [
      ([10, 10, 10, 20, 20, 20], "May 2027 – Nov 2027"), ([20], "Jan 2027"), ([0, 0, 0, 20, 20, 20], "from Nov 2027"),
      ([0], "not at the present pace"), ([], nil),
    ] as [([Decimal], String?)])
  func `details have it as a figure`(_ latest: [Decimal], _ expected: String?) {
    let model = details(latest: latest, remaining: 200).toUIModel(.english, on: Samples.today, offset: 0)
    #expect(model.forecast == expected)
    #expect(model.plannedForecast == nil)
  }

  @Test func `a century is the horizon`() {
    let forecast = details(latest: [Decimal(1) / 100], remaining: 200).forecast(on: Samples.today)
    let model = forecast.toUIModel(.english)
    #expect(model.summary == "Not reached within 100 years, at the pace of the last month")
    #expect(model.rows.map(\.arrival) == ["not within 100 years"])
    #expect(forecast.continuation == nil)
  }

  @Test func `the month of a one-off withdrawal is left out, and said`() {
    let model = details(latest: [100, -500, 100, 100], remaining: 1_000).forecast(on: Samples.today).toUIModel(.english)
    #expect(model.rows.map(\.name) == ["Last 3 months without Feb 2026", "Last 4 months without Feb 2026"])
    #expect(model.rows.map(\.amount) == ["$100 a month", "$100 a month"])
    #expect(model.note == "A month is left out when it is the only one in which more was taken out than put in.")
  }

  @Test func `a plan is forecast by its amounts`() throws {
    let first = try Recurrence.monthly(onThe: 31, from: Samples.today)
    let half = PlannedRecurrence(first, amount: .usd(200))
    let planned = japan(planning: [half, half])
    let forecast = planned.forecast(on: Samples.today)
    let model = forecast.toUIModel(.english)
    #expect(model.rows.map(\.name) == ["Last 3 months", "By plan", "As needed"])
    #expect(model.rows.map(\.arrival) == ["Apr 2027", "Sep 2026", "Dec 2026"])
    #expect(forecast.continuation == MonthChartContinuation(through: Samples.month(202_609), perMonth: .usd(480)))
    let shown = planned.toUIModel(.english, on: Samples.today, offset: 0).plannedForecast
    #expect(shown == "Sep 2026")
    let ended = try Recurrence(every: 1, .month, on: Samples.today, through: Samples.today)
    let short = japan(planning: [PlannedRecurrence(ended, amount: .usd(200))]).forecast(on: Samples.today)
      .toUIModel(.english).rows.map(\.arrival)
    #expect(short == ["Apr 2027", "never", "Dec 2026"])
  }

  @Test func `an amount each month is asked about`() throws {
    let assumption = try ForecastAssumption(amount: .usd(200), end: nil, on: Samples.today)
    let assumed = japan.forecast(on: Samples.today, assuming: assumption).toUIModel(.english).assumptions
    #expect(assumed.map(\.title) == ["With $200 a month"])
    #expect(assumed.flatMap(\.figures).map(\.name) == ["Reached", "Short on Dec 12, 2026"])
    #expect(assumed.flatMap(\.figures).map(\.value) == ["Apr 2027", "$650"])
  }

  @Test func `another end is asked about, alone and with an amount`() throws {
    let end = Samples.day(20_270_630)
    let alone = try ForecastAssumption(amount: nil, end: end, on: Samples.today)
    let needed = japan.forecast(on: Samples.today, assuming: alone).toUIModel(.english).assumptions
    #expect(needed.map(\.title) == ["By Jun 30, 2027"])
    #expect(needed.flatMap(\.figures).map(\.value) == ["$163.33", "$50", "$113.33"])
    let both = try ForecastAssumption(amount: .usd(100), end: end, on: Samples.today)
    let assumed = japan.forecast(on: Samples.today, assuming: both).toUIModel(.french).assumptions
    #expect(assumed.map { plain($0.title) } == ["Avec 100 $US par mois", "D’ici au 30 juin 2027"])
    #expect(assumed.flatMap(\.figures).map { plain($0.value) }.prefix(2) == ["avr. 2028", "950 $US"])
  }

  @Test func `what is asked about is above zero, and ahead`() throws {
    #expect(throws: FinancialGoalError.rule(.forecastAmountNotPositive)) {
      try ForecastAssumption(amount: .usd(0), end: nil, on: Samples.today)
    }
    #expect(throws: FinancialGoalError.rule(.forecastAmountNotPositive)) {
      try ForecastAssumption(amount: .usd(-1), end: nil, on: Samples.today)
    }
    #expect(throws: FinancialGoalError.rule(.forecastEndPast)) {
      try ForecastAssumption(amount: .usd(1), end: Samples.day(20_260_411), on: Samples.today)
    }
    let today = try ForecastAssumption(amount: nil, end: Samples.today, on: Samples.today)
    #expect(today?.end == Samples.today)
    let none = try ForecastAssumption(amount: nil, end: nil, on: Samples.today)
    #expect(none == nil)
  }

  @Test func `a goal that is reached has no forecast but that`() throws {
    let goal = details(latest: [100], remaining: 0, end: 20_261_231)
    let assumption = try ForecastAssumption(amount: .usd(5), end: Samples.day(20_261_231), on: Samples.today)
    let forecast = goal.forecast(on: Samples.today, assuming: assumption)
    let model = forecast.toUIModel(.english)
    #expect(model.summary == "The goal is reached")
    #expect(model.rows.isEmpty)
    #expect(model.thisMonth.isEmpty)
    #expect(model.assumptions.flatMap(\.figures).map(\.value) == ["reached", "$0", "reached"])
    #expect(forecast.continuation == nil)
    let shown = goal.toUIModel(.english, on: Samples.today, offset: 0)
    #expect(shown.forecast == nil)
    #expect(shown.neededThisMonth == nil)
  }

  @Test func `details say what is needed beside what was put in`() {
    let texts = [FormatContext.english, .french].map {
      japan.toUIModel($0, on: Samples.today, offset: 0).neededThisMonth.map(plain)
    }
    #expect(
      texts == [
        "Needed this month: $272.22, put in: $50", "Nécessaire ce mois-ci : 272,22 $US, versé : 50 $US",
      ])
    let endless = details(latest: [100], remaining: 10).toUIModel(.english, on: Samples.today, offset: 0)
    #expect(endless.neededThisMonth == nil)
  }

  @Test func `the history begins with the first contribution, when that is before the start`() {
    let goal = goal(remaining: 100, start: 20_260_401)
    let months = [202_601, 202_602, 202_603].map { ContributionMonthDomain(month: Samples.month($0), net: .usd(10)) }
    let forecast = FinancialGoalDetailedDomain(goal: goal, months: months, contributions: []).forecast(
      on: Samples.today)
    #expect(forecast.forecast.paces.map(\.pace.count) == [3])
    let later = FinancialGoalDetailedDomain(goal: goal, months: [], contributions: []).forecast(on: Samples.today)
    #expect(later.forecast.paces.isEmpty)
  }

  @Test func `the chart of the latest months goes on to the forecast`() {
    let chart = MonthChart(japan.months, continuation: japan.forecast(on: Samples.today).continuation)
    let model = chart.toUIModel(.english, Samples.currency("USD"))
    #expect(model.continuation?.shortLabel == "Apr 27")
    #expect(model.continuation?.label == "Apr 2027")
    #expect(model.continuation?.amount == "+$200")
    #expect(model.continuationText == "Forecast: $200 a month until Apr 2027")
    let french = chart.toUIModel(.french, Samples.currency("USD")).continuationText.map(plain)
    #expect(french == "Prévision : 200 $US par mois jusqu’en avr. 2027")
  }

  @Test func `no other page does, nor one that has the month already`() {
    let months = (0..<8).compactMap { Samples.month(202_509).adding($0) }
      .map { ContributionMonthDomain(month: $0, net: .usd(5)) }
    let continuation = MonthChartContinuation(through: Samples.month(202_606), perMonth: .usd(50))
    var chart = MonthChart(months, continuation: continuation)
    #expect(chart.visibleContinuation == continuation)
    #expect(chart.toUIModel(.english, Samples.currency("USD")).scale.highest == "$50")
    chart.showEarlier()
    #expect(chart.visibleContinuation == nil)
    #expect(chart.toUIModel(.english, Samples.currency("USD")).scale.highest == "$5")
    chart.showLater()
    chart.replace(
      months: months, continuation: MonthChartContinuation(through: Samples.month(202_604), perMonth: .usd(5)))
    #expect(chart.visibleContinuation == nil)
    chart.replace(months: [], continuation: continuation)
    #expect(chart.visibleContinuation == nil)
  }

  /// 650 of 3,000 saved, 200 in each month of this year and 50 in this one.
  private var japan: FinancialGoalDetailedDomain { japan(planning: []) }

  private func japan(planning plan: [PlannedRecurrence]) -> FinancialGoalDetailedDomain {
    let goal = FinancialGoalDomain(
      id: Samples.id(1), number: 1, name: "Japan", emoji: "🗾", goalAmount: .usd(3_000),
      startDate: Samples.day(20_260_112), endDate: Samples.day(20_261_212), currentAmount: .usd(600),
      contributedThisMonth: .usd(50), contributionCount: 4)
    let nets: [(Int, Decimal)] = [(202_601, 200), (202_602, 200), (202_603, 200), (202_604, 50)]
    return FinancialGoalDetailedDomain(
      goal: goal, months: nets.map { ContributionMonthDomain(month: Samples.month($0), net: .usd($1)) },
      contributions: [], plan: plan)
  }

  /// A goal that began with the first of the latest complete months, the latest first.
  private func details(latest: [Decimal], remaining: Decimal, end: Int? = nil) -> FinancialGoalDetailedDomain {
    let months = latest.enumerated().compactMap { index, net in
      Samples.month(202_603).adding(-index).map { ContributionMonthDomain(month: $0, net: .usd(net)) }
    }
    let start = months.last?.month.firstDay ?? Samples.today
    return FinancialGoalDetailedDomain(
      goal: goal(remaining: remaining, start: start.rawValue, end: end), months: months.reversed(), contributions: [])
  }

  private func goal(remaining: Decimal, start: Int, end: Int? = nil) -> FinancialGoalDomain {
    FinancialGoalDomain(
      id: Samples.id(9), number: 9, name: "Goal", emoji: "", goalAmount: .usd(10_000), startDate: Samples.day(start),
      endDate: end.map(Samples.day), currentAmount: .usd(10_000 - remaining))
  }

  private func plain(_ text: String) -> String {
    text.replacing("\u{202F}", with: " ").replacing("\u{A0}", with: " ")
  }
}
