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
  /// What the time of the span is worth: the sum of what its entries are.
  public let worth: TimeWorth

  /// - Parameters:
  ///   - days: All days on which something was tracked, whatever the span.
  ///   - span: The days that are summed.
  ///   - sums: The sums of the same span, as ``TimeSum/sums(by:then:blocks:in:firstWeekday:)`` has them.
  public init(days: [DayTotal], in span: ClosedRange<CalendarDay>, on today: CalendarDay, sums: [TimeSum]) {
    total = days.lazy.filter { span.contains($0.day) }.map(\.total).reduce(.zero, +)
    self.today = days.lazy.filter { $0.day == today }.map(\.total).reduce(.zero, +)
    streak = Streak(days.lazy.filter { $0.total.halves > 0 }.map(\.day), on: today)
    self.sums = sums
    worth = sums.map(\.worth).reduce(.none, +)
  }
}

/// What was tracked of one block or one group, or on one day or in one week or month.
public struct TimeSum: Equatable, Sendable {
  /// The block, group or days of the total.
  public let subject: Subject
  /// The total of the subject.
  public let total: TimeTotal
  /// What its time is worth. Each entry, what was tracked of a block on a day and in a time zone, is rounded once.
  public let worth: TimeWorth
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

    /// The identifier of the block or the group; `nil` for days.
    var id: UUID? {
      switch self {
      case .block(let id), .group(let id): id
      case .day, .week, .month: nil
      }
    }
  }

  /// Creates the total of a subject.
  public init(subject: Subject, total: TimeTotal, worth: TimeWorth = .none, parts: [TimeSum] = []) {
    self.subject = subject
    self.total = total
    self.worth = worth
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
  ///   - rates: What an hour is worth; by default nothing is known of it.
  public static func sums(
    by grouping: TimeGrouping, then second: TimeGrouping? = nil, blocks: [BlockDays], in span: ClosedRange<CalendarDay>,
    firstWeekday: Weekday, rates: HourlyRates = HourlyRates()
  ) -> [TimeSum] {
    var places: [Subject: Int] = [:]
    var parts: [Part] = []
    for block in blocks {
      let timeline = rates.timeline(ofBlock: block.blockID, inGroup: block.groupID)
      // Days of one week, say, follow one another, so that a place is looked up once for all of them.
      var (subject, place) = (Subject?.none, 0)
      for day in block.days where span.contains(day.day) && day.total != .zero {
        let found = grouping.subject(of: day.day, block, firstWeekday)
        if found != subject {
          (subject, place) = (found, places[found] ?? parts.count)
          if place == parts.count { parts.append(Part(subject: found)) }
          places[found] = place
        }
        parts[place].total = parts[place].total + day.total
        parts[place].worth.add(seconds: day.total.activeSeconds, at: timeline.rate(on: day.day))
        if second != nil { parts[place].add(day, of: block) }
      }
    }
    // Blocks and groups stay in the order in which they are given.
    if !grouping.isOfBlocks { parts.sort { $0.subject.firstDay < $1.subject.firstDay } }
    return parts.map { part in
      TimeSum(
        subject: part.subject, total: part.total, worth: part.worth,
        parts: second.map {
          sums(by: $0, blocks: part.blocks, in: span, firstWeekday: firstWeekday, rates: rates)
        } ?? [])
    }
  }

  /// A sum, and what it is broken down further.
  private struct Part {
    let subject: Subject
    var total = TimeTotal.zero
    var worth = TimeWorth.none
    /// The days of the blocks that it is of; empty where it isn't broken down.
    var blocks: [BlockDays] = []

    mutating func add(_ day: DayTotal, of block: BlockDays) {
      if blocks.last?.blockID != block.blockID {
        blocks.append(BlockDays(blockID: block.blockID, groupID: block.groupID, days: []))
      }
      blocks[blocks.count - 1].days.append(day)
    }
  }
}

extension TimeGrouping {
  /// Whether the sums are of blocks, or of what those belong to.
  fileprivate var isOfBlocks: Bool { self == .block || self == .group }

  /// What a day of a block is summed for.
  func subject(of day: CalendarDay, _ block: BlockDays, _ firstWeekday: Weekday) -> TimeSum.Subject {
    switch self {
    case .group: .group(block.groupID)
    case .block: .block(block.blockID)
    case .day: .day(day)
    case .week: .week(day.startOfWeek(from: firstWeekday) ?? .earliest)
    case .month: .month(day.month)
    }
  }
}

extension TimeSum.Subject {
  /// The first of the days that are summed; the first of all for a block or a group.
  var firstDay: CalendarDay {
    switch self {
    case .block, .group: .earliest
    case .day(let day), .week(let day): day
    case .month(let month): month.firstDay
    }
  }
}
