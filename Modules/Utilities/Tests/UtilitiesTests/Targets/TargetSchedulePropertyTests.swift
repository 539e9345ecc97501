import Foundation
import ModuloUtilities
import Testing

/// Against a walk over the days of a year, which has its weekdays and months from Foundation, and adds up hundredths of
/// days.
@Suite struct TargetSchedulePropertyTests {
  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func `the balances of random years are those of a walk from day to day`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<250 {
      let year = try TargetYear(using: &random)
      let expected = year.walk()
      let found = year.schedule.balances(through: year.today, tracked: year.tracked)
        .map { TargetYear.Balance(target: $0.target, tracked: $0.tracked, balance: $0.balance) }
      let differing = zip(found, expected).first { $0 != $1 }
      try #require(differing == nil, "seed \(seed), round \(round)")
      try #require(found.count == expected.count, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [9, 10] as [UInt64])
  func `days off never add time, and never raise a target`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let year = try TargetYear(using: &random)
      let without = TargetSchedule(year.schedule.terms).balances(through: year.today, tracked: year.tracked)
      let with = year.schedule.balances(through: year.today, tracked: year.tracked)
      let (trackedBefore, tracked) = (without.map(\.tracked), with.map(\.tracked))
      try #require(tracked == trackedBefore, "seed \(seed), round \(round)")
      let raised = zip(with, without).filter { $0.target > $1.target }
      #expect(raised.isEmpty, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [11, 12] as [UInt64])
  func `other terms leave what was before their day as it was`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let year = try TargetYear(using: &random)
      let change = try #require(year.days.randomElement(using: &random))
      let terms = year.schedule.terms.filter { $0.firstDay < change }
      let added = TargetTerms(firstDay: change, seconds: 7_200, per: .day, carryOver: .all)
      let before = TargetSchedule(terms, daysOff: year.schedule.daysOff)
      let after = TargetSchedule(terms + [added], daysOff: year.schedule.daysOff)
      for day in year.days where day < change {
        let (was, now) = (before.target(in: day...day), after.target(in: day...day))
        try #require(now == was, "seed \(seed), round \(round), \(day)")
      }
      let past = before.balances(through: change, tracked: year.tracked).filter { $0.span.days.upperBound < change }
      let kept = after.balances(through: change, tracked: year.tracked).prefix(past.count)
      #expect(Array(kept) == past, "seed \(seed), round \(round)")
    }
  }

  @Test(arguments: [13, 14] as [UInt64])
  func `the targets of spans side by side, and of each day, are that of all together`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for round in 0..<100 {
      let year = try TargetYear(using: &random)
      let (first, last) = (try #require(year.days.first), try #require(year.days.last))
      let middle = try #require(year.days.dropLast().randomElement(using: &random))
      let next = try #require(middle.adding(days: 1))
      let parts = year.schedule.target(in: first...middle) + year.schedule.target(in: next...last)
      let whole = year.schedule.target(in: first...last)
      try #require(parts == whole, "seed \(seed), round \(round)")
      let days = year.days.reduce(0) { $0 + year.schedule.target(in: $1...$1) }
      try #require(days == whole, "seed \(seed), round \(round)")
    }
  }
}

/// A year with random terms, days off and times.
private struct TargetYear {
  struct Balance: Equatable {
    var target, tracked, balance: Int64
  }

  let schedule: TargetSchedule
  let tracked: DailySeconds
  let today: CalendarDay
  let days: [CalendarDay]
  private let seconds: [CalendarDay: Int64]

