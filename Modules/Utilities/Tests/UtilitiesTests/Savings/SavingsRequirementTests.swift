import ModuloUtilities
import Testing

/// What is needed each month, on 2026-04-12.
@Suite struct SavingsRequirementTests {
  @Test func `what is needed this month is fixed when it opens`() throws {
    let needed = try [0, 5_000, 27_222, 40_000].map { put in
      try progress(target: 300_000, saved: 55_000 + put, thisMonth: put).required(through: try day(20_261_212))
    }
    let expected = Money(minorUnits: 27_222, in: try currency(decimals: 2))
    #expect(needed == [expected, expected, expected, expected])
  }

  @Test(arguments: [(0, 27_222), (5_000, 22_222), (27_222, 0), (40_000, 0), (-1_000, 28_222)])
  func `what is put in counts towards it, and a withdrawal is to be put back`(_ put: Int64, _ still: Int64) throws {
    let found = try progress(target: 300_000, saved: 55_000 + put, thisMonth: put)
      .requiredStill(through: try day(20_261_212))
    #expect(found?.minorUnits == Int128(still))
  }

  @Test(arguments: [
    (1, 2, [0, 1]), (3, 2, [1, 2]), (5, 4, [1, 1, 1, 2]), (2, 4, [0, 1, 0, 1]), (100, 3, [33, 33, 34]),
  ])
  func `what rounding leaves goes to later months`(_ target: Int64, _ months: Int, _ expected: [Int128]) throws {
    let end = try #require(try month(202_604).adding(months - 1)?.firstDay)
    let progress = try progress(target: target, saved: 0, decimals: 0)
    let payments = progress.requiredPayments(through: end).map(\.amount.minorUnits)
    #expect(payments == expected)
  }

  @Test func `payments are due on the last day of each month, that of the end too`() throws {
    let days = try progress(target: 90, saved: 0).requiredPayments(through: try day(20_260_601)).map(\.day)
    #expect(days == [try day(20_260_430), try day(20_260_531), try day(20_260_630)])
  }

  @Test func `nothing is needed after the end's month, nor of a target that is reached`() throws {
    let open = try progress(target: 90, saved: 0)
    let past = try day(20_260_331)
    #expect(open.required(through: past) == nil)
    #expect(open.requiredStill(through: past) == nil)
    #expect(Array(open.requiredPayments(through: past)).isEmpty)
    let first = try day(20_260_401)
    #expect(open.required(through: first) == open.target)
    let reached = try progress(target: 90, saved: 90)
    #expect(reached.required(through: try day(20_261_231)) == nil)
    #expect(reached.isReached)
  }

  @Test func `a target that was reached when the month opened needs what lacks since, at once`() throws {
    let progress = try progress(target: 100, saved: 90, thisMonth: -60)
    let end = try day(20_261_231)
    let needed = progress.required(through: end)
    #expect(needed?.isZero == true)
    let payments = progress.requiredPayments(through: end).map(\.amount.minorUnits)
    #expect(payments == [10])
    let arrival = SavingsForecast(of: progress, through: end, paces: []).required?.arrival
    #expect(arrival == .month(try month(202_604)))
  }

  @Test func `the calendar ends in December 9999`() throws {
    let euro = try currency(decimals: 2)
    let progress = SavingsProgress(
      target: Money(minorUnits: 3, in: euro), saved: .zero(in: euro), savedThisMonth: .zero(in: euro),
      on: try day(99_991_103))
    let payments = progress.requiredPayments(through: .latest).map(\.amount.minorUnits)
    #expect(payments == [1, 2])
    let never = progress.arrival(adding: Money(minorUnits: 1, in: euro))
    #expect(never == .beyondHorizon)
  }

  @Test(arguments: [(202_604, 1), (202_605, 2), (202_603, 0), (202_602, -1), (202_612, 9)])
  func `a count of months has its first and its last`(_ last: Int, _ expected: Int) throws {
    let count = try month(202_604).count(through: try month(last))
    #expect(count == expected)
  }
}

/// A target with what is saved of it, in minor units, on 2026-04-12.
func progress(
  target: Int64, saved: Int64, thisMonth: Int64 = 0, decimals: Int = 2, on rawDay: Int = 20_260_412
) throws -> SavingsProgress {
  let currency = try currency(decimals: decimals)
  return SavingsProgress(
    target: Money(minorUnits: target, in: currency), saved: Money(minorUnits: saved, in: currency),
    savedThisMonth: Money(minorUnits: thisMonth, in: currency), on: try day(rawDay))
}
