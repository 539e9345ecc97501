import ModuloUtilities
import Testing

@Suite struct TargetScheduleTests {
  private func day(_ number: Int) throws -> CalendarDay { try #require(CalendarDay(rawValue: number)) }

  private func hours(_ count: Int64) -> Int64 { count * 3_600 }

  private func tracked(_ hours: [Int: Int64]) throws -> DailySeconds {
    DailySeconds(try hours.map { (day: try day($0.key), seconds: $0.value * 3_600) })
  }

  /// 30 hours a month from January on, carried over as said; 10, 40, 40 and no hours are tracked.
  private func months(_ carryOver: CarryOver, opening: Int64? = nil) throws -> [Int64] {
    let terms = TargetTerms(
      firstDay: try day(2026_01_01), seconds: hours(30), per: .month, carryOver: carryOver, opening: opening)
    let tracked = try tracked([2026_01_12: 10, 2026_02_03: 15, 2026_02_28: 25, 2026_03_31: 40])
    return TargetSchedule([terms]).balances(through: try day(2026_04_30), tracked: tracked).map { $0.balance / 3_600 }
  }

  @Test func `30 hours a month carry over what is too little and what is too much`() throws {
    let balances = try months(.all)
    #expect(balances == [-20, -10, 0, -30])
  }

  @Test func `without carry-over each month stands alone`() throws {
    let balances = try months(.none)
    #expect(balances == [-20, 10, 10, -30])
  }

  @Test func `a capped carry-over is capped both ways`() throws {
    let balances = try months(.capped(hours(6)))
    #expect(balances == [-20, 4, 14, -24])
  }

  @Test func `an opening is what the first period begins with`() throws {
    let balances = try months(.all, opening: hours(25))
    #expect(balances == [5, 15, 25, -5])
  }

  @Test func `a first week that is partial counts its working days`() throws {
    // A Thursday: two of the five working days are left.
    let weekdays = try #require(WorkingDays([.monday, .tuesday, .wednesday, .thursday, .friday]))
    let terms = TargetTerms(firstDay: try day(2026_01_08), seconds: hours(10), per: .week, on: weekdays)
    let balances = TargetSchedule([terms]).balances(through: try day(2026_01_12), tracked: .none)
    let targets = balances.map { $0.target / 3_600 }
    #expect(targets == [4, 10])
    #expect(balances.first?.span.isPartial == true)
    #expect(balances.first?.span.workingDays == 2)
    #expect(balances.last?.span.isPartial == false)
  }

  @Test func `a day off lowers the target of its day and adds no time`() throws {
    let terms = TargetTerms(firstDay: try day(2026_01_05), seconds: hours(14), per: .week)
    let off = DaysOff([try day(2026_01_06): 100, try day(2026_01_07): 50])
    let balance = TargetSchedule([terms], daysOff: off).balances(through: try day(2026_01_05), tracked: .none).first
    #expect(balance?.target == hours(11))
    #expect(balance?.tracked == 0)
  }

  @Test func `a day off that is no working day changes nothing`() throws {
    let weekdays = try #require(WorkingDays([.monday]))
    let terms = TargetTerms(firstDay: try day(2026_01_05), seconds: hours(8), per: .week, on: weekdays)
    let off = DaysOff([try day(2026_01_10): 100])
    let target = TargetSchedule([terms], daysOff: off).target(in: try day(2026_01_05)...(try day(2026_01_11)))
    #expect(target == hours(8))
  }

  @Test func `a week without a working day left has no target`() throws {
    let terms = TargetTerms(firstDay: try day(2026_01_05), seconds: hours(8), per: .day)
    let off = DaysOff([try day(2026_01_06): 100])
    let balances = TargetSchedule([terms], daysOff: off).balances(through: try day(2026_01_06), tracked: .none)
    let targets = balances.map(\.target)
    #expect(targets == [hours(8), 0])
  }

  @Test func `other terms are valid from their day and continue the balance`() throws {
    let first = TargetTerms(firstDay: try day(2026_01_01), seconds: hours(31), per: .month, carryOver: .all)
    let second = TargetTerms(firstDay: try day(2026_02_01), seconds: hours(14), per: .month, carryOver: .all)
    let past = TargetSchedule([first]).balances(through: try day(2026_01_31), tracked: .none)
    let both = TargetSchedule([second, first]).balances(through: try day(2026_02_10), tracked: .none)
    let balances = both.map(\.balance)
    #expect(Array(both.prefix(1)) == past)
    #expect(balances == [hours(-31), hours(-45)])
  }

  @Test func `an opening of other terms replaces what was carried`() throws {
    let first = TargetTerms(firstDay: try day(2026_01_01), seconds: hours(31), per: .month, carryOver: .all)
    let second = TargetTerms(
      firstDay: try day(2026_02_01), seconds: hours(14), per: .month, carryOver: .all, opening: 0)
    let balances = TargetSchedule([first, second]).balances(through: try day(2026_02_10), tracked: .none).map(\.balance)
    #expect(balances == [hours(-31), hours(-14)])
  }

  @Test func `nothing is carried over a time without a target`() throws {
    let first = TargetTerms(firstDay: try day(2026_01_01), seconds: hours(31), per: .month, carryOver: .all)
    let end = TargetTerms(firstDay: try day(2026_02_01), seconds: 0, per: .month)
    let again = TargetTerms(firstDay: try day(2026_03_01), seconds: hours(10), per: .month, carryOver: .all)
    let schedule = TargetSchedule([first, end, again])
    let balances = schedule.balances(through: try day(2026_03_10), tracked: .none).map(\.balance)
    #expect(balances == [hours(-31), hours(-10)])
    let ended = schedule.period(of: try day(2026_02_10))
    #expect(ended == nil)
    let year = schedule.target(in: try day(2026_01_01)...(try day(2026_12_31)))
    #expect(year == hours(31 + 100))
  }

  @Test func `terms that change within a week leave it in two parts`() throws {
    let first = TargetTerms(firstDay: try day(2026_01_05), seconds: hours(14), per: .week)
    let second = TargetTerms(firstDay: try day(2026_01_07), seconds: hours(7), per: .week)
    let balances = TargetSchedule([first, second]).balances(through: try day(2026_01_11), tracked: .none)
    let targets = balances.map(\.target)
    #expect(targets == [hours(4), hours(5)])
  }

  @Test func `the shares of the days add up to the period, to the second`() throws {
    let terms = TargetTerms(firstDay: try day(2026_02_01), seconds: 10_001, per: .month)
    let schedule = TargetSchedule([terms])
    let days = try (1...28).map { try day(2026_02_00 + $0) }
    let sum = days.map { schedule.target(in: $0...$0) }.reduce(0, +)
    #expect(sum == 10_001)
  }

  @Test func `weeks at the ends of the calendar are cut off`() throws {
    let first = TargetPeriod.week.days(of: .earliest, firstWeekday: .sunday)
    let last = TargetPeriod.week.days(of: .latest, firstWeekday: .monday)
    #expect(first.lowerBound == .earliest)
    #expect(last.upperBound == .latest)
    let terms = TargetTerms(firstDay: try day(9999_12_30), seconds: 60, per: .day)
    let balances = TargetSchedule([terms]).balances(through: .latest, tracked: .none)
    #expect(balances.count == 2)
  }
}

@Suite struct WorkingDaysTests {
  @Test func `a set of days needs one, and has seven at most`() {
    #expect(WorkingDays(mask: 0) == nil)
    #expect(WorkingDays(mask: 128) == nil)
    #expect(WorkingDays([]) == nil)
    #expect(WorkingDays(Weekday.allCases) == .all)
  }

