import ModuloUtilities
import Testing

/// 5,000 random goals, replayed month by month with plain whole numbers.
@Suite struct SavingsPropertyTests {
  @Test(arguments: Array(1...5) as [UInt64])
  func `paying what is required arrives at the end, to the smallest unit`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for index in 0..<1_000 {
      let goal = try RandomGoal(using: &random)
      let payments = Array(goal.progress.requiredPayments(through: goal.end))
      let saved = payments.reduce(goal.progress.saved) { $0 + $1.amount }
      #expect(saved == goal.progress.target, "seed \(seed), goal \(index): \(goal)")
      let slow = goal.slowPayments
      let found = payments.map(\.amount.minorUnits)
      #expect(found == slow, "seed \(seed), goal \(index): \(goal)")
      let expected = SavingsArrival.month(goal.end.month)
      let byPlan = goal.progress.arrival(by: payments)
      #expect(byPlan == expected, "seed \(seed), goal \(index): \(goal)")
      let required = SavingsForecast(of: goal.progress, through: goal.end, paces: []).required?.arrival
      #expect(required == expected, "seed \(seed), goal \(index): \(goal)")
    }
  }

  @Test(arguments: Array(6...10) as [UInt64])
  func `an arrival agrees with one that is counted month by month`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for index in 0..<1_000 {
      let goal = try RandomGoal(using: &random)
      let months = Int.random(in: 1...12, using: &random)
      let units = goal.remaining * Int64(months)
      let amount = Int64.random(in: -5...max(1, units / Int64.random(in: 1...1_300, using: &random)), using: &random)
      let net = Money(minorUnits: amount, in: goal.progress.target.currency)
      let found = goal.progress.arrival(adding: net, over: months)
      let slow = try goal.slowArrival(amount, months)
      #expect(found == slow, "seed \(seed), goal \(index): \(amount) over \(months), \(goal)")
    }
  }

  @Test(arguments: Array(21...24) as [UInt64])
  func `plans arrive when their amounts do, read in the order of their days`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for index in 0..<500 {
      let goal = try RandomGoal(using: &random)
      let plans = try (0..<Int.random(in: 1...4, using: &random)).map { _ in try goal.plan(using: &random) }
      let found = goal.progress.arrival(by: plans)
      let amounts = plans.flatMap { Array($0.amounts.prefix(3_000)) }.sorted { $0.day < $1.day }
      let walked = goal.progress.arrival(by: amounts)
      #expect(found == walked, "seed \(seed), goal \(index): \(plans), \(goal)")
    }
  }

  @Test(arguments: Array(11...15) as [UInt64])
  func `what a shortfall says is what the arrival says`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for index in 0..<1_000 {
      let goal = try RandomGoal(using: &random)
      let amount = Money(minorUnits: Int64.random(in: 0...goal.remaining, using: &random), in: goal.currency)
      let isCovered = goal.progress.shortfall(adding: amount, through: goal.end).isZero
      let arrival = goal.progress.arrival(adding: amount)
      let isInTime = arrival <= .month(goal.end.month)
      #expect(isCovered == isInTime, "seed \(seed), goal \(index): \(amount), \(goal)")
    }
  }
}

/// A goal that isn't reached, nor was when the month opened, with an end from this month to 20 years on.
private struct RandomGoal: CustomStringConvertible {
  let progress: SavingsProgress
  let end: CalendarDay

  init(using random: inout SeededGenerator) throws {
    let currency = try ModuloUtilitiesTests.currency(decimals: [0, 2, 3].randomElement(using: &random) ?? 2)
    let magnitudes: [Int64] = [10, 1_000, 1_000_000, 10_000_000_000]
    let magnitude = magnitudes.randomElement(using: &random) ?? 10
    let atOpening = Int64.random(in: 1...magnitude, using: &random)
    let before = Int64.random(in: -magnitude...magnitude, using: &random)
    let put = Bool.random(using: &random) ? 0 : Int64.random(in: -magnitude...atOpening - 1, using: &random)
    let today = try month(Int.random(in: 1_950...2_150, using: &random) * 100 + Int.random(in: 1...12, using: &random))
    let span = [0, 2, 12, 60, 240].randomElement(using: &random) ?? 12
    let last = try #require(today.adding(Int.random(in: 0...span, using: &random)))
    let money = { (units: Int64) in Money(minorUnits: units, in: currency) }
    progress = SavingsProgress(
      target: money(before + atOpening), saved: money(before + put), savedThisMonth: money(put),
      on: try #require(today.firstDay.adding(days: Int.random(in: 0..<today.length, using: &random))))
    end = try #require(last.firstDay.adding(days: Int.random(in: 0..<last.length, using: &random)))
  }

  var currency: Currency { progress.target.currency }
  var remaining: Int64 { Int64(progress.remaining.minorUnits) }
  var description: String {
    "\(progress.target), \(progress.saved), \(progress.savedThisMonth) on \(progress.day) to \(end)"
  }

  /// A plan of at most 3,000 days before the horizon, which began before the goal's day, or begins after it.
  func plan(using random: inout SeededGenerator) throws -> PlannedRecurrence {
    let start = try #require(progress.day.adding(days: Int.random(in: -400...400, using: &random)))
    let end = Bool.random(using: &random) ? start.adding(days: Int.random(in: 0...20_000, using: &random)) : nil
    let unit = [Recurrence.Unit.week, .month, .year].randomElement(using: &random) ?? .month
    let interval = Int.random(in: 2...40, using: &random)
    let amount = Int64.random(in: 1...max(1, remaining / Int64.random(in: 1...900, using: &random)), using: &random)
    return PlannedRecurrence(
      try Recurrence(every: interval, unit, on: start, through: end), amount: Money(minorUnits: amount, in: currency))
  }

  /// The payments of each month: what lacked at its opening, over the months counted one by one.
  var slowPayments: [Int128] {
    var (lacking, put) = (progress.remaining.minorUnits, progress.savedThisMonth.minorUnits)
    var payments: [Int128] = []
    var month = progress.day.month
    while month <= end.month, lacking > 0 {
      var months: Int128 = 0
      var counted = month
      while counted <= end.month, let next = counted.next { (months, counted) = (months + 1, next) }
      let opening = lacking + put
      var share = opening / months
      if 2 * (opening - share * months) > months { share += 1 }
      let payment = min(lacking, max(0, share - put))
      payments.append(payment)
      (lacking, put) = (lacking - payment, 0)
      guard let next = month.next else { break }
      month = next
    }
    return payments
  }

  /// The first month at whose end the target is reached, at most 100 years on.
  func slowArrival(_ amount: Int64, _ months: Int) throws -> SavingsArrival {
    guard amount > 0 else { return .never }
    let put = max(0, progress.savedThisMonth.minorUnits) * Int128(months)
    var lacking = progress.remaining.minorUnits * Int128(months) - max(0, Int128(amount) - put)
    var month = progress.day.month
    for _ in 0...1_200 {
      if lacking <= 0 { return .month(month) }
      lacking -= Int128(amount)
      month = try #require(month.next)
    }
    return .beyondHorizon
  }
}
