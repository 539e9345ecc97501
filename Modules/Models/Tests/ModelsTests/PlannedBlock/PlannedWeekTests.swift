import Foundation
import ModuloModels
import ModuloModelsMocks
import ModuloUtilities
import Testing

/// Planned and tracked time of random weeks, beside a count that looks at every half minute, and takes its days from
/// Foundation's calendar.
@Suite struct PlannedWeekTests {
  private static let zones = [
    "Europe/Paris", "America/New_York", "Australia/Lord_Howe", "America/St_Johns", "Asia/Beirut", "America/Santiago",
    "Africa/Casablanca", "Pacific/Auckland",
  ]

  @Test(arguments: zones) func `25 weeks, of which each has a change of the clocks, are counted alike`(
    _ name: String
  ) throws {
    let zone = try #require(TimeZone(identifier: name))
    let seed = UInt64(name.utf8.reduce(0) { $0 + Int($1) })
    var random = SeededGenerator(seed: seed)
    var change = Date(timeIntervalSince1970: 1_262_304_000)
    for number in 0..<25 {
      change = try #require(zone.nextDaylightSavingTimeTransition(after: change))
      let first = CalendarDay(change, in: zone).adding(days: -Int.random(in: 0...6, using: &random))
      let week = RandomWeek(from: try #require(first), in: zone, using: &random)
      let label: Comment = "seed \(seed), week \(number) from \(week.first) in \(name)"
      for grouping in TimeGrouping.allCases {
        let found = week.record.toDomain(by: grouping, firstWeekday: .monday)
        let expected = week.counted(by: grouping)
        let texts = found.sums.map { "\($0.subject) \(Count($0.total))" }
        #expect(texts.sorted() == expected.map { "\($0.key) \($0.value)" }.sorted(), label)
        let sum = found.sums.map { Count($0.total) }.reduce(Count(), +)
        #expect(Count(found.total) == sum, label)
        let isWhole = found.sums.allSatisfy { Count.adds($0.total) }
        #expect(isWhole, label)
      }
    }
  }
}

/// Plans and tracked times of three blocks in two groups.
private struct RandomWeek {
  let first: CalendarDay
  let zone: TimeZone
  private let calendar: Calendar
  private var plans: [PlannedBlockEntity] = []
  private var times: [TrackingTimeEntity] = []

  private static let blocks = [(BlockEntity.coding, BlockGroupEntity.work), (.reading, .work), (.running, .sport)]

  init(from first: CalendarDay, in zone: TimeZone, using random: inout SeededGenerator) {
    (self.first, self.zone) = (first, zone)
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = zone
    self.calendar = calendar
    for offset in 0..<7 {
      guard let day = first.adding(days: offset) else { continue }
      plan(day, using: &random)
      track(day, using: &random)
    }
  }

  var record: PlannedComparisonRecord {
    PlannedComparisonRecord(
      blocks: Self.blocks.map { .init(block: $0.0, group: $0.1) }, plans: plans, times: times)
  }

  /// One plan after the other, each within the day.
  private mutating func plan(_ day: CalendarDay, using random: inout SeededGenerator) {
    let bounds = bounds(of: day)
    var clock = bounds.lowerBound
    while true {
      let start = clock.adding(seconds: 60 * .random(in: 0...240, using: &random))
      let end = start.adding(seconds: 60 * .random(in: 1...200, using: &random))
      guard end <= bounds.upperBound else { return }
      plans.append(
        PlannedBlockEntity(
          id: Samples.id(plans.count + 1), number: Int64(plans.count + 1), blockID: block(using: &random), day: day,
          start: start, end: end, zone: zone.identifier))
      clock = end
    }
  }

