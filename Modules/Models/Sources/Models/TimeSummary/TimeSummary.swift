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
  ///   - sums: The sums of the same span, as ``TimeSum/sums(by:days:blocks:in:firstWeekday:)`` has them.
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
  public init(subject: Subject, total: TimeTotal) {
    self.subject = subject
    self.total = total
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
public enum TimeFilter: Equatable, Sendable {
  /// That of all blocks.
  case all
  /// That of one block.
  case block(BlockReference)
  /// That of the blocks of one group.
  case group(NamedReference)
}

extension TimeSum {
  /// The sums of the span, in order of the days, or of the blocks as they are given; a subject without a time has none.
  ///
  /// - Parameters:
  ///   - days: All days on which something was tracked.
  ///   - blocks: What was tracked of each block within the span.
  ///   - firstWeekday: The day on which a week begins.
  public static func sums(
    by grouping: TimeGrouping, days: [DayTotal], blocks: [BlockTotal], in span: ClosedRange<CalendarDay>,
    firstWeekday: Weekday
  ) -> [TimeSum] {
    let days = days.filter { span.contains($0.day) }.sorted { $0.day < $1.day }
    return switch grouping {
    case .group: merged(blocks.map { (.group($0.groupID), $0.total) })
    case .block: merged(blocks.map { (.block($0.blockID), $0.total) })
    case .day: merged(days.map { (.day($0.day), $0.total) })
    case .week: merged(days.map { (.week($0.day.startOfWeek(from: firstWeekday) ?? .earliest), $0.total) })
    case .month: merged(days.map { (.month($0.day.month), $0.total) })
    }
  }

  /// One sum for each subject, in order of their first places.
  private static func merged(_ totals: [(subject: Subject, total: TimeTotal)]) -> [TimeSum] {
    var places: [Subject: Int] = [:]
    return totals.filter { $0.total != .zero }.reduce(into: []) { sums, entry in
      if let place = places[entry.subject] {
        sums[place] = TimeSum(subject: entry.subject, total: sums[place].total + entry.total)
      } else {
        places[entry.subject] = sums.count
        sums.append(TimeSum(subject: entry.subject, total: entry.total))
      }
    }
  }
}