  @Test func `the days of a week are in order from its first one`() throws {
    let days = try #require(WorkingDays([.sunday, .monday, .friday]))
    let fromMonday = days.weekdays(from: .monday)
    #expect(fromMonday == [.monday, .friday, .sunday])
    #expect(days.count == 3)
  }

  @Test func `counts of working days are those of a walk`() throws {
    let start = try #require(CalendarDay(rawValue: 2024_02_20))
    for mask in [1, 64, 62, 127, 85] {
      let days = try #require(WorkingDays(mask: mask))
      for length in 0...40 {
        let end = try #require(start.adding(days: length))
        let walked = (0...length).compactMap { start.adding(days: $0) }.count { days.contains($0.weekday) }
        let counted = days.count(in: start...end)
        #expect(counted == walked, "mask \(mask), length \(length)")
      }
    }
  }
}

@Suite struct WorkingDaysTextTests {
  @Test(
    arguments: [
      ("mon-fri", 62), ("Mon, Wed,Sat", 74), ("sunday", 1), ("fri-mon", 99), ("all", 127), ("mon–tue thu", 22),
    ] as [(String, Int)])
  func `weekdays and spans of them are read`(_ text: String, _ mask: Int) {
    let days = WorkingDays(reading: text, words: .english)
    #expect(days?.mask == mask)
  }

  @Test func `weekdays are read in French, and in English beside it`() {
    let french = WorkingDays(reading: "lun.-mer.", words: .french)
    let english = WorkingDays(reading: "mon-wed", words: .french)
    #expect(french?.mask == 14)
    #expect(english?.mask == 14)
  }

  @Test(arguments: ["", "mon-", "-fri", "mon-tue-wed", "someday", "mon;tue", "all,mon", "mon,", ",mon", "lundi"])
  func `what names no weekday is nothing`(_ text: String) {
    let days = WorkingDays(reading: text, words: .english)
    #expect(days == nil)
  }
}
