public import ModuloUtilities

/// The days of some weeks as a map is drawn of them: a level for each day, and the months beside the weeks.
public struct TimeMapUIModel: Equatable, Sendable {
  /// The first day and the last: `Oct 13, 2025 – Apr 12, 2026`.
  public let label: String
  /// What was tracked in these days, counted in blocks: `12.5 blocks`.
  public let total: String
  /// Seven rows of days, one for each weekday, a week in each column; `nil` for a day before the first or after the last.
  ///
  /// A day has a level from 0, for nothing, to 4, for the days with the most.
  public let levels: [[Int?]]
  /// The weekdays of the rows, in short.
  public let weekdays: [String]
  /// The months, oldest first, each with its name and the week in which it begins, from 0.
  public let months: [Month]

  /// A month of the map.
  public struct Month: Equatable, Sendable {
    /// The name alone: `Apr`.
    public let label: String
    /// The place among the weeks, from 0.
    public let week: Int
  }
}

extension TimeSummaryDomain {
  /// The first day of a half year of whole weeks that ends with this one.
  public static func firstMapDay(before today: CalendarDay, firstWeekday: Weekday) -> CalendarDay {
    today.startOfWeek(from: firstWeekday)?.adding(days: -7 * (mapWeeks - 1)) ?? .earliest
  }

  /// The weeks of a half year.
  private static let mapWeeks = 26

  /// The map of the half year that ends today; the summary is one by days.
  ///
  /// - Returns: `nil` for one in which no half was tracked.
  public func toMap(_ format: FormatContext, on today: CalendarDay) -> TimeMapUIModel? {
    let first = Self.firstMapDay(before: today, firstWeekday: format.firstWeekday)
    let halves = halvesByDay.filter { first...today ~= $0.key }
    if halves.values.allSatisfy({ $0 == 0 }) { return nil }
    let days = (0..<7 * Self.mapWeeks).map { first.adding(days: $0) }
    let levels = days.map { day in
      day.flatMap { $0 <= today ? DayLevel.level(of: halves[$0, default: 0]) : nil }
    }
    let months = days.enumerated().compactMap { place, day in
      day.flatMap { $0.dayOfMonth == 1 ? ($0.month, place / 7) : nil }
    }
    return TimeMapUIModel(
      label: format.days(first, today), total: format.blocks(of: halves.values.reduce(0, +)),
      levels: (0..<7).map { row in stride(from: row, to: levels.count, by: 7).map { levels[$0] } },
      weekdays: days.prefix(7).map { $0.map(format.weekday) ?? "" },
      months: months.map { .init(label: format.shortMonth($0), week: $1) })
  }

  /// The halves of each day of the summary, which is one by days.
  var halvesByDay: [CalendarDay: Int] {
    let days = summary.sums.compactMap { sum -> (CalendarDay, Int)? in
      guard case .day(let day) = sum.subject else { return nil }
      return (day, sum.total.halves)
    }
    return Dictionary(days, uniquingKeysWith: +)
  }
}

/// How much a day has, where it is one of many that are compared at a glance.
enum DayLevel {
  /// From 0 for nothing to 4 for six and a half blocks or more.
  static func level(of halves: Int) -> Int {
    switch halves {
    case 0: 0
    case ..<3: 1
    case ..<7: 2
    case ..<13: 3
    default: 4
    }
  }
}
