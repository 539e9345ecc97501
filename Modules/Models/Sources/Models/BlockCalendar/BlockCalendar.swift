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
  ///   - tiles: The tiles of the days of the month, as ``tiles(of:)`` has them.
  /// - Returns: `nil` for a month whose grid would leave the years 1 to 9999.
  public init?(
    month: CalendarMonth, firstWeekday: Weekday, days: [DayTotal] = [], tiles: [CalendarDay: [Tile]] = [:]
  ) {
    guard let first = month.firstDay.startOfWeek(from: firstWeekday) else { return nil }
    let totals = Dictionary(days.map { ($0.day, $0.total) }, uniquingKeysWith: +)
    let cells = (0..<42).compactMap { first.adding(days: $0) }.map { day in
      let part = Part(of: day, in: month)
      return Cell(
        day: day, part: part, total: totals[day, default: .zero],
        tiles: part == .current ? tiles[day, default: []] : [])
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
    /// What was tracked on the day.
    public let total: TimeTotal
    /// At most five; none for a day of another month.
    public let tiles: [Tile]
  }

  /// A block that was tracked on a day.
  public struct Tile: Hashable, Sendable {
    /// The colour of the block.
    public let color: BlockColor
    /// Whether a half block of it became full on the day.
    public let isFull: Bool

    /// Creates the tile of a block.
    public init(color: BlockColor, isFull: Bool = true) {
      self.color = color
      self.isFull = isFull
    }
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
  /// The tiles of each day: the blocks that were tracked on it, in order of their first starts, five at most.
  ///
  /// - Parameter blocks: In any order, each once for each of its days.
  public static func tiles(of blocks: some Sequence<BlockDay>) -> [CalendarDay: [Tile]] {
    Dictionary(grouping: blocks, by: \.day).mapValues { blocks in
      blocks.sorted { $0.start < $1.start }.prefix(5).map { Tile(color: $0.color, isFull: $0.total.halves > 0) }
    }
  }
}