  /// Times that begin on the day; some overlap, and some end on the next.
  private mutating func track(_ day: CalendarDay, using random: inout SeededGenerator) {
    let bounds = bounds(of: day)
    for _ in 0..<Int.random(in: 0...6, using: &random) {
      let length = bounds.lowerBound.milliseconds(until: bounds.upperBound) / 1_000
      let start = bounds.lowerBound.adding(seconds: 30 * .random(in: 0..<length / 30, using: &random))
      let seconds = 30 * Int64.random(in: 2...400, using: &random)
      times.append(
        TrackingTimeEntity(
          id: Samples.id(1_000 + times.count), number: Int64(times.count + 1), sessionID: Samples.id(5),
          blockID: block(using: &random), day: day, start: start, end: start.adding(seconds: seconds),
          zone: zone.identifier, activeSeconds: seconds))
    }
  }

  private func block(using random: inout SeededGenerator) -> UUID {
    Self.blocks[Int.random(in: 0..<Self.blocks.count, using: &random)].0.id
  }

  private func bounds(of day: CalendarDay) -> Range<Instant> {
    let noon = calendar.date(
      from: DateComponents(year: day.year, month: day.monthOfYear, day: day.dayOfMonth, hour: 12))
    let start = calendar.startOfDay(for: noon ?? .distantPast)
    let next = calendar.date(byAdding: .day, value: 1, to: noon ?? .distantPast) ?? .distantPast
    return Instant(start)..<Instant(calendar.startOfDay(for: next))
  }

  /// The count: of each block and day every half minute, then the half blocks of it.
  func counted(by grouping: TimeGrouping) -> [String: Count] {
    var sums: [String: Count] = [:]
    for (block, group) in Self.blocks {
      for day in (0..<7).compactMap({ first.adding(days: $0) }) {
        let planned = plans.filter { $0.blockID == block.id && $0.day == day }.map { ($0.start, $0.end) }
        let tracked = times.filter { $0.blockID == block.id && $0.day == day }.map { ($0.start, $0.end) }
        if planned.isEmpty, tracked.isEmpty { continue }
        let key: TimeSum.Subject =
          switch grouping {
          case .block: .block(block.id)
          case .group: .group(group.id)
          case .day: .day(day)
          case .week: .week(monday(of: day))
          case .month: .month(day.month)
          }
        sums["\(key)", default: Count()] = sums["\(key)", default: Count()] + Count(planned, tracked)
      }
    }
    return sums
  }

  private func monday(of day: CalendarDay) -> CalendarDay {
    var found = day
    while found.weekday != .monday { found = found.adding(days: -1) ?? found }
    return found
  }
}

/// Seconds and half blocks of planned, tracked and both.
private struct Count: Equatable, CustomStringConvertible {
  var seconds = [Int64](repeating: 0, count: 3)
  var halves = [0, 0, 0]

  init() {}

  init(_ total: PlannedTotal) {
    seconds = [total.planned, total.tracked, total.both].map(\.activeSeconds)
    halves = [total.planned, total.tracked, total.both].map(\.halves)
  }

  /// A count by steps of half a minute.
  init(_ planned: [(Instant, Instant)], _ tracked: [(Instant, Instant)]) {
    var moments: [Set<Int64>] = [[], []]
    for (place, spans) in [planned, tracked].enumerated() {
      for (start, end) in spans {
        for moment in stride(from: start.rawValue, to: end.rawValue, by: 30_000) {
          seconds[place] += 30
          moments[place].insert(moment)
        }
      }
    }
    seconds[2] = Int64(moments[0].intersection(moments[1]).count) * 30
    halves = seconds.map { Int($0 / 1_800) }
  }

  static func + (first: Count, second: Count) -> Count {
    var sum = Count()
    sum.seconds = zip(first.seconds, second.seconds).map(+)
    sum.halves = zip(first.halves, second.halves).map(+)
    return sum
  }

  /// Whether both and the rest make what was planned, and what was tracked, with nothing below zero.
  static func adds(_ total: PlannedTotal) -> Bool {
    let rest = [total.plannedOnly, total.trackedOnly]
    let whole = [total.planned, total.tracked]
    return zip(rest, whole).allSatisfy { part, whole in
      part.activeSeconds + total.both.activeSeconds == whole.activeSeconds
        && part.halves + total.both.halves == whole.halves && part.activeSeconds >= 0 && part.halves >= 0
    }
  }

  var description: String { "\(seconds) \(halves)" }
}
