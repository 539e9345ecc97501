public import ModuloUtilities

/// What a month's calendar is made of, read in one snapshot.
public struct BlockCalendarRecord: Equatable, Sendable {
  /// The month of the calendar.
  public let month: CalendarMonth
  /// The weekday of the first column.
  public let firstWeekday: Weekday
  /// The days of the grid that have a half, in order.
  public let days: [DayTotal]
  /// The starts of the times of the month, in order.
  public let starts: [BlockStart]

  /// Creates a record from rows of one snapshot.
  public init(month: CalendarMonth, firstWeekday: Weekday, days: [DayTotal], starts: [BlockStart]) {
    self.month = month
    self.firstWeekday = firstWeekday
    self.days = days
    self.starts = starts
  }

  /// The calendar of the month.
  ///
  /// - Returns: `nil` for a month whose grid would leave the years 1 to 9999.
  public func toDomain() -> BlockCalendar? {
    BlockCalendar(month: month, firstWeekday: firstWeekday, days: days, colors: BlockCalendar.colors(of: starts))
  }
}
