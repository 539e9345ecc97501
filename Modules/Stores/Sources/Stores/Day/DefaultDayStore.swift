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
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, then second: TimeGrouping?, of filter: TimeFilter,
    on today: CalendarDay, firstWeekday: Weekday
  ) async throws(TrackingError) -> TimeSummaryDomain {
    do {
      return try await repository.fetchSummary(of: filter)
        .toDomain(by: grouping, then: second, in: span, on: today, firstWeekday: firstWeekday)
    } catch {
      throw TrackingError(error, of: filter)
    }
  }
}

extension TrackingError {
  /// The failure of a call for some blocks; a missing row is that of the filter.
  init(_ error: RepositoryError, of filter: TimeFilter) {
    self =
      switch filter {
      case .all: TrackingError(error, during: .reading)
      case .block(let reference): TrackingError(BlockError(error, during: .reading(reference.text)))
      case .group(let reference): TrackingError(BlockGroupError(error, during: .reading(reference.text)))
      }
  }
}