  init(using random: inout SeededGenerator) throws {
    let first = try #require(CalendarDay(year: Int.random(in: 1990...2060, using: &random), month: 1, day: 1))
    days = (0..<365).compactMap { first.adding(days: $0) }
    var terms: [CalendarDay: TargetTerms] = [:]
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      let start = try #require(days.randomElement(using: &random))
      terms[start] = try Self.terms(from: start, using: &random)
    }
    var (off, seconds): ([CalendarDay: Int], [CalendarDay: Int64]) = ([:], [:])
    for day in days {
      if Int.random(in: 0..<12, using: &random) == 0 { off[day] = [100, 50, 25, 33].randomElement(using: &random) }
      if Bool.random(using: &random) { seconds[day] = Int64.random(in: 0...40_000, using: &random) }
    }
    schedule = TargetSchedule(Array(terms.values), daysOff: DaysOff(off))
    tracked = DailySeconds(seconds.map { (day: $0.key, seconds: $0.value) })
    today = try #require(days.suffix(100).randomElement(using: &random))
    self.seconds = seconds
  }

  private static func terms(from day: CalendarDay, using random: inout SeededGenerator) throws -> TargetTerms {
    let carries: [CarryOver] = [.none, .all, .capped(Int64.random(in: 1...50_000, using: &random))]
    return TargetTerms(
      firstDay: day, seconds: Int.random(in: 0..<6, using: &random) == 0 ? 0 : .random(in: 1...90_000, using: &random),
      per: try #require(TargetPeriod.allCases.randomElement(using: &random)),
      firstWeekday: try #require(Weekday.allCases.randomElement(using: &random)),
      on: try #require(WorkingDays(mask: .random(in: 1...127, using: &random))),
      carryOver: try #require(carries.randomElement(using: &random)),
      opening: Bool.random(using: &random) ? Int64.random(in: -90_000...90_000, using: &random) : nil)
  }

  /// The balances of the periods, from day to day.
  func walk() -> [Balance] {
    var (balances, open): ([Balance], (hundredths: Int, workingDays: Int, tracked: Int64)?) = ([], nil)
    var carried: Int64 = 0
    func close(_ terms: TargetTerms) {
      guard let period = open else { return }
      var share = Decimal(terms.seconds) * Decimal(period.hundredths) / Decimal(100 * period.workingDays)
      var rounded = Decimal()
      NSDecimalRound(&rounded, &share, 0, .plain)
      let target = Int64(truncating: rounded as NSDecimalNumber)
      let balance = carried + period.tracked - target
      balances.append(Balance(target: target, tracked: period.tracked, balance: balance))
      carried = terms.carryOver.walked(balance)
      open = nil
    }
    var valid: TargetTerms?
    guard var day = schedule.terms.first?.firstDay else { return [] }
    while true {
      if let next = schedule.terms.first(where: { $0.firstDay == day }) {
        if let valid { close(valid) }
        if valid?.seconds == 0 { carried = 0 }
        carried = next.seconds == 0 ? 0 : next.opening ?? carried
        valid = next
      }
      guard let terms = valid, let tomorrow = day.adding(days: 1) else { return balances }
      let period = HandPeriod(day, terms)
      if open == nil, day > today { return balances }
      if terms.seconds > 0 {
        if open == nil { open = (0, period.workingDays, 0) }
        if terms.workingDays.contains(HandPeriod.weekday(day)) { open?.hundredths += 100 - schedule.daysOff[day] }
        open?.tracked += seconds[day, default: 0]
        if period.isLast { close(terms) }
      }
      day = tomorrow
    }
  }
}

/// What Foundation's calendar says of a day's period.
private struct HandPeriod {
  let workingDays: Int
  let isLast: Bool

  private static let calendar: Calendar = {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = .gmt
    return calendar
  }()

  private static func date(_ day: CalendarDay) -> Date { Date(timeIntervalSince1970: 86_400 * Double(number(day))) }

  private static func number(_ day: CalendarDay) -> Int {
    let epoch = CalendarDay(year: 1970, month: 1, day: 1) ?? .earliest
    return epoch.days(until: day)
  }

  static func weekday(_ day: CalendarDay) -> Weekday {
    Weekday(rawValue: calendar.component(.weekday, from: date(day)) - 1) ?? .sunday
  }

  init(_ day: CalendarDay, _ terms: TargetTerms) {
    switch terms.period {
    case .day: (workingDays, isLast) = (1, true)
    case .week:
      workingDays = terms.workingDays.mask.nonzeroBitCount
      isLast = (Self.weekday(day).rawValue + 1) % 7 == terms.firstWeekday.rawValue
    case .month:
      let date = Self.date(day)
      let length = Self.calendar.range(of: .day, in: .month, for: date)?.count ?? 0
      let number = Self.calendar.component(.day, from: date)
      let weekday = Self.weekday(day).rawValue
      workingDays = (1...max(1, length)).count { other in
        let index = (weekday + other - number + 70) % 7
        return terms.workingDays.mask >> index & 1 == 1
      }
      isLast = number == length
    }
  }
}

extension CarryOver {
  fileprivate func walked(_ balance: Int64) -> Int64 {
    switch self {
    case .none: 0
    case .all: balance
    case .capped(let limit): balance > limit ? limit : balance < -limit ? -limit : balance
    }
  }
}
