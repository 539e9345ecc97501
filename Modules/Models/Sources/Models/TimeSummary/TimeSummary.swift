public import Foundation
public import ModuloUtilities

/// What was tracked in a span of days, in all and by a subject; and today and the streaks, whatever the span.
public struct TimeSummary: Equatable, Sendable {
  /// The total of the span of days.
  public let total: TimeTotal
  /// The total of today, whatever the span.
  public let today: TimeTotal
  /// The streaks of days with at least one half, whatever the span.
  public let streak: Streak
  /// The totals of the span, by subject.
  public let sums: [TimeSum]

  /// - Parameters:
  ///   - days: All days on which something was tracked, whatever the span.
  ///   - span: The days that are summed.
  ///   - sums: The sums of the same span, as ``TimeSum/sums(by:then:blocks:in:firstWeekday:)`` has them.
  public init(days: [DayTotal], in span: ClosedRange<CalendarDay>, on today: CalendarDay, sums: [TimeSum]) {
    total = days.filter { span.contains($0.day) }.map(\.total).reduce(.zero, +)
    self.today = days.filter { $0.day == today }.map(\.total).reduce(.zero, +)
    streak = Streak(days.lazy.filter { $0.total.halves > 0 }.map(\.day), on: today)
    self.sums = sums
  }
}

/// What was tracked of one block or one group, or on one day or in one week or month.
public struct TimeSum: Equatable, Sendable {
  /// The block, group or days of the total.
  public let subject: Subject
  /// The total of the subject.
  public let total: TimeTotal
  /// What the total is broken down by in turn; empty for a sum by one thing.
  public let parts: [TimeSum]

  /// The subject of a total.
  public enum Subject: Hashable, Sendable {
    /// A block, by its identifier.
    case block(UUID)
    /// A group, by its identifier.
    case group(UUID)
    /// A calendar day.
    case day(CalendarDay)
    /// By its first day.
    case week(CalendarDay)
    /// A calendar month.
    case month(CalendarMonth)
  }

  /// Creates the total of a subject.
  public init(subject: Subject, total: TimeTotal, parts: [TimeSum] = []) {
    self.subject = subject
    self.total = total
    self.parts = parts
  }
}

/// What a summary is broken down by. The raw value is typed on a command line.
public enum TimeGrouping: String, CaseIterable, Sendable {
  /// One total for each group.
  case group
  /// One total for each block.
  case block
  /// One total for each day.
  case day
  /// One total for each week.
  case week
  /// One total for each month.
  case month
}

/// Whose time is summed.
public enum TimeFilter: Hashable, Sendable {
  /// That of all blocks.
  case all
  /// That of one block.
  case block(BlockReference)
  /// That of the blocks of one group.
  case group(NamedReference)
}

extension TimeFilter {
  /// The blocks that are meant, of all that there are; `nil` for all of them.
  ///
  /// - Throws: As ``NamedReference/choice(among:)``.
  public func choice(
    among blocks: [BlockEntity], in groups: [BlockGroupEntity]
  ) throws(RepositoryError) -> [BlockEntity]? {
    switch self {
    case .all: return nil
    case .block(let reference): return [try reference.choice(among: blocks, in: groups)]
    case .group(let reference):
      let group = try reference.choice(of: groups).id
      return blocks.filter { $0.groupID == group }
    }
  }
}

extension TimeSum {
  /// The sums of the span, in order of the days, or of the blocks as they are given; a subject without a time has none.
  ///
  /// - Parameters:
  ///   - grouping: What the sums are of.
  ///   - second: What each sum is broken down by in turn; `nil` for nothing.
  ///   - blocks: The blocks with their days, whatever the span.
  ///   - firstWeekday: The day on which a week begins.
  public static func sums(
    by grouping: TimeGrouping, then second: TimeGrouping? = nil, blocks: [BlockDays], in span: ClosedRange<CalendarDay>,
    firstWeekday: Weekday
  ) -> [TimeSum] {
    var entries: [Entry] = []
    for block in blocks {
      for day in block.days where span.contains(day.day) && day.total != .zero {
        entries.append(Entry(blockID: block.blockID, groupID: block.groupID, day: day))
      }
    }
    return sums(of: entries, by: grouping, then: second, firstWeekday: firstWeekday)
  }

  /// What was tracked of a block on a day.
  fileprivate struct Entry {
    let blockID: UUID
    let groupID: UUID
    let day: DayTotal
  }

  private static func sums(
    of entries: [Entry], by grouping: TimeGrouping, then second: TimeGrouping?, firstWeekday: Weekday
  ) -> [TimeSum] {
    var places: [Subject: Int] = [:]
    var parts: [(subject: Subject, total: TimeTotal, entries: [Entry])] = []
    for entry in entries {
      let subject = entry.subject(grouping, firstWeekday)
      let place = places[subject] ?? parts.count
      if place == parts.count {
        places[subject] = place
        parts.append((subject, .zero, []))
      }
      parts[place].total = parts[place].total + entry.day.total
      if second != nil { parts[place].entries.append(entry) }
    }
    // Blocks and groups stay in the order in which they are given.
    if !grouping.isOfBlocks { parts.sort { $0.subject.firstDay < $1.subject.firstDay } }
    return parts.map { subject, total, entries in
      TimeSum(
        subject: subject, total: total,
        parts: second.map { sums(of: entries, by: $0, then: nil, firstWeekday: firstWeekday) } ?? [])
    }
  }
}

extension TimeGrouping {
  /// Whether the sums are of blocks, or of what those belong to.
  fileprivate var isOfBlocks: Bool { self == .block || self == .group }
}

extension TimeSum.Subject {
  /// The first of the days that are summed; the first of all for a block or a group.
  fileprivate var firstDay: CalendarDay {
    switch self {
    case .block, .group: .earliest
    case .day(let day), .week(let day): day
    case .month(let month): month.firstDay
    }
  }
}

extension TimeSum.Entry {
  /// What the time is summed for.
  fileprivate func subject(_ grouping: TimeGrouping, _ firstWeekday: Weekday) -> TimeSum.Subject {
    switch grouping {
    case .group: .group(groupID)
    case .block: .block(blockID)
    case .day: .day(day.day)
    case .week: .week(day.day.startOfWeek(from: firstWeekday) ?? .earliest)
    case .month: .month(day.day.month)
    }
  }
}
