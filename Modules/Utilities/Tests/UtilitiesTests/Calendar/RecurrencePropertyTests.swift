import ModuloUtilities
import Testing

/// Against a walk over every day of 20 years, which counts days and months on by hand and knows nothing of the
/// arithmetic under test.
@Suite struct RecurrencePropertyTests {
  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `occurrences are those of a walk from day to day`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<150 {
      let recurrence = try anyRecurrence(using: &random)
      let expected = walk(recurrence)
      let found = recurrence.occurrences(in: recurrence.start...years.upperBound).map(\.rawValue)
      try #require(found == expected, "seed \(seed): \(recurrence)")
      let count = recurrence.count(in: recurrence.start...years.upperBound)
      #expect(count == expected.count, "seed \(seed): \(recurrence)")
    }
  }

  @Test(arguments: [5, 6, 7, 8] as [UInt64])
  func `next, previous, first and last are those of a walk from day to day`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<60 {
      let recurrence = try anyRecurrence(using: &random)
      let expected = walk(recurrence)
      for _ in 0..<20 {
        let today = try anyDay(using: &random)
        let number = today.rawValue
        let first = recurrence.first(onOrAfter: today).flatMap(\.inYears)
        let expectedFirst = expected.first { $0 >= number }
        try #require(first == expectedFirst, "seed \(seed): \(recurrence), first from \(today)")
        let next = recurrence.next(after: today).flatMap(\.inYears)
        let expectedNext = expected.first { $0 > number }
        try #require(next == expectedNext, "seed \(seed): \(recurrence), next after \(today)")
        let previous = recurrence.previous(before: today)?.rawValue
        let expectedPrevious = expected.last { $0 < number }
        try #require(previous == expectedPrevious, "seed \(seed): \(recurrence), previous before \(today)")
        let last = recurrence.last(onOrBefore: today)?.rawValue
        let expectedLast = expected.last { $0 <= number }
        try #require(last == expectedLast, "seed \(seed): \(recurrence), last to \(today)")
      }
    }
  }

  private func anyRecurrence(using random: inout SeededGenerator) throws -> Recurrence {
    let unit = try #require(Recurrence.Unit.allCases.randomElement(using: &random))
    let anchor = try anyAnchor(using: &random)
    let start = try Bool.random(using: &random) ? anyDay(using: &random) : anchor
    let days = Int.random(in: 0...5_000, using: &random)
    let end = Bool.random(using: &random) ? start.adding(days: days) : nil
    return try Recurrence(
      every: Int.random(in: 1...14, using: &random), unit, on: anchor, from: start, through: end)
  }

  /// Half of the anchors are on days that some months don't have.
  private func anyAnchor(using random: inout SeededGenerator) throws -> CalendarDay {
    let day = try anyDay(using: &random)
    return Bool.random(using: &random) ? day : day.month.lastDay
  }

  private func anyDay(using random: inout SeededGenerator) throws -> CalendarDay {
    try #require(years.lowerBound.adding(days: Int.random(in: 0..<7_305, using: &random)))
  }

  /// From the anchor one day at a time, forwards and backwards.
  private func walk(_ recurrence: Recurrence) -> [Int] {
    var found: [Int] = []
    for step in [1, -1] {
      var day = HandDay(recurrence.anchor)
      var elapsed = 0
      while years.contains(day) {
        if day.isDue(in: recurrence, elapsed: elapsed) { found.append(day.number) }
        day.move(step)
        elapsed += 1
      }
    }
    let last = min(recurrence.end ?? years.upperBound, years.upperBound).rawValue
    return Set(found).filter { recurrence.start.rawValue...max(last, recurrence.start.rawValue) ~= $0 }.sorted()
  }
}

/// 20 years with six leap days.
private let years = CalendarDay.earliest(in: 2016)...CalendarDay.latest(in: 2035)

extension CalendarDay {
  fileprivate static func earliest(in year: Int) -> CalendarDay {
    CalendarMonth(year: year, month: 1)?.firstDay ?? .earliest
  }

  fileprivate static func latest(in year: Int) -> CalendarDay {
    CalendarMonth(year: year, month: 12)?.lastDay ?? .latest
  }

  fileprivate var inYears: Int? { years.contains(self) ? rawValue : nil }
}

extension ClosedRange<CalendarDay> {
  fileprivate func contains(_ day: HandDay) -> Bool { lowerBound.rawValue...upperBound.rawValue ~= day.number }
}

private struct HandDay {
  var (year, month, day): (Int, Int, Int)

  init(_ day: CalendarDay) { (year, month, self.day) = (day.year, day.monthOfYear, day.dayOfMonth) }

  var number: Int { year * 10_000 + month * 100 + day }

  private var length: Int {
    let isLeap = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
    return [31, isLeap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]
  }

  mutating func move(_ step: Int) {
    day += step
    if day > length { (year, month, day) = month < 12 ? (year, month + 1, 1) : (year + 1, 1, 1) }
    if day < 1 {
      (year, month) = month > 1 ? (year, month - 1) : (year - 1, 12)
      day = length
    }
  }

  /// - Parameter elapsed: the days that were walked from the anchor.
  func isDue(in recurrence: Recurrence, elapsed: Int) -> Bool {
    let anchor = recurrence.anchor
    let months = abs((year - anchor.year) * 12 + month - anchor.monthOfYear)
    let isDayOfMonth = day == min(anchor.dayOfMonth, length)
    switch recurrence.unit {
    case .day: return elapsed % recurrence.interval == 0
    case .week: return elapsed % (recurrence.interval * 7) == 0
    case .month: return isDayOfMonth && months % recurrence.interval == 0
    case .year: return isDayOfMonth && months % (recurrence.interval * 12) == 0
    }
  }
}
