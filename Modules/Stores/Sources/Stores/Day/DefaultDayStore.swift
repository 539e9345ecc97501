public import ModuloModels
public import ModuloRepositories
public import ModuloUtilities

/// Sums up the days of a repository.
@MainActor
public final class DefaultDayStore: DayStore {
  private let repository: any DayRepository

  /// Creates a store on a repository. Nothing is read.
  public init(repository: any DayRepository) {
    self.repository = repository
  }

  public func day(_ day: CalendarDay) async throws(TrackingError) -> DayDomain {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchDay(day).toDomain()
    }
  }

  public func calendar(
    of month: CalendarMonth, firstWeekday: Weekday
  ) async throws(TrackingError) -> BlockCalendar? {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchCalendar(of: month, firstWeekday: firstWeekday).toDomain()
    }
  }

  public func summary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, on today: CalendarDay, firstWeekday: Weekday
  ) async throws(TrackingError) -> TimeSummaryDomain {
    try await TrackingError.during(.reading) { () throws(RepositoryError) in
      try await repository.fetchSummary(in: span, by: grouping)
        .toDomain(by: grouping, in: span, on: today, firstWeekday: firstWeekday)
    }
  }
}
