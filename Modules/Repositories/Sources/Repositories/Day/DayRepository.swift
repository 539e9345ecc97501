public import ModuloModels
public import ModuloUtilities

/// What was tracked, by days. Every method reads one consistent snapshot.
///
/// Totals are read from the derived sums, never from the stored times.
public protocol DayRepository: Sendable {
  /// The sessions of a day with their blocks, and the running session. The cost grows with the sessions of the day.
  func fetchDay(_ day: CalendarDay) async throws(RepositoryError) -> DayRecord

  /// The totals of the 42 days of a month's grid, and the starts of the month's times. The cost grows with the times of
  /// the month alone.
  ///
  /// - Parameter firstWeekday: The weekday of the first column.
  func fetchCalendar(
    of month: CalendarMonth, firstWeekday: Weekday
  ) async throws(RepositoryError) -> BlockCalendarRecord

  /// The totals of all days that have a half, and of the blocks within a span of days. The cost grows with the days, and
  /// for a summary by blocks or groups with the days of each block; not with the stored times.
  ///
  /// - Parameters:
  ///   - span: The days that the blocks' totals are of.
  ///   - grouping: What the summary is broken down by. Blocks are read for blocks and groups alone.
  func fetchSummary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping
  ) async throws(RepositoryError) -> TimeSummaryRecord
}
