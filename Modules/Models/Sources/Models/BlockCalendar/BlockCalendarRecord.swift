public import Foundation
public import ModuloUtilities

/// What a month's calendar is made of, read in one snapshot.
public struct BlockCalendarRecord: Equatable, Sendable {
  /// The month of the calendar.
  public let month: CalendarMonth
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The times of the days of the grid, in order of their days and starts.
  public let times: [TrackingTimeEntity]
  /// The colours of their blocks, by the identifiers of those.
  public let colors: [UUID: BlockColor]

  /// Creates a record from rows of one snapshot.
  public init(
    month: CalendarMonth, firstWeekday: Weekday, times: [TrackingTimeEntity], colors: [UUID: BlockColor]
  ) {
    self.month = month
    self.firstWeekday = firstWeekday
    self.times = times
    self.colors = colors
  }

  /// The calendar of the month.
  ///
  /// - Returns: `nil` for a month whose grid would leave the years 1 to 9999.
  public func toDomain() -> BlockCalendar? {
    let blocks = [BlockDay](times, colors: colors)
    return BlockCalendar(
      month: month, firstWeekday: firstWeekday, days: blocks.map { DayTotal(day: $0.day, total: $0.total) },
      tiles: BlockCalendar.tiles(of: blocks))
  }
}
