import Foundation
public import ModuloUtilities

/// A month as a grid of six weeks, filled up with days of the months before and after.
public struct BlockCalendar: Equatable, Sendable {
  /// The month of the grid.
  public let month: CalendarMonth
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// 42 days, one after another, from the first day of the week that the month begins in.
  public let cells: [Cell]

  /// - Parameters:
  ///   - days: What was tracked on the days of the grid; a day that is missing has nothing.
  ///   - colors: The colours of the days of the month, as ``colors(of:)`` has them.
  /// - Returns: `nil` for a month whose grid would leave the years 1 to 9999.
  public init?(
    month: CalendarMonth, firstWeekday: Weekday, days: [DayTotal] = [], colors: [CalendarDay: [BlockColor]] = [:]
  ) {
    guard let first = month.firstDay.startOfWeek(from: firstWeekday) else { return nil }
    let halves = Dictionary(days.map { ($0.day, $0.total.halves) }, uniquingKeysWith: +)
    let cells = (0..<42).compactMap { first.adding(days: $0) }.map { day in
      let part = Part(of: day, in: month)
      return Cell(
        day: day, part: part, halves: halves[day, default: 0], colors: part == .current ? colors[day, default: []] : [])
    }
    guard cells.count == 42 else { return nil }
    self.month = month
    self.firstWeekday = firstWeekday
    self.cells = cells
  }

  /// A day of the grid.
  public struct Cell: Equatable, Sendable {
    /// The calendar day.
    public let day: CalendarDay
    /// Whether the day is in the month, before it or after it.
    public let part: Part
    /// The number of half blocks on the day.
    public let halves: Int
    /// At most five; none for a day of another month.
    public let colors: [BlockColor]
  }

  /// The month that a day of the grid belongs to.
  public enum Part: String, Sendable {
    /// A day of the month before.
    case previous
    /// A day of the month.
    case current
    /// A day of the month after.
    case next

    fileprivate init(of day: CalendarDay, in month: CalendarMonth) {
      self = day.month == month ? .current : day.month < month ? .previous : .next
    }
  }
}

extension BlockCalendar {
  /// The colours of each day: those of the blocks that were tracked on it, in order of their first starts, five at most.
  ///
  /// - Parameter starts: The starts of the times, in any order.
  public static func colors(of starts: some Sequence<BlockStart>) -> [CalendarDay: [BlockColor]] {
    Dictionary(grouping: starts, by: \.day).mapValues { starts in
      var seen: Set<UUID> = []
      return starts.sorted { $0.start < $1.start }.filter { seen.insert($0.blockID).inserted }.prefix(5).map(\.color)
    }
  }
}
