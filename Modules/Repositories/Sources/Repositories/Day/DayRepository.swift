public import ModuloModels
public import ModuloUtilities

/// What was tracked, by days. Every method reads one consistent snapshot.
///
/// Summaries are read from the derived sums, never from the stored times.
public protocol DayRepository: Sendable {
  /// The sessions and the plans of a day with their blocks, the running session, every hourly rate, and the targets of
  /// the day. The cost grows with these, and with the days of the targets' periods.
  func fetchDay(_ day: CalendarDay) async throws(RepositoryError) -> DayRecord

  /// The times of the 42 days of a month's grid, and the colours of their blocks. The cost grows with the times of those
  /// days alone.
  ///
  /// - Parameter firstWeekday: The weekday of the first column.
  func fetchCalendar(
    of month: CalendarMonth, firstWeekday: Weekday
  ) async throws(RepositoryError) -> BlockCalendarRecord

  /// The totals of the days of each block, and every hourly rate. The cost grows with them; not with the stored times.
  ///
  /// - Parameter filter: Whose time it is of.
  /// - Throws: ``RepositoryError/notFound`` and ``RepositoryError/ambiguous(_:)`` for the block or the group of the filter.
  func fetchSummary(of filter: TimeFilter) async throws(RepositoryError) -> TimeSummaryRecord
}
