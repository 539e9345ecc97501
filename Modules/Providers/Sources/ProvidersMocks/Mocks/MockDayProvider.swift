// Made by `architect mocks` from Modules/Providers/Sources/Providers/Day/DayProvider.swift; edits are lost.

public import ModuloModels
public import ModuloProviders
import ModuloStores
public import ModuloUtilities

/// A mock of `DayProvider`: calls are answered by plan, else by its fake.
@MainActor
public final class MockDayProvider: DayProvider {
  /// What is planned for each requirement of `DayProvider`, and how it was called.
  public final class Mocked {
    /// Every call in order, and every plan.
    public let log: MockLog
    /// Plans and calls of `calendar(of:firstWeekday:)`.
    public let calendar:
      MockedRequirement<(month: CalendarMonth, firstWeekday: Weekday), BlockCalendar?, TrackingError, AsyncRequirement>
    /// Plans and calls of `day(_:)`.
    public let day: MockedRequirement<CalendarDay, DayDomain, TrackingError, AsyncRequirement>
    /// Plans and calls of `summary(in:by:then:of:on:firstWeekday:)`.
    public let summary:
      MockedRequirement<
        (
          span: ClosedRange<CalendarDay>, grouping: TimeGrouping, second: TimeGrouping?, filter: TimeFilter,
          today: CalendarDay, firstWeekday: Weekday
        ), TimeSummaryDomain, TrackingError, AsyncRequirement
      >

    fileprivate init(_ log: MockLog) {
      self.log = log
      calendar = MockedRequirement("DayProvider.calendar(of:firstWeekday:)", log)
      day = MockedRequirement("DayProvider.day(_:)", log)
      summary = MockedRequirement("DayProvider.summary(in:by:then:of:on:firstWeekday:)", log)
    }
  }

  /// Plans and calls by requirement.
  public let mocked: Mocked
  private let fake: (any DayProvider)?

  /// Creates a mock without plans.
  ///
  /// - Parameters:
  ///   - fake: What answers calls that have no plan; without one they end the program.
  ///   - log: Share one between mocks whose calls have an order.
  public init(fake: (any DayProvider)? = nil, log: MockLog = MockLog()) {
    self.fake = fake
    mocked = Mocked(log)
  }

  public func calendar(of month: CalendarMonth, firstWeekday: Weekday) async throws(TrackingError) -> BlockCalendar? {
    if let answer = try await mocked.calendar.answer((month, firstWeekday)) { return answer }
    return try await mocked.calendar.fallback(fake).calendar(of: month, firstWeekday: firstWeekday)
  }

  public func day(_ day: CalendarDay) async throws(TrackingError) -> DayDomain {
    if let answer = try await mocked.day.answer(day) { return answer }
    return try await mocked.day.fallback(fake).day(day)
  }

  public func summary(
    in span: ClosedRange<CalendarDay>, by grouping: TimeGrouping, then second: TimeGrouping?, of filter: TimeFilter,
    on today: CalendarDay, firstWeekday: Weekday
  ) async throws(TrackingError) -> TimeSummaryDomain {
    if let answer = try await mocked.summary.answer((span, grouping, second, filter, today, firstWeekday)) {
      return answer
    }
    return try await mocked.summary.fallback(fake).summary(
      in: span, by: grouping, then: second, of: filter, on: today, firstWeekday: firstWeekday)
  }
}
