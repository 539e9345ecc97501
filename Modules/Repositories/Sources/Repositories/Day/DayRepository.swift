public import ModuloModels
public import ModuloUtilities

/// What was tracked, by days. Every method reads one consistent snapshot.
///
/// Summaries are read from the derived sums, never from the stored times.
public protocol DayRepository: Sendable {
  /// The sessions of a day with their blocks, and the running session. The cost grows with the sessions of the day.
  func fetchDay(_ day: CalendarDay) async throws(RepositoryError) -> DayRecord

  /// The times of the 42 days of a month's grid, and the colours of their blocks. The cost grows with the times of those
  /// days alone.
  ///
  /// - Parameter firstWeekday: The weekday of the first column.
  func fetchCalendar(
    of month: CalendarMonth, firstWeekday: Weekday
  ) async throws(RepositoryError) -> BlockCalendarRecord

  /// The totals of all days on which something was tracked, and of the blocks within a span of days. The cost grows with
  /// the days of each block; not with the stored times.
  ///
  /// - Parameters:
  ///   - span: The days that the blocks' totals are of.
  ///   - grouping: What the summary is broken down by. It has blocks for blocks and groups alone.
  ///   - filter: Whose time it is of; the days too.
  /// - Throws: ``RepositoryError/notFound`` and ``RepositoryError/ambiguous(_:)`` for the block or the group of the filter.
  func fetchSummary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, of filter: TimeFilter
  ) async throws(RepositoryError) -> TimeSummaryRecord
}
