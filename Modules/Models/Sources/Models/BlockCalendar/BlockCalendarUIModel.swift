public import ModuloUtilities

/// A month's calendar as it is drawn: text, ready for display.
public struct BlockCalendarUIModel: Equatable, Sendable {
  /// `Apr 2026`
  public let title: String
  /// The total of the month, counted in blocks: `12.5 blocks`.
  public let total: String
  /// The weekdays of the columns, in short.
  public let weekdays: [String]
  /// Six weeks of seven days.
  public let weeks: [[Cell]]

  /// A day of the grid.
  public struct Cell: Equatable, Sendable {
    /// The day of the month: `12`.
    public let number: String
    /// The day in words, for screen readers.
    public let day: String
    /// Whether the day is in the month.
    public let isCurrent: Bool
    /// Whether it is today.
    public let isToday: Bool
    /// The total of the day in blocks; `nil` for a day with nothing.
    public let output: String?
    /// How much was tracked, from 0 for nothing to 4 for the days with the most.
    public let level: Int
    /// The blocks that were tracked, at most five.
    public let tiles: [BlockCalendar.Tile]
  }
}

extension BlockCalendar {
  /// The number of halves in the month; the days of other months don't count.
  public var halves: Int { cells.filter { $0.part == .current }.map(\.total.halves).reduce(0, +) }

  /// The calendar as it is drawn on a day.
  public func toUIModel(_ format: FormatContext, on today: CalendarDay) -> BlockCalendarUIModel {
    let drawn = cells.map { cell in
      BlockCalendarUIModel.Cell(
        number: "\(cell.day.dayOfMonth)", day: format.day(cell.day), isCurrent: cell.part == .current,
        isToday: cell.day == today,
        output: cell.total == .zero ? nil : format.output(of: cell.total.halves),
        level: DayLevel.level(of: cell.total.halves), tiles: cell.tiles)
    }
    return BlockCalendarUIModel(
      title: format.month(month), total: format.blocks(of: halves),
      weekdays: cells.prefix(7).map { format.weekday($0.day) },
      weeks: stride(from: 0, to: drawn.count, by: 7).map { Array(drawn[$0..<$0 + 7]) })
  }
}
