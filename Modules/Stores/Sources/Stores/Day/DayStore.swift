public import ModuloModels
public import ModuloUtilities

/// What can be done with days. Every figure is of one snapshot.
@MainActor
public protocol DayOperations: AnyObject, Sendable {
  /// The sessions of a day, and the running session. The cost grows with the sessions of the day.
  func day(_ day: CalendarDay) async throws(TrackingError) -> DayDomain

  /// The calendar of a month. The cost grows with the times of the month alone.
  ///
  /// - Parameter firstWeekday: The weekday of the first column.
  /// - Returns: `nil` for a month whose grid would leave the years 1 to 9999.
  func calendar(of month: CalendarMonth, firstWeekday: Weekday) async throws(TrackingError) -> BlockCalendar?

  /// The totals of a span of days, in all and by what `grouping` says, with today and the streaks whatever the span. The
  /// cost grows with the days that have a half, not with the stored times.
  ///
  /// - Parameters:
  ///   - second: What each total is broken down by in turn; `nil` for nothing.
  ///   - filter: Whose time all of it is of.
  ///   - today: The day of today's total, and the one that the streak is counted back from.
  ///   - firstWeekday: The day on which a week begins.
  /// - Throws: ``Failure/reference(_:_:)`` for the block or the group of the filter.
  func summary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, then second: TimeGrouping?, of filter: TimeFilter,
    on today: CalendarDay, firstWeekday: Weekday
  ) async throws(TrackingError) -> TimeSummaryDomain
}

/// What was tracked, by days.
@MainActor
public protocol DayStore: DayOperations {}
