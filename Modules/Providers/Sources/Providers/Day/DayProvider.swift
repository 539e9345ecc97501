public import DependencyKit
public import ModuloModels
public import ModuloUtilities

/// What was tracked, by days, for screens. Every figure is of one snapshot.
@MainActor
public protocol DayProvider: AnyObject, Sendable {
  /// The sessions of a day, and the running session: its timeline, and its board at a moment.
  func day(_ day: CalendarDay) async throws(TrackingError) -> DayDomain

  /// The calendar of a month, whose first column is this weekday.
  ///
  /// - Returns: `nil` for a month whose grid would leave the years 1 to 9999.
  func calendar(of month: CalendarMonth, firstWeekday: Weekday) async throws(TrackingError) -> BlockCalendar?

  /// The totals of a span of days, in all and by what `grouping` says; and today and the streaks, whatever the span.
  ///
  /// - Parameter firstWeekday: The day on which a week begins.
  func summary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, on today: CalendarDay, firstWeekday: Weekday
  ) async throws(TrackingError) -> TimeSummaryDomain
}

private enum DayProviderKey: DependencyKey { typealias Value = any DayProvider }

extension DependencyValues {
  /// The provider of days; `AppComposition` registers it.
  public var dayProvider: any DayProvider {
    get { self[DayProviderKey.self] }
    set { self[DayProviderKey.self] = newValue }
  }
}
