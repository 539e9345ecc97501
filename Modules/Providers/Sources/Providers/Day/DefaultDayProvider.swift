public import ModuloModels
public import ModuloStores
public import ModuloUtilities

/// Passes the days of a store on.
@MainActor
public final class DefaultDayProvider: DayProvider {
  private let store: any DayStore

  /// Creates a provider on a store.
  public init(store: any DayStore) {
    self.store = store
  }

  public func day(_ day: CalendarDay) async throws(TrackingError) -> DayDomain { try await store.day(day) }

  public func calendar(
    of month: CalendarMonth, firstWeekday: Weekday
  ) async throws(TrackingError) -> BlockCalendar? {
    try await store.calendar(of: month, firstWeekday: firstWeekday)
  }

  public func summary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, on today: CalendarDay, firstWeekday: Weekday
  ) async throws(TrackingError) -> TimeSummaryDomain {
    try await store.summary(in: span, by: grouping, on: today, firstWeekday: firstWeekday)
  }
}
