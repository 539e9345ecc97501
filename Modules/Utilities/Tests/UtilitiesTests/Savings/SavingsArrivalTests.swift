import ModuloUtilities
import Testing

/// When a target is reached, on 2026-04-12.
@Suite struct SavingsArrivalTests {
  @Test(arguments: [
    (100, 1, 202_606), (300, 1, 202_604), (299, 1, 202_605), (1, 1, 205_103), (100, 3, 202_612), (1, 4, 212_603),
  ])
  func `an amount each month counts from this month`(_ amount: Int64, _ months: Int, _ expected: Int) throws {
    let arrival = try progress(target: 300, saved: 0).arrival(adding: cents(amount), over: months)
    #expect(arrival == .month(try month(expected)))
  }

  @Test(arguments: [(0, 202_606), (50, 202_606), (100, 202_606), (150, 202_605), (-50, 202_606)])
  func `what was put in this month is part of its amount`(_ put: Int64, _ expected: Int) throws {
    // 300 are to be saved when the month opens; a withdrawal isn't made up for.
    let progress = try progress(target: 300 + min(0, put), saved: put, thisMonth: put)
    let arrival = progress.arrival(adding: try cents(put > 100 ? 150 : 100))
    #expect(arrival == .month(try month(expected)))
  }

  @Test func `a withdrawal of this month puts the arrival off`() throws {
    let before = try progress(target: 300, saved: 100).arrival(adding: cents(100))
    #expect(before == .month(try month(202_605)))
    let after = try progress(target: 300, saved: 50, thisMonth: -50).arrival(adding: cents(100))
    #expect(after == .month(try month(202_606)))
  }

  @Test func `reached is reached, and no pace never arrives`() throws {
    let open = try progress(target: 300, saved: 0)
    let reached = try progress(target: 300, saved: 300)
    let arrivals = try [
      open.arrival(adding: cents(0)), open.arrival(adding: cents(-5)), reached.arrival(adding: cents(-5)),
      reached.arrival(by: [] as [PlannedAmount]), open.arrival(by: [] as [PlannedAmount]),
      reached.arrival(by: [] as [PlannedRecurrence]), open.arrival(by: [] as [PlannedRecurrence]),
    ]
    #expect(arrivals == [.never, .never, .reached, .reached, .never, .reached, .never])
  }

  @Test func `a hundred years are looked ahead`() throws {
    let within = try progress(target: 1_201, saved: 0).arrival(adding: cents(1))
    #expect(within == .month(try month(212_604)))
    let beyond = try progress(target: 1_202, saved: 0).arrival(adding: cents(1))
    #expect(beyond == .beyondHorizon)
    let largest = try progress(target: .max, saved: .min).arrival(adding: cents(1))
    #expect(largest == .beyondHorizon)
    #expect(SavingsArrival.reached < .month(try month(202_604)))
    let sorted = [SavingsArrival.never, .beyondHorizon, within, .reached].sorted()
    #expect(sorted == [.reached, within, .beyondHorizon, .never])
    #expect([SavingsArrival.reached, .beyondHorizon, .never].allSatisfy { $0.month == nil })
  }

  @Test func `a plan arrives on the day of the amount that reaches the target`() throws {
    let plan = try [
      planned(20_260_430, 100), planned(20_260_531, 150), planned(20_260_601, -60), planned(20_260_731, 109),
      planned(20_260_831, 1), planned(20_260_930, 1),
    ]
    let arrival = try progress(target: 300, saved: 0).arrival(by: plan)
    #expect(arrival == .month(try month(202_608)))
    let short = try progress(target: 302, saved: 0).arrival(by: plan)
    #expect(short == .never)
  }

  @Test func `an amount that was due before counts today`() throws {
    let arrival = try progress(target: 300, saved: 0).arrival(by: [planned(20_250_430, 300)])
    #expect(arrival == .month(try month(202_604)))
  }

  @Test func `a plan is read no further than it has to be`() throws {
    var read = 0
    let start = try month(202_604)
    let cent = try cents(1)
    let plan = (0...).lazy.map { index -> PlannedAmount in
      read += 1
      return PlannedAmount(day: start.adding(index)?.lastDay ?? .latest, amount: cent)
    }
    let soon = try progress(target: 5, saved: 0).arrival(by: plan)
    #expect(soon == .month(try month(202_608)))
    #expect(read == 5)
    let late = try progress(target: .max, saved: 0).arrival(by: plan)
    #expect(late == .beyondHorizon)
    #expect(read == 5 + SavingsArrival.horizon + 2)
  }

  @Test func `a plan that repeats arrives in the month of the amount that reaches the target`() throws {
    let last = try Recurrence.monthly(onThe: 31, from: day(20_260_401))
    let plan = PlannedRecurrence(last, amount: try cents(100))
    let days = plan.amounts.prefix(3).map(\.day)
    #expect(days == [try day(20_260_430), try day(20_260_531), try day(20_260_630)])
    let alone = try progress(target: 300, saved: 0).arrival(by: [plan])
    #expect(alone == .month(try month(202_606)))
    let both = try progress(target: 300, saved: 0).arrival(by: [plan, plan])
    #expect(both == .month(try month(202_605)))
    let late = try progress(target: .max, saved: 0).arrival(by: [plan, plan])
    #expect(late == .beyondHorizon)
  }

  @Test(arguments: [
    (100, 20_260_630, 0), (99, 20_260_601, 3), (100, 20_260_531, 100), (0, 20_260_630, 300), (-5, 20_260_630, 300),
    (100, 20_260_331, 300),
  ])
  func `a shortfall is what lacks after the month of the end`(_ amount: Int64, _ end: Int, _ expected: Int64) throws {
    let shortfall = try progress(target: 300, saved: 0).shortfall(adding: cents(amount), through: try day(end))
    #expect(shortfall.minorUnits == Int128(expected))
  }

  @Test func `a forecast ranges from the best pace to the slowest`() throws {
    let euro = try currency(decimals: 2)
    let nets = try [202_603: Int64(100), 202_602: 100, 202_601: 100, 202_512: 20, 202_511: 20, 202_510: 20]
      .map { (try month($0.key), Money(minorUnits: $0.value, in: euro)) }
    let paces = SavingsPace.latest(
      before: try month(202_604), since: try month(202_510), nets: Dictionary(uniqueKeysWithValues: nets), in: euro)
    let forecast = SavingsForecast(of: try progress(target: 600, saved: 0), through: nil, paces: paces)
    #expect(forecast.earliest == .month(try month(202_609)))
    #expect(forecast.latest == .month(try month(202_701)))
    #expect(forecast.slowestArriving?.pace.count == 6)
    #expect(forecast.required == nil)
    #expect(forecast.planned == nil)
    let unknown = SavingsForecast(of: try progress(target: 600, saved: 0), through: nil, paces: [])
    #expect(unknown.earliest == nil)
    #expect(unknown.slowestArriving == nil)
  }
}

/// An amount in cents.
func cents(_ minorUnits: Int64) throws -> Money {
  Money(minorUnits: minorUnits, in: try currency(decimals: 2))
}

private func planned(_ rawDay: Int, _ amount: Int64) throws -> PlannedAmount {
  PlannedAmount(day: try day(rawDay), amount: try cents(amount))
}
